// The live table. It depends on no game: it shows the parts that the server sends, and the viewer chooses a legal move.
import { askButtons, proposalAnswer } from "./agreements.js";
import { read, talk } from "./chat.js";
import { post } from "./choosing.js";
import { botTools } from "./bots.js";
import { setClocks, tick } from "./clocks.js";
import { afterReading, curtain, firstVisit, reading } from "./dialogs.js";
import { lightHint } from "./first-game.js";
import { hosting } from "./hosting.js";
import { unhint } from "./hints.js";
import { showLog } from "./log.js";
import { leaveLookBack } from "./lookback.js";
import { announce } from "./notifications.js";
import "./pace.js";
import { $, button, element, main, narrow, narrowed, page, showParts } from "./parts.js";
import { firstUnseen, playback, playing } from "./playback.js";
import { ask, prompt, unrefuse } from "./prompt.js";
import { recap } from "./recap.js";
import { go, showResult } from "./result.js";
import { choosing, keep, state, take } from "./state.js";
import { connect, listen } from "./transport.js";

const texts = page.texts;
state.seat = page.seat;

// A scene that comes during a playback, or while the viewer reads how to play, is shown after it. Only the latest counts.
let latest = null;
function receive(next) {
  keep(next);
  latest = next;
  if (playing() || reading()) return;
  const first = next.status === "open" ? -1 : firstUnseen(state.scene, next);
  if (first < 0) { show(next); return; }
  unhint();
  leaveLookBack();
  playback(first, () => show(latest));
}

afterReading(() => { if (latest && latest !== state.scene) receive(latest); });

function show(next) {
  const { before, same } = take(next);
  setClocks(next.players);
  const open = next.status === "open";
  $("waiting").hidden = !open;
  main.classList.toggle("gathering", open);
  talk(next.chat);
  hosting(next);
  botTools(next);
  if (open) { waiting(next); return; }
  if (!same || !before?.parts) { unhint(); leaveLookBack(); }
  if (!same) unrefuse();
  if (!same || !before?.parts || !choosing()) showParts(next.parts, next.seat, Boolean(before?.parts));
  prompt();
  tools(next);
  lightHint($("hint"), before, next);
  notices(next);
  showLog(state.lines, state.figures, same ? state.lines.length : next.log.from);
  tick();
  if (next.pass) curtain(next.pass);
  else if ($("curtain").open) $("curtain").close();
  if (next.over && !before?.over) showResult(next.over, next.players, next.seat);
  recap(before, next);
  if (next.next && next.over && before && !before.next) go(`/tables/${next.next}`);
  announce(before, next);
  firstVisit();
}

function tools(next) {
  const playing = next.seat !== null && next.status === "running";
  for (const id of ["undo", "reset", "hint"]) $(id).hidden = !playing;
  $("undo").disabled = !next.undo;
  $("reset").disabled = !next.reset;
  $("hint").disabled = !next.mine;
  askButtons(next);
  $("leave").hidden = $("concede").hidden = !playing;
}

// Notices stand in the tray while the viewer has no question, so that nothing moves. What another player asks for comes first.
let noticed = "";
function notices(next) {
  // What stays is left alone: it keeps the focus, and is not read out again.
  const { proposal, away, yours, seat: own, status } = next;
  const about = JSON.stringify([proposal, away, yours, own, status, next.players.map(({ name, handed }) => [name, handed])]);
  if (about === noticed) return;
  noticed = about;
  const asks = proposalAnswer(next);
  const told = [];
  for (const { name, seat } of next.players.filter((player) => player.handed)) {
    if (next.yours.includes(seat)) told.push(offer(texts.comeback, texts.handed, () => post("come-back", { seat })));
    else told.push(element("span", "f-note", texts.substituted.replace("%", name)));
  }
  for (const seat of next.away || []) told.push(offer(texts.substitute, texts.away.replace("%", next.players[seat].name), () => post("hand-over", { seat })));
  if (next.seat === null && next.status === "running") told.push(element("span", "f-note", texts.watching));
  $("notices").classList.toggle("asks", asks.length > 0);
  $("notices").replaceChildren(...(asks.length ? asks : told));
}

function offer(label, about, act) {
  const made = button("f-act", "", act);
  const words = element("span", "", label);
  words.append(element("small", "", about));
  made.append(words);
  return made;
}

// Before the game starts: the links of the free chairs.
function waiting(next) {
  for (const link of document.querySelectorAll(".links-list li")) {
    const player = next.players[Number(link.dataset.seat)];
    const here = player && player.kind !== "open";
    link.querySelector("b").textContent = player.name;
    for (const part of link.querySelectorAll("input, button, .fill, .qr")) part.hidden = here;
  }
}

$("say").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (field.value.trim() && await post("messages", { text: field.value, seat: state.seat })) field.value = "";
});

// The parts of a phone's table. A low phone has no tabs: the log opens from the header, the players from their strip.
function open(tab) {
  main.dataset.tab = tab;
  for (const other of document.querySelectorAll(".tabs button")) {
    if (other.dataset.tab === tab) other.setAttribute("aria-current", "page");
    else other.removeAttribute("aria-current");
  }
  if (narrow.matches) $("chat").open = tab === "chat";
  read();
  narrowed();
}
document.querySelector(".tabs").addEventListener("click", (event) => {
  const tab = event.target.closest("[data-tab]");
  if (tab) open(tab.dataset.tab);
});
$("fold").onclick = () => open(main.dataset.tab === "table" ? "log" : "table");
document.querySelector(".col-seats").addEventListener("click", (event) => {
  if (narrow.matches && event.target.closest(".player")) open(main.dataset.tab === "players" ? "table" : "players");
});

listen({
  scene: receive,
  refused: (reason) => ask(reason),
  offline: (tries) => {
    main.classList.toggle("offline", tries > 0);
    if (tries > 1) ask(texts.reconnecting);
  },
});
if (page.curtain) curtain({ seat: page.seat, name: page.seatName });
else connect();
