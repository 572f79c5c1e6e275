// Choosing a move by clicks and buttons, and sending it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page, runTimers, settled } from "./page.js";
import { clear, play, post, showButtons } from "./choosing.js";
import { state } from "./state.js";
import { listen } from "./transport.js";

listen({ scene() {}, refused() {}, offline() {} });

const move = (verb, ...tokens) => ({
  move: [verb, ...tokens].join(" "), verb, label: verb, sign: "",
  operands: tokens.map((token, at) => ({ name: `part${at}`, kind: "hex", token, label: token })),
});

beforeEach(() => {
  Object.assign(page, { requests: [], respond: () => ({}) });
  page.sockets.length = page.timers.length = 0;
  const moves = [move("move", "a", "b"), move("move", "a", "c"), move("rest")];
  const scene = { number: 5, version: "v5", seat: 0, mine: true, prompt: "Your move.", moves };
  Object.assign(state, { scene, chosen: [], seat: 0, version: "v5", answered: "", sending: false });
});

// A click on a thing with this token, and nothing around it.
function click(token) {
  const thing = { dataset: { token }, parentElement: null };
  thing.closest = (where) => (where === "[data-token]" ? thing : where === ".table" ? page.element("main") : null);
  page.element("main").listeners.click({ target: thing });
}

const chosen = () => state.chosen.map((item) => item.token);
const sent = () => page.requests.filter(({ path }) => path.endsWith("/moves")).map(({ body }) => body);

test("clicks add up to a move, which is sent with the number of its decision", async () => {
  click("a");
  assert.deepEqual(chosen(), ["a"]);
  assert.match(page.requests[0].path, /drawing\?chosen=a&seat=0$/);
  click("c");
  await settled();
  assert.deepEqual(sent(), [{ number: 5, move: "move a c", seat: 0 }]);
  assert.deepEqual([state.scene.mine, chosen()], [false, []]);
});

test("a second click takes the first one back", () => {
  click("a");
  click("a");
  assert.deepEqual(chosen(), []);
});

test("a click on something that no move names changes nothing", () => {
  click("z");
  assert.deepEqual([chosen(), page.requests], [[], []]);
});

test("the prompt names what is chosen, until it is cleared", () => {
  click("a");
  assert.equal(page.text("asked"), "A. Go on.");
  assert.equal(page.element("clear").hidden, false);
  clear();
  assert.equal(page.element("clear").hidden, true);
  assert.equal(page.text("asked"), "Your move. ");
});

test("nothing can be chosen while a move is sent, or in the turn of others", () => {
  state.sending = true;
  click("a");
  assert.deepEqual(chosen(), []);
  Object.assign(state, { sending: false }).scene.mine = false;
  click("a");
  assert.deepEqual(chosen(), []);
});

test("a refused move is explained and can be chosen again", async () => {
  page.respond = (path) => (path === "moves" ? { status: 422, error: "This move is not legal now." } : null);
  await play("rest");
  assert.equal(page.text("asked"), "This move is not legal now.");
  assert.deepEqual([state.scene.mine, state.sending], [true, false]);
});

test("a move that does not reach the server is explained", async () => {
  page.respond = () => null;
  const playing = play("rest");
  for (let at = 0; at < 6; at++) { await settled(); await runTimers(); }
  await playing;
  assert.equal(page.text("asked"), "Try again.");
});

test("one move is sent at a time", async () => {
  await Promise.all([play("rest"), play("rest")]);
  assert.equal(sent().length, 1);
});

test("if no scene follows a move, the page connects again", async () => {
  await play("rest");
  assert.equal(page.sockets.length, 0);
  await runTimers();
  assert.equal(page.sockets.length, 1);
});

test("if the next scene has come, it does not", async () => {
  await play("rest");
  state.scene = { ...state.scene, number: 6 };
  await runTimers();
  assert.equal(page.sockets.length, 0);
});

test("moves that cannot be clicked get buttons, and their buttons play", async () => {
  await showButtons();
  const keys = page.element("uses").children.map((button) => button.dataset.use);
  assert.deepEqual(keys, ["move", "rest"]);
  page.element("uses").listeners.click({ target: { closest: () => ({ dataset: { use: "rest" } }) } });
  await settled();
  assert.deepEqual(sent().map((body) => body.move), ["rest"]);
});

test("buttons for moves with the same operands have whole phrases", async () => {
  state.scene.moves = [move("swap", "a", "b"), move("join", "a", "b"), move("pass")];
  state.chosen = ["a", "b"].map((token) => ({ token, as: null, verb: false }));
  page.respond = () => ({ number: 5, choices: [{ move: "swap a b", label: "Swap a with b" }] });
  await showButtons();
  const texts = page.element("uses").children.map((button) => button.children[0]);
  assert.deepEqual(texts, ["Swap a with b", "join · a · b"]);
});

test("other requests return the response, or explain the error", async () => {
  page.respond = () => ({ number: 7 });
  assert.deepEqual(await post("undo"), { number: 7 });
  assert.deepEqual(page.requests.at(-1), { path: `/api/tables/${"t".repeat(22)}/undo`, body: { seat: 0 } });
  page.respond = () => ({ status: 409, error: "You have no move to undo." });
  assert.equal(await post("undo"), null);
  assert.equal(page.text("asked"), "You have no move to undo.");
});
