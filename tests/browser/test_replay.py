"""The replay page: transport, moves by rounds, a seat's eyes, links, pictures, and no result before the end."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import hetman
from analysis.test_game_analysis import random_game
from browser.conftest import Opened

SIZES = {"desk": (1366, 768), "wide": (1920, 1080), "phone": (390, 844), "low": (360, 640)}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short random game of War Chest."""
    match = hetman.Match(hetman.game("warchest"), seed=5, army="first-game", round_limit=4)
    dice = hetman.Dice(3)
    while not match.over:
        moves = match.state.moves()
        match.play(int(moves[dice.below(len(moves))]))
    file = tmp_path_factory.mktemp("replay") / "game.hetman"
    file.write_text(str(match.record), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def ride(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game whose events lie beside the board, or on a phone over it."""
    file = tmp_path_factory.mktemp("replay") / "ride.hetman"
    file.write_text(str(random_game("zizka", 2)), encoding="utf-8")
    return file


def opened(open_page: Opened, record: Path, query: str = "", size: str = "desk") -> Page:
    page = open_page("/replays", phone=size in ("phone", "low"))
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.set_input_files("#record", str(record))
    page.locator("form .go").click()
    page.wait_for_url("**/replays/*")
    if query:
        page.goto(page.url.partition("?")[0] + query)
    page.wait_for_selector("#moves [data-frame]", state="attached")
    return page


def test_transport_and_list_move_together(open_page: Opened, record: Path) -> None:
    page = opened(open_page, record)
    page.click("[data-go='on']")
    expect(page.locator("#place")).to_contain_text("move 1 of")
    expect(page.locator("#moves [aria-current]")).to_have_attribute("data-frame", "1")
    page.locator("#moves [data-frame='4'] a").click()
    expect(page.locator("#slider")).to_have_js_property("value", "4")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#moves [aria-current]")).to_have_attribute("data-frame", "3")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#round")).to_contain_text("Round 2")
    assert page.locator("#moves .round").count() >= 3


def test_the_result_appears_at_the_end_only(open_page: Opened, record: Path) -> None:
    page = opened(open_page, record)
    expect(page.locator(".the-end")).to_be_hidden()
    page.keyboard.press("End")
    expect(page.locator(".the-end")).to_be_visible()
    expect(page.locator(".the-end .verdict summary")).not_to_be_empty()


def test_a_link_opens_the_position_and_the_eyes(open_page: Opened, record: Path) -> None:
    page = opened(open_page, record, "?at=6&eyes=1")
    expect(page.locator("#place")).to_contain_text("move 6 of")
    expect(page.locator("[data-eyes='1']")).to_have_attribute("aria-pressed", "true")
    assert "at=6&eyes=1" in page.input_value("#link")
    page.click("[data-eyes='']")
    page.wait_for_function("() => document.getElementById('link').value.endsWith('eyes=')")


def test_it_runs_faster_and_stops(open_page: Opened, record: Path) -> None:
    page = opened(open_page, record)
    page.click("[data-speed='4']")
    page.click("#run")
    page.wait_for_function("() => Number(document.getElementById('slider').value) >= 2")
    page.click("#run")
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")


def test_speed_eyes_and_link_do_not_stop_what_runs(open_page: Opened, record: Path) -> None:
    page = opened(open_page, record)
    page.keyboard.press("Space")
    expect(page.locator("#run .ic:visible")).to_have_count(1)
    for key in ("+", "-", "e", "l"):
        page.keyboard.press(key)
        expect(page.locator("#run")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")


def test_a_page_without_a_clipboard_copies_the_link(open_page: Opened, record: Path) -> None:
    page = opened(open_page, record, query="?at=3&eyes=0")
    expect(page.locator("#link")).to_have_value(page.url)
    page.evaluate("""() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => { window.copied = document.activeElement.value; return true; };
    }""")
    page.click("#copy")
    assert page.evaluate("window.copied") == page.url
    expect(page.locator("#copy")).to_have_text("Copied")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#copy")).to_have_text("Copy")


def test_nobody_plays_on_from_a_game_that_is_over(open_page: Opened, record: Path) -> None:
    page = opened(open_page, record)
    page.keyboard.press("End")
    expect(page.locator("#here form button")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#here form button")).to_be_enabled()


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_position_is_saved_as_a_picture(open_page: Opened, record: Path, kind: str) -> None:
    page = opened(open_page, record, "?at=5&eyes=0")
    with page.expect_download() as saved:
        page.click(f"[data-picture='{kind}']")
    data = Path(saved.value.path()).read_bytes()
    assert data.startswith(b"<svg" if kind == "svg" else b"\x89PNG")
    # A picture of one colour would be a few kilobytes.
    assert len(data) > 20_000


def test_try_from_here_starts_a_game_against_bots(open_page: Opened, record: Path) -> None:
    page = opened(open_page, record, "?at=4&eyes=1")
    page.click("#here form .btn")
    page.wait_for_url("**/tables/*")
    expect(page.locator("#rivals")).to_contain_text("Bot (page)")


@pytest.mark.parametrize("size", SIZES)
def test_the_transport_stays_in_the_window(open_page: Opened, record: Path, size: str) -> None:
    page = opened(open_page, record, "?at=5&eyes=0", size)
    width, height = SIZES[size]
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for thing in ("#run", "#slider", "[data-speed='4']", "[data-eyes='']"):
        box = page.locator(thing).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert box["x"] + box["width"] <= width
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["height"] > 120


@pytest.mark.parametrize("name", hetman.games())
def test_the_board_is_the_largest_thing_of_a_replay(open_page: Opened, tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.hetman"
    file.write_text(str(random_game(name, 2)), encoding="utf-8")
    page = opened(open_page, file)
    thinking = {"status": "thinking", "done": 0, "total": 1, "chapters": [], "balances": []}
    page.route("**/api/replays/*/analysis*", lambda route: route.fulfill(json=thinking))
    replay = page.url.partition("?")[0]
    for size, path in itertools.product(SIZES, ("?at=10", "/analysis")):
        page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        page.goto(replay + path)
        page.wait_for_selector("#n-progress:not([hidden])" if path == "/analysis" else "#board > *", state="attached")
        width, height = page.evaluate("(({ width, height }) => [width, height])(board.getBoundingClientRect())")
        assert width > SIZES[size][0] * (0.45 if size in ("desk", "wide") else 0.9), (size, path)
        assert height > SIZES[size][1] * (0.45 if size in ("desk", "wide") else 0.3), (size, path)


COVERED = """() => [...document.querySelectorAll('.transport button, .transport input')].filter((one) => {
  const box = one.getBoundingClientRect();
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width && !one.contains(met) && met !== one;
}).length"""


@pytest.mark.parametrize("size", SIZES)
def test_an_event_takes_the_place_of_neither_moves_nor_transport(open_page: Opened, ride: Path, size: str) -> None:
    page = opened(open_page, ride, size=size)
    staged, least = 0, 90 if size in ("desk", "wide") else 40
    for number in range(1, 25):
        page.keyboard.press("ArrowRight")
        expect(page.locator("#slider")).to_have_value(str(number))
        staged += page.locator("#moment .rows").count()
        assert page.evaluate(COVERED) == 0
        assert page.evaluate("document.getElementById('moves').clientHeight") >= least
    assert staged, "no event in these moves"
