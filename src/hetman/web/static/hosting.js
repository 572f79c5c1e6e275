// What the host of a table may do: mute the chat, remove a waiting guest or a spectator.
import { post } from "./choosing.js";
import { $, button, element, page } from "./parts.js";

const texts = page.texts;

// The invitation is a new one, and it is in the page.
async function free(seat) {
  if (await post("remove", { seat })) location.reload();
}

function muteBox(label, who, muted) {
  const line = element("label", "check");
  const box = element("input");
  box.type = "checkbox";
  box.checked = muted.includes(who);
  box.onchange = () => post("mute", { who, on: box.checked });
  line.append(box, element("span", "", label));
  return line;
}

export function hosting({ hosting: may, players }) {
  $("hosting").hidden = !may;
  if (!may) return;
  const { muted, people, waiting, watchers } = may;
  const named = (name) => name || texts.someone;
  $("hosting-list").replaceChildren(
    muteBox(texts.muteAll, "all", muted),
    muteBox(texts.muteSpectators, "spectators", muted),
    ...people.map((seat) => muteBox(texts.mute.replace("%", players[seat].name), seat, muted)),
    ...waiting.map((seat) => button("btn quiet", texts.remove.replace("%", players[seat].name), () => free(seat))),
    ...watchers.map((one) => button("btn quiet", texts.remove.replace("%", named(one.name)), () => post("remove", { spectator: one.id }))),
  );
}
