// The state of the live table. No DOM: node tests this file.
export const state = {
  scene: null,
  // The open question: what is chosen and ticked, and what is asked next. The server makes it.
  question: null,
  seat: null,
  version: "",
  // The decision that was answered last, until another one is shown.
  answered: "",
  sending: false,
  lines: [],
  figures: {},
  // What changed since the last decision, until the first click.
  recap: null,
  // In a lesson, the coach answers: { refused(reason, thing, short), asked(), played(answer) }.
  coach: null,
};

// In a sealed choice every seat counts its own steps, so two seats of one device may have the same number.
export const decision = () => `${state.scene.seat}:${state.scene.number}`;

// Keep the lines and pictures of a scene when it comes. It may be shown later.
export function keep(next) {
  state.version = next.version;
  state.lines = state.lines.slice(0, next.log.from).concat(next.log.lines);
  Object.assign(state.figures, next.figures);
}

// Take the next scene. Returns the scene before, and whether the question is the same.
export function take(next) {
  const before = state.scene;
  state.scene = next;
  // A scene that was sent before our answer reached the table has no open question.
  if (decision() === state.answered) Object.assign(next, { mine: false, moves: [], question: null });
  else state.answered = "";
  const same = before !== null && before.number === next.number && JSON.stringify(before.moves) === JSON.stringify(next.moves);
  if (!same || !state.question) state.question = next.question;
  if (!same) state.recap = null;
  return { before, same };
}

// Whether something is chosen or ticked that a new scene must not drop.
export const choosing = () => Boolean(state.question && (state.question.chosen.length || state.question.draft.length));

// The server has our answer. Nothing can be chosen until the next scene comes.
export function settle(own) {
  state.answered = own;
  state.question = null;
  Object.assign(state.scene, { mine: false, moves: [], question: null });
}
