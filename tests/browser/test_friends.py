"""What friends agree on in two browsers, what a host may do, and the way to another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.clicker import Dice
from browser.conftest import Opened
from browser.test_play import create_table, invite, mover, one_move
from hetman.web import live


def path_of(link: str) -> str:
    return "/" + link.split("/", 3)[3]


def sit_together(open_page: Opened) -> tuple[Page, Page]:
    host = open_page()
    friend = open_page(path_of(invite(host)))
    friend.fill("#name", "Kateřina")
    friend.click(".form .go")
    for page in (host, friend):
        page.wait_for_selector("#board > *", state="attached")
    return host, friend


def ask_for(page: Page, what: str) -> None:
    page.click("#more")
    page.click(f"#ask-{what}")


def answer(page: Page, word: str) -> None:
    page.locator("#notices button", has_text=word).click()


def undo_can_be_asked(page: Page) -> bool:
    return page.evaluate("() => !document.getElementById('ask-undo').hidden")  # type: ignore[no-any-return]


def test_an_undo_is_agreed_on_and_declined(open_page: Opened) -> None:
    host, friend = sit_together(open_page)
    dice = Dice(4)
    one_move(mover(host, friend)[0], dice)
    # Until the other one has moved, an undo needs no consent.
    while not (undo_can_be_asked(host) or undo_can_be_asked(friend)):
        one_move(mover(host, friend)[0], dice)
    asks, asked = (host, friend) if undo_can_be_asked(host) else (friend, host)
    log = asks.inner_text("#log")
    ask_for(asks, "undo")
    expect(asks.locator("#chips")).to_contain_text("undo")
    answer(asked, "Decline")
    expect(asked.locator("#notices button", has_text="Decline")).to_have_count(0)
    assert asks.inner_text("#log") == log
    one_move(mover(host, friend)[0], dice)
    while not undo_can_be_asked(asks):
        one_move(mover(host, friend)[0], dice)
    log = asks.inner_text("#log")
    ask_for(asks, "undo")
    answer(asked, "Accept")
    for page in (asks, asked):
        page.wait_for_function("log => document.getElementById('log').innerText !== log", arg=log)
    expect(asks.locator("#prompt")).to_have_class(re.compile("mine"))
    one_move(asks, dice)


def test_a_draw_is_agreed_on(open_page: Opened) -> None:
    host, friend = sit_together(open_page)
    # One of them has a question of the game open, and is asked all the same.
    moving, waiting = mover(host, friend)
    ask_for(waiting, "draw")
    answer(moving, "Accept")
    for page in (host, friend):
        expect(page.locator("#result h2")).to_have_text("A draw")


def test_who_asked_can_take_it_back(open_page: Opened) -> None:
    host, friend = sit_together(open_page)
    moving, waiting = mover(host, friend)
    ask_for(waiting, "draw")
    expect(moving.locator("#notices button")).to_have_count(2)
    waiting.click("#chips .f-asked")
    expect(moving.locator("#notices button")).to_have_count(0)
    one_move(moving, Dice(4))


def test_a_personal_link_moves_name_and_games_to_a_phone(open_page: Opened) -> None:
    desk = open_page()
    create_table(desk, "warchest", chair__1="bot:page", option__army="first-game")
    desk.wait_for_selector("#board > *", state="attached")
    table, hand = path_of(desk.url), desk.inner_text("#hand")
    desk.goto("/devices")
    desk.click("form[action='/devices/link'] button")
    link = desk.input_value("#link")
    phone = open_page(path_of(link), phone=True)
    assert "#" not in phone.url
    phone.click("#open-link .go")
    phone.wait_for_url(re.compile("/$"))
    expect(phone.locator(f"a[href='{table}']").first).to_be_visible()
    phone.goto(table)
    phone.wait_for_selector("#board > *", state="attached")
    expect(phone.locator("#hand")).to_have_text(re.compile(r"\s*".join(map(re.escape, hand.split()))))
    # It works once.
    third = open_page("/devices/open")
    assert third.request.post("/devices/open", form={"secret": link.partition("#")[2]}).status == 404


def test_the_place_of_somebody_who_left_is_handed_over_and_taken_back(
    open_page: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 1)
    host, friend = sit_together(open_page)
    moving, waiting = mover(host, friend)
    table = path_of(moving.url)
    moving.goto("/privacy")
    # On this server somebody is away after half a second.
    with waiting.expect_response("**/hand-over") as handed:
        answer(waiting, "bot")
    assert handed.value.status == 200
    expect(waiting.locator("#notices")).to_contain_text("A bot is playing")
    moving.goto(table)
    moving.wait_for_selector("#board > *", state="attached")
    moving.locator("#notices button").first.click()
    expect(waiting.locator("#notices button")).to_have_count(0)


def test_the_host_mutes_a_friend_and_sends_a_spectator_away(open_page: Opened) -> None:
    host, friend = sit_together(open_page)
    watcher = open_page(path_of(host.url))
    watcher.wait_for_selector("#board > *", state="attached")
    host.click("#more")
    host.locator("#hosting-list label", has_text="Kateřina").locator("input").check()
    host.locator("#hosting-list button").click()
    expect(watcher.locator("#asked")).to_contain_text("host")
    expect(host.locator("#hosting-list button")).to_have_count(0)
    host.click("#menu [data-close]")
    assert friend.request.post(f"/api{path_of(friend.url)}/messages", data={"text": "Dzień dobry!"}).status == 409
