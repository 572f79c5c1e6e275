"""The table of the siege fits every window, and nothing moves while a leader is used."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.clicker import wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table
from hetman.language import LANGUAGES

SIZES = ((1920, 1080), (1366, 768), (390, 844), (360, 640))
MEASURED = ("#board", "#prompt", "#chips", ".f-tray")
LEAST = 44
"""The least width and height of what a finger touches, in pixels."""
BOX = "(thing) => { const box = thing.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }"
SMALL = """(least) => [...document.querySelectorAll('#tray button, .below-map button, #board .tiles [role=button]')]
  .filter((thing) => thing.getClientRects().length && thing.checkVisibility())
  .map((thing) => [thing.id || thing.textContent, thing.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least - 0.5)
  .map(([name, box]) => `${name} ${box.width} × ${box.height}`)"""
CLIPPED = """() => {
  const end = document.getElementById('dock').getBoundingClientRect().bottom;
  const acts = [...document.querySelectorAll('.f-tray .f-act')].filter((thing) => thing.getClientRects().length);
  return acts.filter((thing) => thing.getBoundingClientRect().bottom > end).map((thing) => thing.textContent);
}"""
SCROLLS = """() => {
  const page = document.scrollingElement;
  return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
}"""


def boxes(page: Page) -> dict[str, Any]:
    return {name: page.locator(name).evaluate(BOX) for name in MEASURED}


def check(page: Page, size: tuple[int, int]) -> None:
    """Nothing scrolls or is clipped, bar and tray are inside the window, targets are large enough."""
    assert not page.evaluate(SCROLLS)
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(SMALL, LEAST) == []
    for name in ("#prompt", ".f-tray"):
        x, y, width, height = page.locator(name).evaluate(BOX)
        assert min(x, y) >= 0, name
        assert x + width <= size[0] + 0.5, name
        assert y + height <= size[1] + 0.5, name


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_leader_is_used_without_a_shift(open_page: Opened, size: tuple[int, int], code: str) -> None:
    phone = size[0] < 950
    page = open_page(phone=phone, locale=code)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    create_table(page, "chocim", chair__1="bot:page")
    wait_for_turn(page)
    check(page, size)
    before = boxes(page)
    hand = ".below-map" if phone else "#hand"
    page.locator(f"{hand} .leader-card.legal").first.click()
    page.locator("#tray .s-orders [data-token='command'].legal").wait_for()
    check(page, size)
    assert boxes(page) == before
    # A leader whose fortel would change nothing has one move left: the main button names it, over the row.
    orders = page.locator(".f-main .f-act:visible, #tray .s-orders [data-token='command'].legal")
    orders.last.click()
    page.locator("#tray .s-kinds [data-as='unit'].legal").first.wait_for()
    check(page, size)
    assert boxes(page) == before
    page.locator("#tray .s-kinds [data-as='unit'].legal").first.click()
    page.locator("#tray .s-kinds .f-act.on").wait_for()
    check(page, size)
    assert boxes(page) == before
    if phone:
        page.locator("#board .tiles .field.legal").first.click(position={"x": 12, "y": 12})
        page.locator(".field-sheet .place.legal").first.wait_for()
        check(page, size)
        assert boxes(page) == before


def test_the_map_is_drawn_at_its_full_size(open_page: Opened) -> None:
    page = open_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    create_table(page, "chocim", chair__1="bot:page")
    wait_for_turn(page)
    _, _, width, height = page.locator("#board .table-of-siege > .siege").evaluate(BOX)
    assert width >= 920
    assert height >= 605


def test_a_click_on_what_is_not_possible_says_why(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "chocim", chair__1="bot:page")
    wait_for_turn(page)
    asked = page.locator("#asked").text_content()
    page.locator("#place-castle-defence").click(position={"x": 140, "y": 42})
    page.locator("#dock.why").wait_for()
    assert page.locator("#asked").text_content() == "Choose a leader first: then his units, or his fortel."
    assert asked != page.locator("#asked").text_content()
