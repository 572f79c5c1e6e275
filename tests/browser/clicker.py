"""A player who clicks highlighted things at random and does not know the game."""

from __future__ import annotations

import time

from playwright.sync_api import Page

# Everything that a person can click now: highlighted fields and pieces, buttons on cards and in the tray.
CLICKABLE = """(seed) => {
  const all = (where) => [...document.querySelectorAll(where)].filter(
    (thing) => thing.getBoundingClientRect().width > 0 && thing.ariaPressed !== "true"
  );
  const lit = ":is([role='button'], button[data-token], button[data-move]):not([aria-disabled='true'])";
  const legal = all(`.table ${lit}`).filter((thing) => !thing.closest("#tray"));
  const buttons = all(`#tray ${lit}`);
  if (!legal.length && !buttons.length) return false;
  // The tray is as likely as the whole drawing, because its buttons often complete a move.
  const places = !legal.length ? [buttons] : !buttons.length ? [legal] : [legal, buttons];
  const place = places[Math.floor(seed * places.length)];
  const thing = place[Math.floor((seed * places.length % 1) * place.length)];
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}"""
STATE = """() => ({
  over: !document.getElementById('result').hidden,
  mine: document.getElementById('prompt').classList.contains('mine'),
  asked: document.getElementById('asked').textContent,
})"""


class Dice:
    """Numbers from 0 to 1 that are the same every time."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> float:
        self.state = self.state * 48271 % 2147483647
        return self.state / 2147483647


def click_something(page: Page, dice: Dice) -> bool:
    """Whether there was anything to click."""
    clicked: bool = page.evaluate(CLICKABLE, dice.next())
    return clicked


def play_to_the_end(page: Page, seed: int = 7, seconds: float = 240) -> int:
    """Click at random until the game is over; how many clicks it took."""
    dice, clicks = Dice(seed), 0
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        state = page.evaluate(STATE)
        if state["over"]:
            return clicks
        if state["mine"]:
            clicks += click_something(page, dice)
        page.wait_for_timeout(8)
    raise AssertionError(f"the game is not over after {clicks} clicks: {state}")


def wait_for_turn(page: Page) -> None:
    page.wait_for_selector("#prompt.mine")
