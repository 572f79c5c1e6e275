// What happened, step by step: fights, events, ends of rounds. It stays until the viewer continues. Only this page waits.
import { element, page, showParts } from "./parts.js";
import { pace, stepTime } from "./pace.js";
import { state } from "./state.js";
import { releaseDock, takeDock, takenBy } from "./takeover.js";
import { get } from "./transport.js";

const texts = page.texts;
let steps = [];
let at = 0;
let timer = 0;
let paused = false;
let done = null;

export const playing = () => takenBy() === "playback";

// The number of the first staged move that the viewer has not seen, or -1. One step of an own turn is seen anyway.
export function firstUnseen(before, next) {
  if (!before?.parts || pace() === "instant" || document.hidden) return -1;
  const fresh = (next.staged || []).filter((number) => number >= before.entries);
  return fresh.length ? fresh[0] : -1;
}

// Show the steps from a move on. `finish` runs when the viewer continues, or at once if there is nothing to show.
export async function playback(first, finish, last = null) {
  const query = new URLSearchParams({ first });
  if (last !== null) query.set("last", last);
  if (state.seat !== null) query.set("seat", state.seat);
  takeDock("playback", { text: texts.watch, picture: page.signs.eye, look: "idle" });
  done = finish;
  const found = await get(`playback?${query}`);
  if (!playing()) return;
  steps = found?.steps || [];
  if (steps.length < 2) { end(); return; }
  again();
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
let parts = {};
function show() {
  clearTimeout(timer);
  parts = at === 0 ? { ...steps[0].parts } : { ...parts, ...steps[at].parts };
  showParts(parts, state.scene?.seat ?? state.seat, true);
  controls();
  if (!paused && at < steps.length - 1) timer = setTimeout(forward, stepTime());
}

function forward() {
  if (at < steps.length - 1) { at++; show(); }
}

// Without motion the last step is shown at once; the others can be seen one by one.
function again() {
  at = 0;
  paused = pace() === "step";
  if (still.matches) skip();
  else show();
}

function skip() {
  clearTimeout(timer);
  at = steps.length - 1;
  parts = steps.reduce((all, step) => ({ ...all, ...step.parts }), {});
  showParts(parts, state.scene?.seat ?? state.seat, false);
  controls();
}

function controls() {
  const last = at === steps.length - 1;
  const progress = element("progress", "step-progress");
  progress.max = steps.length;
  progress.value = at + 1;
  progress.setAttribute("aria-label", texts.watch);
  const run = paused ? { name: "next", text: texts.forward, sign: page.signs.next, act: forward } : { name: "pause", text: texts.pause, sign: page.signs.pause, act: () => { paused = true; clearTimeout(timer); controls(); } };
  const actions = last
    ? [{ name: "again", text: texts.again, sign: page.signs.reset, act: again }, { name: "continue", text: texts.continue, sign: page.signs.play, look: "go", act: end }]
    : [run, { name: "skip", text: texts.skip, sign: page.signs.skip, act: skip }];
  const count = element("span", "f-note", `${at + 1}/${steps.length}`);
  takeDock("playback", { text: steps[at].text, picture: page.signs.eye, row: [progress, count], actions, look: "idle" });
}

export function end() {
  clearTimeout(timer);
  if (!playing()) return;
  releaseDock("playback");
  const finish = done;
  done = null;
  finish?.();
}

document.addEventListener("keydown", (event) => {
  if (!playing() || event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "n" || event.key === "N") { if (at < steps.length - 1) { paused = true; forward(); } else end(); }
  if (event.key === ".") end();
  if (event.key === "g" || event.key === "G") again();
});
