// The recap: what changed since the viewer's last decision, in the row of chips until the first click.
import { flash } from "./marks.js";
import { $, button, element, page } from "./parts.js";
import { chips, prompt } from "./prompt.js";
import { choosing, decision, state } from "./state.js";
import { takenBy } from "./takeover.js";
import { get } from "./transport.js";

export async function recap(before, next) {
  if (!next.mine || !before?.parts || before.number === next.number) return;
  const own = decision();
  const found = await get(`recap${state.seat === null ? "" : `?seat=${next.seat}`}`);
  if (!found?.groups.length || decision() !== own || choosing() || takenBy()) return;
  Object.assign(state.figures, found.figures);
  state.recap = found.groups;
  prompt();
}

// The chips of a recap, for the row of chips. What does not fit is counted in the last one.
export function recapChips(groups) {
  const all = groups.flatMap((group) => group.changes.map((change) => chip(group, change)));
  const row = $("chips");
  row.replaceChildren(element("span", "vh", page.texts.happened), ...all);
  let hidden = 0;
  while (row.scrollWidth > row.clientWidth && row.querySelectorAll(".change").length > 1) {
    row.querySelector(".more-changes")?.remove();
    [...row.querySelectorAll(".change")].at(-1).remove();
    row.append(element("span", "more-changes", `+${++hidden}`));
  }
}

// A change of somebody else begins with the sign of the seat, where the thing itself does not show whose it is.
function chip(group, change) {
  const made = button(`change${change.own && change.loss ? " own-loss" : ""}`, "", () => flash(change.places));
  made.innerHTML = ((!change.own && state.figures[`seat:${change.seat}`]) || "") + (state.figures[change.figure] || "");
  if (change.amount) made.append(element("b", "", `${change.amount > 0 ? "+" : "−"}${Math.abs(change.amount)}`));
  made.append(element("span", "", change.text));
  made.title = [group.name, change.text].filter(Boolean).join(": ");
  return made;
}

export function forget() {
  if (!state.recap) return;
  state.recap = null;
  chips();
}
