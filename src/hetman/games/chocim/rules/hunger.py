"""Hunger, in the summary: it costs a treaty at once, and the supply track removes units."""

from __future__ import annotations

from hetman.core.decision import first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.cards import discard_treaty, treaty_moves
from hetman.games.chocim.rules.constants import HAND, HUNGER, SUPPLY
from hetman.games.chocim.rules.decisions import DISCARDS, REMOVALS
from hetman.games.chocim.rules.places import APART, BROKEN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.preparation import units_from
from hetman.games.chocim.rules.rations import rations
from hetman.games.chocim.rules.summary import bury
from hetman.games.chocim.rules.verbs import DISCARD


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


def count_starving(state: Position, seat: i64) -> None:
    """How many units die by the supply track: all there are at most."""
    due: i64 = state.box.starving[seat][state.marks[SUPPLY + seat]]
    there: i64 = state.count(BROKEN + APART * seat) + units_from(state, seat, 0, 3, 0)
    state.left = due if due < there else there


def starve(state: Position, seat: i64) -> bool:
    """Broken units die first, then units on the board. Returns true if all are settled."""
    if state.left > 0 and state.count(BROKEN + APART * seat) > 0 and not bury(state, seat):
        return False
    if state.left > 0 and units_from(state, seat, 0, 3, 0) > 0:
        state.stack.append(REMOVALS[seat])
        return False
    return True
