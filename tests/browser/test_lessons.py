"""Guided first games in the browser: by their rings alone, wrong clicks, back, skip, leaving and coming back."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import hetman
from browser.conftest import Opened
from hetman.language import LANGUAGES

LESSONS = [(name, lesson.name) for name in hetman.games() for lesson in hetman.game(name).lessons]
SIZES = {"desk": (1366, 768), "wide": (1920, 1080), "phone": (390, 844), "low-phone": (360, 640)}
WAYS = {f"{size}-{code}": (code, size) for size in SIZES for code in LANGUAGES}
ALTERNATING = ("desk-pl", "phone-en", "wide-en", "phone-pl", "low-phone-pl")
"""How the lessons are walked: one way each. With HETMAN_LESSONS=all every lesson is walked in every way."""
HERE = """() => { const coach = document.getElementById('coach').dataset;
  const count = (all) => document.querySelectorAll(all).length;
  const asked = document.getElementById('asked').textContent;
  const counts = ['.doing .past', '.doing li', '#chips .f-chip'].map(count);
  return [coach.step, coach.at, ...counts, asked].join(' '); }"""
RING = """() => { const ring = document.querySelector('.ring-next'), thing = document.querySelector('[data-coached]');
  if (!ring || !thing) return null;
  const box = thing.getBoundingClientRect(), lit = "[role='button'], button";
  for (const down of [.5, .3, .7, .15, .85]) for (const along of [.5, .25, .75, .1, .9]) {
    const [x, y] = [box.x + box.width * along, box.y + box.height * down];
    const met = document.elementFromPoint(x, y);
    if (met && thing.contains(met) && met.closest(lit) === (thing.closest(lit) || thing)) return [x, y];
  }
  return [box.x + box.width / 2, box.y + box.height / 2]; }"""
FITS = "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)(document.getElementById('coach'))"
OUTLINES = """() => [...document.querySelectorAll('.rings clipPath rect')]
  .map((one) => Number(one.getAttribute('y')) + Number(one.getAttribute('height')))"""
PACE = "import('/static/pace.js').then(({ pace }) => pace())"
FIRST = "/lessons/warchest/first-battle"


def walks() -> Iterator[tuple[str, str, str]]:
    everything = os.environ.get("HETMAN_LESSONS") == "all"
    for number, (game, lesson) in enumerate(LESSONS):
        for way in WAYS if everything else [ALTERNATING[number % len(ALTERNATING)]]:
            yield game, lesson, way


def opened(open_page: Opened, path: str, way: str = "desk-en") -> Page:
    locale, size = WAYS[way]
    page = open_page(path, phone="phone" in size, locale=locale)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_selector("#coach[data-at]")
    return page


def follow_ring(page: Page) -> None:
    """Click inside the ring, or the button of a step that only tells something."""
    before = page.evaluate(HERE)
    if page.locator("#coach [data-do='next']").count():
        page.click("#coach [data-do='next']")
    else:
        page.wait_for_selector(".ring-next", state="attached")
        x, y = page.evaluate(RING)
        size = page.viewport_size
        assert size is not None
        assert 0 <= x <= size["width"], f"the ring is outside the window: {before}"
        assert 0 <= y <= size["height"], f"the ring is outside the window: {before}"
        page.mouse.click(x, y)
    page.wait_for_function(f"(before) => ({HERE})() !== before", arg=before, polling=20)


@pytest.mark.parametrize(("game", "lesson", "way"), list(walks()))
def test_rings_alone_lead_to_the_end(open_page: Opened, game: str, lesson: str, way: str) -> None:
    page = opened(open_page, f"/lessons/{game}/{lesson}", way)
    for _ in range(120):
        if page.evaluate("document.getElementById('coach').dataset.step") == "done":
            break
        expect(page.locator("#coach .say")).not_to_be_empty()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        assert page.evaluate(FITS), f"the panel hides some of its text: {page.evaluate(HERE)}"
        follow_ring(page)
    expect(page.locator("#whole-game")).to_be_visible()
    expect(page.locator(".learned li")).not_to_have_count(0)


def test_a_wrong_click_is_answered_kindly(open_page: Opened) -> None:
    page = opened(open_page, f"{FIRST}?step=2")
    follow_ring(page)
    page.locator("#hex-h2").click(force=True)
    expect(page.locator(".kind-no")).to_contain_text("two hexes away")
    expect(page.locator(".rings .missed")).to_have_count(1)
    expect(page.locator(".bubble")).to_have_text("Two hexes away")
    bubble, thing = page.locator(".bubble").bounding_box(), page.locator("#hex-h2").bounding_box()
    assert bubble is not None
    assert thing is not None
    assert thing["y"] - 30 < bubble["y"] + bubble["height"] < thing["y"]
    assert bubble["x"] < thing["x"] + thing["width"] / 2 < bubble["x"] + bubble["width"]
    page.keyboard.press("Escape")
    expect(page.locator(".kind-no, .bubble, .missed")).to_have_count(0)


def test_the_same_wrong_click_again_makes_the_ring_breathe_and_says_nothing_new(open_page: Opened) -> None:
    page = opened(open_page, f"{FIRST}?step=2")
    for times in (1, 2):
        page.locator("#hex-h2").click(force=True)
        expect(page.locator(".ring-next.breathe")).to_have_count(times - 1)
        expect(page.locator(".bubble")).to_have_count(2 - times)
        expect(page.locator(".kind-no")).to_contain_text("two hexes away")
    page.locator("#hex-i3").click(force=True)
    expect(page.locator(".bubble")).to_have_text("Farther from the middle")
    expect(page.locator(".ring-next.breathe")).to_have_count(0)


def test_an_allowed_click_says_so_and_an_illegal_one_gives_the_rule(open_page: Opened) -> None:
    page = opened(open_page, f"{FIRST}?step=3")
    page.locator("#hand [data-token='pikeman']").first.click(force=True)
    expect(page.locator(".kind-no")).to_contain_text("allowed too")
    page.locator("#hex-f7").click(force=True)
    expect(page.locator(".kind-no")).not_to_contain_text("allowed too")


def test_after_three_wrong_clicks_the_coach_can_play_the_move(open_page: Opened) -> None:
    page = opened(open_page, f"{FIRST}?step=2")
    for hex in ("h2", "i3", "h2"):
        page.locator(f"#hex-{hex}").click(force=True)
        expect(page.locator(".rings .missed")).to_have_count(1)
    page.click("#coach [data-do='show']")
    expect(page.locator("#coach")).to_have_attribute("data-step", "3")


def test_back_skip_and_why(open_page: Opened) -> None:
    page = opened(open_page, FIRST)
    coach = page.locator("#coach")
    page.click("#coach [data-do='next']")
    expect(coach).to_have_attribute("data-step", "2")
    page.click("#coach [data-do='skip']")
    expect(coach).to_have_attribute("data-step", "3")
    expect(page.locator("#hex-g4 #unit-lightcavalry, #hex-g4")).not_to_have_count(0)
    page.click("#coach [data-do='back']")
    expect(coach).to_have_attribute("data-step", "2")
    page.click("#coach [data-do='why']")
    expect(page.locator(".reason")).to_contain_text("In the rules:")


@pytest.mark.parametrize("way", ["desk-en", "low-phone-pl"])
def test_a_reason_is_read_without_scrolling(open_page: Opened, way: str) -> None:
    for path in (f"{FIRST}?step=3", "/lessons/chocim/first-defence?step=6"):
        page = opened(open_page, path, way)
        page.click("#coach [data-do='why']")
        assert page.evaluate(FITS)
        reason, bar = page.locator(".reason").bounding_box(), page.locator("#coach > .bar").bounding_box()
        assert reason is not None
        assert bar is not None
        assert reason["y"] + reason["height"] <= bar["y"] + 1


def test_a_ring_ends_where_the_board_is_cut_off(open_page: Opened) -> None:
    page = opened(open_page, "/lessons/chocim/first-siege?step=4", "low-phone-pl")
    expect(page.locator(".ring-later")).to_have_count(1)
    top = page.evaluate("document.getElementById('coach').getBoundingClientRect().top")
    assert min(page.evaluate(OUTLINES)) <= top + 8


def test_two_clicks_on_one_thing_have_one_ring(open_page: Opened) -> None:
    page = opened(open_page, "/lessons/chocim/first-siege?step=6")
    expect(page.locator(".doing li")).to_have_count(3)
    places = page.evaluate("[...document.querySelectorAll('.ring-number')].map((one) => one.getAttribute('transform'))")
    assert len(set(places)) == len(places)
    expect(page.locator(".ring-number").first).to_have_text("1")


def test_whoever_leaves_comes_back_to_the_same_step(open_page: Opened) -> None:
    page = opened(open_page, f"{FIRST}?step=4")
    page.click("#leave-lesson")
    expect(page.locator("[data-lesson-at='warchest/first-battle']")).to_have_text("step 4 of 11")
    page.get_by_label("First game: First battle").click()
    expect(page.locator("#coach")).to_have_attribute("data-step", "4")


def test_the_whole_game_has_the_seat_and_options_of_the_lesson(open_page: Opened) -> None:
    page = opened(open_page, "/lessons/chocim/first-siege?step=14")
    page.click("#coach [data-do='skip']")
    page.click("#whole-game")
    page.wait_for_url("**/tables/*")
    expect(page.locator("#own .player")).to_contain_text("The Ottomans")


def test_the_first_whole_game_lights_the_hint_for_three_turns_and_is_slow(open_page: Opened) -> None:
    page = open_page(f"{FIRST}?step=11", motion=True)
    page.click("#coach [data-do='skip']")
    page.click("#whole-game")
    page.wait_for_url("**/tables/*")
    assert page.evaluate(PACE) == "slow"
    page.evaluate("localStorage.setItem('hetman-pace', 'instant')")
    for turn in (1, 2, 3, 4):
        page.wait_for_selector("#dock.mine")
        expect(page.locator("#hint.lit")).to_have_count(int(turn <= 3))
        moves = page.evaluate("import('/static/state.js').then(({ state }) => [state.scene.moves[0].move])")
        page.evaluate("(moves) => import('/static/choosing.js').then(({ play }) => play(moves))", moves)
        page.wait_for_function("import('/static/state.js').then(({ state }) => !state.scene.mine)")
    page.evaluate("localStorage.removeItem('hetman-pace')")
    page.goto("/")
    assert page.evaluate(PACE) == "normal", "other games keep their pace"
