"""axe-core finds no serious fault, on any page and in any state of a table."""

from __future__ import annotations

import os

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

import hetman
from browser.clicker import wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table
from hetman.analysis.puzzles import load

SERIOUS = ("serious", "critical")
PATHS = ["/", "/?mode=friends", "/?mode=device", "/replays", "/rules", "/api", "/lessons", "/puzzles", "/history"]
PATHS += ["/turns", "/devices", "/devices/open", "/privacy", "/nothing"]
OF_GAMES = ["", "?mode=device", "/rules"]
THEMES = ["light", "dark"]
WAYS = [("light", "desk"), ("dark", "phone"), ("light", "phone"), ("dark", "desk")]
ALL = os.environ.get("HETMAN_AXE") == "all"
"""`make prove-access` sets all."""
TABLES = [
    pytest.param(game, *way, id=f"{game}-{'-'.join(way)}")
    for number, game in enumerate(hetman.games())
    for way in (WAYS if ALL else [WAYS[number % len(WAYS)]])
]
"""Every game, and each way of looking at a table at least once."""


def assert_accessible(page: Page) -> None:
    checked = Axe().run(page).response
    assert len(checked["passes"]) > 5
    found = checked["violations"]
    faults = [
        f"{fault['id']}: {fault['help']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found
        if fault["impact"] in SERIOUS
    ]
    assert faults == []


def assert_fits(page: Page) -> None:
    """No sideways scrolling."""
    width = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert width[0] <= width[1], page.url


def themed(open_page: Opened, site: str, theme: str, size: str = "desk", motion: bool = False) -> Page:
    page = open_page("/rules", phone=size == "phone", locale="pl", motion=motion)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": site}])
    # The page of an error is a page too; only its status would count as a fault of the console.
    page.route("**/nothing", lambda route: route.fulfill(status=200, response=route.fetch()))
    return page


@pytest.mark.parametrize("theme", THEMES)
def test_pages_have_no_serious_fault(open_page: Opened, site: str, theme: str) -> None:
    page = themed(open_page, site, theme)
    lessons = [f"/lessons/{game}/{hetman.game(game).lessons[0].name}" for game in hetman.games()]
    puzzles = [f"/puzzles/warchest/{load(hetman.game('warchest'))[0].id}"]
    for path in PATHS + [f"/games/{game}{path}" for game in hetman.games() for path in OF_GAMES] + lessons + puzzles:
        page.goto(path)
        page.wait_for_load_state()
        assert_accessible(page)


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_that_waits_for_friends_has_no_serious_fault(open_page: Opened, site: str, theme: str) -> None:
    page = themed(open_page, site, theme)
    create_table(page, "warchest", chair__1="open")
    invitation = page.locator(".links-list input").first.input_value()
    expect(page.locator("#waiting")).to_be_visible()
    assert_accessible(page)
    friend = themed(open_page, site, theme)
    friend.goto(invitation)
    assert_accessible(friend)
    page.goto("/devices")
    page.click("form[action='/devices/link'] button")
    expect(page.locator("#link")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize(("game", "theme", "size"), TABLES)
def test_a_table_has_no_serious_fault_from_the_first_turn_to_the_result(
    open_page: Opened, site: str, game: str, theme: str, size: str
) -> None:
    page = themed(open_page, site, theme, size)
    create_table(page, game)
    wait_for_turn(page)
    assert_accessible(page)
    assert_fits(page)
    for tab in ("players", "log", "chat", "table") if size == "phone" else ():
        page.click(f".tabs [data-tab='{tab}']")
        assert_accessible(page)
        assert_fits(page)
    page.click("#hint")
    expect(page.locator("#cover [data-do='play']")).to_be_visible(timeout=60_000)
    assert_accessible(page)
    page.click("#clear")
    page.click("#more")
    assert_accessible(page)
    page.click("#concede")
    page.click("#concede")
    expect(page.locator("#cover [data-do='rematch']")).to_be_visible()
    assert_accessible(page)
    page.click("#cover [data-do='replay']")
    page.wait_for_selector("#board > *", state="attached")
    assert_accessible(page)


@pytest.mark.parametrize(("game", "theme", "size"), TABLES)
def test_a_watched_game_has_no_serious_fault_while_it_waits_and_on_the_stage(
    open_page: Opened, site: str, game: str, theme: str, size: str
) -> None:
    page = themed(open_page, site, theme, size, motion=True)
    create_table(page, game, chair__0="bot:page", chair__1="bot:page", delay="5")
    page.locator("#bots button").first.wait_for()
    page.locator("#bots button").first.click()
    expect(page.locator("#asked")).to_have_text("Gra jest wstrzymana.")
    assert_accessible(page)
    if not hetman.game(game).staged:
        return
    for seconds in ("2", "1", "0,5", "0"):
        page.locator("#bots button").nth(2).click()
        expect(page.locator("#bots button").nth(1)).to_contain_text(f"{seconds} s")
    page.locator("#bots button").first.click()
    page.locator("#cover :is([data-do='pause'], [data-do='continue'])").first.wait_for()
    if page.locator("#cover [data-do='pause']").count():
        page.click("#cover [data-do='pause']")
    assert_accessible(page)
