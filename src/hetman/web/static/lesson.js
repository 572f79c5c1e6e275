// A guided first game on the real table. The stop alone says where the lesson is: the server keeps nothing.
import { rush } from "./animation.js";
import { play } from "./choosing.js";
import { beginFirstGame } from "./first-game.js";
import { emphasised, showLog } from "./log.js";
import { placeOf, keepPlace } from "./lesson-places.js";
import { $, button, drawTogether, element, isFull, narrow, page, showParts } from "./parts.js";
import { prompt } from "./prompt.js";
import { breathe, drawRings, shownWay, thingOf, wipeRings } from "./rings.js";
import { keep, state, take } from "./state.js";
import { get } from "./transport.js";

const { lesson, texts } = page;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
// Milliseconds for a picture of what others do.
const SLOW = 1800;

let at = 0;
let coach = null;
// Clicks of the open question that are done, and those to come. They share one count.
let done = [];
let clicks = [];
// The last wrong click: its reason for the panel, a few words for the thing, and how many there were in this step.
let wrong = { reason: "", short: "", count: 0 };
let missed = null;
let whyOpen = false;
let watching = 0;

state.seat = page.seat;

// Going

async function go(to, since = null) {
  const target = Math.max(0, Math.min(lesson.last, to));
  const found = await get(`stops/${target}?language=${page.code}${since === null ? "" : `&since=${since}`}`);
  if (!found) { say(texts.failed); return; }
  at = target;
  unwatch();
  wipeRings();
  if (found.frames.length && !calm.matches) watch(found.frames, () => arrive(found));
  else arrive(found, found.frames);
}

function arrive(scene, skipped = []) {
  unwatch();
  keep(scene);
  take(scene);
  rush();
  showParts(scene.parts, scene.seat, true);
  showLog(state.lines, state.figures, 0);
  coach = scene.coach;
  coach.happened = skipped.map((frame) => frame.text).filter(Boolean).slice(-2);
  done = [];
  wrong = { reason: "", short: "", count: 0 };
  missed = null;
  whyOpen = false;
  clicks = number(state.question?.clicks || []);
  prompt();
  save();
  show();
  settled();
}

const save = () => keepPlace(lesson.key, { at, step: coach.step, steps: coach.steps, done: Boolean(coach.done || placeOf(lesson.key)?.done) });
const number = (found) => found.map((click, index) => ({ ...shownWay(click), number: done.length + index + 1 }));

// Watching what others do

function watch(frames, finish) {
  let index = 0;
  const next = () => {
    if (index === frames.length) { finish(); return; }
    const frame = frames[index++];
    showParts(frame.parts, state.seat, true);
    told(frame.text, finish);
    watching = setTimeout(next, frame.text ? SLOW : SLOW / 3);
  };
  next();
}

function unwatch() {
  clearTimeout(watching);
  watching = 0;
}

function told(text, finish) {
  const line = element("p", "say");
  line.append(element("b", "", texts.watchThis), " ", text);
  $("coach").replaceChildren(header(), line, bar([button("btn quiet", texts.lessonNext, finish)]));
}

// The panel

function header() {
  const head = element("header");
  const mace = element("span", "mace");
  mace.innerHTML = page.signs.bulawa;
  const words = element("div");
  words.append(element("h2", "", coach?.title || lesson.title), element("p", "step-no", coach?.about || texts.stepOf.replace("%", coach?.step || 1).replace("%", lesson.steps)));
  const steps = element("ol", "lesson-steps");
  steps.setAttribute("aria-hidden", "true");
  for (let step = 1; step <= lesson.steps; step++) steps.append(element("li", step < (coach?.step || 1) ? "done" : step === coach?.step ? "here" : ""));
  head.append(mace, words, steps);
  return head;
}

const bar = (buttons) => { const made = element("div", "bar"); made.append(...buttons); return made; };

function show() {
  if (coach.done) { end(); return; }
  const parts = [header()];
  if (coach.told) parts.push(element("p", "told", coach.told));
  for (const text of coach.happened || []) parts.push(element("p", "told", text));
  const line = element("p", "say");
  line.append(...emphasised(coach.say, coach.clicks.map((click) => click.name).filter(standsIn)));
  parts.push(line);
  if (wrong.reason) parts.push(kindNo());
  parts.push(list());
  if (whyOpen) parts.push(reason());
  parts.push(bar(deeds()));
  $("coach").replaceChildren(...parts);
  $("coach").dataset.step = coach.step;
  $("coach").dataset.at = at;
  fitLog();
  tighten(line);
  fitLog();
  const next = clicks.length ? thingOf(clicks[0]) : null;
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  drawRings(clicks, missed, wrong.short);
}

// Where the panel is too low for everything, its lines move together. Then what was told before gives way, and the
// answer or the reason takes the place of the sentence: the clicks stay in sight.
function tighten(line) {
  const panel = $("coach");
  drawTogether(panel);
  for (const text of panel.querySelectorAll(".told")) text.hidden = isFull(panel);
  line.hidden = Boolean(wrong.reason || whyOpen) && isFull(panel);
}

// The log needs some room below the coach. Where the slot has no box of its own, the coach takes the place of the log.
function fitLog() {
  const log = document.querySelector(".logbox");
  const apart = getComputedStyle($("slot")).display === "contents";
  log.hidden = false;
  if (!narrow.matches) log.hidden = apart || log.clientHeight < 110;
  document.documentElement.style.setProperty("--coach", narrow.matches ? `${$("coach").offsetHeight}px` : "0px");
}

// Whether what the coach says has this name as a word of its own.
const standsIn = (name) => name.length > 1 && coach.say.split(/[^\p{L}\d]+/u).join(" ").concat(" ").includes(`${name} `);

function kindNo() {
  const box = element("p", "kind-no");
  box.setAttribute("role", "alert");
  box.innerHTML = page.signs.undo;
  box.append(element("span", "", wrong.reason));
  return box;
}

function list() {
  const made = element("ol", "doing");
  const line = (click, look, sign) => {
    const item = element("li");
    const mark = element("span", `n ${look}`);
    if (sign) mark.innerHTML = sign;
    else mark.textContent = click.number;
    item.append(mark, element("span", "", click.label));
    return item;
  };
  made.append(...done.map((click) => line(click, "past", page.signs.tick)), ...clicks.map((click, index) => line(click, index ? "soon" : "", "")));
  return made;
}

function reason() {
  const box = element("div", "reason");
  box.append(element("p", "", coach.why));
  if (coach.rule) {
    const rule = element("p", "rulebook", `${texts.inRules} `);
    const link = element("a", "", coach.rule);
    link.href = `/games/${page.game}/rules`;
    link.target = "_blank";
    rule.append(link);
    box.append(rule);
  }
  return box;
}

function askWhy() {
  whyOpen = !whyOpen;
  show();
  $("coach").querySelector(".reason")?.scrollIntoView({ block: "nearest" });
}

function deeds() {
  const back = button("btn quiet", texts.lessonBack, stepBack);
  back.innerHTML = page.signs.back;
  back.append(texts.lessonBack);
  back.disabled = at === 0;
  back.dataset.do = "back";
  const made = [back];
  if (coach.why) {
    const why = named("why", button("btn quiet why", texts.whyAsked, askWhy));
    why.setAttribute("aria-expanded", String(whyOpen));
    made.unshift(why);
  }
  if (wrong.count >= 3 && clicks.length) made.push(named("show", button("btn quiet", texts.showMe, showMe)));
  if (clicks.length) made.push(named("skip", button("btn quiet", $("coach").clientWidth < 360 ? texts.lessonSkipShort : texts.lessonSkip, skip)));
  else made.push(named("next", button("btn next-step", texts.lessonNext, forward)));
  return made;
}

const named = (name, made) => { made.dataset.do = name; return made; };

function end() {
  wipeRings();
  const line = element("p", "say", coach.say);
  const learned = element("ul", "learned");
  for (const one of coach.learned) {
    const item = element("li");
    const figure = element("span", "fg");
    figure.innerHTML = one.figure;
    item.append(figure, element("span", "", one.text));
    learned.append(item);
  }
  const after = $("lesson-end");
  after.hidden = false;
  $("coach").replaceChildren(header(), line, learned, after);
  $("coach").dataset.step = "done";
  document.body.classList.add("lesson-over");
  fitLog();
}

// What the reader does

const forward = () => go(at + 1, at);
const stepBack = () => go(coach ? coach.back : 0);
const skip = () => go(coach.skip, at);

const showMe = () => play(coach.moves);

function forgive() {
  wrong = { reason: "", short: "", count: wrong.count };
  missed = null;
}

function say(text) {
  $("coach").replaceChildren(header(), element("p", "say", text));
}

state.coach = {
  // A wrong click. The same one again says nothing: the ring breathes.
  refused(reason, thing, short) {
    const again = wrong.reason === reason && missed === (thing || null);
    wrong = { reason, short: again ? "" : short, count: wrong.count + 1 };
    missed = thing || null;
    show();
    if (again) breathe();
  },
  asked() {
    const next = state.question.clicks || [];
    const before = done.length + clicks.length;
    if (next.length < clicks.length) done = done.concat(clicks.slice(0, clicks.length - next.length));
    else if (next.length > clicks.length) done = done.slice(0, Math.max(0, before - next.length));
    forgive();
    clicks = number(next);
    show();
  },
  played(answer) { go(answer.number, at); },
};

$("whole-game").onclick = beginFirstGame;
$("once-more").onclick = () => { location.assign(lesson.path); keepPlace(lesson.key, { at: 0, step: 1, steps: lesson.steps, done: true }); };

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" && event.target === document.body && coach && !coach.done && !clicks.length) forward();
  if (event.key === "Backspace") stepBack();
  if (event.key === "?" && coach?.why) askWhy();
  if (event.key === "Escape" && wrong.reason) { forgive(); show(); }
  if (event.key === "Tab" && !event.shiftKey && document.activeElement === document.body) {
    const first = document.querySelector("[data-coached]");
    if (first) { event.preventDefault(); first.focus(); }
  }
});
const again = () => { if (coach && !coach.done && !watching) drawRings(clicks, missed, wrong.short); };
addEventListener("resize", () => requestAnimationFrame(again));
addEventListener("scroll", again, true);
new ResizeObserver(again).observe($("board"));
document.fonts.ready.then(again);

// Pieces that still glide are not yet where their rings belong.
function settled() {
  const gliding = document.getAnimations().filter((one) => one.effect?.getTiming().iterations === 1);
  Promise.allSettled(gliding.map((one) => one.finished)).then(again);
}

const asked = Number(new URLSearchParams(location.search).get("step"));
const place = placeOf(lesson.key);
if (asked) go(lesson.first[Math.min(asked, lesson.steps) - 1]);
else go(place && place.at < lesson.last ? place.at : 0);
