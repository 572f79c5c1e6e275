"""The table of a view, for games without a text board."""

from __future__ import annotations

import pytest

import hetman
from ambush import Ambush
from hetman.core.view_table import WIDTH, view_table
from hetman.language import language


def test_a_view_is_a_readable_table(ambush: Ambush) -> None:
    ambush.drawing = None  # type: ignore[assignment]
    state = ambush.start()
    for move in ("draw scout", "draw knight", "draw archer", "draw archer", "roll 2"):
        state.play(move)
    assert ambush.plain_text(state.view(0), language("en", ambush.folder).say).splitlines() == [
        "Anna   0",
        "Borys  0",
        "",
        "round    1",
        "prize    2",
        "deck     5",
        "players",
        "  seat  cards  shown",
        "     0      2  –",
        "     1      2  –",
        "hand     scout 0, archer 1, knight 1",
        "laid     –",
        "top      –",
    ]


@pytest.mark.parametrize("name", hetman.games())
def test_large_views_fit_the_terminal(name: str) -> None:
    game = hetman.game(name)
    state = game.start()
    state.playout(hetman.Dice(3), 20)
    table = view_table(state.view(0), language("en", game.folder, game.own_texts.get("en", "")).say)
    assert max(map(len, table.splitlines())) <= WIDTH
    assert not {"{", "}", '"'} & set(table)


def test_long_lists_are_wrapped_and_empty_values_marked() -> None:
    view = {"seats": 0, "scores": [], "long_list": list(range(60)), "none": None, "flag": True, "deep": [[1, 2], []]}
    lines = view_table(view, str).splitlines()
    assert lines[1].startswith("long list  0 1 2")
    assert lines[2].startswith("           ")
    assert lines[-5:] == ["none       –", "flag       yes", "deep", "  0  1 2", "  1  –"]
