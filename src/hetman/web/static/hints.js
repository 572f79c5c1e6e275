// A hint: one idea at a time, in the dock and on the board.
import { play, post } from "./choosing.js";
import { draw, wipe } from "./marks.js";
import { $, element, page } from "./parts.js";
import { prompt } from "./prompt.js";
import { decision, state } from "./state.js";
import { releaseDock, takeDock, takenBy } from "./takeover.js";

const texts = page.texts;
let ideas = [];
let at = 0;

export async function hint() {
  if (takenBy() === "hint") { unhint(); return; }
  if (takenBy()) return;
  const own = decision();
  takeDock("hint", { text: texts.thinking, picture: page.signs.bulawa, cancel: { text: texts.cancel, act: unhint } });
  const found = await post("hint");
  if (takenBy() !== "hint") return;
  if (!found || decision() !== own) { unhint(); return; }
  ideas = found.moves;
  at = 0;
  show();
}

function show() {
  const idea = ideas[at];
  const cancel = { text: texts.close, act: unhint };
  if (!idea) {
    takeDock("hint", { text: texts.hintless, picture: page.signs.bulawa, cancel });
    return;
  }
  const actions = [{ name: "play", text: texts.play, sign: page.signs.tick, look: "go", key: "Enter", act: () => { const { move } = idea; unhint(); play([move]); } }];
  if (ideas.length > 1) actions.unshift({ name: "another", text: texts.another, about: texts.idea.replace("%", `${at + 1}/${ideas.length}`), key: "N", act: () => { at = (at + 1) % ideas.length; show(); } });
  takeDock("hint", { text: idea.label, picture: page.signs.bulawa, row: reasons(idea), actions, cancel });
  draw(idea.tokens);
}

// What the idea gains and risks, a line each.
function reasons(idea) {
  const lines = element("span", "reasons");
  lines.append(...idea.gains.slice(0, 1).map((text) => element("span", "gain", text)), ...idea.risks.slice(0, 1).map((text) => element("span", "risk", text)));
  return [lines];
}

export function unhint() {
  wipe();
  if (takenBy() !== "hint") return;
  releaseDock("hint");
  if (state.scene) prompt();
}

$("hint").onclick = hint;
addEventListener("resize", () => { if (takenBy() === "hint" && ideas[at]) draw(ideas[at].tokens); });
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "?" && !$("hint").disabled && !$("hint").hidden) hint();
});
