"""What a newcomer does by mistake: click twice, reload in the middle of a choice, lose the connection."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from browser.clicker import wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table

NEXT = "#board [role='button'].legal"


def first_choice(page: Page) -> None:
    """Choose a coin of the hand."""
    page.locator("#hand button").first.click()
    page.wait_for_selector("#clear:visible")


def test_a_double_click_makes_one_move(open_page: Opened) -> None:
    page = open_page(locale="pl")
    create_table(page, "warchest", chair__1="bot:page", option__army="first-game")
    wait_for_turn(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/moves") else None)
    first_choice(page)
    with page.expect_response("**/moves"):
        page.locator(NEXT).first.dblclick(force=True)
    wait_for_turn(page)
    assert len(sent) == 1
    expect(page.locator("#clear")).to_be_hidden()


def test_a_reload_in_the_middle_of_a_choice_asks_again(open_page: Opened) -> None:
    page = open_page(locale="pl")
    create_table(page, "warchest", chair__1="bot:page", option__army="first-game")
    wait_for_turn(page)
    asked = page.inner_text("#asked")
    first_choice(page)
    assert page.inner_text("#asked") != asked
    page.reload()
    wait_for_turn(page)
    assert page.inner_text("#asked") == asked
    expect(page.locator("#clear")).to_be_hidden()
    first_choice(page)


def test_a_lost_connection_is_told_and_the_game_goes_on_after_it(browser: Browser, site: str) -> None:
    """A browser of its own: what fails without a connection is an error of its console."""
    context = browser.new_context(locale="pl", base_url=site, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('hetman-seen-warchest', '1')")
    page = context.new_page()
    create_table(page, "warchest", chair__1="bot:page", option__army="first-game")
    wait_for_turn(page)
    asked = page.inner_text("#asked")
    context.set_offline(True)
    page.locator("#hand button").first.click()
    expect(page.locator("#asked")).not_to_have_text(asked)
    said = page.inner_text("#asked")
    context.set_offline(False)
    page.locator("#hand button").first.click()
    page.wait_for_selector("#clear:visible")
    expect(page.locator("#asked")).not_to_have_text(said)
    context.close()
