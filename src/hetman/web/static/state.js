// The state of the live table. No DOM: node tests this file.
export const state = {
  scene: null,
  chosen: [],
  seat: null,
  version: "",
  // The decision that was answered last, until another one is shown.
  answered: "",
  sending: false,
  lines: [],
  figures: {},
};

// In a sealed choice every seat counts its own steps, so two seats of one device may have the same number.
export const decision = () => `${state.scene.seat}:${state.scene.number}`;

// Take the next scene. Returns the scene before, and whether the question is the same.
export function take(next) {
  const before = state.scene;
  state.scene = next;
  // A scene that was sent before our answer reached the table has no open question.
  if (decision() === state.answered) Object.assign(next, { mine: false, moves: [] });
  else state.answered = "";
  state.version = next.version;
  state.lines = state.lines.slice(0, next.log.from).concat(next.log.lines);
  Object.assign(state.figures, next.figures);
  const same = before !== null && before.number === next.number && JSON.stringify(before.moves) === JSON.stringify(next.moves);
  if (!same) state.chosen = [];
  return { before, same };
}

// The server has our answer. Nothing can be chosen until the next scene comes.
export function settle(own) {
  state.answered = own;
  Object.assign(state.scene, { mine: false, moves: [] });
}

// The words for a chosen item.
export function labelOf(item, moves) {
  for (const move of moves) {
    if (item.token === move.verb && !item.as) return move.label;
    const operand = move.operands.find((one) => one.token === item.token);
    if (operand) return operand.label;
  }
  return item.token;
}
