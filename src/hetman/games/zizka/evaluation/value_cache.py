"""What tokens and castles are worth to a leader, remembered from one position to the next."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.zizka.rules.box import Box
from hetman.games.zizka.rules.constants import CREW, CREW_SIZE, LEADER, MORALE, PERSON, POINTS
from hetman.games.zizka.rules.position import Position

UNASKED: Final = -999.0
"""A worth that nobody has asked for yet."""
CASTLES: Final = 2
"""Levels of castles."""
MOST_KNOWN: Final = 4096


class Worths:
    """By the means of a leader, since nothing else changes them: what was reckoned once is only looked up again."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.known: dict[int, list[float]] = {}

    def of(self, state: Position, seat: i64) -> list[float]:
        """By token, then by level of castle; whoever finds one unasked writes it down."""
        if self.box is not state.box or len(self.known) > MOST_KNOWN:
            self.box = state.box
            self.known = {}
        key: int = means(state, seat)
        found = self.known.get(key)
        if found is None:
            found = [UNASKED] * (state.box.tokens + CASTLES)
            self.known[key] = found
        return found


def means(state: Position, seat: i64) -> i64:
    """A number for all that such a worth hangs on: leader, crew, morale, favours, and how much is left of the game."""
    at: i64 = PERSON * seat
    people = state.people
    key: i64 = most_points(state)
    key = key * 64 + state.goal
    key = key * 8 + people[at + LEADER]
    key = key * 8 + people[at + MORALE]
    key = key * 2 + (1 if state.favour[0] == seat else 0)
    key = key * 2 + (1 if state.favour[1] == seat else 0)
    key = key * 2 + (1 if state.solo else 0)
    key = key * 2 + state.side
    slot: i64
    for slot in range(at + CREW, at + CREW + CREW_SIZE):
        key = key * 256 + people[slot]
    return key


def most_points(state: Position) -> i64:
    """Of the leader who has most, or of Torak."""
    most: i64 = state.torak_points
    seat: i64
    for seat in range(state.seats):
        if state.people[PERSON * seat + POINTS] > most:
            most = state.people[PERSON * seat + POINTS]
    return most
