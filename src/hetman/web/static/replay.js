// The replay of a finished game: transport, the list of moves, any seat's eyes. Looking changes nothing.
import { rush } from "./animation.js";
import { $, element, page, showParts } from "./parts.js";
import "./tooltips.js";

// Milliseconds for a move at normal speed.
const MOVE = 1800;
const query = new URLSearchParams(location.search);
const last = page.frames - 1;
const copyText = $("copy").querySelector("span").textContent;
let at = Math.max(0, Math.min(last, Number(query.get("at")) || 0));
let speed = 1;
let running = 0;
let asked = 0;
let moves = [];

const eyes = () => document.querySelector("[data-eyes][aria-pressed='true']").dataset.eyes;
const seatQuery = (first = "?") => (eyes() === "" ? "" : `${first}seat=${eyes()}`);
const api = (path) => `/api/replays/${page.replay}/${path}`;
const read = async (path) => { const answer = await fetch(api(path)).catch(() => null); return answer?.ok ? answer.json() : null; };

// Going

async function go(to) {
  at = Math.max(0, Math.min(last, to));
  const own = ++asked;
  const frame = await read(`frames/${at}${seatQuery()}`);
  if (!frame || own !== asked) return;
  rush();
  showParts(frame.parts, eyes() === "" ? -1 : Number(eyes()), speed < 4);
  $("asked").textContent = frame.lines.length ? frame.lines.slice(0, at === last ? 4 : 3).join(" ") : frame.prompt;
  place();
  if (at === last) stop();
}

function place() {
  $("slider").value = at;
  $("place").textContent = page.texts.place.replace("%", at).replace("%", last);
  $("round").textContent = at === last ? page.texts.end : moves.find((move) => move.frame > at)?.round || moves[0]?.round || page.texts.start;
  if ($("frame")) $("frame").value = at;
  const link = new URL(location.pathname, location.origin);
  link.search = new URLSearchParams({ at, eyes: eyes() });
  $("link").value = link.href;
  $("copy").dataset.copy = link.href;
  $("copy").querySelector("span").textContent = copyText;
  if ($("frame")) $("frame").form.querySelector("button").disabled = at === last && page.over;
  history.replaceState(null, "", link);
  for (const line of $("moves").querySelectorAll("[data-frame]")) {
    const frame = Number(line.dataset.frame);
    line.classList.toggle("to-come", frame > at);
    if (frame === at) line.setAttribute("aria-current", "true");
    else line.removeAttribute("aria-current");
  }
  const current = $("moves").querySelector("[aria-current]");
  if (current) $("moves").scrollTop = current.offsetTop - $("moves").clientHeight / 3;
  const end = $("moves").querySelector(".the-end");
  if (end) end.hidden = at !== last;
}

// The list of moves, by rounds

async function list() {
  const found = await read(`moves${seatQuery()}`);
  if (!found) return;
  moves = found.moves;
  const lines = [];
  let round = null;
  for (const move of moves) {
    if (move.round !== round && move.round) lines.push(element("li", "round", move.round));
    round = move.round;
    lines.push(line(move, found.figures));
  }
  $("moves").replaceChildren(...lines, $("the-end").content.cloneNode(true));
  const starts = moves.filter((move, index) => move.round !== moves[index - 1]?.round).map((move) => move.frame - 1);
  $("rounds").replaceChildren(...starts.map((frame) => { const made = element("option"); made.value = frame; return made; }));
  place();
}

function line(move, figures) {
  const made = element("li");
  made.dataset.frame = move.frame;
  const link = element("a");
  link.href = `?at=${move.frame}&eyes=${eyes()}`;
  link.onclick = (event) => { if (!event.ctrlKey && !event.metaKey) { event.preventDefault(); stop(); go(move.frame); } };
  const pictures = element("span", "pics");
  pictures.innerHTML = move.things.slice(0, 1).map((one) => figures[one] || "").join("");
  link.append(pictures, element("span", "", move.text));
  made.append(link);
  if (move.more.length) {
    const more = element("details");
    more.append(element("summary", "", "…"), ...move.more.map((text) => element("p", "", text)));
    made.append(more);
  }
  return made;
}

// Running

function stop() {
  clearInterval(running);
  running = 0;
  $("run").setAttribute("aria-pressed", "false");
}

function run() {
  if (running) { stop(); return; }
  if (at === last) at = -1;
  $("run").setAttribute("aria-pressed", "true");
  running = setInterval(() => go(at + 1), MOVE / speed);
}

function setSpeed(value) {
  speed = value;
  for (const one of document.querySelectorAll("[data-speed]")) one.setAttribute("aria-pressed", String(Number(one.dataset.speed) === speed));
  if (running) { stop(); run(); }
}

function look(seat) {
  for (const one of document.querySelectorAll("[data-eyes]")) one.setAttribute("aria-pressed", String(one.dataset.eyes === seat));
  if ($("seat") && seat !== "") $("seat").value = seat;
  go(at);
  list();
}

const starts = () => [...$("rounds").children].map((option) => Number(option.value));
const round = (way) => (way > 0 ? starts().find((frame) => frame > at) ?? last : starts().findLast((frame) => frame < at) ?? 0);

// A picture of the position: SVG from the server, PNG drawn from it here.
async function picture(kind) {
  const address = api(`frames/${at}/picture${seatQuery()}`);
  const name = `${page.replay.slice(0, 6)}-${at}.${kind}`;
  if (kind === "svg") {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) save(await answer.blob(), name);
    return;
  }
  const drawn = new Image();
  drawn.src = address;
  await drawn.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: drawn.naturalWidth * 2, height: drawn.naturalHeight * 2 });
  canvas.getContext("2d").drawImage(drawn, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((png) => save(png, name), "image/png");
}

function save(blob, name) {
  const link = element("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Clicks and keys

const steps = { first: () => 0, back: () => at - 1, on: () => at + 1, last: () => last };
document.querySelector(".transport").addEventListener("click", (event) => {
  const pressed = event.target.closest("button");
  if (!pressed) return;
  if (pressed.dataset.go) { stop(); go(steps[pressed.dataset.go]()); }
  if (pressed.dataset.speed) setSpeed(Number(pressed.dataset.speed));
  if (pressed.dataset.eyes !== undefined) look(pressed.dataset.eyes);
});
$("run").onclick = run;
$("slider").oninput = (event) => { stop(); go(Number(event.target.value)); };
$("board").addEventListener("click", stop);
$("share").onclick = (event) => { event.preventDefault(); $("main").classList.toggle("sharing"); };
for (const one of document.querySelectorAll("[data-picture]")) one.onclick = () => picture(one.dataset.picture);

const SPEEDS = [0.5, 1, 2, 4];
const faster = (way) => setSpeed(SPEEDS[Math.max(0, Math.min(3, SPEEDS.indexOf(speed) + way))]);
const nextEyes = () => { const all = [...document.querySelectorAll("[data-eyes]")]; look(all[(all.findIndex((one) => one.dataset.eyes === eyes()) + 1) % all.length].dataset.eyes); };
const KEYS = {
  " ": run, ArrowRight: () => go(at + 1), ArrowLeft: () => go(at - 1), Home: () => go(0), End: () => go(last),
  "+": () => faster(1), "-": () => faster(-1), e: nextEyes, l: () => $("copy").click(),
};
// Keys that change how one looks, not where: a replay that runs goes on.
const RUNNING = new Set([" ", "+", "-", "e", "l"]);
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input:not([type='range']), select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && event.target.matches("button, a, summary")) return;
  const act = event.shiftKey && event.key.startsWith("Arrow") ? () => go(round(event.key === "ArrowRight" ? 1 : -1)) : KEYS[event.key] || KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  if (!RUNNING.has(event.key.toLowerCase())) stop();
  act();
});

go(at);
list();
