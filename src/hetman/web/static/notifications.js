// Your turn: shown in the title, and by a sound or a notification if they are switched on.
import { $, page } from "./parts.js";

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

export function announce(before, next) {
  document.title = next.mine ? `● ${page.texts.turn} · ${page.name}` : `${page.name} · Hetman`;
  if (!before || before.number === next.number) return;
  if (kept("sound")) tone(next.mine ? 660 : 440);
  if (next.mine && !before.mine && document.hidden && kept("notify") && globalThis.Notification?.permission === "granted") {
    new Notification(`${page.name} · Hetman`, { body: page.texts.turn, tag: page.table });
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
