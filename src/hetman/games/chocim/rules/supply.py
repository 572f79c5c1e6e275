"""The supply phase, and what the supply track does in the summary: rations and hunger."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.cards import discard_treaty, treaty_moves
from hetman.games.chocim.rules.constants import DOUBLE, HAND, HUNGER, SHORT, SUPPLY
from hetman.games.chocim.rules.decisions import DISCARDS, REMOVALS
from hetman.games.chocim.rules.places import APART, BROKEN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.preparation import units_from
from hetman.games.chocim.rules.summary import bury
from hetman.games.chocim.rules.verbs import DISCARD

EATERS_A_SUPPLY: Final = 3
"""Units that eat one supply a week."""


def eat(state: Position) -> None:
    """The supply phase: both sides feed their units."""
    seat: i64
    for seat in range(2):
        state.change_supply(seat, -meals(state, seat))


def meals(state: Position, seat: i64) -> i64:
    """Supply for a week: 1 for every three units, or what is left of three."""
    return (state.eaters(seat) + EATERS_A_SUPPLY - 1) // EATERS_A_SUPPLY


# Rations, step 4 of the summary


def rations(state: Position, seat: i64) -> i64:
    return state.box.rations[seat][state.marks[SUPPLY + seat]]


def check_rations(state: Position) -> None:
    """Double rations raise morale, a shortage lowers it."""
    seat: i64
    for seat in range(2):
        if rations(state, seat) == DOUBLE:
            state.emit_side("double_rations", seat)
            state.change_morale(seat, 1)
        elif rations(state, seat) == SHORT:
            state.emit_side("shortage", seat)
            state.change_morale(seat, -1)
        elif rations(state, seat) == HUNGER:
            state.emit_side("hunger", seat)


def lose_treaty(state: Position, seat: i64) -> None:
    """Hunger costs a treaty at once."""
    if rations(state, seat) == HUNGER and state.treaties_of(seat) > 0:
        state.stack.append(DISCARDS[seat])


class DiscardTreaty(SeatDecision[Position]):
    """The hungry side discards a treaty of its choice, openly."""

    def moves(self, state: Position) -> list[i64]:
        return treaty_moves(state, DISCARD, HAND + self.seat)

    def play(self, state: Position, move: i64) -> None:
        discard_treaty(state, self.seat, first(move))


# Hunger, step 5 of the summary


def count_starving(state: Position, seat: i64) -> None:
    """How many units die by the supply track: all there are at most."""
    due: i64 = state.box.starving[seat][state.marks[SUPPLY + seat]]
    there: i64 = state.count(BROKEN + APART * seat) + units_from(state, seat, 0, 3, 0)
    state.left = due if due < there else there


def starve(state: Position, seat: i64) -> bool:
    """Broken units die first, then units on the board. Returns true if all are settled."""
    if state.left > 0 and state.count(BROKEN + APART * seat) > 0 and not bury(state, seat):
        return False
    if state.left > 0 and units_from(state, seat, 0, 3, state.last) > 0:
        state.stack.append(REMOVALS[seat])
        return False
    return True
