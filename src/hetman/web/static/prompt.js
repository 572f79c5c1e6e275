// The bar of the dock: what is asked, what is chosen so far, and why something is not possible.
import { ownProposal } from "./agreements.js";
import { $, button, element, page } from "./parts.js";
import { recapChips } from "./recap.js";
import { markRefused, unmarkRefused } from "./refused.js";
import { state } from "./state.js";
import { takenBy } from "./takeover.js";

// Milliseconds for which a reason stays in the bar.
const READ = 4000;

// A sentence. If `step` is set, what stands before its first colon is the step. A sentence that needs three lines, as with
// a long name, gets smaller letters: the bar has one height.
function write(text, step) {
  const colon = step ? text.indexOf(":") + 1 : 0;
  const bar = $("asked");
  bar.classList.remove("long");
  bar.replaceChildren(...(colon ? [element("b", "", text.slice(0, colon)), text.slice(colon)] : [text]));
  bar.classList.toggle("long", bar.scrollHeight > bar.clientHeight + 1);
}

// The sentence of a step, with or without Cancel beside it.
export function say(text, cancel) {
  $("clear").hidden = !cancel;
  write(text, true);
}

// A sentence of the page itself, such as a lost connection.
export function ask(text) {
  dress("idle");
  write(text, false);
  $("pictured").replaceChildren();
}

function dress(look) {
  for (const one of ["mine", "idle", "why"]) $("dock").classList.toggle(one, one === look);
  $("prompt").classList.toggle("mine", look === "mine");
}

export function prompt() {
  if (takenBy()) return;
  const { scene, question } = state;
  const asked = scene.mine && question;
  dress(asked ? "mine" : "idle");
  if (asked) $("pictured").innerHTML = question.picture;
  else $("pictured").replaceChildren(...crest(scene));
  $("clear").textContent = asked && question.draft.length ? page.texts.clear : page.texts.cancel;
  if (asked) say(question.bar, question.chosen.length || question.draft.length);
  else { $("clear").hidden = true; write(scene.prompt, false); }
  chips();
}

// The arms of the player whose move it is.
function crest({ awaited = [] }) {
  const arms = document.querySelector(`#panel-${awaited[0]} .who > svg`);
  return arms ? [arms.cloneNode(true)] : [];
}

export function chips() {
  const { scene } = state;
  const question = scene.mine ? state.question : null;
  const own = ownProposal(scene);
  if (own && !question?.chips.length) { $("chips").replaceChildren(proposed(own)); return; }
  if (question && !question.chips.length && state.recap) { recapChips(state.recap); return; }
  if (!question) { $("chips").replaceChildren(...lastLine()); return; }
  if (!question.chips.length) {
    $("chips").replaceChildren(element("span", question.next ? "f-next" : "f-note", question.next || page.texts.nothing));
    return;
  }
  const shown = question.chips.flatMap((chip, at) => {
    const made = button("f-chip", "");
    made.dataset.drop = at;
    made.innerHTML = chip.figure;
    made.append(element("span", "", chip.label), cross());
    made.setAttribute("aria-label", page.texts.drop.replace("%", chip.label));
    return at ? [then(), made] : [made];
  });
  if (question.next) shown.push(then(), element("span", "f-next", question.next));
  $("chips").replaceChildren(...shown);
  shorten();
}

// What the viewer has asked the others for. A click takes it back.
function proposed({ text, label, withdraw }) {
  const made = button("f-chip f-asked", "", withdraw);
  made.append(element("span", "", text), cross());
  made.setAttribute("aria-label", `${label}: ${text}`);
  return made;
}

// While others play: the last thing that happened.
function lastLine() {
  const line = state.lines.findLast(({ chapter, minor }) => !chapter && !minor);
  if (!line) return [];
  const made = element("span", "f-last");
  made.innerHTML = line.figures.map((one) => state.figures[one]).find(Boolean) || "";
  made.append(element("span", "", line.text));
  return [made];
}

// Too wide: older chips keep only their picture and the cross.
function shorten() {
  const row = $("chips");
  for (const chip of row.querySelectorAll?.(".f-chip") || []) {
    if (row.scrollWidth <= row.clientWidth) break;
    if (chip.querySelector("svg:not(.x)")) chip.classList.add("short");
  }
}

const sign = (name) => { const made = element("span", "f-sign"); made.innerHTML = page.signs[name]; return made.firstElementChild || made; };
const cross = () => { const made = sign("cross"); made.classList.add("x"); return made; };
const then = () => { const made = sign("then"); made.classList.add("f-then"); return made; };

// Why not

let waiting = 0;

export function refuse(reason, thing) {
  if (takenBy()) return;
  unrefuse();
  dress("why");
  write(reason, true);
  $("pictured").innerHTML = page.signs.lock;
  markRefused(thing);
  waiting = setTimeout(unrefuse, READ);
}

export function unrefuse() {
  if (!waiting) return;
  clearTimeout(waiting);
  waiting = 0;
  unmarkRefused();
  if (state.scene) prompt();
}
