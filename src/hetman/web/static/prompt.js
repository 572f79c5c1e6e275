// The prompt bar: what is asked, and what is chosen so far.
import { $, element, page } from "./parts.js";
import { labelOf, state } from "./state.js";

export function ask(text, mine, strong) {
  const rest = element("span", strong ? "rest" : "", text);
  $("asked").replaceChildren(...(strong ? [element("b", "", `${strong} `), rest] : [rest]));
  $("pictured").replaceChildren();
  $("prompt").classList.toggle("mine", Boolean(mine));
}

const capital = (text) => text.charAt(0).toLocaleUpperCase(page.code) + text.slice(1);

export function prompt() {
  const { scene, chosen } = state;
  $("clear").hidden = !chosen.length;
  if (chosen.length) ask(page.texts.next, true, capital(`${chosen.map((item) => labelOf(item, scene.moves)).join(" · ")}.`));
  else if (scene.mine) ask("", true, scene.prompt);
  else ask(scene.prompt, false);
}
