"""Phones, keyboards, Polish, the dark theme."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import hetman
from browser.clicker import Dice, play_to_the_end, wait_for_turn
from browser.conftest import Opened
from browser.test_axe import assert_accessible, assert_fits
from browser.test_play import create_table

PATHS = ["/", "/?mode=friends", "/replays", "/rules", "/api", "/lessons", "/puzzles", "/history", "/devices"]
OF_GAMES = ["", "?mode=device", "/rules"]


def test_pages_fit_a_phone(open_page: Opened) -> None:
    page = open_page(phone=True, locale="pl")
    for path in PATHS + [f"/games/{game}{path}" for game in hetman.games() for path in OF_GAMES]:
        page.goto(path)
        assert_fits(page)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_menu_of_a_phone_has_games_replays_and_rules(open_page: Opened, size: tuple[int, int]) -> None:
    page = open_page("/rules", phone=True, locale="pl")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.click(".sections summary")
    links = page.locator(".sections a")
    assert links.all_inner_texts() == ["Gry", "Nauka", "Zagadki", "Powtórki", "Zasady"]
    assert all((link.bounding_box() or {"height": 0})["height"] >= 44 for link in links.all())
    assert_accessible(page)
    assert_fits(page)
    page.click(".sections a >> text=Powtórki")
    page.wait_for_url("**/replays")
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.click("#more")
    assert page.locator("#menu nav a").all_inner_texts() == ["Gry", "Nauka", "Zagadki", "Powtórki", "Zasady"]
    assert_fits(page)
    assert page.evaluate(CUT_OFF) == []


# Things of the open window that reach over its edge.
CUT_OFF = """() => {
  const box = document.querySelector("dialog[open]").getBoundingClientRect();
  return [...document.querySelectorAll("dialog[open] *")].filter((thing) => {
    const { width, left, right } = thing.getBoundingClientRect();
    return width && (left < box.left || right > box.right);
  }).map((thing) => thing.textContent.trim());
}"""


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_the_menu_of_a_desk_is_not_cut_off(open_page: Opened, locale: str) -> None:
    page = open_page(locale=locale)
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.click("#more")
    assert page.evaluate(CUT_OFF) == []


def test_a_game_on_a_phone_in_polish(open_page: Opened) -> None:
    page = open_page(phone=True, locale="pl-PL")
    expect(page.locator("h1")).to_have_text("Cztery bitwy, jeden stół")
    create_table(page, "warchest", chair__1="bot:page", option__round_limit="2")
    wait_for_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("#asked")).to_contain_text("Twój ruch")
    for part in ("#board > *", "#prompt", "#hand button"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 740, f"{part} is not on the screen"
    play_to_the_end(page)
    expect(page.locator("#asked")).to_contain_text(re.compile("Wygrywasz|Przegrywasz|Remis"))
    page.click(".tabs [data-tab='log']")
    expect(page.locator("#log")).to_contain_text("Runda 1")


def focused_kind(page: Page) -> str:
    kind: str = page.evaluate(
        "() => document.activeElement.closest('#board, #hand, #tray, #own')?.id || document.activeElement.id || ''"
    )
    return kind


def test_the_keyboard_alone_can_play(open_page: Opened) -> None:
    page = open_page(new=True)
    for _ in range(80):
        page.keyboard.press("Tab")
        if (
            page.evaluate("() => document.activeElement.closest('form')?.getAttribute('action')")
            == "/games/warchest/now"
        ):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/tables/"))
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#help")).to_be_hidden()
    wait_for_turn(page)
    dice, lines = Dice(4), page.locator("#log li").count()
    for _ in range(400):
        for _ in range(1 + int(6 * dice.next())):
            page.keyboard.press("Tab")
        if focused_kind(page) in ("board", "hand", "tray", "own"):
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
        if page.locator("#log li").count() >= lines + 6:
            return
    raise AssertionError("no move was made by keyboard")


def test_a_piece_tells_what_it_is_and_does(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.locator("#own .kind").first.hover()
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    name = page.locator("#own .kind .nm").first.inner_text()
    expect(tip).to_contain_text(name)
    assert len(tip.inner_text()) > len(name) + 20


def test_a_tip_tells_a_rule_once(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "chocim")
    wait_for_turn(page)
    page.locator("#hand .leader-card").first.hover()
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    rule = tip.evaluate("(one) => one.lastChild.textContent")
    assert len(rule) > 20
    assert (tip.text_content() or "").count(rule) == 1


def test_night_is_remembered(open_page: Opened) -> None:
    page = open_page()
    page.click("[data-switch='theme']")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_language_can_be_switched_at_the_table(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.click("#more")
    page.click("#menu form button")
    page.wait_for_selector("html[lang='pl']")
    wait_for_turn(page)
    expect(page.locator("#asked")).to_contain_text("Twój ruch")
