"""Event tokens: backs and fronts."""

from __future__ import annotations

import re

import pytest

from games.zizka.picture import drawn, spot
from games.zizka.table import table
from hetman.games.zizka import GAME
from hetman.games.zizka.components.challenges import HINTS, WAYS
from hetman.games.zizka.drawing.event_tokens import back, front
from pictures import parse


def test_tokens_lie_face_down_face_up_or_known_to_the_viewer_alone() -> None:
    t = table("zizka", "bores", tyn="fair", pisek="?vigil", milevsko="?0stag")
    board = drawn(t)["board"]
    assert back(("speech", "virtue")) in board
    assert front("pickpocket", ("vice",)) in board
    assert front("hunt", (), peeked=True) in board
    assert front("hunt", (), peeked=True) not in drawn(t, seat=1)["board"], "the other seat did not look"
    assert front("hunt", (), peeked=True) not in drawn(t, seat=None)["board"]


def test_backs_differ_in_more_than_colour() -> None:
    backs = {tuple(token.back) for token in GAME.box.contents.tokens}
    grey = {re.sub(r"var\(--[\w-]+\)|on-\w+", "", back(hints)) for hints in backs}
    assert len(grey) == len(backs)


@pytest.mark.parametrize("count", range(7))
def test_a_back_shows_all_that_it_hints_at(count: int) -> None:
    """Also that of own tokens."""
    needs = [hint for hint in HINTS if hint not in WAYS][:count]
    (token,) = parse(f"<g>{back(tuple(needs))}</g>")
    spots = [spot(figure) for figure in token.findall("g")]
    assert len(set(spots)) == count
    assert all(abs(x) <= 12 and abs(y) <= 9 for x, y in spots), "within the octagon"
