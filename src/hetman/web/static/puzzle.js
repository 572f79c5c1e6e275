// A puzzle on the real table: any legal move is an answer, and a search compares it with the best one.
import { rush } from "./animation.js";
import { showLog } from "./log.js";
import { draw, wipe } from "./marks.js";
import { $, button, drawTogether, element, page, showParts } from "./parts.js";
import { prompt } from "./prompt.js";
import { solve } from "./puzzle-places.js";
import { keep, state, take } from "./state.js";
import { get } from "./transport.js";

const { puzzle, texts } = page;
const percent = (chance) => `${Math.round(100 * chance)} %`;
state.seat = page.seat;

async function begin() {
  const scene = await get(`scene?language=${page.code}`);
  if (!scene) { show(texts.failed, [], []); return; }
  mark(null);
  state.answered = "";
  state.question = null;
  keep(scene);
  take(scene);
  rush();
  showParts(scene.parts, scene.seat, true);
  showLog(state.lines, state.figures, 0);
  prompt();
  show(texts.findBest, [], [named("solution", button("btn quiet", texts.solution, reveal))]);
}

function header() {
  const head = element("header");
  const mace = element("span", "mace");
  mace.innerHTML = page.signs.bulawa;
  const words = element("div");
  words.append(element("h2", "", puzzle.title), element("p", "step-no", puzzle.grade));
  head.append(mace, words);
  return head;
}

const named = (name, made) => { made.dataset.do = name; return made; };

function show(text, lines, deeds, outcome = "") {
  const bar = element("div", "bar");
  const next = named("next", element("a", "btn next-step", texts.nextPuzzle));
  next.href = puzzle.next;
  bar.append(...deeds, next);
  $("coach").replaceChildren(header(), element("p", "say", text), ...lines, bar);
  $("coach").dataset.outcome = outcome;
  drawTogether($("coach"));
}

// The best move on the board. A longer text beside it can change the size of the board.
let marked = null;
function mark(tokens) {
  marked = tokens;
  if (tokens) draw(tokens);
  else wipe();
}
new ResizeObserver(() => { if (marked) draw(marked); }).observe($("board"));

const reasons = (found) => [...found.gains.map((text) => element("p", "gain", text)), ...found.risks.map((text) => element("p", "risk", text))];

async function reveal() {
  const found = await get(`solution?language=${page.code}`);
  if (!found) return;
  show(texts.theBest.replace("%", found.best), reasons(found), [named("again", button("btn quiet", texts.tryAgain, begin))], "shown");
  mark(found.tokens);
}

state.coach = {
  refused(reason) { show(reason, [], [named("solution", button("btn quiet", texts.solution, reveal))]); },
  asked() { mark(null); },
  played(found) {
    if (found.good) {
      solve(puzzle.key);
      show(texts.right.replace("%", found.best), reasons(found), [], "right");
      mark(found.tokens);
      return;
    }
    const again = named("again", button("btn quiet", texts.tryAgain, begin));
    show(texts.notBest.replace("%", percent(found.chance)), [], [again, named("solution", button("btn quiet", texts.solution, reveal))], "wrong");
  },
};
begin();
