// The table in the browser. It knows no game: it shows the parts it is sent, narrows the legal moves down by what is
// clicked, in any order, and lets whatever keeps its id glide to its new place.
"use strict";
(() => {
  const page = JSON.parse(document.getElementById("page").textContent);
  const texts = page.texts;
  const $ = (id) => document.getElementById(id);
  const main = $("main");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const narrow = matchMedia("(max-width: 719px)");
  const known = ["board", "hand", "caption"];

  // ---- parts -------------------------------------------------------------------------------------------------------

  const slots = () => ({ board: $("board"), hand: $("hand"), caption: $("caption") });

  function lay(parts, seat, glide) {
    const before = glide && !calm.matches ? places() : null;
    const focus = focused();
    const slot = slots();
    for (const name of known) if (slot[name]) fill(slot[name], parts[name] || "");
    const seats = Object.keys(parts).filter((name) => /^seat-\d+$/.test(name)).sort();
    const own = `seat-${seat}`;
    fill($("rivals"), seats.filter((name) => name !== own).map((name) => parts[name]).join(""));
    fill($("own"), parts[own] || "");
    const rest = Object.keys(parts).filter((name) => !known.includes(name) && !seats.includes(name));
    fill($("moment"), rest.map((name) => `<div class="part" id="part-${name}">${parts[name]}</div>`).join(""));
    for (const title of document.querySelectorAll(".table svg title")) {
      title.parentElement.dataset.tip = title.textContent;
      title.remove();
    }
    if (before) move(before);
    refocus(focus);
    narrowed();
  }

  // Only what differs is replaced, so that the rest keeps its focus and its place in the page.
  const laid = new WeakMap();
  function fill(slot, html) {
    if (laid.get(slot) === html) return;
    laid.set(slot, html);
    slot.innerHTML = html;
  }

  // ---- things that keep their id glide ------------------------------------------------------------------------------

  function places() {
    const found = new Map();
    for (const thing of document.querySelectorAll(".table [id]")) {
      if (thing.closest("svg, .hand, .cards, #moment") && !thing.querySelector("[id] [id]")) {
        found.set(thing.id, { box: thing.getBoundingClientRect(), thing });
      }
    }
    return found;
  }

  function move(before) {
    let wait = 0;
    for (const thing of document.querySelectorAll(".table [id]")) {
      if (!thing.closest("svg, .hand, .cards, #moment") || thing.querySelector("[id] [id]")) continue;
      const old = before.get(thing.id);
      before.delete(thing.id);
      const box = thing.getBoundingClientRect();
      if (!old) {
        if (before.size) thing.animate([{ opacity: 0, scale: "0 1" }, { opacity: 1, scale: "1 1" }], timing(240, wait));
        continue;
      }
      const x = old.box.x + old.box.width / 2 - box.x - box.width / 2;
      const y = old.box.y + old.box.height / 2 - box.y - box.height / 2;
      if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
      const size = scaleOf(thing);
      thing.animate([{ translate: `${x / size}px ${y / size}px` }, { translate: "0 0" }], timing(280, wait));
      wait = Math.min(wait + 80, 620);
    }
  }

  const timing = (duration, delay) => ({ duration, delay, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" });

  function scaleOf(thing) {
    const matrix = thing.ownerSVGElement ? thing.parentElement.getScreenCTM?.() : null;
    return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
  }

  const rush = () => { for (const glide of document.getAnimations()) if (glide.effect?.getTiming().iterations === 1) glide.finish(); };

  // ---- focus survives a new picture ----------------------------------------------------------------------------------

  function focused() {
    const thing = document.activeElement;
    if (!thing || !thing.closest(".table")) return null;
    const slot = thing.closest("#board, #hand, #rivals, #own, #moment, #uses");
    if (!slot) return null;
    return { slot: slot.id, id: thing.id, chain: chain(thing).map((link) => link.token).join(" "), label: thing.textContent };
  }

  function refocus(focus) {
    if (!focus || document.activeElement !== document.body) return;
    const slot = $(focus.slot);
    const same = [...slot.querySelectorAll("[tabindex='0'], button:enabled")];
    const found = (focus.id && $(focus.id)) || same.find((thing) => chain(thing).map((link) => link.token).join(" ") === focus.chain) || same.find((thing) => thing.textContent === focus.label);
    (found || document.querySelector("#board [tabindex='0'], #uses button") || $("prompt")).focus?.({ preventScroll: true });
  }

  // ---- the layout of a phone -----------------------------------------------------------------------------------------

  function narrowed() {
    const strips = narrow.matches && main.dataset.tab === "table";
    for (const side of [$("rivals"), $("own")]) side.classList.toggle("strips", strips);
    // Where the panels do not all fit, the rivals' leave out what can be read elsewhere, step by step.
    const column = $("rivals").parentElement;
    for (const tight of [0, 1, 2, 3, 4, 5]) {
      column.dataset.tight = tight;
      if (narrow.matches || column.scrollHeight <= column.clientHeight) break;
    }
  }
  addEventListener("resize", narrowed);
  document.querySelector(".tabs")?.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-tab]");
    if (!tab) return;
    main.dataset.tab = tab.dataset.tab;
    for (const other of document.querySelectorAll(".tabs button")) other.toggleAttribute("aria-current", other === tab);
    tab.setAttribute("aria-current", "page");
    if (tab.dataset.tab === "chat") $("chat").open = true;
    read();
    narrowed();
  });

  // ---- tips: what a thing is and does --------------------------------------------------------------------------------

  const tip = $("tip");
  let held = 0;
  function tell(thing) {
    const told = thing && about(thing);
    if (!told) { if (tip) tip.hidden = true; return; }
    tip.replaceChildren();
    const name = document.createElement("b");
    name.textContent = told.name;
    tip.append(name, told.rule);
    tip.hidden = false;
    const box = thing.getBoundingClientRect();
    const left = Math.min(Math.max(8, box.x + box.width / 2 - tip.offsetWidth / 2), innerWidth - tip.offsetWidth - 8);
    const above = box.y - tip.offsetHeight - 8;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - tip.offsetHeight - 8)}px`;
  }
  function about(thing) {
    const link = thing.closest("[data-tip], [data-token], [title]");
    if (!link || !link.closest(".table")) return null;
    const named = link.closest("[data-tip]") || link.querySelector("[data-tip]") || link;
    const tokens = chain(link).map((one) => one.token);
    const token = tokens.find((one) => page.about?.[one]);
    const name = named.dataset.tip || named.getAttribute("aria-label") || link.querySelector(".nm")?.textContent || (token && link.textContent.trim()) || "";
    const rule = token ? page.about[token] : "";
    return name || rule ? { name, rule } : null;
  }
  if (tip) {
    let resting = 0;
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(resting);
      tell(null);
      resting = setTimeout(() => tell(event.target), 450);
    });
    document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) tell(event.target); });
    document.addEventListener("focusout", () => tell(null));
    document.addEventListener("pointerdown", (event) => {
      clearTimeout(resting);
      tell(null);
      if (event.pointerType === "mouse") return;
      held = setTimeout(() => { held = -1; tell(event.target); }, 500);
    });
    const release = () => { if (held > 0) clearTimeout(held); };
    document.addEventListener("pointerup", release);
    document.addEventListener("pointercancel", release);
    document.addEventListener("contextmenu", (event) => { if (held === -1) event.preventDefault(); });
  }

  // A click means the token it hits and those around it, from the inside outwards.
  function chain(thing) {
    const links = [];
    for (let link = thing?.closest?.("[data-token]"); link; link = link.parentElement?.closest("[data-token]")) {
      if (!link.closest(".table")) break;
      links.push({ token: link.dataset.token, as: link.dataset.as ? link.dataset.as.split(" ") : null });
    }
    return links;
  }

  if (page.replay) { film(); return; }

  // ---- the live table -------------------------------------------------------------------------------------------------

  let scene = null;
  let chosen = [];
  let seat = page.seat;
  let socket = null;
  let version = "";
  let tries = 0;
  let received = 0;
  let sending = false;
  let lines = [];
  let seen = 0;
  let figures = {};

  function connect() {
    const query = new URLSearchParams({ scene: "true", seen: scene ? version : "" });
    if (seat !== null) query.set("seat", seat);
    socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${page.table}/live?${query}`);
    const own = socket;
    socket.onmessage = (event) => {
      if (own !== socket) return;
      tries = 0;
      main.classList.remove("offline");
      const message = JSON.parse(event.data);
      if (message.type === "scene") show(message);
    };
    socket.onclose = (event) => {
      if (own !== socket) return;
      if (event.code > 4000) { ask(event.reason, false); return; }
      main.classList.add("offline");
      setTimeout(() => { if (own === socket) { version = ""; connect(); } }, Math.min(8000, 250 * 2 ** tries++));
      if (tries > 1) ask(texts.reconnecting, false);
    };
  }
  addEventListener("online", () => { if (socket?.readyState > 1) connect(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && socket?.readyState > 1) connect(); });

  // The answer to a rematch and the news of it both lead to the new table; the second would break off the first.
  let going = false;
  function go(address) {
    if (going) return;
    going = true;
    location.assign(address);
  }

  function show(next) {
    const before = scene;
    scene = next;
    version = next.version;
    received = performance.now();
    lines = lines.slice(0, next.log.from).concat(next.log.lines);
    figures = { ...figures, ...next.figures };
    const same = before && before.number === next.number && JSON.stringify(before.moves) === JSON.stringify(next.moves);
    if (!same) chosen = [];
    $("waiting").hidden = next.status !== "open";
    $("prompt").hidden = document.querySelector(".logbox").hidden = next.status === "open";
    if (next.status === "open") { waiting(next); talk(next); return; }
    if (!same || !before?.parts) { unhint(); lay(next.parts, next.seat, Boolean(before?.parts)); } else if (!chosen.length) lay(next.parts, next.seat, true);
    prompt();
    uses();
    tools(next);
    notices(next);
    tellLog(same ? lines.length : next.log.from);
    talk(next);
    tick();
    if (next.pass) curtain(next.pass);
    else if ($("curtain").open) $("curtain").close();
    if (next.over && !before?.over) over(next.over);
    if (next.next && next.over && before && !before.next) go(`/tables/${next.next}`);
    announce(before, next);
    firstVisit();
  }

  // ---- prompt and tools -----------------------------------------------------------------------------------------------

  function ask(text, mine, strong) {
    const asked = $("asked");
    asked.replaceChildren();
    if (strong) { const bold = document.createElement("b"); bold.textContent = `${strong} `; asked.append(bold); }
    const rest = document.createElement("span");
    rest.className = strong ? "rest" : "";
    rest.textContent = text;
    asked.append(rest);
    $("prompt").classList.toggle("mine", Boolean(mine));
  }

  function prompt() {
    $("clear").hidden = !chosen.length;
    if (chosen.length) ask(texts.next, true, `${chosen.map(labelOf).join(" · ")}.`);
    else if (scene.mine) ask("", true, scene.prompt);
    else ask(scene.prompt, false);
  }

  function labelOf(item) {
    for (const move of scene.moves) {
      if (item.token === move.verb && !item.as) return move.label;
      const operand = move.operands.find((one) => one.token === item.token);
      if (operand) return operand.label;
    }
    return item.token;
  }

  function tools(next) {
    const playing = next.seat !== null && next.status === "running";
    for (const id of ["undo", "reset", "hint"]) $(id).hidden = !playing;
    $("undo").disabled = !next.undo;
    $("reset").disabled = !next.reset;
    $("hint").disabled = !next.mine;
    $("leave").hidden = $("concede").hidden = !playing;
    $("rematch").hidden = next.seat === null;
  }

  function notices(next) {
    const box = $("notices");
    box.replaceChildren();
    const add = (text, label, act) => {
      const line = document.createElement("div");
      line.className = "notice";
      line.append(text);
      if (label) {
        const button = document.createElement("button");
        button.className = "btn";
        button.type = "button";
        button.textContent = label;
        button.onclick = act;
        line.append(button);
      }
      box.append(line);
    };
    for (const player of next.players) {
      if (player.handed && next.yours.includes(player.seat)) add(texts.handed, texts.comeBack, () => post("come-back", { seat: player.seat }));
      else if (player.handed) add(texts.botFor.replace("%", player.name));
    }
    for (const away of next.away || []) add(texts.away.replace("%", next.players[away].name), texts.handOver, () => post("hand-over", { seat: away }));
    if (next.seat === null && next.status === "running") add(texts.watching);
  }

  // ---- narrowing the legal moves down -----------------------------------------------------------------------------------

  // Whether every chosen token can stand for a part of the move that no other one stands for.
  function fits(move, items) {
    const places = [{ name: "", token: move.verb }, ...move.operands];
    const used = new Set();
    const put = (at) => {
      if (at === items.length) return true;
      const item = items[at];
      const name = item.as?.find((one) => move.operands.some((operand) => operand.name === one));
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

  const remaining = (items = chosen) => scene.moves.filter((move) => fits(move, items));
  const verbChosen = (items = chosen) => items.some((item) => item.verb);
  const oneVerb = () => new Set(scene.moves.map((move) => move.verb)).size === 1;
  const whole = (move, items = chosen) => move.operands.length === items.filter((item) => !item.verb).length;

  // How a move is told from others by its operands alone. "plain": no other has the same, or some of them. "twin": one
  // has the same, so that buttons ask in the end. "verb": its verb has to be said, since a shorter move would come first.
  const kinds = new WeakMap();
  function kind(move) {
    if (kinds.has(move)) return kinds.get(move);
    const own = move.operands.map((operand) => operand.token);
    const covers = (other) => {
      const rest = [...own];
      return other.operands.every((operand) => { const at = rest.indexOf(operand.token); if (at >= 0) rest.splice(at, 1); return at >= 0; });
    };
    const inside = scene.moves.filter((other) => other !== move && other.operands.length > 1 && covers(other));
    const found = own.length < 2 || inside.some((other) => other.operands.length < own.length) ? "verb" : inside.length ? "twin" : "plain";
    kinds.set(move, found);
    return found;
  }

  // Whether the same deed can be done with more: helpers go alone or with ducats. A button asks before they go alone.
  const longer = (move, left) => left.some((other) => other.verb === move.verb && other.operands.length > move.operands.length);

  function choose(links) {
    if (!scene?.mine || sending) return;
    rush();
    unhint();
    const verbs = new Set(scene.moves.map((move) => move.verb));
    const items = links.map((link) => ({ ...link, verb: !link.as && verbs.has(link.token) }));
    const again = items[0] && chosen.findIndex((item) => item.token === items[0].token && String(item.as) === String(items[0].as));
    if (again >= 0 && items.length === 1) { chosen.splice(again, 1); redraw(); return; }
    let next = grown(chosen, items);
    // What fits nothing that was chosen before begins anew.
    if (next.length === chosen.length) next = grown([], items);
    if (!next.length) return;
    chosen = next;
    if (!settle()) redraw();
  }

  function grown(start, items) {
    let found = [...start];
    for (const item of items) if (remaining([...found, item]).length) found = [...found, item];
    return found;
  }

  // Play as soon as the clicks tell which move is meant.
  function settle() {
    const left = remaining();
    const said = verbChosen() || oneVerb();
    if (left.length === 1 && (said || chosen.length > 1)) return play(left[0].move);
    const told = left.filter((move) => whole(move) && (said || (kind(move) === "plain" && !longer(move, left))));
    if (told.length === 1 && (!said || left.every((move) => whole(move)))) return play(told[0].move);
    return false;
  }

  async function redraw() {
    prompt();
    const number = scene.number;
    const tokens = chosen.map((item) => item.token);
    const query = new URLSearchParams(tokens.map((token) => ["chosen", token]));
    if (seat !== null) query.set("seat", scene.seat);
    const answer = await get(`drawing?${query}`);
    if (!answer || answer.number !== scene.number || number !== scene.number) return;
    if (tokens.join() !== chosen.map((item) => item.token).join()) return;
    lay(answer.parts, scene.seat, false);
    tick();
    uses();
  }

  // Buttons for whatever cannot be clicked on the drawing.
  async function uses() {
    const box = $("uses");
    const left = scene.mine ? remaining() : [];
    const buttons = new Map();
    const complete = left.filter((move) => whole(move) && (verbChosen() || kind(move) === "twin" || (chosen.length && longer(move, left))));
    if (complete.length) {
      for (const choice of await phrases(complete)) buttons.set(choice.move, { text: choice.label, act: () => play(choice.move) });
    } else {
      const shown = drawnTokens();
      if (!verbChosen() && !oneVerb()) {
        for (const move of left) {
          const open = unchosen(move);
          if (!shown.has(move.verb) && (kind(move) === "verb" || !open.every((operand) => shown.has(operand.token)))) {
            buttons.set(move.verb, { text: move.label, act: () => choose([{ token: move.verb, as: null }]) });
          }
        }
      }
      if (verbChosen() || oneVerb()) {
        for (const move of left) {
          for (const operand of unchosen(move)) {
            if (!shown.has(operand.token)) buttons.set(operand.token, { text: operand.label, act: () => choose([{ token: operand.token, as: [operand.name] }]) });
          }
          if (!move.operands.length && !shown.has(move.verb)) buttons.set(move.verb, { text: move.label, act: () => play(move.move) });
        }
      }
    }
    const marks = [...buttons].map(([key, button]) => `${key}\n${button.text}`).join("\n\n");
    if (box.dataset.marks !== marks || !marks) {
      const focus = focused();
      box.replaceChildren(...[...buttons].map(([key, { text }]) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "btn legal";
        button.dataset.use = key;
        button.textContent = text;
        return button;
      }));
      box.dataset.marks = marks;
      refocus(focus);
    }
    acts = new Map([...buttons].map(([key, { act }]) => [key, act]));
    const hand = $("hand").childElementCount > 0 && $("hand").textContent.trim() !== "";
    $("tray").classList.toggle("empty", !hand && !buttons.size);
    $("tray").classList.toggle("both", hand && buttons.size > 0 && $("hand").querySelectorAll("button").length < 4);
  }
  let acts = new Map();
  $("uses").addEventListener("click", (event) => acts.get(event.target.closest("[data-use]")?.dataset.use)?.());

  function unchosen(move) {
    const rest = chosen.filter((item) => !item.verb).map((item) => item.token);
    return move.operands.filter((operand) => { const at = rest.indexOf(operand.token); if (at >= 0) rest.splice(at, 1); return at < 0; });
  }

  function drawnTokens() {
    const shown = new Set();
    for (const thing of document.querySelectorAll(".table [role='button'], .table button[data-token]:enabled")) {
      // What a phone leaves out cannot be clicked there: it gets a button.
      if (thing.getClientRects().length) for (const link of chain(thing)) shown.add(link.token);
    }
    return shown;
  }

  // ---- making a move ------------------------------------------------------------------------------------------------------

  function play(move) {
    send(move);
    return true;
  }

  async function send(move) {
    if (sending) return;
    sending = true;
    const number = scene.number;
    try {
      // A lost answer is asked for again: the same move to the same decision counts once.
      for (let attempt = 0; attempt < 4; attempt++) {
        const answer = await request("moves", { number, move, seat: scene.seat });
        if (answer) {
          if (answer.status >= 400) ask((await answer.json()).error, true);
          // What is shown is the past until the next scene comes.
          else if (scene.number === number) { Object.assign(scene, { mine: false, moves: [] }); $("prompt").classList.remove("mine"); }
          break;
        }
        await new Promise((done) => setTimeout(done, 400 * 2 ** attempt));
      }
    } finally {
      sending = false;
      chosen = [];
      $("clear").hidden = true;
    }
  }

  const request = (path, body) => fetch(`/api/tables/${page.table}/${path}`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  }).catch(() => null);

  async function post(path, body = { seat }) {
    const answer = await request(path, body);
    if (!answer) { ask(texts.failed, false); return null; }
    const told = await answer.json();
    if (answer.status >= 400) { ask(told.error, scene.mine); return null; }
    return told;
  }

  async function get(path) {
    const answer = await fetch(`/api/tables/${page.table}/${path}`).catch(() => null);
    return answer?.ok ? answer.json() : null;
  }

  let phrasesOf = { number: -1, choices: [] };
  async function phrases(moves) {
    if (phrasesOf.number !== scene.number) {
      const query = seat === null ? "" : `?seat=${scene.seat}`;
      phrasesOf = (await get(`choices${query}`)) || phrasesOf;
    }
    const wanted = new Set(moves.map((move) => move.move));
    return phrasesOf.choices.filter((choice) => wanted.has(choice.move));
  }

  // ---- clicks and keys ------------------------------------------------------------------------------------------------------

  main.addEventListener("click", (event) => {
    if (held === -1) { held = 0; return; }
    const thing = event.target.closest("[data-token]");
    if (thing && !event.target.closest("button:disabled")) choose(chain(event.target));
  });
  main.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && event.target.matches("[role='button']")) {
      event.preventDefault();
      const inner = event.target.closest("[data-token]") || event.target.querySelector("[data-token]");
      choose(chain(inner));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen.length) { chosen = []; redraw(); }
  });
  $("clear").onclick = () => { chosen = []; redraw(); $("prompt").focus?.(); };
  $("undo").onclick = () => post("undo");
  $("reset").onclick = () => post("reset");
  $("more").onclick = () => $("menu").showModal();
  $("show-help").onclick = () => { $("menu").close(); $("help").showModal(); };
  $("leave").onclick = () => { $("menu").close(); post("hand-over", { seat: scene.seat }); };
  $("rematch").onclick = async () => { const made = await post("rematch", {}); if (made) go(`/tables/${made.id}`); };
  $("concede").onclick = (event) => {
    const button = event.currentTarget;
    if (!button.dataset.sure) { button.dataset.sure = "1"; button.lastChild.textContent = texts.surely; return; }
    $("menu").close();
    post("concede");
  };
  $("all-moves").onclick = async () => {
    $("menu").close();
    const list = $("move-list");
    list.replaceChildren(...(await phrases(scene.moves)).map((choice) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "btn legal";
      button.textContent = choice.label;
      button.onclick = () => { $("moves").close(); play(choice.move); };
      item.append(button);
      return item;
    }));
    $("moves").showModal();
  };
  for (const button of document.querySelectorAll("[data-close]")) button.onclick = () => button.closest("dialog").close();

  // ---- the log --------------------------------------------------------------------------------------------------------------

  function tellLog(fresh) {
    const log = $("log");
    const groups = [[]];
    lines.forEach((line, at) => {
      if (line.chapter) groups.push([]);
      groups[groups.length - 1].push([line, at]);
    });
    const items = [];
    for (const group of groups.reverse()) {
      const chapter = group.length && group[0][0].chapter ? group.shift()[0] : null;
      if (chapter) items.push(item("chapter", chapter.chapter));
      for (const [line, at] of latestFirst(group)) {
        const entry = item(at >= fresh && fresh > 0 ? "new" : "");
        const pictures = document.createElement("span");
        pictures.className = "pics";
        pictures.innerHTML = line.figures.slice(0, 3).map((one) => figures[one] || "").join("");
        const text = document.createElement("span");
        text.textContent = line.text;
        if (line.times) {
          const times = document.createElement("span");
          times.className = "times";
          times.textContent = ` (${line.times}×)`;
          text.append(times);
        }
        entry.append(pictures, text);
        items.push(entry);
      }
      if (items.length > 400) break;
    }
    if (!items.length) items.push(item("", texts.emptyLog));
    log.replaceChildren(...items);
  }

  // The latest move first, but what follows from a move below it.
  function latestFirst(group) {
    const moves = [];
    for (const one of group) {
      if (moves.length && moves.at(-1)[0][0].entry === one[0].entry) moves.at(-1).push(one);
      else moves.push([one]);
    }
    return moves.reverse().flat();
  }

  function item(kind, text = "") {
    const entry = document.createElement("li");
    if (kind) entry.className = kind;
    entry.textContent = text;
    return entry;
  }

  // ---- chat -----------------------------------------------------------------------------------------------------------------

  function talk(next) {
    const list = $("messages");
    if (list.childElementCount !== next.chat.length || list.dataset.last !== String(next.chat.at(-1)?.number)) {
      list.replaceChildren(...next.chat.map((message) => {
        const entry = document.createElement("li");
        const name = document.createElement("b");
        name.textContent = `${message.name}: `;
        entry.append(name, message.text);
        return entry;
      }));
      list.dataset.last = String(next.chat.at(-1)?.number);
      list.scrollTop = list.scrollHeight;
    }
    if (!seen && next.chat.length && seen !== undefined && !talk.begun) seen = next.chat.at(-1).number;
    talk.begun = true;
    read();
  }
  const reading = () => (narrow.matches ? main.dataset.tab === "chat" : $("chat").open);
  function read() {
    const last = scene?.chat.at(-1)?.number || 0;
    if (reading()) seen = last;
    const count = scene ? scene.chat.filter((message) => message.number > seen).length : 0;
    for (const dot of [$("unread"), $("unread-tab")]) { dot.hidden = !count; dot.textContent = count; }
  }
  $("chat").addEventListener("toggle", () => { read(); const list = $("messages"); list.scrollTop = list.scrollHeight; });
  $("say").addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim() && await post("messages", { text: field.value, seat })) field.value = "";
  });

  // ---- clocks ---------------------------------------------------------------------------------------------------------------

  function tick() {
    if (!scene) return;
    for (const clock of document.querySelectorAll("[data-clock]")) {
      const time = scene.players[Number(clock.dataset.clock)]?.clock;
      if (!time) { clock.textContent = ""; continue; }
      const left = Math.max(0, time.left - (time.runs ? (performance.now() - received) / 1000 : 0));
      clock.textContent = left > 172800 ? `${Math.floor(left / 86400)} d` : left >= 3600 ? `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)} h` : `${Math.floor(left / 60)}:${two(Math.floor(left) % 60)}`;
    }
  }
  const two = (number) => String(number).padStart(2, "0");
  setInterval(tick, 500);

  // ---- curtain, end, first visit -----------------------------------------------------------------------------------------------

  function curtain(to) {
    $("curtain-title").textContent = texts.passTo.replace("%", to.name);
    $("lift").textContent = texts.lift.replace("%", to.name);
    $("lift").onclick = () => {
      seat = to.seat;
      scene = null;
      lines = [];
      $("curtain").close();
      connect();
    };
    $("curtain-undo").hidden = !scene?.undo;
    if (!$("curtain").open) $("curtain").showModal();
  }
  $("curtain-undo").onclick = () => post("undo");
  $("curtain").addEventListener("cancel", (event) => event.preventDefault());

  function over(end) {
    $("over-title").textContent = end.title;
    $("over-text").textContent = end.text;
    $("over-how").textContent = end.how;
    $("over-scores").replaceChildren(...end.scores.map((score) => {
      const row = document.createElement("tr");
      for (const text of [score.name, score.score]) { const cell = document.createElement("td"); cell.textContent = text; row.append(cell); }
      return row;
    }));
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    $("over").showModal();
  }

  function waiting(next) {
    for (const link of document.querySelectorAll(".links-list li")) {
      const player = next.players[Number(link.dataset.seat)];
      const here = player && player.kind !== "open";
      link.querySelector("b").textContent = player.name;
      for (const part of link.querySelectorAll("input, button")) part.hidden = here;
    }
    $("tray").classList.add("empty");
  }

  function firstVisit() {
    const key = `hetman-seen-${page.game}`;
    if (seat === null || scene.over || localStorage.getItem(key) || document.querySelector("dialog[open]")) return;
    localStorage.setItem(key, "1");
    $("help").showModal();
  }

  // ---- hints ------------------------------------------------------------------------------------------------------------------

  $("hint").onclick = async () => {
    ask(texts.thinking, true);
    const found = await post("hint");
    prompt();
    if (!found) return;
    unhint();
    const list = $("hint-list");
    list.replaceChildren(...found.moves.map((move, rank) => {
      mark(move.tokens, rank + 1);
      const entry = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = move.label;
      button.onclick = () => { $("hints").close(); unhint(); play(move.move); };
      const share = document.createElement("small");
      share.textContent = move.share;
      entry.append(button, share);
      return entry;
    }));
    if (!found.moves.length) list.replaceChildren(item("", texts.noHint));
    $("hints").show();
  };

  // A number in ink on everything that a candidate names on the drawing.
  function mark(tokens, rank) {
    const wanted = new Set(tokens);
    for (const thing of document.querySelectorAll("#board [data-token], #hand [data-token]")) {
      if (!wanted.has(thing.dataset.token) || thing.querySelector("[data-token]")) continue;
      const box = thing.getBoundingClientRect();
      if (!box.width) continue;
      const number = document.createElement("span");
      number.className = "hinted";
      number.textContent = rank;
      number.style.left = `${box.x + box.width / 2 + (rank - 2) * 16}px`;
      number.style.top = `${box.y + 6}px`;
      document.body.append(number);
    }
  }
  function unhint() {
    for (const number of document.querySelectorAll(".hinted")) number.remove();
    if ($("hints").open) $("hints").close();
  }
  $("hints").addEventListener("close", () => { for (const number of document.querySelectorAll(".hinted")) number.remove(); });

  // ---- telling that it is one's turn -------------------------------------------------------------------------------------------

  const kept = (name) => localStorage.getItem(`hetman-${name}`) === "1";
  for (const name of ["sound", "notify"]) {
    $(name).checked = kept(name);
    $(name).onchange = async (event) => {
      if (name === "notify" && event.target.checked && globalThis.Notification && Notification.permission !== "granted") {
        event.target.checked = (await Notification.requestPermission()) === "granted";
      }
      localStorage.setItem(`hetman-${name}`, event.target.checked ? "1" : "0");
      if (name === "sound" && event.target.checked) tone(660);
    };
  }

  function announce(before, next) {
    document.title = next.mine ? `● ${texts.turn} · ${page.name}` : `${page.name} · Hetman`;
    if (!before || before.number === next.number) return;
    if (kept("sound")) tone(next.mine ? 660 : 440);
    if (next.mine && !before.mine && document.hidden && kept("notify") && globalThis.Notification?.permission === "granted") {
      new Notification(`${page.name} · Hetman`, { body: texts.turn, tag: page.table });
    }
  }

  let audio = null;
  function tone(pitch) {
    audio ??= new AudioContext();
    const sound = audio.createOscillator();
    const loud = audio.createGain();
    sound.frequency.value = pitch;
    sound.type = "triangle";
    loud.gain.setValueAtTime(0.12, audio.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
    sound.connect(loud).connect(audio.destination);
    sound.start();
    sound.stop(audio.currentTime + 0.26);
  }

  if (page.curtain) curtain({ seat: page.seat, name: page.seatName });
  else connect();

  // ---- the film of a finished game -----------------------------------------------------------------------------------------------

  function film() {
    let at = 0;
    let running = 0;
    let asked = 0;
    const eyes = () => $("eyes").value;
    const go = async (to) => {
      at = Math.max(0, Math.min(page.frames - 1, to));
      const own = ++asked;
      const query = eyes() === "" ? "" : `?seat=${eyes()}`;
      const answer = await fetch(`/api/replays/${page.replay}/frames/${at}${query}`).catch(() => null);
      if (!answer?.ok || own !== asked) return;
      const frame = await answer.json();
      rush();
      lay(frame.parts, eyes() === "" ? -1 : Number(eyes()), true);
      $("asked").textContent = frame.lines.length ? frame.lines.slice(0, 3).join(" ") : frame.prompt;
      $("slider").value = at;
      $("place").textContent = `${at} / ${page.frames - 1}`;
      if ($("frame")) $("frame").value = at;
      if (at === page.frames - 1) stop();
    };
    const stop = () => { clearInterval(running); running = 0; $("run").setAttribute("aria-pressed", "false"); };
    const steps = { first: () => 0, back: () => at - 1, on: () => at + 1, last: () => page.frames - 1 };
    document.querySelector(".controls").addEventListener("click", (event) => {
      const button = event.target.closest("[data-go]");
      if (button) { stop(); go(steps[button.dataset.go]()); }
    });
    $("run").onclick = () => {
      if (running) { stop(); return; }
      if (at === page.frames - 1) at = -1;
      $("run").setAttribute("aria-pressed", "true");
      running = setInterval(() => go(at + 1), 900);
    };
    $("slider").oninput = (event) => { stop(); go(Number(event.target.value)); };
    $("eyes").onchange = () => go(at);
    document.addEventListener("keydown", (event) => {
      if (event.target.matches("input, select")) return;
      if (event.key === "ArrowRight") go(at + 1);
      if (event.key === "ArrowLeft") go(at - 1);
    });
    go(0);
  }
})();
