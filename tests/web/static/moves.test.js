// How clicks narrow the legal moves down.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buttonMoves, chosenAfter, decided, fits, kind, longer, missingButtons, spelt, takenBack, unchosen } from "./moves.js";

const move = (verb, ...operands) => ({
  move: [verb, ...operands].join(" "),
  verb,
  label: verb,
  sign: `verb:${verb}`,
  operands: operands.map((token, at) => ({ name: at ? "to" : "unit", kind: at ? "hex" : "unit", token, label: token })),
});
const item = (token, as = null, verb = false) => ({ token, as, verb });
const tokens = (items) => items.map((one) => one.token);

test("a move fits if every token can stand for a part of its own", () => {
  const charge = move("charge", "knight", "d4");
  assert.ok(fits(charge, [item("d4"), item("knight")]));
  assert.ok(fits(charge, [item("charge", null, true)]));
  assert.ok(!fits(charge, [item("d4"), item("d4")]));
  assert.ok(!fits(charge, [item("knight", ["to"])]), "the token is named for another operand");
  assert.ok(fits(move("swap", "d4", "d4"), [item("d4"), item("d4")]));
});

test("clicks add up in any order", () => {
  const moves = [move("move", "knight", "d4"), move("move", "knight", "d5"), move("move", "scout", "d5")];
  const first = chosenAfter(moves, [], [item("d5")]);
  assert.deepEqual(tokens(first), ["d5"]);
  assert.equal(decided(moves, first), null);
  assert.equal(decided(moves, chosenAfter(moves, first, [item("scout")])).move, "move scout d5");
});

test("a click on what fits nothing starts again", () => {
  const moves = [move("move", "knight", "d4"), move("move", "scout", "d5")];
  assert.deepEqual(tokens(chosenAfter(moves, [item("knight")], [item("scout")])), ["scout"]);
  assert.deepEqual(chosenAfter(moves, [], [item("z9")]), []);
});

test("one click may say several things, from the inside outwards", () => {
  const moves = [move("bolster", "archer"), move("move", "archer", "d5")];
  const chosen = chosenAfter(moves, [], [item("bolster"), item("archer"), item("d4")]);
  assert.deepEqual(tokens(chosen), ["bolster", "archer"]);
  assert.equal(decided(moves, chosen).move, "bolster archer");
});

test("a second click takes an item back", () => {
  const chosen = [item("knight"), item("d4")];
  assert.equal(takenBack(chosen, [item("d4")]), 1);
  assert.equal(takenBack(chosen, [item("d5")]), -1);
  assert.equal(takenBack(chosen, [item("knight"), item("d4")]), -1, "a click that says more is not the same");
});

test("a shorter move does not come before a longer one", () => {
  const moves = [move("send", "helper"), move("send", "helper", "3")];
  assert.ok(longer(moves[0], moves));
  const chosen = [item("helper")];
  assert.equal(decided(moves, chosen), null);
  assert.deepEqual(buttonMoves(moves, chosen).map((one) => one.move), ["send helper"]);
});

test("moves with the same operands ask by buttons in the end", () => {
  const moves = [move("swap", "a", "b"), move("join", "a", "b"), move("pass")];
  assert.equal(kind(moves[0], moves), "twin");
  assert.deepEqual(buttonMoves(moves, [item("a"), item("b")]).map((one) => one.move), ["swap a b", "join a b"]);
});

test("verbs that are not drawn get buttons, then operands that are not drawn", () => {
  const moves = [move("rest"), move("lay", "ace"), move("lay", "king")];
  const links = [{ token: "ace", as: null }];
  assert.deepEqual([...missingButtons(moves, [], links).keys()], ["rest", "lay"]);
  const buttons = missingButtons(moves, [item("lay", null, true)], links);
  assert.deepEqual([...buttons.keys()], ["king"]);
  assert.deepEqual(buttons.get("king"), { text: "king", sign: "unit:king", links: [{ token: "king", as: ["unit"] }] });
});

test("where there is one verb, moves without operands are buttons that play", () => {
  assert.equal(missingButtons([move("ready")], [], []).get("ready").move, "ready");
});

test("what is left of a move, and a move word by word", () => {
  const charge = move("charge", "knight", "d4");
  assert.deepEqual(unchosen(charge, [item("knight")]).map((one) => one.token), ["d4"]);
  assert.equal(spelt(charge), "charge · knight · d4");
});
