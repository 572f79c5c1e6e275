"""What moves between two pictures, on a real table with parts of our own and in a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import hetman
from browser.clicker import Dice, wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table, one_move

# Notes which things move from now on, and how: glide, turn (from no width), pulse, roll, sink.
WATCH = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const how = frames[0].transform ? "roll" : frames.length === 3 ? "pulse" : frames[0].scale ? "turn"
      : this.closest(".leaving") ? "sink" : frames[0].translate ? "glide" : "fade";
    moved.push(how === "fade" ? how : `${how} ${this.id || this.classList[0]}`);
    return animate.call(this, frames, timing);
  };
}"""
LAY = """async (boards) => {
  const [{ showParts }, { rush }] = [await import("/static/parts.js"), await import("/static/animation.js")];
  rush();
  for (const board of boards) showParts({ board, hand: "", caption: "" }, 0, true);
}"""


def picture(*inside: str) -> str:
    return f'<svg class="board" viewBox="0 0 100 100">{"".join(inside)}</svg>'


def coin(name: str, x: int, **marks: str) -> str:
    attributes = "".join(f' data-{key}="{value}"' for key, value in marks.items())
    return f'<g id="{name}" class="{name}" transform="translate({x} 20)"{attributes}><circle r="8"/></g>'


def die(shown: str) -> str:
    return f'<div class="dice"><span id="die" data-roll="{shown}">{shown}</span></div>'


def moves(page: Page, *boards: str) -> list[str]:
    """How things move when the last of these boards follows the others."""
    page.evaluate(LAY, list(boards[:-1]))
    page.evaluate("() => { moved.length = 0; }")
    page.evaluate(LAY, [boards[-1]])
    found: list[str] = page.evaluate("moved")
    return found


@pytest.fixture
def table(open_page: Opened) -> Page:
    page = open_page(motion=True)
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.evaluate(WATCH)
    return page


CASES = {
    "glide": (picture(coin("a", 20), coin("b", 60)), picture(coin("a", 80), coin("b", 60)), ["glide a"]),
    "come": (picture(coin("a", 20)), picture(coin("a", 20), coin("b", 60)), ["turn b"]),
    "go": (picture(coin("a", 20), coin("b", 60)), picture(coin("a", 20)), ["sink b"]),
    "turn over": (picture(coin("a", 20, turn="back")), picture(coin("a", 20, turn="knight")), ["turn a"]),
    "pulse": (picture(coin("a", 20, pulse="1")), picture(coin("a", 20, pulse="2")), ["pulse a"]),
    "stay": (picture(coin("a", 20, pulse="1")), picture(coin("a", 20, pulse="1"), " "), []),
    "roll": (die("3"), die("5"), ["roll die"]),
    "lie": (die("3"), die("3") + " ", []),
}


def test_a_thing_moves_as_its_id_and_its_marks_say(table: Page) -> None:
    for case, (before, after, seen) in CASES.items():
        assert moves(table, before, after) == seen, case


def test_another_picture_fades_in_whole(table: Page) -> None:
    many = picture(*(coin(f"old-{number}", 5 * number) for number in range(9)))
    new = picture(*(coin(f"new-{number}", 5 * number) for number in range(9)))
    assert moves(table, many, new) == ["fade"]


def test_what_changes_its_size_as_a_whole_moves_nothing_in_it(table: Page) -> None:
    """The tray grows, the board shrinks: its pieces stay where they are on it."""
    small = picture(coin("a", 20), coin("b", 60))
    table.evaluate(LAY, [small])
    table.evaluate("() => { document.getElementById('board').style.padding = '40px 120px 0 60px'; moved.length = 0; }")
    assert moves(table, small, picture(coin("a", 20), coin("b", 60), " ")) == []


def test_what_sank_is_gone(table: Page) -> None:
    moves(table, picture(coin("a", 20), coin("b", 60)), picture(coin("a", 20)))
    ghost = table.locator("#board .leaving")
    assert ghost.count() == 1
    assert not ghost.locator("[id], [data-token], [role]").count()
    was = table.evaluate("() => document.querySelector('#board .leaving').getBoundingClientRect().x")
    still = table.evaluate("() => document.querySelector('#a').getBoundingClientRect().x")
    assert was > still
    ghost.wait_for(state="detached")


def test_a_coin_that_is_played_sinks_from_the_hand(table: Page) -> None:
    one_move(table, Dice(6))
    table.wait_for_function("() => moved.some((how) => how.startsWith('sink'))")
    table.locator(".leaving").first.wait_for(state="detached")


def test_what_leaves_the_hand_sinks_where_it_lay(table: Page) -> None:
    hand = '<div class="hand"><button id="held" class="held">coin</button></div>'
    lay_hand = LAY.replace('board, hand: ""', 'board: "", hand: board')
    table.evaluate(lay_hand, [hand])
    table.evaluate("async () => (await import('/static/animation.js')).rush()")
    before = table.evaluate("() => document.getElementById('held').getBoundingClientRect().toJSON()")
    table.evaluate(lay_hand, [""])
    after = table.evaluate("() => document.querySelector('#hand .leaving button').getBoundingClientRect().toJSON()")
    assert abs(after["x"] - before["x"]) < 1
    assert abs(after["y"] - before["y"]) < 16


def test_with_reduced_motion_nothing_moves(open_page: Opened) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.evaluate(WATCH)
    one_move(page, Dice(6))
    wait_for_turn(page)
    assert page.evaluate("moved") == []
    assert page.evaluate("document.getAnimations().length") == 0
    assert moves(page, picture(coin("a", 20)), picture(coin("b", 60))) == []


@pytest.mark.parametrize("game", ["chocim", "zizka"])
def test_dice_are_drawn_as_dice(game: str) -> None:
    """Games with dice mark them, so that they are seen to roll."""
    found = hetman.game(game)
    for seed in range(20):
        state, dice = found.start(2), hetman.Dice(seed)
        for _ in range(400):
            state.roll(dice)
            if state.actor < 0:
                break
            if "data-roll=" in "".join(found.draw(state.view(state.actor), lambda key, **args: key).values()):
                return
            moves = state.moves()
            state.step(moves[dice.below(len(moves))])
    raise AssertionError("no die was drawn")
