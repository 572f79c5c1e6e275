// The chat beside the game, and the number of unread messages.
import { $, element, main, narrow } from "./parts.js";

let messages = [];
// The number of the last message that was read. Messages from before the viewer came count as read.
let seen = null;

export function talk(said) {
  messages = said;
  seen ??= last();
  const list = $("messages");
  if (list.childElementCount !== messages.length || list.dataset.last !== String(last())) {
    list.replaceChildren(...messages.map((message) => {
      const entry = element("li");
      entry.append(element("b", "", `${message.name}: `), message.text);
      return entry;
    }));
    list.dataset.last = String(last());
    list.scrollTop = list.scrollHeight;
  }
  read();
}

const last = () => messages.at(-1)?.number || 0;
const reading = () => (narrow.matches ? main.dataset.tab === "chat" : $("chat").open);

export function read() {
  if (reading()) seen = last();
  const count = messages.filter((message) => message.number > seen).length;
  for (const dot of [$("unread"), $("unread-tab")]) { dot.hidden = !count; dot.textContent = count; }
}

$("chat").addEventListener("toggle", () => { read(); const list = $("messages"); list.scrollTop = list.scrollHeight; });
