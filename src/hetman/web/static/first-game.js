// The first whole game after a lesson: the hint is lit for three turns, and others move slowly. The browser keeps it.
const KEY = "hetman-first-game";
const TURNS = 3;

// `table` is the path of the game, once it is open, `turns` how many own turns there were, `number` the last of them.
export function beginFirstGame() {
  localStorage.setItem(KEY, JSON.stringify({ table: "", turns: 0, number: -1 }));
}

function read() {
  try { return JSON.parse(localStorage.getItem(KEY)) || null; } catch { return null; }
}

const kept = read();
const save = () => localStorage.setItem(KEY, JSON.stringify(kept));
if (kept && !kept.table && location.pathname.startsWith("/tables/")) {
  kept.table = location.pathname;
  save();
}

export const isFirstGame = () => kept?.table === location.pathname;

export function lightHint(hint, before, next) {
  if (!isFirstGame()) return;
  if (next.mine && !before?.mine && kept.number !== next.number) {
    kept.turns += 1;
    kept.number = next.number;
    save();
  }
  hint.classList.toggle("lit", next.mine && kept.turns <= TURNS);
}
