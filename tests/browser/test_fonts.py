"""The shipped fonts draw every letter that the texts use; no text of a page falls back to a font of the system."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from playwright.sync_api import Page

import hetman
from browser.clicker import wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table

SOURCES = Path(hetman.__file__).parent
POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
CZECH = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ"
SHOW = """([letters, family]) => {
  const shown = document.createElement('p');
  shown.id = 'letters';
  shown.style = `font-family: var(--${family}); font-weight: ${family === 'display' ? 700 : 400}`;
  shown.innerHTML = [...letters].map((letter) => `<span>&#${letter.codePointAt(0)};</span>`).join('');
  document.body.replaceChildren(shown);
  shown.getBoundingClientRect();
  return document.fonts.ready.then(() => true);
}"""
# Every element with text of its own that takes room.
MARK = """() => {
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  for (const one of document.body.querySelectorAll('*')) {
    if (own(one) && one.getClientRects().length) one.dataset.written = '';
  }
}"""


def written_letters() -> str:
    """The letters, digits and punctuation of all texts and components. Only the terminal writes daggers."""
    files = [*SOURCES.rglob("*.ftl"), *SOURCES.glob("games/*/components/*.json")]
    signs = {sign for file in files for sign in file.read_text(encoding="utf-8")}
    return "".join(sorted(sign for sign in signs - {"†"} if unicodedata.category(sign)[0] in "LNP"))


def system_fonts(page: Page, selector: str) -> dict[str, str]:
    """Texts in a font that is not ours, each with this font."""
    chrome = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        chrome.send(f"{domain}.enable")
    root = chrome.send("DOM.getDocument")["root"]["nodeId"]
    found: dict[str, str] = {}
    for node in chrome.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]:
        for font in chrome.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            if not font["isCustomFont"]:
                found[chrome.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"][:120]] = font["familyName"]
    return found


def test_the_texts_use_polish_and_czech_letters() -> None:
    """Otherwise the next test would show nothing."""
    assert set("ąćęłńóśźżŁŚŻáěíňřšůýžČŽ") <= set(written_letters())


@pytest.mark.parametrize("family", ["text", "display"])
def test_the_shipped_fonts_have_every_letter_of_the_texts(open_page: Opened, family: str) -> None:
    page = open_page("/rules")
    page.evaluate(SHOW, [written_letters() + POLISH + CZECH, family])
    assert system_fonts(page, "#letters span") == {}


@pytest.mark.parametrize("path", ["/", "/rules", "/?mode=friends", "/nothing"])
def test_no_text_of_a_page_falls_back(open_page: Opened, path: str) -> None:
    page = open_page("/rules", locale="pl")
    if path == "/nothing":
        page.route("**/nothing", lambda route: route.fulfill(status=200, response=route.fetch()))
    page.goto(path)
    page.evaluate(MARK)
    assert page.locator("[data-written]").count() > 3
    assert system_fonts(page, "[data-written]") == {}


@pytest.mark.parametrize("game", hetman.games())
def test_no_text_of_a_table_falls_back(open_page: Opened, game: str) -> None:
    page = open_page(locale="pl")
    create_table(page, game)
    wait_for_turn(page)
    page.evaluate(MARK)
    assert page.locator("[data-written]").count() > 20
    assert system_fonts(page, "[data-written]") == {}
