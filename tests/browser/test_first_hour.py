"""What a newcomer needs in the first hour: chairs for bots, games to watch, a result that leaves the board free."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import hetman
from browser.clicker import wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table

SIZES = {"desk": (1366, 768), "phone": (390, 844), "low": (360, 640)}
# Boxes that must lie apart at the end of a game, as the parts that overlap.
OVERLAPS = """(parts) => {
  const boxes = parts.map((part) => ({ part, ...document.querySelector(part).getBoundingClientRect().toJSON() }));
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const shown = boxes.filter(({ width, height }) => width && height);
  return shown.flatMap((one, at) => shown.slice(at + 1).filter((other) => !apart(one, other))
    .map((other) => `${one.part} ${other.part}`));
}"""
# Actions that a click in their middle does not reach, or that are too small.
OUT_OF_REACH = """() => [...document.querySelectorAll('#cover [data-do]')].filter((thing) => {
  const box = thing.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !thing.contains(there) || box.height < 43.5 || box.width < 43.5 || box.bottom > innerHeight;
}).map((thing) => thing.dataset.do)"""


def sized(open_page: Opened, size: str, locale: str = "en", new: bool = False) -> Page:
    page = open_page(phone=size != "desk", locale=locale, new=new)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return page


def test_bots_take_free_chairs_while_friends_are_awaited(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "grunwald", seats="3", chair__1="open", chair__2="open")
    rooms = page.locator(".links-list li")
    expect(rooms).to_have_count(2)
    rooms.first.locator("select").select_option("squire")
    rooms.first.locator("[data-bot]").click()
    expect(rooms.first.locator("b")).to_have_text(re.compile("Bot"))
    expect(rooms.first.locator("input")).to_be_hidden()
    rooms.last.locator("[data-bot]").click()
    wait_for_turn(page)
    assert page.locator("#rivals .player").count() == 2


@pytest.mark.parametrize("size", SIZES)
def test_a_game_of_bots_is_watched_with_pause_and_pace(open_page: Opened, size: str) -> None:
    page = sized(open_page, size)
    create_table(page, "warchest", chair__0="bot:page", chair__1="bot:page", delay="2")
    tools = page.locator("#bots button")
    expect(tools).to_have_count(3)
    tools.nth(0).click()
    expect(tools.nth(0)).to_have_text("Go on")
    expect(page.locator("#asked")).to_have_text("The game is paused.")
    log = page.inner_text("#log")
    tools.nth(1).click()
    expect(tools.nth(1)).to_contain_text("5 s a move")
    for seconds in ("2", "1", "0.5", "0"):
        tools.nth(2).click()
        expect(tools.nth(1)).to_contain_text(f"{seconds} s a move")
    expect(tools.nth(2)).to_have_attribute("aria-disabled", "true")
    page.wait_for_timeout(600)  # bots that do not wait would have moved
    assert page.inner_text("#log") == log
    tools.nth(0).click()
    expect(page.locator("#asked")).not_to_have_text("The game is paused.")
    expect(page.locator("#log")).not_to_have_text(log)
    # Somebody else watches, and decides nothing.
    other = open_page(page.url.removeprefix(page.url.split("/tables/")[0]))
    other.wait_for_selector("#board > *", state="attached")
    expect(other.locator("#bots")).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", hetman.games())
def test_the_result_covers_neither_the_board_nor_the_dock(open_page: Opened, game: str, size: str) -> None:
    page = sized(open_page, size, "pl")
    create_table(page, game)
    wait_for_turn(page)
    board = page.locator(".boardbox").bounding_box()
    page.click("#more")
    page.click("#concede")
    page.click("#concede")
    expect(page.locator("#cover [data-do='rematch']")).to_be_visible()
    expect(page.locator("#asked")).to_have_text(re.compile("^Przegrywasz: "))
    assert page.locator(".boardbox").bounding_box() == board
    assert page.evaluate(OVERLAPS, [".boardbox", "#result", ".f-dock"]) == []
    assert page.evaluate(OUT_OF_REACH) == []
    assert {"rematch", "replay", "home"} <= set(
        page.locator("#cover [data-do]").evaluate_all("(all) => all.map((thing) => thing.dataset.do)")
    )


@pytest.mark.parametrize("game", hetman.games())
def test_the_log_gets_the_place_of_the_result_that_is_folded(open_page: Opened, game: str) -> None:
    page = sized(open_page, "desk")
    create_table(page, game)
    wait_for_turn(page)
    page.click("#more")
    page.click("#concede")
    page.click("#concede")
    fold = page.locator("#result .fold")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#result table")).to_be_hidden()
    expect(page.locator("#log li").first).to_be_in_viewport()
    assert page.evaluate(OVERLAPS, ["#result", ".logbox", ".f-dock"]) == []
    fold.click()
    expect(page.locator("#result table")).to_be_visible()


# The height at which the capitals of each word of the header have their middle.
HEADER = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('.top .brand, .where b, .top nav a, .top .tool span')]
    .filter((one) => one.offsetParent).map((one) => {
      const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (walk.nextNode() && !walk.currentNode.data.trim());
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const style = getComputedStyle(walk.currentNode.parentElement);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const letter = pen.measureText('H');
      return range.getBoundingClientRect().top + letter.fontBoundingBoxAscent - letter.actualBoundingBoxAscent / 2;
    });
}"""


def test_the_words_of_the_header_stand_in_one_line(open_page: Opened) -> None:
    page = sized(open_page, "desk")
    page.evaluate("document.fonts.ready.then(() => true)")
    home = page.evaluate(HEADER)
    create_table(page, "warchest")
    wait_for_turn(page)
    for heights in (home, page.evaluate(HEADER)):
        assert len(heights) >= 3
        assert max(heights) - min(heights) <= 1.8


@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize("width", [360, 390, 1366])
def test_the_buttons_of_a_game_on_the_home_page_stand_in_two_rows(open_page: Opened, width: int, locale: str) -> None:
    page = open_page(locale=locale)
    page.set_viewport_size({"width": width, "height": 800})
    for card in page.locator(".game").all():
        tops = card.locator(".acts .btn").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        assert len(set(map(round, tops))) == 2
        heights = card.locator(".acts .btn").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().height)"
        )
        assert max(heights) < 60


@pytest.mark.parametrize("size", ["phone", "low"])
def test_a_phone_shows_the_coordinates_that_log_and_hint_use(open_page: Opened, size: str) -> None:
    page = sized(open_page, size)
    create_table(page, "warchest")
    wait_for_turn(page)
    names = page.locator("#board .name:visible")
    assert names.count() == 37
    assert (names.first.bounding_box() or {"height": 0})["height"] >= 9
    assert all(re.fullmatch("[a-i][1-7]", name) for name in names.all_text_contents())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", hetman.games())
def test_the_first_visit_is_read_from_the_top_and_its_button_is_in_reach(
    open_page: Opened, game: str, size: str
) -> None:
    page = sized(open_page, size, "pl", new=True)
    page.goto("/")
    page.click(f'form[action="/games/{game}/now"] button')
    card = page.locator("#help")
    expect(card).to_be_visible()
    assert card.locator("h3").all_inner_texts()[:2] == ["Cel gry" if game != "chocim" else "Cel", "Jak przebiega tura"]
    expect(card.locator("h2")).to_be_in_viewport()
    expect(card.locator("[data-close]")).to_be_in_viewport(ratio=1)


def test_a_hint_marks_no_button_of_the_dock(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", option__army="first-game")
    wait_for_turn(page)
    page.click("#hint")
    expect(page.locator("#cover [data-do='play']")).to_be_visible(timeout=30000)
    assert re.match("(Deploy|Bolster|Recruit|Move|Take|Attack|Initiative|Pass)", page.inner_text("#asked"))
    covered = page.locator("#cover").bounding_box()
    rings = [ring.bounding_box() for ring in page.locator(".overlay .mark-ring").all()]
    assert rings
    assert covered is not None
    for ring in rings:
        assert ring is not None
        beside = ring["x"] + ring["width"] <= covered["x"] + 4
        assert beside or ring["y"] + ring["height"] <= covered["y"] + 4


def test_the_result_takes_the_focus_and_its_actions_have_keys(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    before = page.url
    page.click("#more")
    page.click("#concede")
    page.click("#concede")
    expect(page.locator("#result h2")).to_be_focused()
    keys = page.locator("#cover [data-do]").evaluate_all("(all) => all.map((one) => one.ariaKeyShortcuts)")
    assert keys == ["R", "A", "V", "H"]
    # A key that is written in the chat is a letter.
    page.click("#chat summary")
    page.locator("#say input").press("h")
    page.click("#chat summary")
    assert page.url == before
    page.locator("body").press("r")
    page.wait_for_url(lambda url: url != before and "/tables/" in url)


# What shows a focus ring now.
RINGS = """() => [...document.querySelectorAll(":focus-visible")].filter((thing) => {
  const { boxShadow, outlineStyle } = getComputedStyle(thing);
  return boxShadow !== "none" || outlineStyle !== "none";
}).map((thing) => thing.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", hetman.games())
def test_focus_rings_are_for_the_keyboard(open_page: Opened, game: str) -> None:
    page = open_page(new=True)
    page.click(f'form[action="/games/{game}/now"] button')
    expect(page.locator("#help")).to_be_visible()
    assert page.evaluate(RINGS) == []
    page.click("#help [data-close]")
    wait_for_turn(page)
    for dialog in ("#more", "#show-help"):
        page.click(dialog)
        assert page.evaluate(RINGS) == []
    page.click("#help [data-close]")
    for part in ("#board", "#tray", "#hand"):
        lit = page.locator(f"{part} :is([role='button'], button):not([aria-disabled='true']):visible")
        if lit.count():
            lit.first.click(force=True)
            assert page.evaluate(RINGS) == []
    wait_for_turn(page)
    page.keyboard.press("Escape")
    page.evaluate("() => document.querySelector('.skip').focus()")
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(RINGS)


# Lines that are drawn over the prompt: borders of what is inside the bar, but for its button.
HAIRLINES = """() => [...document.querySelectorAll("#prompt, #prompt *:not(.btn)")].filter((thing) => {
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(thing);
  return parseFloat(borderTopWidth) || parseFloat(borderBottomWidth);
}).map((thing) => thing.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", hetman.games())
def test_no_line_is_drawn_over_the_prompt(open_page: Opened, game: str, size: str) -> None:
    page = sized(open_page, size)
    create_table(page, game)
    wait_for_turn(page)
    assert page.evaluate(HAIRLINES) == []
