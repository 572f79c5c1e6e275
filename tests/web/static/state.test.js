// What the live table keeps from scene to scene.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { choosing, decision, keep, settle, state, take } from "./state.js";

const moves = [{ verb: "lay", label: "Lay", operands: [{ token: "ace", label: "the ace" }] }];
const scene = (number, more = {}) => ({
  number, seat: 0, version: `v${number}`, mine: true, moves, question: { chosen: [], draft: [] }, log: { from: 0, lines: [] }, figures: {}, ...more,
});

beforeEach(() => Object.assign(state, { scene: null, question: null, answered: "", lines: [], figures: {}, version: "" }));

test("the same question keeps what is chosen, another one does not", () => {
  assert.deepEqual(take(scene(1)), { before: null, same: false });
  assert.equal(choosing(), false);
  state.question = { chosen: [{ token: "ace" }], draft: [] };
  assert.equal(take(scene(1)).same, true);
  assert.equal(choosing(), true);
  assert.equal(take(scene(2)).same, false);
  assert.equal(choosing(), false);
});

test("a scene is kept when it comes, and may be shown later", () => {
  take(scene(1));
  keep(scene(2));
  assert.deepEqual([state.version, state.scene.number], ["v2", 1]);
});

test("only new lines of the log are sent", () => {
  keep(scene(1, { log: { from: 0, lines: ["a", "b"] } }));
  keep(scene(2, { log: { from: 1, lines: ["c"] } }));
  assert.deepEqual(state.lines, ["a", "c"]);
});

test("a scene that was overtaken by our answer asks for nothing", () => {
  take(scene(1));
  settle(decision());
  assert.equal(state.scene.mine, false);
  take(scene(1));
  assert.deepEqual([state.scene.mine, state.scene.moves], [false, []]);
  take(scene(2));
  assert.equal(state.scene.mine, true);
});

test("two seats of one device may be asked under the same number", () => {
  take(scene(1));
  settle(decision());
  take(scene(1, { seat: 1 }));
  assert.equal(state.scene.mine, true);
});
