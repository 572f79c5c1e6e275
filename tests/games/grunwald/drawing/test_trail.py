"""The last move leaves a ring around the pawns that came."""

from __future__ import annotations

import pytest

from games.grunwald.picture import (
    drawn,
    groups,
    seats_of,
)
from games.grunwald.table import table
from hetman.core.game import Last
from hetman.games.grunwald import GAME
from hetman.games.grunwald.drawing.trail import Trail, trail_of
from pictures import echo, everything, markup


def test_the_last_pawns_are_ringed() -> None:
    t = table(3).play("send helper crown", "send officer crown")
    event = {"key": "send", "args": {"seat": ["seat", 1], "pawns": ["pawns", "officer"], "field": ["field", "crown"]}}
    parts = GAME.draw(t.state.view(2), echo, last=Last(t.state.view(2), [event]))
    ringed = [one for one in groups(parts, "crown") if 'stroke-dasharray="0 5.4"' in markup(one)]
    assert seats_of(ringed) == [1]
    assert 'stroke-dasharray="0 5.4"' not in everything(drawn(t))


@pytest.mark.parametrize("key", ["send", "send_with"])
def test_pawns_that_were_sent_are_the_last_move(key: str) -> None:
    args = {"seat": ["seat", 2], "pawns": ["pawns", "helper"], "field": ["field", "crown"], "amount": ["amount", "2"]}
    assert trail_of(Last({}, [{"key": key, "args": args}, {"key": "idle", "args": {}}])) == Trail(2, "crown")


def test_other_moves_leave_no_ring() -> None:
    assert trail_of(Last({}, [{"key": "pass", "args": {"seat": ["seat", 2]}}])) is None
    assert trail_of(Last({}, [])) is None
    assert trail_of(None) is None
