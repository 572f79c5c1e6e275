"""A cache of what tokens and castles are worth to a leader, shared by many positions."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.zizka.rules.box import Box
from hetman.games.zizka.rules.position import Position

UNKNOWN: Final = -999.0
"""A value that was not computed yet."""
CASTLES: Final = 2
"""Levels of castles."""
MOST_ENTRIES: Final = 4096


class ValueCache:
    """Values by the resources of a leader, on which alone they depend."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.entries: dict[int, list[float]] = {}

    def values_for(self, state: Position, seat: i64) -> list[float]:
        """Values by token, then by level of castle. The caller fills in those that are UNKNOWN."""
        if self.box is not state.box or len(self.entries) > MOST_ENTRIES:
            self.box = state.box
            self.entries = {}
        key: int = cache_key(state, seat)
        found = self.entries.get(key)
        if found is None:
            found = [UNKNOWN] * (state.box.tokens + CASTLES)
            self.entries[key] = found
        return found


def cache_key(state: Position, seat: i64) -> i64:
    """Everything that a value depends on: leader, crew, morale, favours, and how much is left of the game."""
    leader = state.leaders[seat]
    key: i64 = most_points(state)
    key = key * 64 + state.goal
    key = key * 8 + leader.board
    key = key * 8 + leader.morale
    key = key * 2 + (1 if state.favour[0] == seat else 0)
    key = key * 2 + (1 if state.favour[1] == seat else 0)
    key = key * 2 + (1 if state.solo else 0)
    key = key * 2 + state.side
    key = key * 8 + len(leader.crew)
    for card in leader.crew:
        key = key * 256 + card
    return key


def most_points(state: Position) -> i64:
    """Points of the best leader, or of Torak."""
    most: i64 = state.torak_points
    for leader in state.leaders:
        if leader.points > most:
            most = leader.points
    return most
