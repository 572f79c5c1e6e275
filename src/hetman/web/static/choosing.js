// Choose a move: by clicks on the drawing in any order, and by buttons for everything that is not drawn.
import { rush } from "./animation.js";
import { tick } from "./clocks.js";
import { unhint } from "./hints.js";
import { buttonMoves, chosenAfter, decided, missingButtons, spelt, takenBack } from "./moves.js";
import { $, button, chain, focused, main, narrow, page, refocus, showParts } from "./parts.js";
import { ask, prompt } from "./prompt.js";
import { decision, settle, state } from "./state.js";
import { heldLong } from "./tooltips.js";
import { connect, get, phrases, request, sendMove } from "./transport.js";

// Milliseconds after an own move. If no scene has come by then, connect again.
const STALE = 5000;

function choose(links) {
  if (!state.scene?.mine || state.sending || !links.length) return;
  rush();
  unhint();
  const back = takenBack(state.chosen, links);
  if (back >= 0) {
    state.chosen.splice(back, 1);
    redraw();
    return;
  }
  const next = chosenAfter(state.scene.moves, state.chosen, links);
  if (!next.length) return;
  state.chosen = next;
  // Play as soon as the clicks mean one move.
  const move = decided(state.scene.moves, next);
  if (move) play(move.move);
  else redraw();
}

export function clear() {
  if (!state.chosen.length) return;
  state.chosen = [];
  redraw();
}

async function redraw() {
  prompt();
  const { scene } = state;
  const tokens = state.chosen.map((item) => item.token);
  const query = new URLSearchParams(tokens.map((token) => ["chosen", token]));
  if (state.seat !== null) query.set("seat", scene.seat);
  const answer = await get(`drawing?${query}`);
  if (!answer || answer.number !== state.scene.number || scene.number !== state.scene.number) return;
  if (tokens.join() !== state.chosen.map((item) => item.token).join()) return;
  showParts(answer.parts, state.scene.seat, false);
  $("pictured").innerHTML = answer.pictures.join("");
  tick();
  showButtons();
}

// Buttons. Some wait for their texts, so an earlier call can end after a later one. Then it does nothing.
let asking = 0;
let actions = new Map();
export async function showButtons() {
  const own = ++asking;
  const { scene, chosen } = state;
  const moves = scene.mine ? buttonMoves(scene.moves, chosen) : [];
  if (!moves.length) {
    offer(scene.mine ? missingButtons(scene.moves, chosen, drawnLinks()) : new Map());
    return;
  }
  actions = new Map();
  const words = await phrases();
  if (own === asking) offer(new Map(moves.map((one) => [one.move, { text: words.get(one.move) || spelt(one), sign: "", move: one.move }])));
}

function offer(buttons) {
  const box = $("uses");
  const marks = [...buttons].map(([key, { text }]) => `${key}\n${text}`).join("\n\n");
  if (box.dataset.marks !== marks || !marks) {
    const focus = focused();
    box.replaceChildren(...[...buttons].map(([key, { text, sign }]) => {
      const use = button("btn legal", "");
      use.dataset.use = key;
      use.innerHTML = state.figures[sign] || "";
      use.append(text);
      return use;
    }));
    box.dataset.marks = marks;
    refocus(focus);
  }
  actions = buttons;
  const hand = $("hand").childElementCount > 0 && $("hand").textContent.trim() !== "";
  $("tray").classList.toggle("empty", !hand && !buttons.size);
  $("tray").classList.toggle("both", hand && buttons.size > 0 && $("hand").querySelectorAll("button").length < 4);
}
$("uses").addEventListener("click", (event) => {
  const action = actions.get(event.target.closest("[data-use]")?.dataset.use);
  if (action?.move) play(action.move);
  else if (action) choose(action.links);
});

// Things that can be clicked on the drawing. What a phone does not show gets a button.
function legalThings() {
  const things = [...document.querySelectorAll(".table [role='button'], .table button[data-token]:enabled")];
  return things.filter((thing) => thing.getClientRects().length);
}

const drawnLinks = () => legalThings().flatMap(chain);

// On a phone, scroll to the first thing that can be clicked if none of them is visible.
export function reveal() {
  if (!narrow.matches || !state.scene.mine || main.dataset.tab !== "table") return;
  const things = [...legalThings(), ...$("uses").children];
  const [bar, tabs, asked] = [".top", ".tabs", "#prompt"].map((part) => document.querySelector(part).getBoundingClientRect());
  const seen = (thing) => {
    const box = thing.getBoundingClientRect();
    return box.top >= bar.bottom && box.bottom <= tabs.top && (box.bottom <= asked.top || box.top >= asked.bottom);
  };
  if (things.length && !things.some(seen)) things[0].scrollIntoView({ block: "center" });
}

// Playing

export async function play(move) {
  if (state.sending) return;
  state.sending = true;
  const own = decision();
  const { number, seat } = state.scene;
  const answer = await sendMove({ number, move, seat });
  state.sending = false;
  if (decision() === own) {
    state.chosen = [];
    $("clear").hidden = true;
  }
  if (answer?.ok) {
    played(own);
    return;
  }
  if (decision() === own) redraw();
  ask(answer ? (await answer.json()).error : page.texts.failed, state.scene.mine);
}

// If the next scene does not come, the connection is dead.
function played(own) {
  if (decision() !== own) return;
  settle(own);
  $("prompt").classList.remove("mine");
  actions = new Map();
  asking++;
  setTimeout(() => { if (decision() === own) connect(); }, STALE);
}

// Send everything else. An error is shown in the prompt bar.
export async function post(path, body = { seat: state.seat }) {
  state.answered = "";
  const answer = await request(path, body);
  if (!answer) { ask(page.texts.failed, false); return null; }
  const sent = await answer.json();
  if (answer.status >= 400) { ask(sent.error, state.scene.mine); return null; }
  return sent;
}

// Clicks and keys

main.addEventListener("click", (event) => {
  if (heldLong()) return;
  const thing = event.target.closest("[data-token]");
  if (thing && !event.target.closest("button:disabled")) choose(chain(event.target));
});
main.addEventListener("keydown", (event) => {
  if ((event.key === "Enter" || event.key === " ") && event.target.matches("[role='button']")) {
    event.preventDefault();
    choose(chain(event.target.closest("[data-token]") || event.target.querySelector("[data-token]")));
  }
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") clear(); });
$("clear").onclick = () => { clear(); $("prompt").focus?.(); };
