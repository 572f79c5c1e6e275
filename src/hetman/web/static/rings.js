// Rings around the things that the coach asks for, with the numbers of the clicks. They depend on no game.
import { chain, element } from "./parts.js";
import { made } from "./svg.js";

const NUMBER = 13;
// Pixels between a bubble and the edge of the window.
const EDGE = 8;
// Pixels that a ring stands out of the part of the page with its thing.
const OUT = 8;

const places = { board: "#board", hand: "#hand", tray: "#tray" };
const visible = (thing) => { const box = thing.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
const LIT = "[role='button']:not([aria-disabled='true']), button:enabled:not([aria-disabled='true'])";

// Whether a click into the middle of a thing meets it, and nothing that lies over it.
function meets(thing) {
  const box = thing.getBoundingClientRect();
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return Boolean(met) && (thing.contains(met) || met.closest(LIT) === thing);
}

// The button inside a thing that stands for the thing itself, and for nothing in it.
const buttonIn = (thing) => [...thing.querySelectorAll(LIT)].find((one) => one.closest("[data-token]") === thing);

// The first way of a click that is on the screen and can be met. A phone hides some parts.
export function shownWay(click) {
  const ways = [click, ...click.others].map((way) => [way, thingOf(way)]).filter(([, thing]) => thing);
  return (ways.find(([, thing]) => meets(thing)) || ways[0] || [click])[0];
}

// The thing of a click: the button of a whole move, or the lit thing with the same tokens from the inside outwards.
export function thingOf({ part, tokens, move }) {
  const slot = places[part] || "#moment";
  const all = [...document.querySelectorAll(move ? `${slot} [data-move]` : `${slot} [data-token]`)].filter(visible);
  if (move) return all.find((one) => one.dataset.move === move);
  const same = all.filter((one) => chain(one).map((link) => link.token).join(" ") === tokens.join(" "));
  const buttons = same.map((one) => (one.matches(LIT) ? one : buttonIn(one) || one)).filter(visible);
  return buttons.find((one) => one.matches(LIT) && meets(one)) || buttons.find((one) => one.matches(LIT)) || buttons[0];
}

const boxOf = (thing) => thing.getBoundingClientRect();

// What is seen of the place of a thing: each part of the page that cuts off what stands out of it makes it smaller.
function windowOf(thing) {
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let one = thing.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflow === "visible") continue;
    const box = boxOf(one);
    for (const side of ["left", "top"]) seen[side] = Math.max(seen[side], box[side] - OUT);
    for (const side of ["right", "bottom"]) seen[side] = Math.min(seen[side], box[side] + OUT);
  }
  return seen;
}

// Shapes around a thing end where the thing is cut off, so that they never lie over other parts of the page.
function clipped(shapes, seen, name) {
  const group = made("g", { "clip-path": `url(#${name})` });
  const clip = made("clipPath", { id: name });
  clip.append(made("rect", { x: seen.left, y: seen.top, width: Math.max(0, seen.right - seen.left), height: Math.max(0, seen.bottom - seen.top) }));
  group.append(clip, ...shapes);
  return group;
}

export function drawRings(clicks, missed = null, short = "") {
  wipeRings();
  const layer = made("svg", { class: "overlay rings", "aria-hidden": "true" });
  const done = new Set();
  clicks.forEach((click, at) => {
    const thing = thingOf(click);
    // Several clicks on one thing: the number of the next one.
    if (!thing || done.has(thing)) return;
    done.add(thing);
    thing.classList.add("coached");
    if (at === 0) thing.dataset.coached = "next";
    layer.append(...ringed(thing, at, click.number));
  });
  if (missed?.isConnected) layer.append(clipped([outlined(missed, "missed", 3)], windowOf(missed), "missed-window"));
  document.body.append(layer);
  if (missed?.isConnected && short) document.body.append(bubble(missed, short));
}

// A few words above a thing, or below it at the upper edge of the window. The panel says the same to those who listen.
function bubble(thing, text) {
  const shown = element("p", "bubble", text);
  shown.setAttribute("aria-hidden", "true");
  document.body.append(shown);
  const box = boxOf(thing);
  const middle = box.x + box.width / 2;
  const { width, height } = boxOf(shown);
  const above = box.top - height - 12 >= EDGE;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  shown.classList.toggle("below", !above);
  shown.style.left = `${left}px`;
  shown.style.top = `${above ? box.top - height - 12 : box.bottom + 12}px`;
  shown.style.setProperty("--tip", `${Math.max(14, Math.min(width - 14, middle - left))}px`);
  return shown;
}

// The ring of the next click breathes twice.
export function breathe() {
  document.querySelector(".ring-next")?.classList.add("breathe");
}

function ringed(thing, at, number) {
  const box = boxOf(thing);
  const later = at > 0;
  const seen = windowOf(thing);
  const shapes = clipped([outlined(thing, "ring-halo", 4), outlined(thing, later ? "ring-later" : "ring-next", 4)], seen, `ring-window-${number}`);
  const x = Math.min(innerWidth - NUMBER - 2, Math.min(seen.right, box.right) - 2);
  const y = Math.max(NUMBER + 2, Math.max(seen.top, box.top) + 2);
  const badge = made("g", { class: `ring-number${later ? " later" : ""}`, transform: `translate(${x} ${y})` });
  badge.append(made("circle", { r: NUMBER }), made("text", {}, String(number)));
  return [shapes, badge];
}

// The outline of a thing: its own shape if that is a polygon of its size, else a rounded box; a circle for coins.
function outlined(thing, class_, out) {
  const shape = [...thing.querySelectorAll(":scope > path")].find((one) => POLYGON.test(one.getAttribute("d")) && sameSize(one, thing));
  if (shape) return grownPolygon(shape, class_, out);
  const { x, y, width, height } = boxOf(thing);
  const round = Math.abs(width - height) < 6 && thing.ownerSVGElement ? (width + 2 * out) / 2 : 9;
  return made("rect", { class: class_, x: x - out, y: y - out, width: width + 2 * out, height: height + 2 * out, rx: round });
}

// A path of straight lines alone.
const POLYGON = /^M[-\d. ]+Z$/;
const sameSize = (one, other) => Math.abs(boxOf(one).width - boxOf(other).width) < 8;

function corners(shape) {
  const numbers = shape.getAttribute("d").match(/-?[\d.]+/g).map(Number);
  const matrix = shape.getScreenCTM();
  const points = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push(new DOMPoint(numbers[at], numbers[at + 1]).matrixTransform(matrix));
  return points;
}

function grownPolygon(shape, class_, out) {
  const points = corners(shape);
  const middle = points.reduce((sum, { x, y }) => ({ x: sum.x + x / points.length, y: sum.y + y / points.length }), { x: 0, y: 0 });
  const grown = points.map(({ x, y }) => {
    const far = Math.hypot(x - middle.x, y - middle.y);
    const size = (far + out) / far;
    return `${middle.x + (x - middle.x) * size},${middle.y + (y - middle.y) * size}`;
  });
  return made("polygon", { class: class_, points: grown.join(" ") });
}

export function wipeRings() {
  for (const layer of document.querySelectorAll(".rings, .bubble")) layer.remove();
  for (const thing of document.querySelectorAll(".coached")) {
    thing.classList.remove("coached");
    delete thing.dataset.coached;
  }
}
