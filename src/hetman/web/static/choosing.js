// Choose a move. The server knows what clicks mean: the page sends what is chosen and what was clicked, and shows the
// question that comes back.
import { rush } from "./animation.js";
import { tick } from "./clocks.js";
import { unhint } from "./hints.js";
import { leaveLookBack } from "./lookback.js";
import { $, chain, main, page, showParts } from "./parts.js";
import { ask, prompt, refuse, unrefuse } from "./prompt.js";
import { forget } from "./recap.js";
import { decision, settle, state } from "./state.js";
import { leaveDock, takenBy } from "./takeover.js";
import { heldLong } from "./tooltips.js";
import { connect, request, sendMoves } from "./transport.js";

// Milliseconds after an own move. If no scene has come by then, connect again.
const STALE = 5000;

// A thing that is a button for the present question, and one that is a button at other times.
export const LIT = "[role='button']:not([aria-disabled='true']), button:is([data-token], [data-move]):enabled:not([aria-disabled='true'])";
const BARRED = "[aria-disabled='true']";

// How a lit thing is drawn: it goes on with the move, is chosen, or starts another one.
function stateOf(thing) {
  if (thing.matches(".chosen, [aria-pressed='true']")) return "chosen";
  return thing.matches(".start") ? "start" : "legal";
}

// What a click on this element means: the nearest lit thing, or else a thing that cannot be chosen now.
export function clickOf(element) {
  const lit = element.closest(`${LIT}, ${BARRED}`);
  if (lit?.matches(LIT) && main.contains(lit)) {
    return { thing: lit, click: { links: chain(lit), state: stateOf(lit), move: lit.dataset.move || "" } };
  }
  const links = chain(element);
  return links.length ? { thing: (lit && main.contains(lit) && lit) || element.closest("[data-token]"), click: { links, state: "" } } : null;
}

// Clicks are answered one after another: each starts from the question that the one before led to.
let answered = Promise.resolve();
const inTurn = (change, thing) => { answered = answered.then(() => choose(change, thing)); return answered; };

async function choose(change, thing) {
  const { scene, question } = state;
  if (!scene?.mine || state.sending || !question) return;
  const own = decision();
  const { chosen, draft } = change.all ? { chosen: [], draft: [] } : question;
  const answer = await request("choose", { number: scene.number, seat: scene.seat, chosen, draft, click: change.click, drop: change.drop });
  if (decision() !== own || state.question !== question) return;
  if (!answer?.ok) { ask(answer ? (await answer.json()).error : page.texts.failed); return; }
  const { question: next } = await answer.json();
  if (!next || decision() !== own) return;
  if (next.why) { (state.coach?.refused || refuse)(next.why, thing, next.short); return; }
  state.question = next;
  if (next.play.length) { await play(next.play); return; }
  showParts(next.parts, scene.seat, false);
  prompt();
  tick();
  state.coach?.asked();
}

function act(element) {
  const meant = clickOf(element);
  if (!meant || !state.scene?.mine) return;
  rush();
  unhint();
  // The drawing of an earlier position has nothing to choose.
  if (takenBy() === "lookback") { leaveLookBack(); return; }
  if (takenBy()) return;
  forget();
  inTurn({ click: meant.click }, meant.thing);
}

export const drop = (index) => inTurn({ drop: index });

export function clear() {
  unrefuse();
  const { question } = state;
  if (question && (question.chosen.length || question.draft.length)) inTurn({ all: true });
}

// Playing

export async function play(moves) {
  if (state.sending) return;
  state.sending = true;
  const own = decision();
  const { number, seat } = state.scene;
  const answer = await sendMoves({ number, moves, seat });
  state.sending = false;
  if (answer?.ok && state.coach) { settle(own); state.coach.played(await answer.json()); return; }
  if (answer?.ok) { played(own); return; }
  const refused = answer ? await answer.json() : { error: page.texts.failed };
  if (decision() !== own) return;
  state.question = state.scene.question;
  showParts(state.scene.parts, seat, false);
  prompt();
  refuse(refused.why || refused.error);
}

// If the next scene does not come, the connection is dead.
function played(own) {
  if (decision() !== own) return;
  settle(own);
  $("dock").classList.remove("mine");
  $("prompt").classList.remove("mine");
  setTimeout(() => { if (decision() === own) connect(); }, STALE);
}

// Send everything else. An error is shown in the prompt bar.
export async function post(path, body = { seat: state.seat }) {
  state.answered = "";
  const answer = await request(path, body);
  if (!answer) { ask(page.texts.failed); return null; }
  const sent = await answer.json();
  if (answer.status >= 400) { refuse(sent.error); return null; }
  return sent;
}

// Clicks and keys

main.addEventListener("click", (event) => {
  if (heldLong()) return;
  unrefuse();
  const chip = event.target.closest("[data-drop]");
  if (chip) drop(Number(chip.dataset.drop));
  else act(event.target);
});
main.addEventListener("keydown", (event) => {
  if ((event.key !== "Enter" && event.key !== " ") || !event.target.matches("[role='button']")) return;
  event.preventDefault();
  unrefuse();
  act(event.target);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !leaveDock()) clear(); });
$("clear").onclick = () => { if (!leaveDock()) clear(); };
