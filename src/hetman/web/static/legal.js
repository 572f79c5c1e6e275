// Legal moves, as they are narrowed down: which of them what was chosen may mean. An item of what was chosen is a token,
// for a verb or for an operand of one of the names in `as`.

// Which operand of a move a click means: the first of those it names that the move has.
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

// Whether nothing is left to be chosen.
export const whole = (move, items) => move.operands.length === items.filter((item) => !item.verb).length;

// How a move is told from others by its operands alone. "plain": no other has the same, or some of them. "twin": one
// has the same, so that buttons ask in the end. "verb": its verb has to be said, since a shorter move would come first.
const kinds = new WeakMap();
export function kind(move, moves) {
  if (kinds.has(move)) return kinds.get(move);
  const own = move.operands.map((operand) => operand.token);
  const covers = (other) => {
    const rest = [...own];
    return other.operands.every((operand) => { const at = rest.indexOf(operand.token); if (at >= 0) rest.splice(at, 1); return at >= 0; });
  };
  const inside = moves.filter((other) => other !== move && other.operands.length > 1 && covers(other));
  const found = own.length < 2 || inside.some((other) => other.operands.length < own.length) ? "verb" : inside.length ? "twin" : "plain";
  kinds.set(move, found);
  return found;
}

// Whether the same deed can be done with more: helpers go alone or with ducats. A button asks before they go alone.
export const longer = (move, left) => left.some((other) => other.verb === move.verb && other.operands.length > move.operands.length);

// The operands of a move that nothing chosen stands for.
export function unchosen(move, items) {
  const rest = items.filter((item) => !item.verb).map((item) => item.token);
  return move.operands.filter((operand) => { const at = rest.indexOf(operand.token); if (at >= 0) rest.splice(at, 1); return at < 0; });
}

// A move word by word, where its phrase is not known.
export const spelt = (move) => [move.label, ...move.operands.map((operand) => operand.label)].join(" · ");
