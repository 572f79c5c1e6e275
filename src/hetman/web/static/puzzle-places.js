// Which puzzles are solved. The browser keeps it; the list shows it.
const KEY = "hetman-puzzles";

export function solved() {
  try { return new Set(JSON.parse(localStorage.getItem(KEY)) || []); } catch { return new Set(); }
}

export function solve(puzzle) {
  localStorage.setItem(KEY, JSON.stringify([...solved().add(puzzle)]));
}

const texts = JSON.parse(document.getElementById("puzzle-texts")?.textContent || "null");
if (texts) {
  const done = solved();
  for (const link of document.querySelectorAll("[data-puzzle]")) {
    if (!done.has(link.dataset.puzzle)) continue;
    link.classList.add("z-solved");
    link.setAttribute("aria-label", `${link.getAttribute("aria-label")}, ${texts.mark}`);
  }
  for (const shown of document.querySelectorAll("[data-puzzles-of]")) {
    const links = [...document.querySelectorAll(`[data-puzzle^="${shown.dataset.puzzlesOf}/"]`)];
    shown.textContent = texts.solved.replace("%", links.filter((link) => link.matches(".z-solved")).length).replace("%", links.length);
  }
}
