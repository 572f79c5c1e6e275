"""The Scout: it may also be deployed next to a unit of its side."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.position import Position


def by_friend(state: Position, hex: i64, team: i64) -> bool:
    """Whether a unit of the side stands next to the hex, where a Scout may be deployed."""
    for near in state.board.neighbours[hex]:
        if state.team[state.unit[near]] == team:
            return True
    return False
