// What the host does with bots: give them free chairs before the game, pause a game of bots alone and set its pace.
import { post } from "./choosing.js";
import { $, button, element, page } from "./parts.js";

const texts = page.texts;
// Seconds before a bot moves.
const DELAYS = [0, 0.5, 1, 2, 5, 10];

for (const one of document.querySelectorAll("[data-bot]")) {
  const seat = Number(one.closest("[data-seat]").dataset.seat);
  one.onclick = () => post("bot", { seat, level: one.closest(".fill").querySelector("select").value });
}

// Spectators choose nothing, so the tray has room.
let shown = "";
export function botTools({ hosting }) {
  const bots = hosting?.bots;
  $("bots").hidden = !bots;
  if (!bots || shown === JSON.stringify(bots)) return;
  shown = JSON.stringify(bots);
  const focus = [...$("bots").children].indexOf(document.activeElement);
  const seconds = new Intl.NumberFormat(page.code).format(bots.delay);
  const slower = DELAYS.find((one) => one > bots.delay);
  const faster = DELAYS.findLast((one) => one < bots.delay);
  $("bots").replaceChildren(
    tool(bots.paused ? "play" : "pause", bots.paused ? texts.goOn : texts.pause, "", () => post("pause", { on: !bots.paused })),
    tool("", texts.slower, texts.delay.replace("%", seconds), slower === undefined ? null : () => post("delay", { seconds: slower })),
    tool("", texts.faster, "", faster === undefined ? null : () => post("delay", { seconds: faster })),
  );
  $("bots").children[focus]?.focus();
}

function tool(sign, text, note, act) {
  const made = button(`f-act${act ? "" : " off"}`, "", act || (() => {}));
  made.innerHTML = sign ? page.signs[sign] : "";
  const words = element("span", "", text);
  if (note) words.append(element("small", "", note));
  made.append(words);
  if (!act) made.setAttribute("aria-disabled", "true");
  return made;
}
