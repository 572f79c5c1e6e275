"""The supply phase and the summary phase in its seven steps."""

from __future__ import annotations

from typing import Final

from hetman.core.counts import lowest
from hetman.core.decision import FIRST, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.cards import discard_treaty, treaty_moves
from hetman.games.chocim.rules.choosing import OneByOne, is_forced
from hetman.games.chocim.rules.constants import DOUBLE, HAND, HUNGER, SHORT, SUPPLY
from hetman.games.chocim.rules.decisions import BURIALS, REMOVALS
from hetman.games.chocim.rules.fortel_steps import deployed_moves, send_back
from hetman.games.chocim.rules.places import (
    APART,
    ASSAULT,
    BITS,
    BROKEN,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    CONTROLLING,
    COUNTER,
    DEFENCE,
    GARRISON,
    OTTOMAN,
    REMOVED,
    WORK,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.preparation import units_from
from hetman.games.chocim.rules.verbs import BURY, DISCARD, RECALL, STAY

EATERS_A_SUPPLY: Final = 3


def eat(state: Position) -> None:
    """The supply phase: both sides feed their units."""
    seat: i64
    for seat in range(2):
        state.change_supply(seat, -meals(state, seat))


def meals(state: Position, seat: i64) -> i64:
    """Supply for a week: 1 for every three units, or what is left of three."""
    return (state.eaters(seat) + EATERS_A_SUPPLY - 1) // EATERS_A_SUPPLY


# 1. Back to the camps


def break_camp(state: Position) -> None:
    """Units on plans and supports go home; those on defence and control may."""
    field: i64
    for field in range(CAMP + 1):
        state.send_home(OTTOMAN, ASSAULT + field)
        if field < CAMP:
            state.send_home(COMMONWEALTH, COUNTER + field)
    place: i64
    for place in range(WORK, BROKEN):
        state.send_home(OTTOMAN if place in state.box.own_places[OTTOMAN] else COMMONWEALTH, place)


GARRISONS: Final[list[list[i64]]] = [[*range(GARRISON + 1, GARRISON + CAMP)], [*range(CONTROL, CONTROL + CAMP)]]
"""By seat: the places of defence, or control."""
STAYING: Final[list[i64]] = [BITS[DEFENCE], BITS[CONTROLLING]]
"""By seat: the action of these places, as a bit."""


def can_recall(state: Position, seat: i64) -> bool:
    for place in GARRISONS[seat]:
        if state.count(place) > 0 and 3 * place + 2 >= state.last:
            return True
    return False


class Recall(SeatDecision[Position]):
    """Call units back from defence or control, one by one, or let the rest stay."""

    def moves(self, state: Position) -> list[i64]:
        return [*deployed_moves(state, self.seat, RECALL, STAYING[self.seat]), STAY]

    def play(self, state: Position, move: i64) -> None:
        if move == STAY:
            state.last = 3 * BROKEN
            return
        send_back(state, move)


# 2. The sick and wounded


def sorrow(state: Position) -> None:
    """Broken units lower morale."""
    seat: i64
    for seat in range(2):
        by: i64 = state.box.broken_morale[seat][state.count(BROKEN + APART * seat)]
        if by < 0:
            state.change_morale(seat, by)


# 3. and 5. Those who die of wounds, and of hunger


def bury(state: Position, seat: i64) -> bool:
    """Broken units are removed, as many as are due; false when the owner must choose."""
    place: i64 = BROKEN + APART * seat
    counts: list[i64] = state.units[3 * place : 3 * place + 3]
    if not is_forced(counts, state.left):
        state.stack.append(BURIALS[seat])
        return False
    kind: i64 = 0
    for number in lowest(counts, state.left):
        if number > 0:
            state.left -= number
            state.emit_units("buried", seat, kind, number)
            state.move_units(place, REMOVED + APART * seat, kind, number)
        kind += 1
    return True


class Bury(OneByOne):
    def moves(self, state: Position) -> list[i64]:
        """Kinds in their order, so that enough are left for the rest."""
        moves: list[i64] = []
        later: i64 = 0
        kind: i64 = 3
        while kind > state.last:
            kind -= 1
            number: i64 = state.units[3 * (BROKEN + APART * self.seat) + kind]
            later += number
            if number > 0 and later >= state.left:
                moves.append(BURY + (3 * self.seat + kind) * FIRST)
        return moves

    def play(self, state: Position, move: i64) -> None:
        kind: i64 = first(move) % 3
        state.move_units(BROKEN + APART * self.seat, REMOVED + APART * self.seat, kind, 1)
        state.left -= 1
        state.last = kind


def starve(state: Position, seat: i64) -> bool:
    """Broken units first, then units on the board; true when all are settled."""
    if state.left > 0 and state.count(BROKEN + APART * seat) > 0 and not bury(state, seat):
        return False
    if state.left > 0 and units_from(state, seat, 0, 3, state.last) > 0:
        state.stack.append(REMOVALS[seat])
        return False
    return True


def due_to_hunger(state: Position, seat: i64) -> i64:
    return state.box.starving[seat][state.marks[SUPPLY + seat]]


# 4. Rations


def rations(state: Position, seat: i64) -> i64:
    return state.box.rations[seat][state.marks[SUPPLY + seat]]


def feed(state: Position) -> None:
    """Double rations raise morale, a shortage lowers it; hunger costs a treaty at once."""
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


class DiscardTreaty(SeatDecision[Position]):
    """The hungry side discards a treaty of its choice, openly."""

    def moves(self, state: Position) -> list[i64]:
        return treaty_moves(state, DISCARD, HAND + self.seat)

    def play(self, state: Position, move: i64) -> None:
        discard_treaty(state, self.seat, first(move))


# 6. Back to the ranks


def return_broken(state: Position) -> None:
    seat: i64
    for seat in range(2):
        state.send_home(seat, BROKEN + APART * seat)
