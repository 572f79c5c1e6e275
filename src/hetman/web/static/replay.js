// The replay of a finished game.
import { rush } from "./animation.js";
import { $, page, showParts } from "./parts.js";
import "./tooltips.js";

let at = 0;
let running = 0;
let asked = 0;
const eyes = () => $("eyes").value;
const go = async (to) => {
  at = Math.max(0, Math.min(page.frames - 1, to));
  const own = ++asked;
  const query = eyes() === "" ? "" : `?seat=${eyes()}`;
  const answer = await fetch(`/api/replays/${page.replay}/frames/${at}${query}`).catch(() => null);
  if (!answer?.ok || own !== asked) return;
  const frame = await answer.json();
  rush();
  showParts(frame.parts, eyes() === "" ? -1 : Number(eyes()), true);
  $("asked").textContent = frame.lines.length ? frame.lines.slice(0, 3).join(" ") : frame.prompt;
  $("slider").value = at;
  $("place").textContent = `${at} / ${page.frames - 1}`;
  if ($("frame")) $("frame").value = at;
  if (at === page.frames - 1) stop();
};
const stop = () => { clearInterval(running); running = 0; $("run").setAttribute("aria-pressed", "false"); };
const steps = { first: () => 0, back: () => at - 1, on: () => at + 1, last: () => page.frames - 1 };
document.querySelector(".controls").addEventListener("click", (event) => {
  const button = event.target.closest("[data-go]");
  if (button) { stop(); go(steps[button.dataset.go]()); }
});
$("run").onclick = () => {
  if (running) { stop(); return; }
  if (at === page.frames - 1) at = -1;
  $("run").setAttribute("aria-pressed", "true");
  running = setInterval(() => go(at + 1), 900);
};
$("slider").oninput = (event) => { stop(); go(Number(event.target.value)); };
$("eyes").onchange = () => go(at);
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select")) return;
  if (event.key === "ArrowRight") go(at + 1);
  if (event.key === "ArrowLeft") go(at - 1);
});
go(0);
