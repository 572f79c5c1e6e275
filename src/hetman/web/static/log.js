// The log: what happened, round by round, the latest first. Draws of chance are folded. A line shows its position.
import { lookBack } from "./lookback.js";
import { $, element, page } from "./parts.js";

const MOST = 400;

export function showLog(lines, figures, fresh) {
  const items = [];
  for (const group of chapters(lines).reverse()) {
    const chapter = group.length && group[0][0].chapter ? group.shift()[0] : null;
    if (chapter) items.push(item("chapter", chapter.chapter));
    items.push(...folded(group.reverse(), figures, fresh));
    if (items.length > MOST) break;
  }
  if (!items.length) items.push(item("", page.texts.empty));
  $("log").replaceChildren(...items);
}

// The lines with their numbers, in groups that start with a heading.
function chapters(lines) {
  const groups = [[]];
  lines.forEach((line, at) => {
    if (line.chapter) groups.push([]);
    groups[groups.length - 1].push([line, at]);
  });
  return groups;
}

// Lines of chance in a row become one line that opens.
function folded(group, figures, fresh) {
  const items = [];
  let minor = [];
  const close = () => {
    if (minor.length === 1) items.push(minor[0]);
    if (minor.length > 1) items.push(fold(minor));
    minor = [];
  };
  for (const [line, at] of group) {
    const made = entry(line, figures, at >= fresh && fresh > 0);
    if (line.minor) minor.push(made);
    else { close(); items.push(made); }
  }
  close();
  return items;
}

function fold(entries) {
  const box = item("folded");
  const details = element("details");
  const list = element("ol", "log");
  list.append(...entries);
  details.append(element("summary", "", page.texts.draws.replace("%", entries.length)), list);
  box.append(details);
  return box;
}

function entry(line, figures, fresh) {
  const made = item(fresh ? "new" : "");
  const pictures = element("span", "pics");
  pictures.innerHTML = line.figures.map((one) => figures[one]).filter(Boolean).slice(0, 3).join("");
  const open = element("button", "line");
  open.type = "button";
  open.append(...emphasised(line.text, [line.verb, ...(line.names || [])].filter(Boolean)));
  if (line.times) open.append(element("span", "times", ` (${line.times}×)`));
  open.onclick = () => lookBack(line);
  made.append(pictures, open);
  return made;
}

// The sentence with these words in bold: its verb, the names of pieces, people and places.
export function emphasised(text, names) {
  const found = names.map((name) => [whole(text, name), name]).filter(([at]) => at >= 0).sort((one, other) => one[0] - other[0]);
  const parts = [];
  let from = 0;
  for (const [at, name] of found) {
    if (at < from) continue;
    parts.push(text.slice(from, at), element("b", "", name));
    from = at + name.length;
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part !== "");
}

// Where the words stand in the sentence, but not inside a longer word, as "is" does in a name.
function whole(text, words) {
  const letter = /\p{L}/u;
  let at = text.indexOf(words);
  while (at >= 0 && (letter.test(text[at - 1] || "") || letter.test(text[at + words.length] || ""))) at = text.indexOf(words, at + 1);
  return at;
}

export const item = (kind, text = "") => element("li", kind, text);
