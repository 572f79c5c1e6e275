"""Whole games by the keyboard alone: Tab reaches every thing that can be chosen, Enter chooses it."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

import hetman
from browser.clicker import STATE, Dice, wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table

WALKED = 6
"""So many choices are reached by pressing Tab from the top of the page. Later ones take the focus at once, since a game
has thousands of steps between them."""
# Takes the focus to a lit thing, as Tab can, and returns whether there is one. The tray is as likely as the drawing.
FOCUS = """(seed) => {
  const things = ":is([role='button'], button[data-token], button[data-move])";
  const lit = `.table ${things}:not([aria-disabled='true'], [aria-pressed='true'])`;
  const reached = (thing) => thing.tabIndex >= 0 && thing.checkVisibility();
  const all = [...document.querySelectorAll(lit)].filter(reached);
  const places = [all.filter((thing) => thing.closest('#tray')), all.filter((thing) => !thing.closest('#tray'))];
  const found = places.filter((place) => place.length);
  if (!found.length) return false;
  const place = found[Math.floor(seed * found.length)];
  const thing = place[Math.floor((seed * found.length % 1) * place.length)];
  thing.focus();
  return document.activeElement === thing;
}"""
MARK = "() => { document.activeElement.dataset.wanted = '1'; document.activeElement.blur(); }"
REACHED = "() => document.activeElement?.dataset.wanted === '1'"


def walk_to_focus(page: Page) -> bool:
    """Leave the focused thing, and come back to it by Tab from the top of the page. False if it is drawn anew."""
    page.evaluate(MARK)
    page.evaluate("() => document.querySelector('.skip').focus()")
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate(REACHED):
            page.evaluate("() => { delete document.activeElement.dataset.wanted; }")
            return True
        if not page.locator("[data-wanted]").count():
            return False
    raise AssertionError("Tab does not reach what is lit")


@pytest.mark.parametrize("game", hetman.games())
def test_a_whole_game_by_the_keyboard(open_page: Opened, game: str) -> None:
    page = open_page()
    create_table(page, game, **({"chair__1": "bot:page"} if 1 not in hetman.game(game).seats else {"seats": "1"}))
    page.mouse.move(0, 0)
    wait_for_turn(page)
    dice, deadline, chosen = Dice(9), time.monotonic() + 300, 0
    while not (state := page.evaluate(STATE))["over"]:
        assert time.monotonic() < deadline, f"not over after {chosen} choices: {state}"
        if state["mine"] and page.evaluate(FOCUS, dice.next()):
            if chosen >= WALKED or walk_to_focus(page):
                page.keyboard.press("Enter")
                chosen += 1
        page.wait_for_timeout(8)
    # The result is reached by keys too.
    expect(page.locator("#cover [data-do='rematch']")).to_be_visible()
    page.locator("#cover [data-do='rematch']").focus()
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != before)
