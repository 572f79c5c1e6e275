// The live table. It knows no game: it shows the parts it is sent, and narrows the legal moves down by what is clicked, in
// any order.
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
let received = 0;
let sending = false;
// The decision just answered, until another one is shown.
let answered = "";
let lines = [];
let seen = 0;
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
  received = performance.now();
  lines = lines.slice(0, next.log.from).concat(next.log.lines);
  figures = { ...figures, ...next.figures };
  const same = before && before.number === next.number && JSON.stringify(before.moves) === JSON.stringify(next.moves);
  if (!same) chosen = [];
  $("waiting").hidden = next.status !== "open";
  $("prompt").hidden = document.querySelector(".logbox").hidden = next.status === "open";
  if (next.status === "open") { waiting(next); talk(next); return; }
  if (!same || !before?.parts) { unhint(); lay(next.parts, next.seat, Boolean(before?.parts)); } else if (!chosen.length) lay(next.parts, next.seat, true);
  prompt();
  uses().then(() => { if (!same) reveal(); });
  tools(next);
  notices(next);
  tellLog(same ? lines.length : next.log.from);
  talk(next);
  tick();
  if (next.pass) curtain(next.pass);
  else if ($("curtain").open) $("curtain").close();
  if (next.over && !before?.over) over(next.over);
  if (next.next && next.over && before && !before.next) go(`/tables/${next.next}`);
  announce(before, next);
  firstVisit();
}

// ---- prompt and tools -----------------------------------------------------------------------------------------------

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

// ---- narrowing the legal moves down -----------------------------------------------------------------------------------

// Which operand of a move a click means: the first of those it names that the move has.
const meant = (move, item) => item.as?.find((one) => move.operands.some((operand) => operand.name === one));

// Whether every chosen token can stand for a part of the move that no other one stands for.
function fits(move, items) {
  const places = [{ name: "", token: move.verb }, ...move.operands];
  const used = new Set();
  const put = (at) => {
    if (at === items.length) return true;
    const item = items[at];
    const name = meant(move, item);
    for (let place = 0; place < places.length; place++) {
      if (used.has(place) || places[place].token !== item.token) continue;
      if (item.as && places[place].name !== name) continue;
      used.add(place);
      if (put(at + 1)) return true;
      used.delete(place);
    }
    return false;
  };
  return put(0);
}

const remaining = (items = chosen) => scene.moves.filter((move) => fits(move, items));
const verbChosen = (items = chosen) => items.some((item) => item.verb);
const oneVerb = () => new Set(scene.moves.map((move) => move.verb)).size === 1;
const whole = (move, items = chosen) => move.operands.length === items.filter((item) => !item.verb).length;

// How a move is told from others by its operands alone. "plain": no other has the same, or some of them. "twin": one
// has the same, so that buttons ask in the end. "verb": its verb has to be said, since a shorter move would come first.
const kinds = new WeakMap();
function kind(move) {
  if (kinds.has(move)) return kinds.get(move);
  const own = move.operands.map((operand) => operand.token);
  const covers = (other) => {
    const rest = [...own];
    return other.operands.every((operand) => { const at = rest.indexOf(operand.token); if (at >= 0) rest.splice(at, 1); return at >= 0; });
  };
  const inside = scene.moves.filter((other) => other !== move && other.operands.length > 1 && covers(other));
  const found = own.length < 2 || inside.some((other) => other.operands.length < own.length) ? "verb" : inside.length ? "twin" : "plain";
  kinds.set(move, found);
  return found;
}

// Whether the same deed can be done with more: helpers go alone or with ducats. A button asks before they go alone.
const longer = (move, left) => left.some((other) => other.verb === move.verb && other.operands.length > move.operands.length);

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
  const told = left.filter((move) => whole(move) && (said || (kind(move) === "plain" && !longer(move, left))));
  if (told.length === 1 && (!said || left.every((move) => whole(move)))) return play(told[0].move);
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
  const complete = left.filter((move) => whole(move) && (verbChosen() || kind(move) === "twin" || (chosen.length && longer(move, left))));
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
    const open = unchosen(move);
    if (!said) {
      if (!verbShown(move) && (kind(move) === "verb" || !open.every((operand) => shown(move, operand)))) {
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

function unchosen(move) {
  const rest = chosen.filter((item) => !item.verb).map((item) => item.token);
  return move.operands.filter((operand) => { const at = rest.indexOf(operand.token); if (at >= 0) rest.splice(at, 1); return at < 0; });
}

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

// ---- making a move ------------------------------------------------------------------------------------------------------

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
const spelt = (move) => [move.label, ...move.operands.map((operand) => operand.label)].join(" · ");

// ---- clicks and keys ------------------------------------------------------------------------------------------------------

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

// ---- the log --------------------------------------------------------------------------------------------------------------

function tellLog(fresh) {
  const log = $("log");
  const groups = [[]];
  lines.forEach((line, at) => {
    if (line.chapter) groups.push([]);
    groups[groups.length - 1].push([line, at]);
  });
  const items = [];
  for (const group of groups.reverse()) {
    const chapter = group.length && group[0][0].chapter ? group.shift()[0] : null;
    if (chapter) items.push(item("chapter", chapter.chapter));
    for (const [line, at] of latestFirst(group)) {
      const entry = item(at >= fresh && fresh > 0 ? "new" : "");
      const pictures = document.createElement("span");
      pictures.className = "pics";
      pictures.innerHTML = line.figures.slice(0, 3).map((one) => figures[one] || "").join("");
      const text = document.createElement("span");
      text.textContent = line.text;
      if (line.times) {
        const times = document.createElement("span");
        times.className = "times";
        times.textContent = ` (${line.times}×)`;
        text.append(times);
      }
      entry.append(pictures, text);
      items.push(entry);
    }
    if (items.length > 400) break;
  }
  if (!items.length) items.push(item("", texts.emptyLog));
  log.replaceChildren(...items);
}

// The latest move first, but what follows from a move below it.
function latestFirst(group) {
  const moves = [];
  for (const one of group) {
    if (moves.length && moves.at(-1)[0][0].entry === one[0].entry) moves.at(-1).push(one);
    else moves.push([one]);
  }
  return moves.reverse().flat();
}

function item(kind, text = "") {
  const entry = document.createElement("li");
  if (kind) entry.className = kind;
  entry.textContent = text;
  return entry;
}

// ---- chat -----------------------------------------------------------------------------------------------------------------

function talk(next) {
  const list = $("messages");
  if (list.childElementCount !== next.chat.length || list.dataset.last !== String(next.chat.at(-1)?.number)) {
    list.replaceChildren(...next.chat.map((message) => {
      const entry = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = `${message.name}: `;
      entry.append(name, message.text);
      return entry;
    }));
    list.dataset.last = String(next.chat.at(-1)?.number);
    list.scrollTop = list.scrollHeight;
  }
  if (!seen && next.chat.length && seen !== undefined && !talk.begun) seen = next.chat.at(-1).number;
  talk.begun = true;
  read();
}
const reading = () => (narrow.matches ? main.dataset.tab === "chat" : $("chat").open);
function read() {
  const last = scene?.chat.at(-1)?.number || 0;
  if (reading()) seen = last;
  const count = scene ? scene.chat.filter((message) => message.number > seen).length : 0;
  for (const dot of [$("unread"), $("unread-tab")]) { dot.hidden = !count; dot.textContent = count; }
}
$("chat").addEventListener("toggle", () => { read(); const list = $("messages"); list.scrollTop = list.scrollHeight; });
$("say").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (field.value.trim() && await post("messages", { text: field.value, seat })) field.value = "";
});

// ---- clocks ---------------------------------------------------------------------------------------------------------------

function tick() {
  if (!scene) return;
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const time = scene.players[Number(clock.dataset.clock)]?.clock;
    if (!time) { clock.textContent = ""; continue; }
    const left = Math.max(0, time.left - (time.runs ? (performance.now() - received) / 1000 : 0));
    clock.textContent = left > 172800 ? `${Math.floor(left / 86400)} d` : left >= 3600 ? `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)} h` : `${Math.floor(left / 60)}:${two(Math.floor(left) % 60)}`;
  }
}
const two = (number) => String(number).padStart(2, "0");
setInterval(tick, 500);

// ---- curtain, end, first visit -----------------------------------------------------------------------------------------------

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

// ---- hints ------------------------------------------------------------------------------------------------------------------

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
    button.onclick = () => { $("hints").close(); unhint(); play(move.move); };
    const share = document.createElement("small");
    share.textContent = move.share;
    entry.append(button, share);
    return entry;
  }));
  if (!found.moves.length) list.replaceChildren(item("", texts.noHint));
  $("hints").show();
};

// A number in ink on what a candidate means on the drawing: things all of whose tokens it names, those that say most
// first, as long as they say something new.
function mark(tokens, rank) {
  const wanted = new Set(tokens);
  const told = new Set();
  const things = [...document.querySelectorAll("#board [data-token], #hand [data-token]")].filter((thing) => thing.getBoundingClientRect().width);
  const fitting = things.map((thing) => [thing, chain(thing).map((link) => link.token)]).filter(([, links]) => links.every((token) => wanted.has(token)));
  for (const [thing, links] of fitting.sort((one, other) => other[1].length - one[1].length)) {
    if (links.every((token) => told.has(token))) continue;
    for (const token of links) told.add(token);
    const box = thing.getBoundingClientRect();
    const number = document.createElement("span");
    number.className = "hinted";
    number.textContent = rank;
    number.style.left = `${box.x + box.width / 2 + (rank - 2) * 16}px`;
    number.style.top = `${box.y + 6}px`;
    document.body.append(number);
  }
}
function unhint() {
  for (const number of document.querySelectorAll(".hinted")) number.remove();
  if ($("hints").open) $("hints").close();
}
$("hints").addEventListener("close", () => { for (const number of document.querySelectorAll(".hinted")) number.remove(); });

// ---- telling that it is one's turn -------------------------------------------------------------------------------------------

const kept = (name) => localStorage.getItem(`hetman-${name}`) === "1";
for (const name of ["sound", "notify"]) {
  $(name).checked = kept(name);
  $(name).onchange = async (event) => {
    if (name === "notify" && event.target.checked && globalThis.Notification && Notification.permission !== "granted") {
      event.target.checked = (await Notification.requestPermission()) === "granted";
    }
    localStorage.setItem(`hetman-${name}`, event.target.checked ? "1" : "0");
    if (name === "sound" && event.target.checked) tone(660);
  };
}

function announce(before, next) {
  document.title = next.mine ? `● ${texts.turn} · ${page.name}` : `${page.name} · Hetman`;
  if (!before || before.number === next.number) return;
  if (kept("sound")) tone(next.mine ? 660 : 440);
  if (next.mine && !before.mine && document.hidden && kept("notify") && globalThis.Notification?.permission === "granted") {
    new Notification(`${page.name} · Hetman`, { body: texts.turn, tag: page.table });
  }
}

let audio = null;
function tone(pitch) {
  audio ??= new AudioContext();
  const sound = audio.createOscillator();
  const loud = audio.createGain();
  sound.frequency.value = pitch;
  sound.type = "triangle";
  loud.gain.setValueAtTime(0.12, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
  sound.connect(loud).connect(audio.destination);
  sound.start();
  sound.stop(audio.currentTime + 0.26);
}

if (page.curtain) curtain({ seat: page.seat, name: page.seatName });
else connect();
