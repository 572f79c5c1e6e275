// Find the moves that clicks mean. No DOM: node tests this file.
//
// A move is { move, verb, label, sign, operands: [{ name, kind, token, label }] }. A chosen item is { token, as, verb }: it
// stands for the verb, or for an operand with one of the names in `as`.

// The operand that a click means: the first of those it names that the move has.
export const meant = (move, item) => item.as?.find((one) => move.operands.some((operand) => operand.name === one));

// Whether every chosen token can stand for a part of the move that no other one stands for.
export function fits(move, items) {
  const places = [{ name: "", token: move.verb }, ...move.operands];
  const used = new Set();
  const put = (at) => {
    if (at === items.length) return true;
    const item = items[at];
    const name = meant(move, item);
    for (let place = 0; place < places.length; place++) {
      if (used.has(place) || places[place].token !== item.token) continue;
      if (item.as && places[place].name !== name) continue;
      used.add(place);
      if (put(at + 1)) return true;
      used.delete(place);
    }
    return false;
  };
  return put(0);
}

export const fitting = (moves, items) => moves.filter((move) => fits(move, items));
export const verbChosen = (items) => items.some((item) => item.verb);
export const oneVerb = (moves) => new Set(moves.map((move) => move.verb)).size === 1;

// Whether nothing is left to be chosen.
export const whole = (move, items) => move.operands.length === items.filter((item) => !item.verb).length;

// What is left of `tokens` after those of `taken` are removed once each; null if one of them is missing.
function without(tokens, taken) {
  const rest = [...tokens];
  for (const token of taken) {
    const at = rest.indexOf(token);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

// How a move differs from others by its operands. "plain": no other move has the same operands, or some of them. "twin": one
// has the same, so buttons ask in the end. "verb": the viewer must choose its verb, because a shorter move would come first.
const kinds = new WeakMap();
export function kind(move, moves) {
  if (kinds.has(move)) return kinds.get(move);
  const own = move.operands.map((operand) => operand.token);
  const inside = moves.filter((other) => other !== move && other.operands.length > 1 && without(own, other.operands.map((operand) => operand.token)));
  const shorter = inside.some((other) => other.operands.length < own.length);
  const found = own.length < 2 || shorter ? "verb" : inside.length ? "twin" : "plain";
  kinds.set(move, found);
  return found;
}

// Whether a move of the same verb has more operands: helpers go alone or with ducats. Then a button makes the shorter one.
export const longer = (move, left) => left.some((other) => other.verb === move.verb && other.operands.length > move.operands.length);

// The operands of a move that nothing chosen stands for.
export function unchosen(move, items) {
  const rest = items.filter((item) => !item.verb).map((item) => item.token);
  return move.operands.filter((operand) => {
    const at = rest.indexOf(operand.token);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

// A move word by word, for moves without a phrase.
export const spelt = (move) => [move.label, ...move.operands.map((operand) => operand.label)].join(" · ");

// The index of the chosen item that a second click takes back, or -1.
export function takenBack(chosen, links) {
  if (links.length !== 1) return -1;
  return chosen.findIndex((item) => item.token === links[0].token && String(item.as) === String(links[0].as));
}

// What is chosen after a click on a thing with these links, from the inside outwards. Links that fit nothing that was
// chosen before start again.
export function chosenAfter(moves, chosen, links) {
  const verbs = new Set(moves.map((move) => move.verb));
  const items = links.map((link) => ({ ...link, verb: !link.as && verbs.has(link.token) }));
  const grown = (start) => items.reduce((found, item) => (fitting(moves, [...found, item]).length ? [...found, item] : found), start);
  const next = grown(chosen);
  return next.length === chosen.length ? grown([]) : next;
}

// The move that the chosen items mean, or null while something is open.
export function decided(moves, chosen) {
  const left = fitting(moves, chosen);
  const said = verbChosen(chosen) || oneVerb(moves);
  if (left.length === 1 && (said || chosen.length > 1)) return left[0];
  const certain = left.filter((move) => whole(move, chosen) && (said || (kind(move, moves) === "plain" && !longer(move, left))));
  return certain.length === 1 && (!said || left.every((move) => whole(move, chosen))) ? certain[0] : null;
}

// Moves that only a button can make now: nothing is left to click, but several are meant.
export function buttonMoves(moves, chosen) {
  const left = fitting(moves, chosen);
  const asks = (move) => verbChosen(chosen) || kind(move, moves) === "twin" || (chosen.length > 0 && longer(move, left));
  return left.filter((move) => whole(move, chosen) && asks(move));
}

// Buttons for verbs that have to be chosen and, after that, for operands that are not drawn: key -> { text, sign, links
// or move }. `links` are those of everything that can be clicked on the drawing.
export function missingButtons(moves, chosen, links) {
  const buttons = new Map();
  const verbShown = (move) => links.some((link) => link.token === move.verb && !link.as);
  const shown = (move, operand) => links.some((link) => link.token === operand.token && (!link.as || meant(move, link) === operand.name));
  const said = verbChosen(chosen) || oneVerb(moves);
  for (const move of fitting(moves, chosen)) {
    const open = unchosen(move, chosen);
    if (!said) {
      const needed = kind(move, moves) === "verb" || !open.every((operand) => shown(move, operand));
      if (!verbShown(move) && needed) buttons.set(move.verb, { text: move.label, sign: move.sign, links: [{ token: move.verb, as: null }] });
      continue;
    }
    for (const operand of open.filter((one) => !shown(move, one))) {
      const { token, name, label, kind: sort } = operand;
      buttons.set(token, { text: label, sign: `${sort}:${token}`, links: [{ token, as: [name] }] });
    }
    if (!move.operands.length && !verbShown(move)) buttons.set(move.verb, { text: move.label, sign: move.sign, move: move.move });
  }
  return buttons;
}
