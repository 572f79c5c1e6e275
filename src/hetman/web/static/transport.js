// The connection to the server: scenes come by WebSocket, everything else goes by HTTP.
import { page } from "./parts.js";
import { state } from "./state.js";

let socket = null;
let tries = 0;
let handlers = null;
// The last scene as text: clocks and viewers that change alone come without the rest.
let latest = "";

// `scene` gets each scene, `refused` the reason if the server closes for good, `offline` the number of failed attempts.
export function listen(on) {
  handlers = on;
}

export function connect() {
  const last = socket;
  state.answered = "";
  const language = document.documentElement.lang;
  const query = new URLSearchParams({ scene: "true", seen: state.scene ? state.version : "", language });
  if (state.seat !== null) query.set("seat", state.seat);
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${page.table}/live?${query}`);
  const own = socket;
  last?.close();
  socket.onmessage = (event) => {
    if (own !== socket) return;
    tries = 0;
    handlers.offline(0);
    const message = JSON.parse(event.data);
    if (message.type === "scene") {
      latest = event.data;
      handlers.scene(message);
    } else if (message.type === "presence") handlers.scene(completed(JSON.parse(latest), message));
  };
  socket.onclose = (event) => {
    if (own !== socket) return;
    if (event.code > 4000) { handlers.refused(event.reason); return; }
    setTimeout(() => { if (own === socket) { state.version = ""; connect(); } }, Math.min(8000, 250 * 2 ** tries++));
    handlers.offline(tries);
  };
}
// A scene with clocks and viewers that came later, and without lines that were shown before.
export const completed = (scene, presence) => {
  const log = { from: scene.log.from + scene.log.lines.length, lines: [] };
  return { ...scene, ...presence, type: "scene", log };
};
const revive = () => { if (socket?.readyState > 1) connect(); };
addEventListener("online", revive);
document.addEventListener("visibilitychange", () => { if (!document.hidden) revive(); });

// A lesson has an address of its own.
const address = (path) => `${page.api || `/api/tables/${page.table}`}/${path}`;

export const request = (path, body) => fetch(address(path), {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
}).catch(() => null);

export async function get(path) {
  const answer = await fetch(address(path)).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

// Send the moves of an answer, and again if the response is lost. The same answer to the same decision counts once.
export async function sendMoves(body) {
  for (let attempt = 0; attempt < 4; attempt++) {
    if (attempt) await new Promise((done) => setTimeout(done, 400 * 2 ** attempt));
    const answer = await request("moves", body);
    if (answer) return answer;
  }
  return null;
}

// The legal moves as whole phrases, by notation.
let phrased = { version: "", words: new Map() };
export async function phrases() {
  const { version, number } = state.scene;
  if (phrased.version === version) return phrased.words;
  const answer = await get(`choices${state.seat === null ? "" : `?seat=${state.scene.seat}`}`);
  if (answer?.number !== number) return new Map();
  phrased = { version, words: new Map(answer.choices.map((choice) => [choice.move, choice.label])) };
  return phrased.words;
}
