"""Losses of a clash: every 6 breaks a unit, both sides at once. The owner chooses which; so too for withdrawals."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add, lowest
from hetman.core.decision import FIRST, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.choosing import is_forced, next_start
from hetman.games.chocim.rules.clash_dice import breaks
from hetman.games.chocim.rules.clash_state import (
    LAST,
    OWED,
    PHASE,
    RETREATING,
    about_clash,
    owe,
    present,
    standing_place,
)
from hetman.games.chocim.rules.clash_withdrawal import withdraw
from hetman.games.chocim.rules.places import APART, BROKEN, COMMONWEALTH, OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import BREAK, RETREAT


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
    else:
        withdraw(state, seat, place, kind, number)


class Lose(SeatDecision[Position]):
    """The owner chooses which units go."""

    def __init__(self, code: i64, seat: i64, key: str) -> None:
        super().__init__(code, seat, key)
        self.verb: i64 = BREAK if key == "break" else RETREAT

    def moves(self, state: Position) -> list[i64]:
        return self.moves_from(state, 0, 0)

    def canonical(self, state: Position) -> list[i64]:
        """Kinds in their order, so that enough are left for the rest."""
        owed: i64 = state.clash[OWED + self.seat]
        return self.moves_from(state, state.clash[LAST + self.seat], owed) or self.moves_from(state, 0, 0)

    def moves_from(self, state: Position, start: i64, owed: i64) -> list[i64]:
        moves: list[i64] = []
        kind: i64
        for kind in range(start, 3):
            if present(state, self.seat, kind) > 0 and self.later(state, kind) >= owed:
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
        state.clash[LAST + self.seat] = next_start(state.clash[LAST + self.seat], kind)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {**about_clash(state), "left": int(state.clash[OWED + self.seat])}


def owe_broken(state: Position) -> None:
    """Every 6 breaks an enemy unit, on both sides at once."""
    owe(state, COMMONWEALTH, breaks(state, OTTOMAN))
    owe(state, OTTOMAN, breaks(state, COMMONWEALTH))
