// The analysis of a finished game: the chances as a graph, the decisions by rounds, and what the hetman would have played.
import { rush } from "./animation.js";
import { graph, nearest } from "./graph.js";
import { compare, wipe } from "./marks.js";
import { $, element, page, showParts } from "./parts.js";
import "./tooltips.js";

const POLL = 700;
const TINCTURES = ["azure", "or", "gules", "vert"];
const { texts } = page;
let found = { status: "none", done: 0, total: 0, chapters: [], balances: [] };
let decisions = [];
let at = null;
let asked = 0;
let looked = false;
const whose = () => Number($("whose").value);
const ours = (seat) => page.teams.some((team) => team.includes(seat) && team.includes(whose()));
// Behind the decisions stands the last position, when all of them are known.
const end = () => (found.status === "ready" ? decisions.length : decisions.length - 1);
const percent = (chance) => Math.round(100 * chance);

// The server analyses in the background. The list and the graph grow with it.

async function fetched(method, query = "") {
  const answer = await fetch(`/api/replays/${page.replay}/analysis${query}`, { method }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

async function load() {
  let news = await fetched("GET");
  if (news?.status === "none") news = await fetched("POST");
  if (!news) { progress(texts.failed); return; }
  take(news);
  while (found.status === "thinking") {
    await new Promise((done) => setTimeout(done, POLL));
    news = await fetched("GET", `?after=${found.done}`);
    if (news?.status === "none") { progress(texts.failed); return; }
    if (news) take(news);
  }
}

function take(news) {
  if (news.status === "thinking" && !news.chapters.length) news = { ...news, chapters: found.chapters };
  found = news;
  decisions = found.chapters.flatMap((chapter) => chapter.decisions);
  progress(found.status === "ready" ? "" : texts.thinking.replace("§", found.done).replace("¤", found.total));
  list();
  luck();
  draw();
  // The first decision until all are known, and then the costliest one, if the reader has not looked elsewhere.
  if (at === null && decisions.length) go(0);
  if (!looked && found.status === "ready") go(first());
}

function progress(text) {
  $("n-progress").hidden = !text;
  $("n-progress").lastElementChild.textContent = text;
  $("n-bar").max = Math.max(1, found.total);
  $("n-bar").value = found.done;
}

// The own costliest move, or the first decision.
function first() {
  const costliest = decisions.findIndex((one) => one.seat === whose() && one.mark === 1);
  return Math.max(0, costliest);
}

// The list of moves, by rounds

function list() {
  const items = [];
  let number = 0;
  for (const chapter of found.chapters) {
    const heading = element("li", "n-chapter", chapter.heading);
    if (chapter.turning) heading.insertAdjacentHTML("beforeend", page.signs.flag);
    heading.append(element("span", "n-share", `${percent(chapter.chances[whose()])} %`));
    items.push(heading, ...chapter.decisions.map((one) => line(one, number++)));
  }
  if (found.status === "ready" && number) items.push(line({ played: page.result, seat: null }, number));
  $("n-moves").replaceChildren(...items);
  current();
}

function line(one, number) {
  const item = element("li");
  const button = element("button", "n-move");
  button.type = "button";
  button.dataset.at = number;
  const words = element("span", "n-words");
  words.append(element("small", "", one.seat === null ? texts.result : page.seats[one.seat]), element("span", "", one.played));
  button.append(words);
  if (one.mark && one.seat === whose()) button.append(element("span", "n-lost", `−${percent(one.cost)}`), element("i", "n-mark", one.mark));
  item.append(button);
  return item;
}

function current() {
  for (const button of document.querySelectorAll(".n-move")) {
    const here = Number(button.dataset.at) === at;
    if (here) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    if (here) button.scrollIntoView({ block: "center" });
  }
}

// The graph

function draw() {
  const box = $("n-line");
  $("n-name").textContent = texts["chances-of"].replace("%", page.seats[whose()]);
  box.hidden = found.short || decisions.length < 2;
  if (box.hidden) {
    $("n-values").textContent = found.status === "ready" ? texts.short : "";
    return;
  }
  const own = page.teams.findIndex((team) => team.includes(whose()));
  const teams = [page.teams[own], ...page.teams.filter((_, number) => number !== own)];
  const last = found.chapters.at(-1).chances;
  const values = (seat) => [...decisions.map((one) => one.chances[seat]), ...found.status === "ready" ? [last[seat]] : []];
  const lines = teams.map((team) => ({ values: values(team[0]), tincture: TINCTURES[page.teams.indexOf(team) % TINCTURES.length] }));
  const starts = found.chapters.map((chapter) => decisions.indexOf(chapter.decisions[0]));
  const rounds = found.chapters.map((chapter, number) => ({ at: starts[number], label: (chapter.heading.match(/\d+/) || [""])[0] })).filter((round) => round.label);
  const turns = starts.filter((_, number) => found.chapters[number].turning);
  const marks = decisions.map((one, number) => ({ at: number, number: one.mark, seat: one.seat })).filter((one) => one.number && one.seat === whose());
  box.replaceChildren(graph({ lines, rounds, turns, marks, at, width: box.clientWidth, height: box.clientHeight }));
  box.setAttribute("aria-valuemax", end());
}

// Luck and skill

function luck() {
  const balance = found.balances[whose()];
  $("n-balance").hidden = !balance;
  if (!balance) return;
  const rows = [["luck-start", balance.start, false], ["luck-own", balance.own, true], ["luck-others", balance.others, true], ["luck-chance", balance.luck, true], ["luck-rest", balance.rest, true], ["luck-end", balance.end, false]];
  $("n-luck").replaceChildren(...rows.filter(([name]) => name !== "luck-others" || page.teams.length > 1).map(([name, value, signed]) => {
    const row = element("tr");
    const head = element("th", "", texts[name]);
    head.scope = "row";
    const sign = value < -0.005 ? "−" : value > 0.005 && signed ? "+" : "";
    row.append(head, element("td", "", `${sign}${Math.abs(percent(value))} %`));
    return row;
  }));
}

// One decision: the board before it, what was played and what the hetman would have played

async function go(to) {
  if (!decisions.length) return;
  at = Math.max(0, Math.min(end(), to));
  const one = decisions[at] || { frame: page.frames - 1, seat: whose(), tokens: [], best_tokens: [] };
  const own = ++asked;
  current();
  draw();
  if (decisions[at]) sentence(one);
  else result();
  $("try").disabled = !decisions[at];
  $("frame").value = one.frame;
  $("seat").value = one.seat;
  const answer = await fetch(`/api/replays/${page.replay}/frames/${one.frame}?seat=${one.seat}`).catch(() => null);
  if (!answer?.ok || own !== asked) return;
  const frame = await answer.json();
  rush();
  showParts(frame.parts, one.seat, true);
  requestAnimationFrame(() => { if (own === asked) compare(one.tokens, one.best_tokens, page.signs.bulawa); });
}

function sentence(one) {
  const words = one.best ? texts.better.replace("%", one.played).replace("§", one.best) : texts.same.replace("%", one.played);
  const [played, ...rest] = words.split("|");
  $("asked").replaceChildren(element("b", "", played), document.createTextNode(rest.join("")));
  $("n-sign").innerHTML = page.signs.bulawa;
  $("n-cost").hidden = !one.best;
  $("n-cost").textContent = `−${percent(one.cost)} %`;
  const why = [...one.gains.slice(0, 1).map((text) => element("span", "gain", text)), ...one.risks.slice(0, 1).map((text) => element("span", "risk", text))];
  $("n-why").replaceChildren(...why);
  const chance = one.chances[one.seat];
  const both = texts.both.replace("%", percent(chance)).replace("§", percent(Math.max(0, chance - one.cost)));
  // The graph has one side's name. What a rival's move changed for the rival does not belong beside it.
  $("n-values").textContent = one.best && ours(one.seat) ? both : texts.chances.replace("%", percent(one.chances[whose()]));
  $("n-line").setAttribute("aria-valuenow", at);
  $("n-line").setAttribute("aria-valuetext", `${page.seats[one.seat]}: ${one.played}`);
}

function result() {
  $("asked").textContent = page.result;
  $("n-cost").hidden = true;
  $("n-why").replaceChildren();
  $("n-values").textContent = texts.ended.replace("%", percent(found.chapters.at(-1).chances[whose()]));
  $("n-line").setAttribute("aria-valuenow", at);
  $("n-line").setAttribute("aria-valuetext", page.result);
}

// Clicks and keys

function look(to) {
  looked = true;
  go(to);
}

$("n-moves").addEventListener("click", (event) => {
  const button = event.target.closest(".n-move");
  if (button) look(Number(button.dataset.at));
});
const dragged = (event) => {
  look(nearest(event.clientX - $("n-line").getBoundingClientRect().x, end() + 1, $("n-line").clientWidth));
};
$("n-line").addEventListener("pointerdown", (event) => { $("n-line").setPointerCapture(event.pointerId); dragged(event); });
$("n-line").addEventListener("pointermove", (event) => { if (event.buttons) dragged(event); });
$("whose").onchange = () => { list(); luck(); if (at === null) draw(); else go(at); };
addEventListener("resize", () => { draw(); if (decisions[at]) compare(decisions[at].tokens, decisions[at].best_tokens, page.signs.bulawa); });

function round(step) {
  const starts = found.chapters.map((chapter) => decisions.indexOf(chapter.decisions[0]));
  return step > 0 ? starts.find((start) => start > at) ?? at : starts.findLast((start) => start < at) ?? at;
}

const keys = {
  ArrowLeft: () => at - 1, ArrowRight: () => at + 1, Home: () => 0, End: end,
  PageUp: () => round(-1), PageDown: () => round(1),
};
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (keys[event.key]) { event.preventDefault(); look(keys[event.key]()); }
  if ("123".includes(event.key)) {
    const marked = decisions.findIndex((one) => one.seat === whose() && one.mark === Number(event.key));
    if (marked >= 0) look(marked);
  }
  if (event.key === "t" || event.key === "T") $("try").click();
});
// A low window has room for the moves only.
$("n-balance").open = innerHeight >= 900;
addEventListener("pagehide", wipe);
load();
