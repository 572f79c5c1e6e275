// The live table. It knows no game: it shows the parts it is sent, and narrows the legal moves down by what is clicked, in
// any order.
import { announce } from "./bell.js";
import { read, talk } from "./chat.js";
import { setClocks, tick } from "./clocks.js";
import { fits, kind, longer, meant, spelt, unchosen, whole } from "./legal.js";
import { item, tellLog } from "./log.js";
import { mark, unhint } from "./marks.js";
import { rush } from "./motion.js";
import { $, chain, focused, lay, main, narrow, narrowed, page, refocus } from "./parts.js";
import { heldLong } from "./tips.js";

const texts = page.texts;

let scene = null;
let chosen = [];
let seat = page.seat;
let socket = null;
let version = "";
let tries = 0;
let sending = false;
// The decision just answered, until another one is shown.
let answered = "";
let lines = [];
let figures = {};
// Milliseconds after which the scene that follows an own move is asked for.
const STALE = 5000;

function connect() {
  const last = socket;
  answered = "";
  const language = document.documentElement.lang;
  const query = new URLSearchParams({ scene: "true", seen: scene ? version : "", language });
  if (seat !== null) query.set("seat", seat);
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${page.table}/live?${query}`);
  const own = socket;
  last?.close();
  socket.onmessage = (event) => {
    if (own !== socket) return;
    tries = 0;
    main.classList.remove("offline");
    const message = JSON.parse(event.data);
    if (message.type === "scene") show(message);
  };
  socket.onclose = (event) => {
    if (own !== socket) return;
    if (event.code > 4000) { ask(event.reason, false); return; }
    main.classList.add("offline");
    setTimeout(() => { if (own === socket) { version = ""; connect(); } }, Math.min(8000, 250 * 2 ** tries++));
    if (tries > 1) ask(texts.reconnecting, false);
  };
}
addEventListener("online", () => { if (socket?.readyState > 1) connect(); });
document.addEventListener("visibilitychange", () => { if (!document.hidden && socket?.readyState > 1) connect(); });

// The answer to a rematch and the news of it both lead to the new table; the second would break off the first.
let going = false;
function go(address) {
  if (going) return;
  going = true;
  location.assign(address);
}

// In a secret choice every seat counts its own steps: two seats of one device may have the same number.
const decision = () => `${scene.seat}:${scene.number}`;

function show(next) {
  const before = scene;
  scene = next;
  // Sent before the answer reached the table, and overtaken by its acknowledgement.
  if (decision() === answered) Object.assign(scene, { mine: false, moves: [] });
  else answered = "";
  version = next.version;
  setClocks(next.players);
  lines = lines.slice(0, next.log.from).concat(next.log.lines);
  figures = { ...figures, ...next.figures };
  const same = before && before.number === next.number && JSON.stringify(before.moves) === JSON.stringify(next.moves);
  if (!same) chosen = [];
  $("waiting").hidden = next.status !== "open";
  $("prompt").hidden = document.querySelector(".logbox").hidden = next.status === "open";
  if (next.status === "open") { waiting(next); talk(next.chat); return; }
  if (!same || !before?.parts) { unhint(); lay(next.parts, next.seat, Boolean(before?.parts)); } else if (!chosen.length) lay(next.parts, next.seat, true);
  prompt();
  uses().then(() => { if (!same) reveal(); });
  tools(next);
  notices(next);
  tellLog(lines, figures, same ? lines.length : next.log.from);
  talk(next.chat);
  tick();
  if (next.pass) curtain(next.pass);
  else if ($("curtain").open) $("curtain").close();
  if (next.over && !before?.over) over(next.over);
  if (next.next && next.over && before && !before.next) go(`/tables/${next.next}`);
  announce(before, next);
  firstVisit();
}

// Prompt and tools

function ask(text, mine, strong) {
  const asked = $("asked");
  asked.replaceChildren();
  $("pictured").replaceChildren();
  if (strong) { const bold = document.createElement("b"); bold.textContent = `${strong} `; asked.append(bold); }
  const rest = document.createElement("span");
  rest.className = strong ? "rest" : "";
  rest.textContent = text;
  asked.append(rest);
  $("prompt").classList.toggle("mine", Boolean(mine));
}

function prompt() {
  $("clear").hidden = !chosen.length;
  if (chosen.length) ask(texts.next, true, capital(`${chosen.map(labelOf).join(" · ")}.`));
  else if (scene.mine) ask("", true, scene.prompt);
  else ask(scene.prompt, false);
}

const capital = (text) => text.charAt(0).toLocaleUpperCase(page.code) + text.slice(1);

function labelOf(item) {
  for (const move of scene.moves) {
    if (item.token === move.verb && !item.as) return move.label;
    const operand = move.operands.find((one) => one.token === item.token);
    if (operand) return operand.label;
  }
  return item.token;
}

function tools(next) {
  const playing = next.seat !== null && next.status === "running";
  for (const id of ["undo", "reset", "hint"]) $(id).hidden = !playing;
  $("undo").disabled = !next.undo;
  $("reset").disabled = !next.reset;
  $("hint").disabled = !next.mine;
  $("leave").hidden = $("concede").hidden = !playing;
  $("rematch").hidden = next.seat === null;
}

function notices(next) {
  const box = $("notices");
  box.replaceChildren();
  const add = (text, label, act) => {
    const line = document.createElement("div");
    line.className = "notice";
    line.append(text);
    if (label) {
      const button = document.createElement("button");
      button.className = "btn";
      button.type = "button";
      button.textContent = label;
      button.onclick = act;
      line.append(button);
    }
    box.append(line);
  };
  for (const player of next.players) {
    if (player.handed && next.yours.includes(player.seat)) add(texts.handed, texts.comeBack, () => post("come-back", { seat: player.seat }));
    else if (player.handed) add(texts.botFor.replace("%", player.name));
  }
  for (const away of next.away || []) add(texts.away.replace("%", next.players[away].name), texts.handOver, () => post("hand-over", { seat: away }));
  if (next.seat === null && next.status === "running") add(texts.watching);
}

// Narrowing the legal moves down

const remaining = (items = chosen) => scene.moves.filter((move) => fits(move, items));
const verbChosen = (items = chosen) => items.some((item) => item.verb);
const oneVerb = () => new Set(scene.moves.map((move) => move.verb)).size === 1;

function choose(links) {
  if (!scene?.mine || sending) return;
  rush();
  unhint();
  const verbs = new Set(scene.moves.map((move) => move.verb));
  const items = links.map((link) => ({ ...link, verb: !link.as && verbs.has(link.token) }));
  const again = items[0] && chosen.findIndex((item) => item.token === items[0].token && String(item.as) === String(items[0].as));
  if (again >= 0 && items.length === 1) { chosen.splice(again, 1); redraw(); return; }
  let next = grown(chosen, items);
  // What fits nothing that was chosen before begins anew.
  if (next.length === chosen.length) next = grown([], items);
  if (!next.length) return;
  chosen = next;
  if (!settle()) redraw();
}

function grown(start, items) {
  let found = [...start];
  for (const item of items) if (remaining([...found, item]).length) found = [...found, item];
  return found;
}

// Play as soon as the clicks tell which move is meant.
function settle() {
  const left = remaining();
  const said = verbChosen() || oneVerb();
  if (left.length === 1 && (said || chosen.length > 1)) return play(left[0].move);
  const told = left.filter((move) => whole(move, chosen) && (said || (kind(move, scene.moves) === "plain" && !longer(move, left))));
  if (told.length === 1 && (!said || left.every((move) => whole(move, chosen)))) return play(told[0].move);
  return false;
}

async function redraw() {
  prompt();
  const number = scene.number;
  const tokens = chosen.map((item) => item.token);
  const query = new URLSearchParams(tokens.map((token) => ["chosen", token]));
  if (seat !== null) query.set("seat", scene.seat);
  const answer = await get(`drawing?${query}`);
  if (!answer || answer.number !== scene.number || number !== scene.number) return;
  if (tokens.join() !== chosen.map((item) => item.token).join()) return;
  lay(answer.parts, scene.seat, false);
  $("pictured").innerHTML = answer.pictures.join("");
  tick();
  uses();
}

// Buttons for whatever cannot be clicked on the drawing. Some wait for their words, and a later call must not be
// overtaken by an earlier one.
let asking = 0;
let acts = new Map();
async function uses() {
  const own = ++asking;
  const left = scene.mine ? remaining() : [];
  const complete = left.filter((move) => whole(move, chosen) && (verbChosen() || kind(move, scene.moves) === "twin" || (chosen.length && longer(move, left))));
  if (!complete.length) { offer(parted(left)); return; }
  acts = new Map();
  const words = await phrases();
  if (own === asking) offer(new Map(complete.map((move) => [move.move, { text: words.get(move.move) || spelt(move), sign: "", act: () => play(move.move) }])));
}

// Verbs that have to be said, and once one is, the operands that are not drawn.
function parted(left) {
  const buttons = new Map();
  const links = drawnLinks();
  const verbShown = (move) => links.some((link) => link.token === move.verb && !link.as);
  const shown = (move, operand) => links.some((link) => link.token === operand.token && (!link.as || meant(move, link) === operand.name));
  const said = verbChosen() || oneVerb();
  for (const move of left) {
    const open = unchosen(move, chosen);
    if (!said) {
      if (!verbShown(move) && (kind(move, scene.moves) === "verb" || !open.every((operand) => shown(move, operand)))) {
        buttons.set(move.verb, { text: move.label, sign: move.sign, act: () => choose([{ token: move.verb, as: null }]) });
      }
      continue;
    }
    for (const operand of open) {
      const { token, name, label, kind } = operand;
      if (!shown(move, operand)) buttons.set(token, { text: label, sign: `${kind}:${token}`, act: () => choose([{ token, as: [name] }]) });
    }
    if (!move.operands.length && !verbShown(move)) buttons.set(move.verb, { text: move.label, sign: move.sign, act: () => play(move.move) });
  }
  return buttons;
}

function offer(buttons) {
  const box = $("uses");
  const marks = [...buttons].map(([key, button]) => `${key}\n${button.text}`).join("\n\n");
  if (box.dataset.marks !== marks || !marks) {
    const focus = focused();
    box.replaceChildren(...[...buttons].map(([key, { text, sign }]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "btn legal";
      button.dataset.use = key;
      button.innerHTML = figures[sign] || "";
      button.append(text);
      return button;
    }));
    box.dataset.marks = marks;
    refocus(focus);
  }
  acts = new Map([...buttons].map(([key, { act }]) => [key, act]));
  const hand = $("hand").childElementCount > 0 && $("hand").textContent.trim() !== "";
  $("tray").classList.toggle("empty", !hand && !buttons.size);
  $("tray").classList.toggle("both", hand && buttons.size > 0 && $("hand").querySelectorAll("button").length < 4);
}
$("uses").addEventListener("click", (event) => acts.get(event.target.closest("[data-use]")?.dataset.use)?.());

// What a click can mean on the drawing. A phone leaves something out: that gets a button.
function litThings() {
  const lit = [...document.querySelectorAll(".table [role='button'], .table button[data-token]:enabled")];
  return lit.filter((thing) => thing.getClientRects().length);
}

const drawnLinks = () => litThings().flatMap(chain);

// On a phone what is asked for may lie below the fold: when nothing of it can be seen, the page goes there.
function reveal() {
  if (!narrow.matches || !scene.mine || main.dataset.tab !== "table") return;
  const things = [...litThings(), ...$("uses").children];
  const [bar, tabs, prompt] = [".top", ".tabs", "#prompt"].map((part) => document.querySelector(part).getBoundingClientRect());
  const seen = (thing) => {
    const box = thing.getBoundingClientRect();
    return box.top >= bar.bottom && box.bottom <= tabs.top && (box.bottom <= prompt.top || box.top >= prompt.bottom);
  };
  if (things.length && !things.some(seen)) things[0].scrollIntoView({ block: "center" });
}

// Making a move

function play(move) {
  send(move);
  return true;
}

async function send(move) {
  if (sending) return;
  sending = true;
  const own = decision();
  const { number, seat } = scene;
  let answer = null;
  try {
    // A lost answer is asked for again: the same move to the same decision counts once.
    for (let attempt = 0; attempt < 4 && !answer; attempt++) {
      if (attempt) await new Promise((done) => setTimeout(done, 400 * 2 ** attempt));
      answer = await request("moves", { number, move, seat });
    }
  } finally {
    sending = false;
    if (decision() === own) {
      chosen = [];
      $("clear").hidden = true;
    }
  }
  if (answer?.ok) settled(own);
  else { if (decision() === own) redraw(); ask(answer ? (await answer.json()).error : texts.failed, scene.mine); }
}

// What is shown is the past until the next scene comes; where it does not, the connection is dead without a word.
function settled(own) {
  if (decision() !== own) return;
  answered = own;
  Object.assign(scene, { mine: false, moves: [] });
  $("prompt").classList.remove("mine");
  acts = new Map();
  asking++;
  setTimeout(() => { if (decision() === own) connect(); }, STALE);
}

const request = (path, body) => fetch(`/api/tables/${page.table}/${path}`, {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
}).catch(() => null);

async function post(path, body = { seat }) {
  answered = "";
  const answer = await request(path, body);
  if (!answer) { ask(texts.failed, false); return null; }
  const told = await answer.json();
  if (answer.status >= 400) { ask(told.error, scene.mine); return null; }
  return told;
}

async function get(path) {
  const answer = await fetch(`/api/tables/${page.table}/${path}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

// The legal moves in whole phrases, by their notation.
let phrased = { version: "", words: new Map() };
async function phrases() {
  const { version, number } = scene;
  if (phrased.version === version) return phrased.words;
  const answer = await get(`choices${seat === null ? "" : `?seat=${scene.seat}`}`);
  if (answer?.number !== number) return new Map();
  phrased = { version, words: new Map(answer.choices.map((choice) => [choice.move, choice.label])) };
  return phrased.words;
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
    const inner = event.target.closest("[data-token]") || event.target.querySelector("[data-token]");
    choose(chain(inner));
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && chosen.length) { chosen = []; redraw(); }
});
$("clear").onclick = () => { chosen = []; redraw(); $("prompt").focus?.(); };
$("undo").onclick = () => post("undo");
$("reset").onclick = () => post("reset");
$("more").onclick = () => $("menu").showModal();
$("show-help").onclick = () => { $("menu").close(); $("help").showModal(); };
$("leave").onclick = () => { $("menu").close(); post("hand-over", { seat: scene.seat }); };
$("rematch").onclick = async () => { const made = await post("rematch", {}); if (made) go(`/tables/${made.id}`); };
$("concede").onclick = (event) => {
  const button = event.currentTarget;
  if (!button.dataset.sure) { button.dataset.sure = "1"; button.lastChild.textContent = texts.surely; return; }
  $("menu").close();
  post("concede");
};
$("all-moves").onclick = async () => {
  $("menu").close();
  const list = $("move-list");
  const words = await phrases();
  list.replaceChildren(...scene.moves.map((move) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn legal";
    button.textContent = words.get(move.move) || spelt(move);
    button.onclick = () => { $("moves").close(); play(move.move); };
    item.append(button);
    return item;
  }));
  $("moves").showModal();
};
for (const button of document.querySelectorAll("[data-close]")) button.onclick = () => button.closest("dialog").close();

$("say").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (field.value.trim() && await post("messages", { text: field.value, seat })) field.value = "";
});

document.querySelector(".tabs").addEventListener("click", (event) => {
  const tab = event.target.closest("[data-tab]");
  if (!tab) return;
  main.dataset.tab = tab.dataset.tab;
  for (const other of document.querySelectorAll(".tabs button")) other.toggleAttribute("aria-current", other === tab);
  tab.setAttribute("aria-current", "page");
  if (tab.dataset.tab === "chat") $("chat").open = true;
  read();
  narrowed();
});

// Curtain, end, first visit

function curtain(to) {
  $("curtain-title").textContent = texts.passTo.replace("%", to.name);
  $("lift").textContent = texts.lift.replace("%", to.name);
  $("lift").onclick = () => {
    seat = to.seat;
    scene = null;
    lines = [];
    $("curtain").close();
    connect();
  };
  $("curtain-undo").hidden = !scene?.undo;
  if (!$("curtain").open) $("curtain").showModal();
}
$("curtain-undo").onclick = () => post("undo");
$("curtain").addEventListener("cancel", (event) => event.preventDefault());

function over(end) {
  $("over-title").textContent = end.title;
  $("over-text").textContent = end.text;
  $("over-how").textContent = end.how;
  $("over-scores").replaceChildren(...end.scores.map((score) => {
    const row = document.createElement("tr");
    for (const text of [score.name, score.score]) { const cell = document.createElement("td"); cell.textContent = text; row.append(cell); }
    return row;
  }));
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  $("over").showModal();
}

function waiting(next) {
  for (const link of document.querySelectorAll(".links-list li")) {
    const player = next.players[Number(link.dataset.seat)];
    const here = player && player.kind !== "open";
    link.querySelector("b").textContent = player.name;
    for (const part of link.querySelectorAll("input, button")) part.hidden = here;
  }
  $("tray").classList.add("empty");
}

function firstVisit() {
  const key = `hetman-seen-${page.game}`;
  if (seat === null || scene.over || localStorage.getItem(key) || document.querySelector("dialog[open]")) return;
  localStorage.setItem(key, "1");
  $("help").showModal();
}

// Hints

$("hint").onclick = async () => {
  ask(texts.thinking, true);
  const found = await post("hint");
  prompt();
  if (!found) return;
  unhint();
  const list = $("hint-list");
  list.replaceChildren(...found.moves.map((move, rank) => {
    mark(move.tokens, rank + 1);
    const entry = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = move.label;
    button.onclick = () => { unhint(); play(move.move); };
    const share = document.createElement("small");
    share.textContent = move.share;
    entry.append(button, share);
    return entry;
  }));
  if (!found.moves.length) list.replaceChildren(item("", texts.noHint));
  $("hints").show();
};

if (page.curtain) curtain({ seat: page.seat, name: page.seatName });
else connect();
