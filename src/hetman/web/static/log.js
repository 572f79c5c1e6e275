// The log: what happened, chapter by chapter, the latest first.
import { $, element, page } from "./parts.js";

export function showLog(lines, figures, fresh) {
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
      const pictures = element("span", "pics");
      pictures.innerHTML = line.figures.slice(0, 3).map((one) => figures[one] || "").join("");
      const text = element("span", "", line.text);
      if (line.times) text.append(element("span", "times", ` (${line.times}×)`));
      entry.append(pictures, text);
      items.push(entry);
    }
    if (items.length > 400) break;
  }
  if (!items.length) items.push(item("", page.texts.empty));
  log.replaceChildren(...items);
}

// The latest move first. The lines of one move keep their order.
function latestFirst(group) {
  const moves = [];
  for (const one of group) {
    if (moves.length && moves.at(-1)[0][0].entry === one[0].entry) moves.at(-1).push(one);
    else moves.push([one]);
  }
  return moves.reverse().flat();
}

export const item = (kind, text = "") => element("li", kind, text);
