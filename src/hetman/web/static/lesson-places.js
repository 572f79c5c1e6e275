// How far the reader is in each lesson. The browser keeps it; pages show it beside the lesson.
const key = (lesson) => `hetman-lesson-${lesson}`;

export function placeOf(lesson) {
  try { return JSON.parse(localStorage.getItem(key(lesson))) || null; } catch { return null; }
}

// `at` is the stop, `step` of `steps` what the reader is told, `done` whether the end was reached once.
export function keepPlace(lesson, place) {
  localStorage.setItem(key(lesson), JSON.stringify(place));
}

const texts = JSON.parse(document.getElementById("lesson-texts")?.textContent || "null");
if (texts) {
  for (const shown of document.querySelectorAll("[data-lesson-at]")) {
    const place = placeOf(shown.dataset.lessonAt);
    if (!place) continue;
    const open = place.at > 0 && place.step <= place.steps;
    if (open) shown.textContent = texts.at.replace("%", place.step).replace("%", place.steps);
    else if (place.done) shown.textContent = texts.done;
    const label = shown.closest("li, article")?.querySelector("a.btn > span");
    if (open && label) label.textContent = texts.go;
  }
}
