// The connection: scenes in, moves out, and what happens when it breaks.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page, runTimers, settled } from "./page.js";
import { state } from "./state.js";
import { connect, get, listen, phrases, sendMoves } from "./transport.js";

let seen = [];
const handlers = {
  scene: (scene) => seen.push(scene.number),
  refused: (reason) => seen.push(`refused: ${reason}`),
  offline: (tries) => seen.push(`offline: ${tries}`),
};

beforeEach(() => {
  Object.assign(page, { requests: [], respond: () => ({}) });
  page.sockets.length = page.timers.length = 0;
  Object.assign(state, { scene: null, seat: 1, version: "", answered: "" });
  seen = [];
  listen(handlers);
});

const receive = (socket, message) => socket.onmessage({ data: JSON.stringify(message) });

test("it asks for the scene of its seat, in the language of the page", () => {
  connect();
  const { address } = page.sockets[0];
  assert.equal(address.href.split("?")[0], `ws://localhost:1410/api/tables/${"t".repeat(22)}/live`);
  assert.deepEqual(Object.fromEntries(address.searchParams), { scene: "true", seen: "", language: "en", seat: "1" });
});

test("a client that reconnects names the version that it has", () => {
  Object.assign(state, { scene: { number: 4 }, version: "v4" });
  connect();
  assert.equal(page.sockets[0].address.searchParams.get("seen"), "v4");
});

test("clocks and viewers that change alone complete the last scene", () => {
  connect();
  listen({ scene: (scene) => seen.push(scene), refused: () => {}, offline: () => {} });
  receive(page.sockets[0], { type: "scene", number: 5, version: "a", spectators: 0, log: { from: 3, lines: ["x", "y"] } });
  receive(page.sockets[0], { type: "presence", number: 5, version: "b", spectators: 2 });
  assert.deepEqual(seen[1], { type: "scene", number: 5, version: "b", spectators: 2, log: { from: 5, lines: [] } });
});

test("scenes are handed on, keep-alive messages are not", () => {
  connect();
  receive(page.sockets[0], { type: "beat" });
  receive(page.sockets[0], { type: "scene", number: 5 });
  assert.deepEqual(seen, ["offline: 0", "offline: 0", 5]);
});

test("a closed connection is opened again, later each time, and gets a whole scene", async () => {
  Object.assign(state, { scene: { number: 4 }, version: "v4" });
  connect();
  page.sockets[0].onclose({ code: 1006 });
  const first = page.timers[0].time;
  await runTimers();
  page.sockets[1].onclose({ code: 1006 });
  assert.equal(page.timers[0].time, 2 * first);
  assert.equal(page.sockets[1].address.searchParams.get("seen"), "");
  assert.deepEqual(seen, ["offline: 1", "offline: 2"]);
  receive(page.sockets[1], { type: "beat" });
  page.sockets[1].onclose({ code: 1006 });
  assert.equal(page.timers.at(-1).time, first, "after a message the wait starts again");
});

test("a refusal is final", () => {
  connect();
  page.sockets[0].onclose({ code: 4403, reason: "That seat is not yours." });
  assert.deepEqual(seen, ["refused: That seat is not yours."]);
  assert.equal(page.timers.length, 0);
});

test("an older connection is closed and heard no more", async () => {
  connect();
  connect();
  assert.equal(page.sockets[0].readyState, 3);
  receive(page.sockets[0], { type: "scene", number: 5 });
  page.sockets[0].onclose({ code: 1006 });
  assert.deepEqual(seen, []);
  assert.equal(page.timers.length, 0);
});

test("a page that comes back into view opens a dead connection", () => {
  connect();
  page.element("window").listeners.online();
  assert.equal(page.sockets.length, 1, "the connection lives");
  page.sockets[0].readyState = 3;
  page.element("document").listeners.visibilitychange();
  assert.equal(page.sockets.length, 2);
});

test("a move whose response is lost is sent again, four times at most", async () => {
  const body = { number: 5, moves: ["rest"], seat: 1 };
  page.respond = () => (page.requests.length < 3 ? null : { number: 6 });
  let answer;
  sendMoves(body).then((one) => { answer = one; });
  for (let at = 0; at < 3; at++) { await settled(); await runTimers(); }
  assert.deepEqual(page.requests.map((one) => one.body), [body, body, body]);
  assert.ok(answer.ok);
  Object.assign(page, { requests: [], respond: () => null });
  sendMoves(body).then((one) => { answer = one; });
  for (let at = 0; at < 6; at++) { await settled(); await runTimers(); }
  assert.equal(page.requests.length, 4);
  assert.equal(answer, null);
});

test("what cannot be read is null", async () => {
  page.respond = () => null;
  assert.equal(await get("choices"), null);
  page.respond = () => ({ status: 404, error: "There is nothing here." });
  assert.equal(await get("choices"), null);
});

test("phrases are asked for once for each version, and dropped if they are late", async () => {
  state.scene = { number: 5, version: "v5", seat: 1 };
  page.respond = () => ({ number: 4, choices: [{ move: "rest", label: "Rest" }] });
  assert.equal((await phrases()).size, 0);
  page.respond = () => ({ number: 5, choices: [{ move: "rest", label: "Rest" }] });
  assert.equal((await phrases()).get("rest"), "Rest");
  assert.equal((await phrases()).get("rest"), "Rest");
  assert.equal(page.requests.length, 2);
  assert.match(page.requests[0].path, /choices\?seat=1$/);
});
