"""A clumsy newcomer who clicks anywhere, lit or not, makes no move by accident and meets no dead end."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page

import hetman
from browser.clicker import Dice
from browser.conftest import Opened
from browser.test_dock import BOXES, at_table

CLICKS = int(os.environ.get("HETMAN_CLUMSY", "100"))
SEED = int(os.environ.get("HETMAN_SEED", "5"))
"""`make prove-clumsy` sets 500 clicks, and two seeds one after the other."""

# Counts the requests whose answers the page has not read, and keeps the moves that it sends.
WATCH = """() => {
  window.pending = 0;
  window.sent = [];
  const counted = (call) => async function (...given) {
    window.pending++;
    try { return await call.apply(this, given); } finally { window.pending--; }
  };
  const send = counted(window.fetch);
  Response.prototype.json = counted(Response.prototype.json);
  window.fetch = (address, options) => {
    if (String(address).endsWith("/moves")) window.sent.push(options.body);
    return send.call(window, address, options);
  };
}"""
# Clicks a point of the table and waits for what the click does. What a button or a lit thing offered is no accident.
CLICK = """async ([x, y]) => {
  const lit = "[role='button']:not([aria-disabled='true']), button:not([aria-disabled='true']):enabled";
  const thing = document.elementFromPoint(x, y);
  if (!thing?.closest("#main")) return null;
  const before = window.sent.length;
  const offered = Boolean(thing.closest(lit));
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  do await new Promise((done) => setTimeout(done)); while (window.pending);
  const asked = document.querySelector("#dock:is(.mine, .why)") && !document.querySelector("dialog[open]");
  const choices = "[role='button'], button[data-token], button[data-move], #cover:not([hidden]) button";
  return {
    accident: offered ? [] : window.sent.slice(before),
    thing: thing.outerHTML.slice(0, 200),
    stuck: Boolean(asked) && !document.querySelector(`#main :is(${choices})`),
  };
}"""
# A reason in the bar stays for seconds. Newcomers do not wait for it to go.
RESTING = "() => document.querySelector('#dock:is(.mine, .why, .taken), #result:not([hidden]), dialog[open]') !== null"
ASIDE = "() => document.querySelector('dialog[open]') !== null"
OVER = "() => !document.getElementById('result').hidden"


def sit_down(open_page: Opened, game: str) -> Page:
    page = at_table(open_page, game, "desk")
    page.evaluate(WATCH)
    return page


@pytest.mark.parametrize("game", hetman.games())
def test_a_clumsy_newcomer_makes_no_move_by_accident(open_page: Opened, game: str) -> None:
    page, dice = sit_down(open_page, game), Dice(SEED)
    places, clicks = page.evaluate(BOXES), 0
    while clicks < CLICKS:
        page.wait_for_function(RESTING)
        if page.evaluate(OVER):
            page.context.close()
            page = sit_down(open_page, game)
            continue
        if page.evaluate(ASIDE):
            page.keyboard.press("Escape")
        done: Any = page.evaluate(CLICK, [dice.next() * 1366, 48 + dice.next() * 720])
        if done is None:
            continue
        clicks += 1
        assert done["accident"] == [], f"a click on {done['thing']} made {done['accident']}"
        assert not done["stuck"], f"a dead end after {done['thing']}"
        if not page.evaluate(OVER):
            assert page.evaluate(BOXES) == places, f"the layout has shifted after {done['thing']}"
