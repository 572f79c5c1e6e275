"""Every 6 breaks a unit, both sides at once; then the side with fewer hits withdraws the difference."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add, lowest
from hetman.core.decision import FIRST, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.choosing import is_forced
from hetman.games.chocim.rules.clash_state import (
    DRIVEN,
    LAST,
    OWED,
    PHASE,
    RETREATING,
    about_clash,
    defended_by_reserve,
    present,
    present_in_all,
    standing_place,
)
from hetman.games.chocim.rules.places import APART, BROKEN, COMMONWEALTH
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import BREAK, RETREAT


def owe(state: Position, seat: i64, number: i64) -> None:
    """Set how many units a seat must lose: all there are at most."""
    there: i64 = present_in_all(state, seat)
    state.clash[OWED + seat] = 0 if number < 0 else number if number < there else there
    state.clash[LAST + seat] = 0


def take_at_once(state: Position, seat: i64) -> bool:
    """Take the losses if there is nothing to choose. Returns whether that was so."""
    owed: i64 = state.clash[OWED + seat]
    counts: list[i64] = [present(state, seat, 0), present(state, seat, 1), present(state, seat, 2)]
    if not is_forced(counts, owed):
        return False
    kind: i64 = 0
    for number in lowest(counts, owed):
        if number > 0:
            state.emit_units("broken" if state.clash[PHASE] < RETREATING else "retreated", seat, kind, number)
            drop(state, seat, kind, number)
        kind += 1
    return True


def drop(state: Position, seat: i64, kind: i64, number: i64) -> None:
    """Units are broken, or withdraw to their reserve."""
    fight = state.clash
    add(fight, OWED + seat, -number)
    place: i64 = standing_place(state, seat)
    if fight[PHASE] < RETREATING:
        state.move_units(place, BROKEN + APART * seat, kind, number)
    elif seat == COMMONWEALTH and defended_by_reserve(state):
        add(fight, DRIVEN + kind, number)
    else:
        state.move_units(place, state.home(seat, kind), kind, number)


class Lose(SeatDecision[Position]):
    """The owner chooses which units go."""

    def __init__(self, code: i64, seat: i64, key: str) -> None:
        super().__init__(code, seat, key)
        self.verb: i64 = BREAK if key == "break" else RETREAT

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        kind: i64
        for kind in range(state.clash[LAST + self.seat], 3):
            # Kinds are named in their order, so enough must be left for the rest.
            if present(state, self.seat, kind) > 0 and self.later(state, kind) >= state.clash[OWED + self.seat]:
                moves.append(self.verb + (3 * self.seat + kind) * FIRST)
        return moves

    def later(self, state: Position, kind: i64) -> i64:
        """Units of this kind and those after it."""
        number: i64 = 0
        other: i64
        for other in range(kind, 3):
            number += present(state, self.seat, other)
        return number

    def play(self, state: Position, move: i64) -> None:
        kind: i64 = first(move) % 3
        drop(state, self.seat, kind, 1)
        state.clash[LAST + self.seat] = kind

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {**about_clash(state), "left": int(state.clash[OWED + self.seat])}
