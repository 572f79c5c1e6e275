// The replay in this file: all of it is in the element "content".
const $ = (id) => document.getElementById(id);
const { pieces, boards, lines, result } = JSON.parse($("content").textContent);
const last = boards.length - 1;
let at = 0;
let running = 0;

const told = (number) => (number === last ? [...lines[number], result] : lines[number]);
lines.forEach((_, number) => {
  for (const [place, line] of told(number).entries()) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = line;
    button.dataset.frame = number;
    const item = document.createElement("li");
    item.append(button);
    item.className = number === last && place === lines[last].length ? "result" : "";
    $("lines").append(item);
  }
});

function go(to) {
  at = Math.max(0, Math.min(last, to));
  $("board").innerHTML = boards[at].map((piece) => pieces[piece]).join("");
  $("slider").value = at;
  // Who won is told at the end only.
  document.querySelector(".result").hidden = at !== last;
  $("place").textContent = `${at} / ${last}`;
  $("now").textContent = told(at).join(" ");
  for (const line of $("lines").querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
  const shown = [...$("lines").querySelectorAll(`[data-frame="${at}"]`)];
  for (const line of shown) line.setAttribute("aria-current", "step");
  shown.at(-1)?.scrollIntoView({ block: "nearest" });
  if (at === last) stop();
}

function stop() {
  clearInterval(running);
  running = 0;
  $("run").setAttribute("aria-pressed", "false");
}

function run() {
  if (running) { stop(); return; }
  if (at === last) go(0);
  $("run").setAttribute("aria-pressed", "true");
  running = setInterval(() => go(at + 1), 1000);
}

const steps = { first: () => go(0), back: () => go(at - 1), on: () => go(at + 1), last: () => go(last) };
for (const [id, step] of Object.entries(steps)) $(id).onclick = () => { stop(); step(); };
$("run").onclick = run;
$("slider").oninput = () => { stop(); go(Number($("slider").value)); };
$("lines").onclick = (event) => {
  const line = event.target.closest("[data-frame]");
  if (line) { stop(); go(Number(line.dataset.frame)); }
};
addEventListener("keydown", (event) => {
  const step = { ArrowRight: steps.on, ArrowLeft: steps.back, Home: steps.first, End: steps.last }[event.key];
  if (step && event.target !== $("slider")) { stop(); step(); event.preventDefault(); }
});
stop();
go(0);
