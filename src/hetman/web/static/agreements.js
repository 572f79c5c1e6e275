// Undo and draw by agreement: buttons that ask, and a strip with the open proposal.
import { post } from "./choosing.js";
import { $, button, element, page } from "./parts.js";
import { state } from "./state.js";

const texts = page.texts;
const KINDS = ["undo", "draw"];

for (const what of KINDS) {
  $(`ask-${what}`).onclick = () => { $("menu").close(); post("proposal", { what, seat: state.seat }); };
}

export function askButtons(scene) {
  for (const what of KINDS) $(`ask-${what}`).hidden = !scene.ask?.includes(what);
}

// The strip, or nothing without a proposal.
export function proposalStrip({ proposal, players, yours }) {
  if (!proposal) return [];
  const { what, seat, open } = proposal;
  const mine = yours.includes(seat);
  const awaited = open.map((one) => players[one].name).join(", ");
  const key = what === "undo" ? "Undo" : "Draw";
  const asks = texts[`asks${key}`].replace("%", players[seat].name);
  const line = element("div", "notice proposal", mine ? texts[`asked${key}`].replace("%", awaited) : asks);
  line.setAttribute("role", "status");
  const answer = (label, accept, as) => line.append(button("btn", label, () => post("proposal/answer", { accept, seat: as })));
  if (mine) answer(texts.withdraw, false, seat);
  const asked = open.find((one) => yours.includes(one));
  if (asked !== undefined) { answer(texts.accept, true, asked); answer(texts.decline, false, asked); }
  return [line];
}
