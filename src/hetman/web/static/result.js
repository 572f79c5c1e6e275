// The result beside the board: who won, by what, and what each result is made of. It never covers the board.
import { post } from "./choosing.js";
import { $, button, element, page } from "./parts.js";
import { state } from "./state.js";
import { takeDock } from "./takeover.js";

const texts = page.texts;

// The response to a rematch and the next scene both lead to the new table. The second must not interrupt the first.
let going = false;
export function go(address) {
  if (going) return;
  going = true;
  location.assign(address);
}

async function rematch(level) {
  const made = await post("rematch", level ? { level } : {});
  if (made) go(`/tables/${made.id}`);
}

export function showResult(end, players, seat) {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  const box = $("result");
  const head = element("header");
  const words = element("div");
  words.append(element("h2", "", end.heading), element("p", "by", end.by || end.text));
  words.firstChild.tabIndex = -1;
  head.append(words, folding(box));
  box.replaceChildren(head);
  if (end.difference) box.append(element("p", "decided", end.difference));
  if (end.rows.length) box.append(countTable(end, players, seat));
  else box.append(scoreTable(end));
  box.hidden = false;
  $("slot").classList.add("ended");
  deeds(end, seat);
  // Somebody who writes goes on writing.
  if (!document.activeElement?.closest("input, textarea")) words.firstChild.focus({ preventScroll: true });
}

// On a desk the count folds away, and the log gets its place.
function folding(box) {
  const fold = button("btn quiet sq fold", "", () => fold.setAttribute("aria-expanded", String(!box.classList.toggle("folded"))));
  fold.innerHTML = page.signs.back;
  fold.setAttribute("aria-label", texts.result);
  fold.setAttribute("aria-expanded", String(!box.classList.contains("folded")));
  return fold;
}

function deeds(end, seat) {
  const actions = [];
  if (seat !== null) {
    actions.push({ name: "rematch", text: texts.rematch, sign: page.signs.reset, look: "go", key: "R", act: () => rematch("") });
    if (end.level) actions.push({ name: "level", text: texts.levelUp, about: end.level.name, sign: page.signs.up, key: "U", act: () => rematch(end.level.level) });
  }
  actions.push({ name: "analyse", text: texts.analyse, sign: page.signs.graph, key: "A", href: `/replays/${page.table}/analysis` });
  actions.push({ name: "replay", text: texts.replay, sign: page.signs.film, key: "V", href: `/replays/${page.table}` });
  actions.push({ name: "home", text: texts.home, sign: page.signs.table, key: "H", href: "/" });
  // On a phone the count and the log open over the board.
  const count = button("f-chip narrow", texts.result, () => $("fold").click());
  takeDock("result", { row: [count], text: `${end.heading}: ${end.by || end.text}`, picture: page.signs.bulawa, actions, look: "idle" });
}

// A row for each source, a column for each seat; the viewer's own column stands out.
function countTable(end, players, seat) {
  const table = element("table", "count");
  const head = element("tr");
  head.append(element("th"), ...players.map((player) => column("th", player.seat === seat ? texts.you : player.name, player.seat === seat)));
  table.append(head);
  for (const row of end.rows) {
    const line = element("tr");
    const label = element("th");
    label.scope = "row";
    label.innerHTML = state.figures[row.figure] || "";
    const text = element("span", "", row.label);
    if (row.note) text.append(element("small", "", row.note));
    label.append(text);
    const values = row.values.map((value, at) => {
      const cell = column("td", value === 0 ? "–" : String(value), at === seat);
      if (row.best.includes(at)) cell.classList.add("best");
      return cell;
    });
    line.append(label, ...values);
    table.append(line);
  }
  if (end.total) {
    const sum = element("tr", "sum");
    sum.append(element("th", "", end.total), ...end.scores.map(({ score }, at) => column("td", String(score), at === seat)));
    table.append(sum);
  }
  return table;
}

function scoreTable(end) {
  const table = element("table", "count");
  for (const { name, score } of end.scores) {
    const row = element("tr");
    row.append(element("th", "", name), element("td", "", String(score)));
    table.append(row);
  }
  return table;
}

const column = (name, text, own) => element(name, own ? "own" : "", text);
