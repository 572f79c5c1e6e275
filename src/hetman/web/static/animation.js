// Animation between two pictures. Ids identify things: a thing that keeps its id glides, a new thing turns over, a thing
// that is gone sinks. Three attributes animate a thing with an id: `data-roll` is the face of a die, `data-turn` the face of
// a card, `data-pulse` a number or a state. When one of them changes, the die rolls, the card turns over, the thing pulses.
// Users who prefer reduced motion get no animation.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const SLOTS = "#board, #hand, #moment, #tray, #rivals, #own";
const MARKS = ["roll", "turn", "pulse"];
// If more things than these go at once, and more than stay, it is another picture. Then nothing sinks.
const MANY = 4;
const LATEST = 620;

function things() {
  const found = [...document.querySelectorAll(".table [id]")];
  return found.filter((thing) => thing.closest("svg, #board, #hand, #moment") && !thing.matches(SLOTS) && !thing.closest("defs, pattern, clipPath"));
}

// A thing that contains other things does not move.
const piece = (thing) => !thing.querySelector("[id] [id]");

// The places of all things, for `move` after the next picture. Null if nothing may move.
export function places() {
  if (calm.matches) return null;
  const found = new Map();
  for (const thing of things()) {
    const { roll, turn, pulse } = thing.dataset;
    const matrix = thing.ownerSVGElement ? thing.getScreenCTM() : null;
    found.set(thing.id, { thing, matrix, ...place(thing), marks: { roll, turn, pulse }, slot: thing.closest(SLOTS), parents: parents(thing) });
  }
  return found;
}

export function move(before) {
  if (!before.size) return;
  const shown = things();
  const here = new Set(shown.map((thing) => thing.id));
  const changed = changedSlots(before, here);
  let wait = 0;
  for (const thing of shown) {
    const old = before.get(thing.id);
    const now = place(thing);
    if (!now.box.width || (!old && changed.has(thing.closest(SLOTS)))) continue;
    if (marked(thing, old, wait) || (old && glide(thing, old, now, wait))) wait = Math.min(wait + 80, LATEST);
    else if (!old && piece(thing)) appear(thing, wait);
  }
  for (const [id, old] of before) if (!here.has(id) && !changed.has(old.slot)) sink(old);
  for (const slot of changed) slot.firstElementChild?.animate([{ opacity: 0 }, { opacity: 1 }], timing(240, 0));
}

// A click ends all animations.
export function rush() {
  for (const motion of document.getAnimations()) if (motion.effect?.getTiming().iterations === 1) motion.finish();
}

// Slots that show another picture than before, such as a clash instead of the map.
function changedSlots(before, here) {
  const counts = new Map();
  for (const [id, { slot }] of before) {
    const count = counts.get(slot) || { kept: 0, gone: 0 };
    count[here.has(id) ? "kept" : "gone"]++;
    counts.set(slot, count);
  }
  return new Set([...counts].filter(([, { kept, gone }]) => gone > MANY && gone > kept).map(([slot]) => slot));
}

const timing = (duration, delay) => ({ duration, delay, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" });

// The place of a thing and its frame: a drawing, a part of the moment, the hand. If the frame moves or shrinks, the things in
// it do not glide.
function place(thing) {
  const drawing = thing.ownerSVGElement && parents(thing).findLast((parent) => parent.localName === "svg");
  const frame = drawing || thing.closest(".part, #hand, #board") || document.body;
  const key = drawing ? `${drawing.getAttribute("class")} ${drawing.getAttribute("viewBox")}` : frame.id;
  return { box: thing.getBoundingClientRect(), frame: { key, scales: Boolean(drawing), box: frame.getBoundingClientRect() } };
}

const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];

// The distance from the present place of a thing to its old one.
function distance(old, now) {
  const [from, to] = [middle(old.box), middle(now.box)];
  if (old.frame.key !== now.frame.key) return [from[0] - to[0], from[1] - to[1]];
  const size = now.frame.scales ? now.frame.box.width / old.frame.box.width : 1;
  const [was, is] = [[old.frame.box.x, old.frame.box.y], [now.frame.box.x, now.frame.box.y]];
  return [0, 1].map((axis) => (from[axis] - was[axis]) * size - (to[axis] - is[axis]));
}

function glide(thing, old, now, wait) {
  if (!old.box.width || !piece(thing)) return false;
  const [x, y] = distance(old, now);
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return false;
  const size = scaleOf(thing);
  thing.animate([{ translate: `${x / size}px ${y / size}px` }, { translate: "0 0" }], timing(280, wait));
  return true;
}

function marked(thing, old, wait) {
  const mark = MARKS.find((name) => thing.dataset[name] !== undefined && thing.dataset[name] !== old?.marks[name] && (old || name === "roll"));
  if (mark === "roll") roll(thing, wait);
  if (mark === "turn") appear(thing, wait);
  if (mark === "pulse") thing.animate([1, 1.3, 1].map((size) => grown(thing, size, size)), timing(480, wait));
  return Boolean(mark);
}

// A card or a coin turns over.
function appear(thing, wait) {
  thing.animate([{ opacity: 0, ...grown(thing, 0, 1) }, { opacity: 1, ...grown(thing, 1, 1) }], timing(240, wait));
}

// A die tumbles and settles on what it shows.
function roll(thing, wait) {
  if (thing.ownerSVGElement) { appear(thing, wait); return; }
  const turned = (high, over, aside) => `translateY(${high}px) perspective(260px) rotateX(${over}deg) rotateZ(${aside}deg)`;
  const frames = [
    { transform: turned(-22, -630, -70), opacity: 0.2 },
    { transform: turned(-8, -300, -30), opacity: 1, offset: 0.4 },
    { transform: turned(0, 0, 9), offset: 0.8 },
    { transform: turned(0, 0, 0) },
  ];
  thing.animate(frames, { ...timing(480, wait), easing: "ease-out" });
}

// A thing that is gone sinks and fades: a copy of it, inside copies of its parents, which give it its style.
function sink(old) {
  if (!old.box.width || !piece(old.thing) || old.marks.roll !== undefined || !old.slot) return;
  const copy = bare(old.thing);
  const ghost = old.matrix ? drawn(old, copy) : laid(old, copy);
  if (!ghost) return;
  ghost.classList.add("leaving");
  ghost.setAttribute("aria-hidden", "true");
  // The copy itself moves. An element with a fixed position would be fixed to a moving parent instead of the window.
  const motion = copy.animate([{ opacity: 1, translate: "0 0" }, { opacity: 0, translate: "0 16px" }], timing(420, 0));
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

function drawn({ matrix, parents, slot }, copy) {
  const root = parents.findIndex((parent) => parent.localName === "svg");
  const kind = parents[root].getAttribute("class");
  const board = [...slot.querySelectorAll("svg")].find((svg) => svg.getAttribute("class") === kind && svg.getClientRects().length);
  if (!board) return null;
  const { a, b, c, d, e, f } = board.getScreenCTM().inverse().multiply(matrix);
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ground.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  copy.removeAttribute("transform");
  ground.append(wrapped(copy, parents.slice(0, root), (shell) => shell.removeAttribute("transform")));
  return board.appendChild(ground);
}

function laid({ box, parents, slot }, copy) {
  Object.assign(copy.style, { position: "fixed", left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`, margin: 0 });
  const ground = document.createElement("div");
  ground.append(wrapped(copy, parents, (shell) => { shell.style.display = "contents"; }));
  return slot.appendChild(ground);
}

// The parents of a thing, from the inside outwards, up to its slot.
function parents(thing) {
  const found = [];
  for (let parent = thing.parentElement; parent && !parent.matches(SLOTS); parent = parent.parentElement) found.push(parent);
  return found;
}

function wrapped(copy, around, flatten) {
  let whole = copy;
  for (const parent of around) {
    const shell = stripped(parent.cloneNode(false));
    flatten(shell);
    shell.append(whole);
    whole = shell;
  }
  return whole;
}

function bare(thing) {
  const copy = stripped(thing.cloneNode(true));
  for (const inner of copy.querySelectorAll("*")) stripped(inner);
  return copy;
}

// A copy has no meaning and cannot be clicked.
function stripped(copy) {
  for (const name of ["id", "data-token", "data-as", "data-clock", "role", "tabindex", "aria-label", "title", "data-tip"]) copy.removeAttribute(name);
  if ("disabled" in copy) copy.disabled = true;
  return copy;
}

// Scaled around its own middle: inside a drawing, CSS would scale around the drawing's origin.
function grown(thing, wide, high) {
  const scale = `${wide} ${high}`;
  if (!thing.ownerSVGElement) return { scale };
  const box = thing.getBoundingClientRect();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(thing.parentElement.getScreenCTM().inverse());
  return { scale, translate: `${middle.x * (1 - wide)}px ${middle.y * (1 - high)}px` };
}

function scaleOf(thing) {
  const matrix = thing.ownerSVGElement ? thing.parentElement.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
