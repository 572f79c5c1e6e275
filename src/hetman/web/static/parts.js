// Show the parts of a table in their places, and keep the focus. Depends on no game.
import { move, places } from "./animation.js";

export const page = JSON.parse(document.getElementById("page").textContent);
export const $ = (id) => document.getElementById(id);
export const main = $("main");
export const narrow = matchMedia("(max-width: 949px)");
// Below this width the players are a strip above the board.
const strip = matchMedia("(max-width: 1239px)");

export function element(name, class_ = "", text = "") {
  const made = document.createElement(name);
  if (class_) made.className = class_;
  made.textContent = text;
  return made;
}

export function button(class_, text, act) {
  const made = element("button", class_, text);
  made.type = "button";
  made.onclick = act;
  return made;
}

const known = ["board", "hand", "tray", "caption"];

export function showParts(parts, seat, glide) {
  const before = glide ? places() : null;
  const focus = focused();
  for (const name of known) if ($(name)) fill($(name), parts[name] || "");
  const seats = Object.keys(parts).filter((name) => name.startsWith("seat-")).sort();
  const own = `seat-${seat}`;
  fill($("rivals"), seats.filter((name) => name !== own).map((name) => parts[name]).join(""));
  fill($("own"), parts[own] || "");
  const rest = Object.keys(parts).filter((name) => !known.includes(name) && !seats.includes(name));
  fill($("moment"), rest.map((name) => `<div class="part" id="part-${name}">${parts[name]}</div>`).join(""));
  for (const title of document.querySelectorAll(".table svg title")) {
    title.parentElement.dataset.tip = title.textContent;
    title.remove();
  }
  if (before) move(before);
  refocus(focus);
  narrowed();
}

// Replace only what differs, so that the rest keeps its focus and its scroll position.
const shown = new WeakMap();
function fill(slot, html) {
  if (shown.get(slot) === html) return;
  shown.set(slot, html);
  slot.innerHTML = html;
}

// Focus survives a new picture, for those who use the keyboard. Others would see a ring that they did not ask for.

let byKeys = false;
document.addEventListener("keydown", () => { byKeys = true; });
document.addEventListener("pointerdown", () => { byKeys = false; });

export function focused() {
  const thing = document.activeElement;
  if (!thing || !thing.closest(".table")) return null;
  const slot = thing.closest("#board, #hand, #rivals, #own, #moment, #tray");
  if (!slot) return null;
  return { slot: slot.id, id: thing.id, chain: chain(thing).map((link) => link.token).join(" "), label: thing.textContent };
}

export function refocus(focus) {
  if (!focus || !byKeys || document.activeElement !== document.body) return;
  const slot = $(focus.slot);
  const same = [...slot.querySelectorAll("[tabindex='0'], button:enabled")];
  const found = (focus.id && $(focus.id)) || same.find((thing) => chain(thing).map((link) => link.token).join(" ") === focus.chain) || same.find((thing) => thing.textContent === focus.label);
  (found || document.querySelector("#board [tabindex='0'], #tray button:not([aria-disabled])") || $("prompt")).focus?.({ preventScroll: true });
}

// The layout of a phone

export function narrowed() {
  const strips = strip.matches && main.dataset.tab !== "players";
  for (const side of [$("rivals"), $("own")]) side.classList.toggle("strips", strips);
  // If the panels do not all fit, those of the rivals hide details step by step. They can be read elsewhere.
  const column = $("rivals").parentElement;
  for (const tight of ["", "1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", "1 2 3 4 5 6"]) {
    column.dataset.tight = tight;
    if (strip.matches || column.scrollHeight <= column.clientHeight) break;
  }
}
addEventListener("resize", narrowed);
document.fonts?.ready.then(narrowed);

// A click means the token it hits and those around it, from the inside outwards.
export function chain(thing) {
  const links = [];
  for (let link = thing?.closest?.("[data-token]"); link; link = link.parentElement?.closest("[data-token]")) {
    if (!link.closest(".table")) break;
    links.push({ token: link.dataset.token, as: link.dataset.as ? link.dataset.as.split(" ") : null });
  }
  return links;
}

// Whether a panel is too low for its text.
export const isFull = (panel) => panel.scrollHeight > panel.clientHeight + 1;

// Let the lines of a panel move together if it is too low for them.
export function drawTogether(panel) {
  panel.classList.remove("tight");
  panel.classList.toggle("tight", isFull(panel));
}
