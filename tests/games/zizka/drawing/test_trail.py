"""What the map shows of the last move."""

from __future__ import annotations

from typing import Any

import pytest

from games.zizka.table import Table, table
from hetman import Dice
from hetman.core.events import EventLog
from hetman.core.game import Last
from hetman.games.zizka import GAME
from hetman.games.zizka.drawing.trail import Trail, trail_of
from pictures import echo, of_class


def last(t: Table, move: str) -> Last:
    """A move in the eyes of the seat that made it, with what NATURE did after it."""
    state = t.state
    seat = state.actor
    before = state.view(seat)
    packed = GAME.legal(state, move)
    event_log = EventLog([GAME.event(state.stack[-1], packed)])
    state.event_log = event_log
    state.step(packed)
    state.roll(Dice(1))
    return Last(before, [event.seen_by(seat) for event in event_log.events])


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("move hluboka", Trail((("tyn", "hluboka"),))),
        ("face", Trail(place="tyn")),
        ("peek blatna", Trail(place="blatna")),
        ("peek easy", Trail()),
    ],
)
def test_each_move_leaves_its_trail(move: str, expected: Trail) -> None:
    t = table("katerina", "bores", field="tyn", tyn="fair", blatna="?vigil")
    assert trail_of(last(t, move)) == expected


def test_torak_leaves_a_trail_too() -> None:
    t = table("zizka", field="tyn", torak={"field": "landstejn", "deck": "stalk"}, actions=0)
    (way,) = trail_of(last(t, "end")).ways
    assert way[0] == "landstejn"
    assert way[1] == t.view()["torak"]["field"]


def test_nothing_happened_yet() -> None:
    assert trail_of(Last({}, [])) == Trail()


def test_the_game_draws_its_parts_with_the_trail() -> None:
    t = table("zizka", "bores", field="tyn")
    move = last(t, "move hluboka")
    view: dict[str, Any] = t.state.view(0)
    assert of_class(GAME.draw(view, echo, last=move)["board"], "trail")
    assert not of_class(GAME.draw(view, echo)["board"], "trail")
