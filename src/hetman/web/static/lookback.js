// A look back: a line of the log shows the position after its move. Looking changes nothing.
import { flash } from "./marks.js";
import { page, showParts } from "./parts.js";
import { prompt } from "./prompt.js";
import { state } from "./state.js";
import { releaseDock, takeDock, takenBy } from "./takeover.js";
import { get } from "./transport.js";

export async function lookBack(line) {
  if (takenBy() && takenBy() !== "lookback") return;
  const query = new URLSearchParams({ moves: line.entry + 1 });
  if (state.seat !== null) query.set("seat", state.seat);
  const found = await get(`drawing-after?${query}`);
  if (!found || (takenBy() && takenBy() !== "lookback")) return;
  showParts(found.parts, state.scene.seat, false);
  const back = { name: "back", text: page.texts.backToGame, sign: page.signs.back, act: leaveLookBack };
  takeDock("lookback", { text: line.text, picture: page.signs.eye, actions: [back], cancel: { text: page.texts.close, act: leaveLookBack }, look: "idle" });
  flash(line.tokens || []);
}

export function leaveLookBack() {
  if (takenBy() !== "lookback") return;
  releaseDock("lookback");
  if (!state.scene?.parts) return;
  // The first question of a scene has the parts of the scene.
  const own = state.question?.parts;
  showParts(own && Object.keys(own).length ? own : state.scene.parts, state.scene.seat, false);
  prompt();
}
