// The dock while something other than a question needs it: a hint, a playback, a look back, the result. Bar, chips and tray
// keep their places and heights.
import { $, button, element } from "./parts.js";

let owner = "";
let offered = [];

export const takenBy = () => owner;

// `text` is the sentence of the bar; what stands before its first colon is set bold. `row` fills the row of chips. `actions`
// are { name, text, about, sign, act or href, look, key } for the tray; `cancel` is { text, act } for the button in the bar.
export function takeDock(name, { text, picture = "", row = [], actions = [], cancel = null, look = "mine" }) {
  owner = name;
  offered = actions;
  for (const one of ["mine", "idle", "why"]) $("dock").classList.toggle(one, one === look);
  $("prompt").classList.toggle("mine", look === "mine");
  $("dock").classList.add("taken");
  $("dock").dataset.owner = name;
  const colon = text.indexOf(":") + 1;
  $("asked").replaceChildren(...(colon ? [element("b", "", text.slice(0, colon)), text.slice(colon)] : [text]));
  $("pictured").innerHTML = picture;
  $("chips").replaceChildren(...row);
  $("clear").hidden = !cancel;
  if (cancel) $("clear").textContent = cancel.text;
  leave = cancel?.act || null;
  $("cover").replaceChildren(...actions.map(actionButton));
  $("cover").hidden = false;
}

function actionButton({ name, text, about = "", sign = "", act, look = "", href = "", key = "" }) {
  const made = href ? element("a", `f-act ${look}`) : button(`f-act ${look}`, "", act);
  if (href) made.href = href;
  made.dataset.do = name;
  if (key) made.setAttribute("aria-keyshortcuts", key);
  made.innerHTML = sign;
  const words = element("span", "", text);
  if (about) words.append(element("small", "", about));
  made.append(words);
  return made;
}

// What the button in the bar does while the dock is taken.
let leave = null;
export function leaveDock() {
  if (!leave) return false;
  leave();
  return true;
}

export function releaseDock(name) {
  if (owner !== name) return;
  owner = "";
  offered = [];
  leave = null;
  $("dock").classList.remove("taken");
  delete $("dock").dataset.owner;
  $("cover").hidden = true;
  $("cover").replaceChildren();
}

// The keys of the actions. Enter belongs to the thing that has the focus, if it takes Enter itself.
const WRITTEN = "input, textarea, select, dialog";
const PRESSED = "button, a, summary, [role='button']";
document.addEventListener("keydown", (event) => {
  if (!owner || event.ctrlKey || event.metaKey || event.altKey || event.target.closest(WRITTEN)) return;
  if (event.key === "Enter" && event.target.closest(PRESSED)) return;
  const meant = offered.find(({ key }) => key && key.toLowerCase() === event.key.toLowerCase());
  if (meant) document.querySelector(`#cover [data-do="${meant.name}"]`)?.click();
});
