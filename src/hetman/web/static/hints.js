// The numbers of a hint on the drawing.
import { $, chain, element } from "./parts.js";

// Put the number of a candidate on the things that it means. A thing counts if the move names all its tokens. Things with
// more tokens come first. A thing that adds no token is left out.
export function mark(tokens, rank) {
  const wanted = new Set(tokens);
  const marked = new Set();
  const things = [...document.querySelectorAll("#board [data-token], #hand [data-token], #tray [data-token]")].filter((thing) => thing.getBoundingClientRect().width);
  const fitting = things.map((thing) => [thing, chain(thing).map((link) => link.token)]).filter(([, links]) => links.every((token) => wanted.has(token)));
  for (const [thing, links] of fitting.sort((one, other) => other[1].length - one[1].length)) {
    if (links.every((token) => marked.has(token))) continue;
    for (const token of links) marked.add(token);
    const box = thing.getBoundingClientRect();
    const number = element("span", "hinted", rank);
    number.style.left = `${box.x + box.width / 2 + (rank - 2) * 16}px`;
    number.style.top = `${box.y + 6}px`;
    document.body.append(number);
  }
}

const wipe = () => { for (const number of document.querySelectorAll(".hinted")) number.remove(); };

export function unhint() {
  wipe();
  if ($("hints").open) $("hints").close();
}
$("hints").addEventListener("close", wipe);
