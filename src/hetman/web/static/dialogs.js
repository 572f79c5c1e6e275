// Dialogs: the menu, all moves, hints, the curtain of a shared device, the end of a game, the first visit.
import { play, post } from "./choosing.js";
import { mark, unhint } from "./hints.js";
import { item } from "./log.js";
import { $, button, element, page } from "./parts.js";
import { ask, prompt } from "./prompt.js";
import { state } from "./state.js";
import { connect, phrases } from "./transport.js";

const texts = page.texts;

// A button in a list. `act` runs when it is pressed.
function listed(text, act, class_ = "") {
  const entry = element("li");
  entry.append(button(class_, text, act));
  return entry;
}

// The response to a rematch and the next scene both lead to the new table. The second must not interrupt the first.
let going = false;
export function go(address) {
  if (going) return;
  going = true;
  location.assign(address);
}

// Menu and tools

$("undo").onclick = () => post("undo");
$("reset").onclick = () => post("reset");
$("more").onclick = () => $("menu").showModal();
$("show-help").onclick = () => { $("menu").close(); $("help").showModal(); };
$("leave").onclick = () => { $("menu").close(); post("hand-over", { seat: state.scene.seat }); };
$("rematch").onclick = async () => { const made = await post("rematch", {}); if (made) go(`/tables/${made.id}`); };
$("concede").onclick = ({ currentTarget: pressed }) => {
  if (!pressed.dataset.sure) { pressed.dataset.sure = "1"; pressed.lastChild.textContent = texts.surely; return; }
  $("menu").close();
  post("concede");
};
$("all-moves").onclick = async () => {
  $("menu").close();
  const words = await phrases();
  const entry = (move) => listed(words.get(move.move) || move.move, () => { $("moves").close(); play([move.move]); }, "btn legal");
  $("move-list").replaceChildren(...state.scene.moves.map(entry));
  $("moves").showModal();
};
for (const close of document.querySelectorAll("[data-close]")) close.onclick = () => close.closest("dialog").close();

// Hints

$("hint").onclick = async () => {
  ask(texts.thinking);
  const found = await post("hint");
  prompt();
  if (!found) return;
  unhint();
  const entries = found.moves.map((move, rank) => {
    mark(move.tokens, rank + 1);
    const entry = listed(move.label, () => { unhint(); play([move.move]); });
    entry.append(element("small", "", move.share));
    return entry;
  });
  $("hint-list").replaceChildren(...(entries.length ? entries : [item("", texts.hintless)]));
  $("hints").show();
};

// Curtain

export function curtain(to) {
  $("curtain-title").textContent = texts.pass.replace("%", to.name);
  $("lift").textContent = texts.lift.replace("%", to.name);
  $("lift").onclick = () => {
    Object.assign(state, { seat: to.seat, scene: null, question: null, lines: [] });
    $("curtain").close();
    connect();
  };
  $("curtain-undo").hidden = !state.scene?.undo;
  if (!$("curtain").open) $("curtain").showModal();
}
$("curtain-undo").onclick = () => post("undo");
$("curtain").addEventListener("cancel", (event) => event.preventDefault());

// The end, and the first visit

export function over(end) {
  $("over-title").textContent = end.title;
  $("over-text").textContent = end.text;
  $("over-how").textContent = end.how;
  $("over-scores").replaceChildren(...end.scores.map(({ name, score }) => {
    const row = element("tr");
    row.append(element("td", "", name), element("td", "", score));
    return row;
  }));
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  $("over").showModal();
}

export function firstVisit() {
  const key = `hetman-seen-${page.game}`;
  if (state.seat === null || state.scene.over || localStorage.getItem(key) || document.querySelector("dialog[open]")) return;
  localStorage.setItem(key, "1");
  $("help").showModal();
}
