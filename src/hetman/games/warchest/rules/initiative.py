"""The initiative: who may claim it for a coin played face down. Its holder has the first turn: `turn.begin_turns`."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.coins import discard_down
from hetman.games.warchest.rules.position import Position


def may_claim(state: Position, seat: i64) -> bool:
    """The initiative changes hands once a round, and never between partners."""
    return not state.claimed and (state.initiative & 1) != (seat & 1)


def claim(state: Position, seat: i64, coin: i64) -> None:
    """Pay any coin face down. The claim counts from the next round on."""
    discard_down(state, coin, seat)
    state.initiative = seat
    state.claimed = True
