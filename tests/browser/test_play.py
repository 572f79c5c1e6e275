"""Whole games in a real browser, by clicking."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

import hetman
from browser.clicker import Dice, click_something, play_to_the_end, wait_for_turn
from browser.conftest import Opened

SHORT = {"round_limit": "3", "goal": "5"}
"""Options that make a random game end soon, where a game has them."""


def create_table(page: Page, game: str, **fields: str) -> None:
    """From home to the form of a game, fill it in and go to the table."""
    page.goto("/")
    page.click(f'.game a[href="/games/{game}"]')
    page.wait_for_url(f"**/games/{game}")
    options = {f"option-{name}": value for name, value in SHORT.items() if name in hetman.game(game).options}
    for name, value in (options | {key.replace("__", "-"): value for key, value in fields.items()}).items():
        if name == "seats":
            page.check(f'[name="seats"][value="{value}"]', force=True)
            continue
        field = page.locator(f'[name="{name}"]').first
        fold = page.locator("details:not([open])", has=field)
        if fold.count():
            fold.locator("summary").click()
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.click(".form .go")
    page.wait_for_url(re.compile("/tables/"))


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in hetman.games() for seats in hetman.game(game).seats if seats < 3]
)
def test_each_game_is_played_from_home_to_its_end_by_clicking(open_page: Opened, game: str, seats: int) -> None:
    page = open_page()
    fields = {"seats": str(seats)} if len(hetman.game(game).seats) > 1 else {}
    create_table(page, game, **fields, **({"chair__1": "bot:page"} if seats > 1 else {}))
    page.wait_for_selector("#board > *", state="attached")
    assert play_to_the_end(page) > 3
    expect(page.locator("#result h2")).to_have_text(re.compile("^(You win|You lose|A draw)$"))
    for action in ("rematch", "replay", "home"):
        expect(page.locator(f"#cover [data-do='{action}']")).to_be_visible()


@pytest.mark.parametrize("game", hetman.games())
def test_one_click_from_home_starts_a_game(open_page: Opened, game: str) -> None:
    page = open_page(new=True)
    page.click(f'form[action="/games/{game}/now"] button')
    expect(page.locator("#help")).to_be_visible()
    page.click("#help [data-close]")
    page.wait_for_selector("#board > *", state="attached")
    wait_for_turn(page)
    assert page.title().startswith("● Your move")
    page.reload()
    page.wait_for_selector("#board > *", state="attached")
    expect(page.locator("#help")).to_be_hidden()


def test_the_first_visit_says_how_to_win_and_the_bot_waits(open_page: Opened) -> None:
    page = open_page(new=True)
    for _ in range(4):
        page.evaluate("localStorage.removeItem('hetman-seen-warchest')")
        page.goto("/")
        page.click('form[action="/games/warchest/now"] button')
        card = page.locator("#help")
        expect(card).to_be_visible()
        assert card.locator("h3").all_inner_texts()[:2] == ["Aim", "How a turn works"]
        shown = page.inner_html("#board"), page.inner_text("#log")
        page.wait_for_timeout(500)  # the bots of this server move after 0.02 s
        assert (page.inner_html("#board"), page.inner_text("#log")) == shown
        page.click("#help [data-close]")
        wait_for_turn(page)


def invite(page: Page, **fields: str) -> str:
    """A table for a friend, and the link that opens the friend's seat."""
    create_table(page, "warchest", chair__1="open", **fields)
    return page.locator(".links-list input").first.input_value()


def mover(*pages: Page) -> tuple[Page, Page]:
    """The page that is to move, and the page that waits."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        for page in pages:
            if page.locator("#prompt.mine").count():
                return page, next(other for other in pages if other is not page)
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is to move")


def one_move(page: Page, dice: Dice) -> None:
    """Click until a move is made and the page shows it."""
    log = page.locator("#log").inner_text()
    deadline = time.monotonic() + 30
    while page.locator("#prompt.mine").count() and page.locator("#log").inner_text() == log:
        assert time.monotonic() < deadline, "clicks make no move"
        click_something(page, dice)
        page.wait_for_timeout(30)
    page.wait_for_function("log => document.getElementById('log').innerText !== log", arg=log)


def test_two_people_in_two_browsers(open_page: Opened) -> None:
    host = open_page()
    link = invite(host)
    friend = open_page(link.split("/", 3)[3].join(["/", ""]))
    friend.fill("#name", "Kateřina")
    friend.click(".form .go")
    for page in (host, friend):
        page.wait_for_selector("#board > *", state="attached")
    expect(host.locator("#rivals")).to_contain_text("Kateřina")
    dice = Dice(3)
    for _ in range(4):
        moving, waiting = mover(host, friend)
        expect(waiting.locator("#tray button")).to_have_count(0)
        one_move(moving, dice)
    host.locator("#chat summary").click()
    host.fill("#say input", "Dzień dobry!")
    host.click("#say button")
    expect(friend.locator("#unread")).to_have_text("1")


def test_spectators_see_and_cannot_touch(open_page: Opened) -> None:
    host = open_page()
    create_table(host, "warchest", chair__1="bot:page")
    host.wait_for_selector("#board > *", state="attached")
    watcher = open_page(host.url.removeprefix(host.url.split("/tables/")[0]))
    watcher.wait_for_selector("#board > *", state="attached")
    expect(watcher.locator("#notices")).to_contain_text("watching")
    assert not watcher.locator("#hand button, #tray button, #undo:visible").count()


def test_a_reconnect_in_mid_turn_restores_table_and_prompt(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    board = page.inner_html("#board")
    page.locator("#hand button:enabled").first.click()
    expect(page.locator("#clear")).to_be_visible()
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.reload()
    wait_for_turn(page)
    assert page.inner_html("#board") == board


def test_a_lost_connection_comes_back_by_itself(open_page: Opened) -> None:
    page = open_page()
    page.add_init_script(
        "const Real = WebSocket; window.sockets = []; window.WebSocket = class extends Real { "
        "constructor(...all) { super(...all); window.sockets.push(this); } };"
    )
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.evaluate("sockets.at(-1).close()")
    page.wait_for_function("() => sockets.length > 1 && sockets.at(-1).readyState === 1")
    dice = Dice(5)
    one_move(page, dice)
    wait_for_turn(page)


def test_undo_and_reset_go_as_far_as_they_may(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    expect(page.locator("#undo")).to_be_disabled()
    hand = page.inner_text("#hand")
    one_move(page, Dice(11))
    expect(page.locator("#undo")).to_be_enabled()
    wait_for_turn(page)
    page.click("#undo")
    expect(page.locator("#hand")).to_have_text(re.compile(r"\s*".join(map(re.escape, hand.split()))))


def test_one_device_is_passed_behind_a_curtain(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__0="device", chair__1="device")
    curtain = page.locator("#curtain")
    expect(curtain).to_be_visible()
    assert not page.locator("#board > *").count()
    page.click("#lift")
    wait_for_turn(page)
    first = page.inner_text("#own .name")
    dice = Dice(2)
    for _ in range(200):
        if curtain.is_visible():
            break
        click_something(page, dice)
        page.wait_for_timeout(15)
    expect(curtain).to_be_visible()
    page.click("#lift")
    wait_for_turn(page)
    assert page.inner_text("#own .name") != first


def test_a_hint_is_drawn_on_the_board(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.click("#hint")
    expect(page.locator("#cover [data-do='play']")).to_be_visible(timeout=20000)
    idea = page.inner_text("#asked")
    assert page.locator(".overlay .mark-ring").count()
    page.click("#clear")
    expect(page.locator("#cover")).to_be_hidden()
    page.click("#hint")
    expect(page.locator("#asked")).to_have_text(idea)
    page.click("#cover [data-do='another']")
    expect(page.locator("#asked")).not_to_have_text(idea)
    before = page.inner_text("#log")
    page.click("#cover [data-do='play']")
    expect(page.locator("#log")).not_to_have_text(before)


def test_concede_rematch_and_replay(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    watcher = open_page(page.url.removeprefix(page.url.split("/tables/")[0]))
    watcher.wait_for_selector("#board > *", state="attached")
    page.click("#more")
    page.click("#concede")
    page.click("#concede")
    expect(page.locator("#result")).to_contain_text("has conceded")
    expect(page.locator("#board > *")).to_be_visible()
    replay = page.locator("#cover [data-do='replay']").get_attribute("href")
    before = page.url
    page.click("#cover [data-do='rematch']")
    page.wait_for_url(lambda url: url != before and "/tables/" in url)
    expect(watcher).to_have_url(page.url)
    page.goto(str(replay))
    page.wait_for_selector("#board > *", state="attached")
    page.click("[data-go='last']")
    expect(page.locator(".verdict")).to_contain_text("Yes")
    page.click("#here form button")
    page.wait_for_url(re.compile("/tables/"))
    page.wait_for_selector("#board > *", state="attached")
