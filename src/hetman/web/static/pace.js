// How fast others move on this page: a setting of the browser. The server never waits for it.
import { isFirstGame } from "./first-game.js";

const KEY = "hetman-pace";
export const PACES = ["slow", "normal", "instant", "step"];
// Milliseconds of one step.
const STEP = { slow: 2000, normal: 1000, instant: 0, step: 0 };

export function pace() {
  const kept = localStorage.getItem(KEY);
  if (PACES.includes(kept)) return kept;
  return isFirstGame() ? "slow" : "normal";
}

export const stepTime = () => STEP[pace()];

for (const choice of document.querySelectorAll("[name='pace']")) {
  choice.checked = choice.value === pace();
  choice.onchange = () => { localStorage.setItem(KEY, choice.value); document.documentElement.dataset.pace = choice.value; };
}
document.documentElement.dataset.pace = pace();
