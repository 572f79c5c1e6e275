"""Analysis and puzzles in the browser: a graph that grows, moves with arrows, answers that a search judges."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import hetman
from browser.conftest import Opened
from browser.test_axe import assert_accessible, assert_fits
from browser.test_replay import SIZES, opened, record
from hetman.analysis.puzzles import load

__all__ = ["record"]

INSIDE = """() => { const { left, right, top, bottom } = document.getElementById('coach').getBoundingClientRect();
  return [...document.querySelectorAll('#coach :is(p, .btn)')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1);
  }).map((one) => one.textContent); }"""
READY = 120_000
"""Milliseconds that an analysis may take on a busy machine."""


def analysed(open_page: Opened, file: Path, size: str) -> Page:
    page = opened(open_page, file, size=size)
    if size == "desk":
        page.click("a[href$='/analysis']")
        page.wait_for_url("**/analysis")
    else:
        page.goto(page.url.partition("?")[0] + "/analysis")
    page.wait_for_selector("#n-progress[hidden]", state="attached", timeout=READY)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_an_analysis_has_graph_moves_and_the_better_move(open_page: Opened, record: Path, size: str) -> None:
    page = analysed(open_page, record, size)
    expect(page.locator("#n-line svg .n-line")).to_be_attached()
    # The page begins with the costliest move.
    expect(page.locator(".n-move[aria-current] .n-mark")).to_have_text("1")
    expect(page.locator(".overlay")).to_be_attached()
    before = page.inner_text("#asked")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#asked")).not_to_have_text(before)
    page.keyboard.press("1")
    expect(page.locator("#asked")).to_have_text(before)
    page.keyboard.press("End")
    expect(page.locator("#asked")).to_have_text("The game is a draw.")
    expect(page.locator("#n-values")).to_contain_text("at the end")
    expect(page.locator("#try")).to_be_disabled()
    assert_fits(page)
    page.keyboard.press("1")
    if size == "desk":
        assert_accessible(page)
        expect(page.locator("#n-luck tr")).to_have_count(6)
        page.click("#try")
        page.wait_for_url("**/tables/*")


def test_the_words_beside_the_graph_are_about_its_side(open_page: Opened, record: Path) -> None:
    page = analysed(open_page, record, "desk")
    page.keyboard.press("End")
    ended = page.inner_text("#n-values")
    page.select_option("#whose", "1")
    expect(page.locator("#n-values")).not_to_have_text(ended)
    page.keyboard.press("1")
    expect(page.locator("#n-values")).to_contain_text("with the hetman’s move")
    page.select_option("#whose", "0")
    expect(page.locator("#n-values")).to_contain_text("before this move")


@pytest.mark.parametrize("size", ["desk", "low"])
@pytest.mark.parametrize("name", hetman.games())
def test_the_panel_of_a_puzzle_shows_all_of_its_text_and_buttons(open_page: Opened, name: str, size: str) -> None:
    page = open_page(f"/puzzles/{name}/{load(hetman.game(name))[0].id}", phone=size == "low", locale="pl")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_selector("#prompt.mine")
    for do in ("solution", "again"):
        page.click(f"#coach [data-do='{do}']")
        page.wait_for_selector(f"#coach[data-outcome='{'shown' if do == 'solution' else ''}']")
        assert page.evaluate(INSIDE) == [], "parts of the panel that are cut off"
    expect(page.locator(".overlay")).to_have_count(0)


def test_a_puzzle_can_be_shown_and_solved_and_is_remembered(open_page: Opened) -> None:
    puzzle = load(hetman.game("warchest"))[0]
    page = open_page(f"/puzzles/warchest/{puzzle.id}")
    page.wait_for_selector("#prompt.mine")
    page.click("[data-do='solution']")
    expect(page.locator("#coach")).to_have_attribute("data-outcome", "shown")
    expect(page.locator(".overlay")).to_be_attached()
    page.click("[data-do='again']")
    page.wait_for_selector("#prompt.mine")
    page.evaluate("(moves) => import('/static/choosing.js').then(({ play }) => play(moves))", [puzzle.best])
    expect(page.locator("#coach")).to_have_attribute("data-outcome", "right")
    assert_fits(page)
    page.goto("/puzzles")
    expect(page.locator(f"[data-puzzle='warchest/{puzzle.id}']")).to_have_class("z-solved")
    assert_accessible(page)
