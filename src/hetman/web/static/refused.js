// The dotted ring of a thing that was clicked and cannot be chosen. It follows the shape of the thing. Depends on no game.
import { made } from "./svg.js";

const MEASURES = ["d", "x", "y", "width", "height", "rx", "cx", "cy", "r"];
const area = (thing) => { const { width, height } = thing.getBoundingClientRect(); return width * height; };

let ringed = null;
let ring = null;

// The shape that a drawn thing consists of: its largest one, if that is about as large as the thing.
function shapeOf(thing) {
  if (!thing.ownerSVGElement) return null;
  const own = [...thing.querySelectorAll("path, rect, circle")].filter((one) => one.closest("[data-token]") === thing.closest("[data-token]"));
  const largest = own.sort((one, other) => area(other) - area(one))[0];
  return largest && area(largest) > area(thing) / 2 ? largest : null;
}

export function markRefused(thing) {
  unmarkRefused();
  if (!thing) return;
  ringed = thing;
  ringed.classList.add("refused");
  const shape = shapeOf(thing);
  if (!shape) return;
  const measures = MEASURES.filter((name) => shape.hasAttribute(name)).map((name) => [name, shape.getAttribute(name)]);
  ring = made(shape.tagName, { ...Object.fromEntries(measures), class: "refused-ring" });
  if (shape.hasAttribute("transform")) ring.setAttribute("transform", shape.getAttribute("transform"));
  ringed.classList.add("shaped");
  shape.parentElement.append(ring);
}

export function unmarkRefused() {
  ring?.remove();
  ringed?.classList.remove("refused", "shaped");
  ringed = ring = null;
}
