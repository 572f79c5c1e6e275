"""Moving: how far a leader goes in one action, and the fields in reach."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.games.zizka.rules.constants import MOVE_SKILL
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.posters import slowdown


def reachable(state: Position, seat: i64) -> list[Any]:
    """The moves to the fields in reach."""
    moves: list[Any] = state.box.reach[pace(state, seat)][state.leaders[seat].field][:]
    return moves


def pace(state: Position, seat: i64) -> i64:
    """How many fields a leader moves in one action. A wanted poster slows, but never below 0."""
    points: i64 = state.leaders[seat].skill(state.box, state.side, MOVE_SKILL) - slowdown(state, seat)
    if points < 0:
        return 0
    return points if points < state.box.farthest else state.box.farthest
