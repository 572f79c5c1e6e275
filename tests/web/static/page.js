// A page without a browser: just enough of the DOM for the scripts to load. Import it before them.
class FakeElement {
  constructor(name = "") {
    this.name = name;
    this.children = [];
    this.dataset = {};
    this.listeners = {};
    this.style = {};
    this.textContent = "";
    this.innerHTML = "";
    this.hidden = false;
    this.classes = new Set();
    this.classList = {
      add: (one) => this.classes.add(one),
      remove: (one) => this.classes.delete(one),
      toggle: (one, on) => (on ? this.classes.add(one) : this.classes.delete(one)),
    };
  }
  get childElementCount() { return this.children.length; }
  get parentElement() { return page.element(`parent of ${this.name}`); }
  addEventListener(kind, act) { this.listeners[kind] = act; }
  append(...parts) { this.children.push(...parts); }
  replaceChildren(...parts) { this.children = parts; }
  closest() { return null; }
  querySelectorAll() { return []; }
  getClientRects() { return []; }
  matches() { return false; }
  contains() { return false; }
  setAttribute() {}
  focus() {}
  close() {}
}

const elements = new Map();
const settings = { table: "t".repeat(22), code: "en", texts: { failed: "Try again.", cancel: "Cancel", clear: "Clear", nothing: "Nothing chosen yet", drop: "Take back: %" }, signs: {}, about: {} };

// What tests look at: elements by id, sockets that were opened, requests that were sent, timers that were set.
export const page = {
  element: (id) => elements.get(id) || elements.set(id, new FakeElement(id)).get(id),
  text: (id) => page.element(id).children.map((child) => child.textContent ?? child).join(""),
  sockets: [],
  requests: [],
  timers: [],
  // The response to the next requests: a function of the path and the body, or null for a lost connection.
  respond: () => ({}),
};
page.element("page").textContent = JSON.stringify(settings);

globalThis.document = {
  documentElement: { lang: "en" },
  hidden: false,
  body: new FakeElement("body"),
  getElementById: (id) => (id === "tip" ? null : page.element(id)),
  createElement: (name) => new FakeElement(name),
  querySelector: (where) => page.element(where),
  querySelectorAll: () => [],
  getAnimations: () => [],
  addEventListener: (kind, act) => page.element("document").addEventListener(kind, act),
};
globalThis.addEventListener = (kind, act) => page.element("window").addEventListener(kind, act);
globalThis.matchMedia = () => ({ matches: false });
globalThis.location = { origin: "http://localhost:1410" };
globalThis.setInterval = () => 0;
globalThis.setTimeout = (act, time) => page.timers.push({ act, time });
globalThis.clearTimeout = (id) => { page.timers[id - 1] = { act() {} }; };
globalThis.WebSocket = class {
  constructor(address) {
    this.address = new URL(address);
    this.readyState = 1;
    page.sockets.push(this);
  }
  close() { this.readyState = 3; }
};
globalThis.fetch = async (path, { body } = {}) => {
  page.requests.push({ path, body: body && JSON.parse(body) });
  const found = page.respond(path.split("/").at(-1), body && JSON.parse(body));
  if (!found) throw new TypeError("connection lost");
  const { status = 200, ...answer } = found;
  return { ok: status < 400, status, json: async () => answer };
};

// Let everything run that waits for a response. Timers are run by the test.
export const settled = () => new Promise((done) => setImmediate(done));
export const runTimers = async () => {
  for (const { act } of page.timers.splice(0)) act();
  await settled();
};
