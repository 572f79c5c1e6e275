// Dialogs: the menu, all moves, the curtain of a shared device, the first visit.
import { play, post } from "./choosing.js";
import { $, button, element, page } from "./parts.js";
import { state } from "./state.js";
import { connect, phrases } from "./transport.js";

const texts = page.texts;

// A button in a list. `act` runs when it is pressed.
function listed(text, act, class_ = "") {
  const entry = element("li");
  entry.append(button(class_, text, act));
  return entry;
}

// Menu and tools

$("undo").onclick = () => post("undo");
$("reset").onclick = () => post("reset");
$("more").onclick = () => $("menu").showModal();
$("show-help").onclick = () => { $("menu").close(); openHelp(); };
$("leave").onclick = () => { $("menu").close(); post("hand-over", { seat: state.scene.seat }); };
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

// The first visit

export function firstVisit() {
  const key = `hetman-seen-${page.game}`;
  if (state.seat === null || state.scene.over || localStorage.getItem(key) || document.querySelector("dialog[open]")) return;
  localStorage.setItem(key, "1");
  openHelp();
}

// It takes the focus to its button, and is read from the top.
function openHelp() {
  $("help").showModal();
  $("help").scrollTop = 0;
}

// Whoever reads how to play sees the others move afterwards: the server does not wait, only this page does.
export const reading = () => $("help").open;
export const afterReading = (act) => $("help").addEventListener("close", act);
