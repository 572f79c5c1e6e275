// Rings and arrows over the drawing, laid by tokens. They depend on no game.
import { chain } from "./parts.js";
import { made } from "./svg.js";

const SHORT = 24;
const HEAD = 16;
const ROUNDEL = 10;
const SIGN = 14;

// The things on the board that stand for these tokens, in their order: each token once, the innermost thing.
export function thingsOf(tokens, where = "#board") {
  const wanted = new Set(tokens);
  const things = [...document.querySelectorAll(`${where} [data-token]`)].filter((thing) => thing.getBoundingClientRect().width && thing.checkVisibility({ visibilityProperty: true }));
  return tokens.map((token) => {
    const fitting = things.filter((thing) => thing.dataset.token === token);
    return fitting.find((thing) => chain(thing).every((link) => wanted.has(link.token))) || fitting[0];
  }).filter(Boolean);
}

// The picture of a thing that has words under it, or the thing itself.
function seen(thing) {
  const picture = thing.querySelector(":scope > svg");
  return picture && 2 * picture.getBoundingClientRect().width > thing.getBoundingClientRect().width ? picture : thing;
}

const middle = (thing) => {
  const { x, y, width, height } = seen(thing).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
};

// Draw a move: an arrow from its piece to its last place, and a ring around what is clicked in the hand or on a stage. What
// else could be done steps back.
export function draw(tokens) {
  wipe();
  const [onBoard, ...beside] = ["#board", "#hand", "#moment"].map((where) => thingsOf(tokens, where));
  const held = beside.flat();
  for (const thing of [...onBoard, ...held]) thing.classList.add("meant");
  document.getElementById("main").classList.add("one-idea");
  const layer = made("svg", { class: "overlay", "aria-hidden": "true" });
  const spots = onBoard.map(middle);
  const [first, last] = [spots[0], spots.at(-1)];
  const apart = first && Math.hypot(last.x - first.x, last.y - first.y) > SHORT;
  if (apart) layer.append(...arrow(first, last));
  if (last) layer.append(ring(last));
  for (const thing of held) layer.append(ring(middle(thing)));
  document.body.append(layer);
}

// A ring follows the box of its thing: a circle around what is about as wide as high, else a frame.
function ring({ x, y, width, height }) {
  const reach = Math.max(14, Math.min(width, height) / 2 + 3);
  if (Math.max(width, height) < 1.25 * Math.min(width, height)) return made("circle", { class: "mark-ring", cx: x, cy: y, r: reach });
  return made("rect", { class: "mark-ring", x: x - width / 2 - 3, y: y - height / 2 - 3, width: width + 6, height: height + 6, rx: 10 });
}

// Compare what was played, dotted, with what the hetman would have played, in ink and with the `sign` of the hetman.
export function compare(played, best, sign) {
  wipe();
  const layer = made("svg", { class: "overlay", "aria-hidden": "true" });
  for (const [tokens, look] of [[played, "was"], [best, "would"]]) {
    // A card that is played stands for a move without a place.
    const places = thingsOf(tokens);
    const spots = (places.length ? places : thingsOf(tokens, ":is(#hand, #moment)")).map(middle);
    const [first, last] = [spots[0], spots.at(-1)];
    if (!last) continue;
    const group = made("g", { class: `mark-${look}` });
    if (Math.hypot(last.x - first.x, last.y - first.y) > SHORT) group.append(...arrow(first, last));
    group.append(ring(last));
    if (look === "would") group.append(roundel(last, sign));
    layer.append(group);
  }
  document.body.append(layer);
}

function roundel({ x, y, width, height }, sign) {
  const reach = Math.max(14, Math.min(width, height) / 2 + 3);
  const round = Math.max(width, height) < 1.25 * Math.min(width, height);
  const [across, up] = round ? [reach * Math.SQRT1_2, reach * Math.SQRT1_2] : [width / 2, height / 2];
  const badge = made("g", { class: "mark-sign", transform: `translate(${x + across} ${y - up})` });
  badge.append(made("circle", { r: ROUNDEL }));
  badge.insertAdjacentHTML("beforeend", sign);
  const drawn = badge.lastElementChild;
  for (const [name, value] of Object.entries({ x: -SIGN / 2, y: -SIGN / 2, width: SIGN, height: SIGN })) drawn.setAttribute(name, value);
  return badge;
}

function arrow(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = Math.min(HEAD, length / 2.5);
  const half = reach * 9 / HEAD;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const end = { x: to.x - dx * (reach - 2), y: to.y - dy * (reach - 2) };
  const line = { x1: from.x, y1: from.y, x2: end.x, y2: end.y };
  const corners = [[to.x, to.y], [to.x - dx * reach - dy * half, to.y - dy * reach + dx * half], [to.x - dx * reach + dy * half, to.y - dy * reach - dx * half]];
  const head = made("polygon", { class: "mark-head", points: corners.map((one) => one.join(",")).join(" ") });
  return [made("line", { class: "mark-halo", ...line }), made("line", { class: "mark-line", ...line }), head];
}

export function wipe() {
  for (const layer of document.querySelectorAll(".overlay")) layer.remove();
  for (const thing of document.querySelectorAll(".meant")) thing.classList.remove("meant");
  document.querySelector(".one-idea")?.classList.remove("one-idea");
}

// Let things flash for a moment, such as the places that a line of the log names.
export function flash(tokens) {
  for (const thing of thingsOf(tokens)) {
    thing.classList.remove("flash");
    void thing.getBoundingClientRect();
    thing.classList.add("flash");
    thing.addEventListener("animationend", () => thing.classList.remove("flash"), { once: true });
  }
}
