// Choosing a move by clicks: the page sends what is chosen and clicked, and shows the question that comes back.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page, runTimers, settled } from "./page.js";
import { clear, drop, play, post } from "./choosing.js";
import { state } from "./state.js";
import { listen } from "./transport.js";

listen({ scene() {}, refused() {}, offline() {} });

const question = (more = {}) => ({
  draft: [], chosen: [], bar: "Your move: play a coin.", picture: "", chips: [], next: "", parts: {}, play: [], why: null, ...more,
});
const archer = { token: "archer", as: null };
const asked = question({ chosen: [archer], bar: "Archer: choose a hex.", chips: [{ label: "Archer", figure: "" }], next: "where?" });

beforeEach(async () => {
  await runTimers();
  Object.assign(page, { requests: [], respond: () => ({}) });
  page.sockets.length = page.timers.length = 0;
  const scene = { number: 5, version: "v5", seat: 0, mine: true, prompt: "Your move: play a coin.", moves: [], parts: {}, question: question() };
  Object.assign(state, { scene, question: scene.question, seat: 0, version: "v5", answered: "", sending: false });
  page.element("main").contains = () => true;
});

// A click on a thing with this token. Its classes and attributes say how it is drawn.
function click(token, drawn = "legal", dataset = {}) {
  const thing = { dataset: { token, ...dataset }, parentElement: null, classList: { add() {}, remove() {} } };
  const lit = drawn !== "";
  thing.matches = (where) => (where.startsWith(".chosen") ? drawn === "chosen" : where === ".start" ? drawn === "start" : lit);
  thing.closest = (where) => {
    if (where === "[data-drop]") return null;
    if (where === "[data-token]") return thing;
    return where === ".table" ? page.element("main") : lit ? thing : null;
  };
  page.element("main").listeners.click({ target: thing });
}

const sent = (path = "moves") => page.requests.filter((one) => one.path.endsWith(`/${path}`)).map(({ body }) => body);

test("a click is sent with what is chosen, and its answer is shown", async () => {
  page.respond = () => ({ number: 5, question: asked });
  click("archer");
  await settled();
  const links = [archer];
  assert.deepEqual(sent("choose"), [{ number: 5, seat: 0, chosen: [], draft: [], click: { links, state: "legal", move: "" } }]);
  assert.equal(page.text("asked"), "Archer: choose a hex.");
  assert.equal(page.element("asked").children[0].textContent, "Archer:");
  assert.equal(page.element("clear").hidden, false);
  click("d4");
  await settled();
  assert.deepEqual(sent("choose")[1].chosen, [archer]);
});

test("clicks are answered one after another", async () => {
  page.respond = () => ({ number: 5, question: asked });
  click("archer");
  click("d4");
  await settled();
  await settled();
  assert.deepEqual(sent("choose").map((body) => body.chosen), [[], [archer]]);
});

test("how a thing is drawn goes along with the click", async () => {
  page.respond = () => ({ number: 5, question: question() });
  for (const drawn of ["legal", "chosen", "start", ""]) { click("archer", drawn); await settled(); }
  assert.deepEqual(sent("choose").map(({ click: { state: drawn } }) => drawn), ["legal", "chosen", "start", ""]);
});

test("the moves that a click decides are played", async () => {
  page.respond = (path) => (path === "choose" ? { number: 5, question: question({ play: ["lay ace", "done"] }) } : {});
  click("done");
  await settled();
  assert.deepEqual(sent("moves"), [{ number: 5, moves: ["lay ace", "done"], seat: 0 }]);
  assert.deepEqual([state.scene.mine, state.question], [false, null]);
});

test("a refused click says why, keeps what is chosen and goes after a while", async () => {
  state.question = asked;
  page.respond = () => ({ number: 5, question: question({ why: "Archer: too far." }) });
  click("a1", "");
  await settled();
  assert.equal(page.text("asked"), "Archer: too far.");
  assert.ok(page.element("dock").classes.has("why"));
  assert.equal(state.question, asked);
  await runTimers();
  assert.equal(page.text("asked"), "Archer: choose a hex.");
  assert.ok(!page.element("dock").classes.has("why"));
});

test("a chip is dropped by its place, and clearing drops everything", async () => {
  state.question = asked;
  page.respond = () => ({ number: 5, question: question() });
  await drop(0);
  assert.equal(sent("choose")[0].drop, 0);
  state.question = asked;
  clear();
  await settled();
  assert.deepEqual([sent("choose")[1].chosen, sent("choose")[1].draft], [[], []]);
  assert.equal(page.element("clear").hidden, true);
});

test("nothing can be chosen while a move is sent, or in the turn of others", async () => {
  state.sending = true;
  click("archer");
  await settled();
  Object.assign(state, { sending: false }).scene.mine = false;
  click("archer");
  await settled();
  assert.deepEqual(page.requests, []);
});

test("an answer about an older decision changes nothing", async () => {
  const before = state.question;
  page.respond = () => { state.scene = { ...state.scene, number: 6 }; return { number: 5, question: asked }; };
  click("archer");
  await settled();
  assert.equal(state.question, before);
});

test("a refused move is explained and can be chosen again", async () => {
  page.respond = (path) => (path === "moves" ? { status: 422, error: "not legal", why: "Archer: too far." } : null);
  await play(["move archer a1"]);
  assert.equal(page.text("asked"), "Archer: too far.");
  assert.deepEqual([state.scene.mine, state.sending], [true, false]);
});

test("a move that does not reach the server is explained", async () => {
  page.respond = () => null;
  const playing = play(["rest"]);
  for (let at = 0; at < 6; at++) { await settled(); await runTimers(); }
  await playing;
  assert.ok(page.requests.length > 1);
  assert.equal(state.scene.mine, true);
});

test("one move is sent at a time", async () => {
  await Promise.all([play(["rest"]), play(["rest"])]);
  assert.equal(sent().length, 1);
});

test("if no scene follows a move, the page connects again", async () => {
  await play(["rest"]);
  assert.equal(page.sockets.length, 0);
  await runTimers();
  assert.equal(page.sockets.length, 1);
});

test("if the next scene has come, it does not", async () => {
  await play(["rest"]);
  state.scene = { ...state.scene, number: 6 };
  await runTimers();
  assert.equal(page.sockets.length, 0);
});

test("other requests return the response, or explain the error", async () => {
  page.respond = () => ({ number: 7 });
  assert.deepEqual(await post("undo"), { number: 7 });
  assert.deepEqual(page.requests.at(-1), { path: `/api/tables/${"t".repeat(22)}/undo`, body: { seat: 0 } });
  page.respond = () => ({ status: 409, error: "You have no move to undo." });
  assert.equal(await post("undo"), null);
  assert.equal(page.text("asked"), "You have no move to undo.");
});
