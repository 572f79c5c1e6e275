// The clocks of the players. They run on between two scenes.
let players = [];
let received = 0;

export function setClocks(next) {
  players = next;
  received = performance.now();
}

export function tick() {
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const time = players[Number(clock.dataset.clock)]?.clock;
    clock.textContent = time ? clockText(Math.max(0, time.left - (time.runs ? (performance.now() - received) / 1000 : 0))) : "";
  }
}
setInterval(tick, 500);

function clockText(left) {
  if (left > 172800) return `${Math.floor(left / 86400)} d`;
  if (left >= 3600) return `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)} h`;
  return `${Math.floor(left / 60)}:${two(Math.floor(left) % 60)}`;
}

const two = (number) => String(number).padStart(2, "0");
