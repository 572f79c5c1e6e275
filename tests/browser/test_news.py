"""What the page shows of what happened: playback, recap, the log, the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import hetman
from browser.clicker import Dice, click_something, wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table

STAGED = [name for name in hetman.games() if hetman.game(name).staged | hetman.game(name).staged_of_others]


@pytest.mark.parametrize("game", STAGED)
def test_a_fight_is_shown_step_by_step_and_stays_until_continue(open_page: Opened, game: str) -> None:
    page = open_page(motion=True)
    page.clock.install()
    seats = {"seats": "2"} if len(hetman.game(game).seats) > 1 else {}
    create_table(page, game, chair__1="bot:page", **seats)
    wait_for_turn(page)
    dice = Dice(3)
    for _ in range(1500):
        if page.locator("#cover [data-do]").count():
            break
        click_something(page, dice)
        page.wait_for_timeout(30)
    expect(page.locator("#cover [data-do='pause'], #cover [data-do='continue']").first).to_be_visible()
    page.clock.run_for(60_000)
    expect(page.locator("#cover [data-do='continue']")).to_be_visible()
    last = page.inner_html("#main")
    page.clock.run_for(20_000)
    assert page.inner_html("#main") == last
    page.click("#cover [data-do='again']")
    page.locator("#cover [data-do='skip'], #cover [data-do='continue']").first.click()
    if page.locator("#cover [data-do='continue']").count():
        page.click("#cover [data-do='continue']")
    expect(page.locator("#cover")).to_be_hidden()


# A playback of three steps of our own, and the number of its step.
STEPS = """async () => {
  const { playback } = await import('/static/playback.js');
  await playback(0, () => {});
}"""
SHOWN = "() => document.querySelector('#chips .f-note').textContent"


def three_steps(page: Page) -> None:
    parts = page.evaluate("async () => (await import('/static/state.js')).state.scene.parts")
    steps = [{"text": f"Step {number}: seen", "parts": parts if number == 1 else {}} for number in (1, 2, 3)]
    page.route("**/playback?*", lambda route: route.fulfill(json={"steps": steps}))
    page.evaluate(STEPS)


def set_pace(page: Page, pace: str) -> None:
    page.click("#more")
    page.locator(f"#menu [name='pace'][value='{pace}']").check()
    page.click("#menu [data-close]")


def test_the_pace_is_a_setting_of_the_page(open_page: Opened) -> None:
    page = open_page(motion=True)
    page.clock.install()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    for pace, length in (("normal", 1000), ("slow", 2000)):
        set_pace(page, pace)
        three_steps(page)
        for number in (1, 2):
            assert page.evaluate(SHOWN) == f"{number}/3"
            page.clock.run_for(length - 50)
            assert page.evaluate(SHOWN) == f"{number}/3"
            page.clock.run_for(60)
        assert page.evaluate(SHOWN) == "3/3"
        page.click("#cover [data-do='continue']")
    set_pace(page, "step")
    three_steps(page)
    page.clock.run_for(60_000)
    assert page.evaluate(SHOWN) == "1/3"
    page.click("#cover [data-do='next']")
    page.keyboard.press("n")
    assert page.evaluate(SHOWN) == "3/3"
    page.click("#cover [data-do='continue']")
    set_pace(page, "instant")
    page.reload()
    wait_for_turn(page)
    page.click("#more")
    expect(page.locator("#menu [name='pace'][value='instant']")).to_be_checked()
    assert (
        page.evaluate(
            "async () => (await import('/static/playback.js')).firstUnseen({parts: {}, entries: 0}, {staged: [1]})"
        )
        == -1
    )


# The sentences of the log as they stand there, and those of the table, the latest first.
ORDER = """async () => {
  const { state } = await import('/static/state.js');
  const shown = [...document.querySelectorAll('#log li > .line')].map((line) => line.textContent);
  const told = state.lines.filter((line) => !line.chapter).reverse();
  return [shown, told.map((line) => line.text + (line.times ? ` (${line.times}×)` : ''))];
}"""


# Notes the things that flash from now on, by their tokens.
FLASHES = """() => document.addEventListener("animationstart", (event) => {
  if (event.animationName === "flash") document.body.dataset.flashed = event.target.dataset.token;
})"""


def test_a_line_of_the_log_shows_its_position_and_leads_back(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page", option__army="first-game")
    wait_for_turn(page)
    dice = Dice(5)
    for _ in range(60):
        click_something(page, dice)
        page.wait_for_timeout(20)
        if page.locator("#log .line").count() > 8:
            break
    wait_for_turn(page)
    now = page.inner_html("#board")
    page.evaluate(FLASHES)
    page.locator("#log > li > .line", has_text=re.compile(r"\b[a-k][1-7]\b")).last.click()
    expect(page.locator("#cover [data-do='back']")).to_be_visible()
    expect(page.locator("body[data-flashed]")).to_be_attached()
    shown, told = page.evaluate(ORDER)
    assert shown == told
    assert page.locator("#log .line b").count() > 2
    assert page.inner_html("#board") != now
    page.click("#cover [data-do='back']")
    expect(page.locator("#cover")).to_be_hidden()
    assert page.inner_html("#board") == now


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_the_recap_tells_what_the_other_did_until_the_first_click(open_page: Opened, locale: str) -> None:
    page = open_page(locale=locale)
    create_table(page, "warchest", chair__1="bot:page", option__army="first-game")
    wait_for_turn(page)
    page.locator("#hand button").first.click()
    page.locator("#board [role='button']").first.click()
    expect(page.locator("#log")).to_contain_text(re.compile("."))
    wait_for_turn(page)
    expect(page.locator("#chips .change").first).to_be_visible()
    page.locator("#hand button").first.click()
    expect(page.locator("#chips .change")).to_have_count(0)


# The rows of text of the entries that are whole inside the log. Headings of rounds do not count.
WHOLE = """() => {
  const log = document.getElementById('log').getBoundingClientRect();
  return [...document.querySelectorAll('#log > li:not(.chapter)')].filter((line) => {
    const { top, bottom, height } = line.getBoundingClientRect();
    return height && top >= log.top - 1 && bottom <= log.bottom + 1;
  }).reduce((rows, line) => {
    const words = line.querySelector('.line') || line;
    const tall = parseFloat(getComputedStyle(words).lineHeight);
    return rows + Math.max(1, Math.round(words.getBoundingClientRect().height / tall));
  }, 0);
}"""


@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize("game", hetman.games())
def test_six_lines_of_the_log_are_seen_at_1366_by_768(open_page: Opened, game: str, locale: str) -> None:
    page = open_page(locale=locale)
    page.set_viewport_size({"width": 1366, "height": 768})
    create_table(page, game)
    wait_for_turn(page)
    dice = Dice(3)
    for _ in range(300):
        if page.locator("#log > li:not(.chapter)").count() >= 12:
            break
        if page.locator("#prompt.mine").count():
            click_something(page, dice)
        page.wait_for_timeout(40)
    assert page.evaluate(WHOLE) >= 6
