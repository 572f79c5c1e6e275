// The script of every page: the theme, fields that open others, links to copy.
"use strict";
(() => {
  // A preloaded face is read at its first use only. Until then a text has the width of another font, and may jump.
  for (const face of ['16px "Hetman Text"', '700 16px "Hetman Text"', '700 16px "Hetman Display"']) document.fonts.load(face, "aą");

  const root = document.documentElement;
  // A script that moves the focus, as to the button of a window, shows its ring to those who use the keyboard.
  document.addEventListener("keydown", () => { root.dataset.keys = "1"; }, { capture: true });
  document.addEventListener("pointerdown", () => { delete root.dataset.keys; }, { capture: true });

  // Browsers give a clipboard to secure pages only. A server in the home network is none, so its pages copy a selection.
  const copy = (text) => {
    if (navigator.clipboard) { navigator.clipboard.writeText(text).catch(() => copySelected(text)); return; }
    copySelected(text);
  };
  const copySelected = (text) => {
    const field = document.createElement("textarea");
    const before = document.activeElement;
    field.value = text;
    field.className = "vh";
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    before?.focus({ preventScroll: true });
  };

  const dark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-switch='theme'], [data-copy]");
    if (!button) return;
    if (button.dataset.switch) {
      root.dataset.theme = dark() ? "light" : "dark";
      document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax`;
    } else {
      copy(button.dataset.copy);
      const said = button.querySelector("span") || button;
      const page = document.getElementById("page");
      if (page) said.textContent = JSON.parse(page.textContent).texts.copied;
    }
  });

  // The form of a game: a field for another value, and one chair for each seat.
  for (const select of document.querySelectorAll("[data-own]")) {
    const own = document.getElementById(select.dataset.own);
    const show = () => { own.hidden = select.selectedIndex !== select.options.length - 1; };
    select.addEventListener("change", show);
    show();
  }
  const chairs = document.querySelectorAll(".chair");
  const seats = document.querySelectorAll("input[name='seats']");
  const count = () => {
    const chosen = [...seats].find((seat) => seat.checked);
    for (const chair of chairs) chair.hidden = chosen && Number(chair.dataset.seat) >= Number(chosen.value);
  };
  for (const seat of seats) seat.addEventListener("change", count);
  count();
})();
