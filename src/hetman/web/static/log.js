// The log: what happened, chapter by chapter, the latest first.
import { $, page } from "./parts.js";

export function tellLog(lines, figures, fresh) {
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
  if (!items.length) items.push(item("", page.texts.emptyLog));
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

export function item(kind, text = "") {
  const entry = document.createElement("li");
  if (kind) entry.className = kind;
  entry.textContent = text;
  return entry;
}
