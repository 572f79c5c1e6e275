// The graph of chances: one line and two areas for two teams, a line for each team of more. Knows no page.
import { made } from "./svg.js";

export const BOX = { left: 34, right: 10, top: 12, bottom: 18 };
const NEAR = 2;

// The mean over five decisions, so that one doubtful estimate makes no spike. The ends stay as they are.
export function smoothed(values) {
  return values.map((value, at) => {
    const reach = Math.min(NEAR, at, values.length - 1 - at);
    const near = values.slice(at - reach, at + reach + 1);
    return near.reduce((sum, one) => sum + one, 0) / near.length;
  });
}

export const xOf = (at, count, width) => BOX.left + (width - BOX.left - BOX.right) * (count > 1 ? at / (count - 1) : 0);
export const yOf = (chance, height) => BOX.top + (height - BOX.top - BOX.bottom) * (1 - chance);

// The decision that is nearest to a place on the graph.
export function nearest(x, count, width) {
  const at = Math.round((x - BOX.left) / (width - BOX.left - BOX.right) * (count - 1));
  return Math.max(0, Math.min(count - 1, at));
}

// The two sides of the line differ by their hatching too, not by colour alone.
function hatch(lay, d) {
  const pattern = made("pattern", { id: `n-${lay}`, width: 6, height: 6, patternUnits: "userSpaceOnUse" });
  pattern.append(made("path", { class: "n-hatch", d }));
  return pattern;
}

const path = (values, width, height) => values.map((value, at) => `${at ? "L" : "M"}${xOf(at, values.length, width).toFixed(1)} ${yOf(value, height).toFixed(1)}`).join("");

// `lines`: values and tincture by team, the own one first. `rounds`: index and label. `marks`: index and number.
export function graph({ lines, rounds, turns, marks, at, width, height }) {
  const drawing = made("svg", { viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true" });
  const [first, count] = [smoothed(lines[0].values), lines[0].values.length];
  const [floor, ceiling] = [yOf(0, height), yOf(1, height)];
  if (lines.length === 2 && count > 1) {
    const line = path(first, width, height);
    const ends = (y) => `L${xOf(count - 1, count, width)} ${y}L${xOf(0, count, width)} ${y}Z`;
    drawing.append(hatch("level", "M0 3H6"), hatch("upright", "M3 0V6"));
    for (const [side, edge, lay] of [[1, ceiling, "upright"], [0, floor, "level"]]) {
      const d = line + ends(edge);
      drawing.append(made("path", { class: `n-area ${lines[side].tincture}`, d }), made("path", { fill: `url(#n-${lay})`, d }));
    }
  }
  for (const share of [0, 0.5, 1]) {
    const y = yOf(share, height);
    drawing.append(made("line", { class: share === 0.5 ? "n-half" : "n-edge", x1: BOX.left, x2: width - BOX.right, y1: y, y2: y }), made("text", { class: "n-label", x: BOX.left - 6, y: y + 4, "text-anchor": "end" }, String(100 * share)));
  }
  let free = 0;
  for (const round of rounds) {
    const x = xOf(round.at, count, width);
    if (x < free) continue;
    free = x + 12 + 7 * round.label.length;
    drawing.append(made("line", { class: "n-tick", x1: x, x2: x, y1: floor, y2: floor + 4 }), made("text", { class: "n-round", x: x + 3, y: floor + 14 }, round.label));
  }
  for (const turn of turns) {
    const x = xOf(turn, count, width);
    drawing.append(made("path", { class: "n-pennon", d: `M${x} ${floor}V${ceiling - 10}h13l-4 4.5 4 4.5h-13` }));
  }
  if (lines.length === 2) drawing.append(made("path", { class: "n-line", d: path(first, width, height) }));
  else for (const line of lines) drawing.append(made("path", { class: `n-line ${line.tincture}`, d: path(smoothed(line.values), width, height) }));
  if (at !== null) drawing.append(made("line", { class: "n-cursor", x1: xOf(at, count, width), x2: xOf(at, count, width), y1: ceiling - 8, y2: floor + 2 }));
  for (const mark of marks) {
    const [x, y] = [xOf(mark.at, count, width), yOf(first[mark.at], height)];
    drawing.append(made("circle", { class: "n-dot", cx: x, cy: y, r: 10 }), made("text", { class: "n-number", x, y: y + 4.5, "text-anchor": "middle" }, String(mark.number)));
  }
  return drawing;
}
