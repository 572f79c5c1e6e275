// Undo and draw by agreement: buttons that ask, and what is asked.
import { post } from "./choosing.js";
import { $, button, element, page } from "./parts.js";
import { state } from "./state.js";

const texts = page.texts;
const KINDS = ["undo", "draw"];

for (const what of KINDS) {
  $(`ask-${what}`).onclick = () => { $("menu").close(); post("proposal", { what, seat: state.seat }); };
}

export function askButtons(scene) {
  for (const what of KINDS) $(`ask-${what}`).hidden = !scene.ask?.includes(what);
}

const words = (what) => (what === "undo" ? "Undo" : "Draw");

// What another player asks for, with two buttons, or nothing.
export function proposalAnswer({ proposal, players, yours }) {
  const asked = proposal?.open.find((one) => yours.includes(one));
  if (asked === undefined) return [];
  const text = texts[`asks${words(proposal.what)}`].replace("%", players[proposal.seat].name);
  const answer = (label, accept) => button("f-act mid", label, () => post("proposal/answer", { accept, seat: asked }));
  return [element("span", "f-note", text), answer(texts.accept, true), answer(texts.decline, false)];
}

// What the viewer asks for: a sentence and what takes it back, or nothing.
export function ownProposal({ proposal, players, yours }) {
  if (!proposal || !yours.includes(proposal.seat)) return null;
  const awaited = proposal.open.map((one) => players[one].name).join(", ");
  const withdraw = () => post("proposal/answer", { accept: false, seat: proposal.seat });
  return { text: texts[`asked${words(proposal.what)}`].replace("%", awaited), label: texts.withdraw, withdraw };
}
