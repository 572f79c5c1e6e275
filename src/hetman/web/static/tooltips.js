// Tooltips: what a thing is and does. They come when the pointer rests on it, or after a long press on a phone.
import { $, chain, element, page } from "./parts.js";

const tip = $("tip");
let held = 0;
function showTip(thing) {
  const found = thing && about(thing);
  if (!found) { if (tip) tip.hidden = true; return; }
  tip.replaceChildren(element("b", "", found.name), found.rule);
  tip.hidden = false;
  const box = thing.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.x + box.width / 2 - tip.offsetWidth / 2), innerWidth - tip.offsetWidth - 8);
  const above = box.y - tip.offsetHeight - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - tip.offsetHeight - 8)}px`;
}
function about(thing) {
  const link = thing.closest("[data-tip], [data-token], [title]");
  if (!link || !link.closest(".table")) return null;
  const named = link.closest("[data-tip]") || link.querySelector("[data-tip]") || link;
  const tokens = chain(link).map((one) => one.token);
  const token = tokens.find((one) => page.about?.[one]);
  const name = named.dataset.tip || named.getAttribute("aria-label") || link.querySelector(".nm")?.textContent || (token && link.textContent.trim()) || "";
  const rule = token ? page.about[token] : "";
  // The label of a card may read its rule too.
  if (rule && name.endsWith(rule)) return { name: name.slice(0, -rule.length).trim(), rule };
  return name || rule ? { name, rule } : null;
}
if (tip) {
  let resting = 0;
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(resting);
    showTip(null);
    resting = setTimeout(() => showTip(event.target), 450);
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) showTip(event.target); });
  document.addEventListener("focusout", () => showTip(null));
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(resting);
    showTip(null);
    held = 0;
    if (event.pointerType === "mouse") return;
    held = setTimeout(() => { held = -1; showTip(event.target); }, 500);
  });
  const release = () => { if (held > 0) clearTimeout(held); };
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("contextmenu", (event) => { if (held === -1) event.preventDefault(); });
}

// Whether a thing was pressed for long. The click that ends it does not choose.
export function heldLong() {
  if (held !== -1) return false;
  held = 0;
  return true;
}
