"""The supply phase and the summary phase in its seven steps."""

from __future__ import annotations

from hetman.core.counts import lowest
from hetman.core.decision import FIRST, SECOND, THIRD, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.cards import discard_treaty, treaty_moves
from hetman.games.chocim.rules.choosing import OneByOne, is_forced
from hetman.games.chocim.rules.constants import DOUBLE, HAND, HUNGER, SHORT, SUPPLY
from hetman.games.chocim.rules.decisions import BURIALS, REMOVALS
from hetman.games.chocim.rules.fortel_steps import send_back
from hetman.games.chocim.rules.places import (
    APART,
    ASSAULT,
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

EATERS_A_SUPPLY = 3


def eat(state: Position) -> None:
    """Every three units, or what is left of three, take one supply."""
    seat: i64
    for seat in range(2):
        eaters: i64 = state.eaters(seat)
        state.change_supply(seat, -((eaters + EATERS_A_SUPPLY - 1) // EATERS_A_SUPPLY))


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


def garrison_places(seat: i64) -> list[i64]:
    return DEFENCES if seat == COMMONWEALTH else CONTROLS


DEFENCES: list[i64] = [*range(GARRISON + 1, GARRISON + CAMP)]
CONTROLS: list[i64] = [*range(CONTROL, CONTROL + CAMP)]


def can_recall(state: Position, seat: i64) -> bool:
    for place in garrison_places(seat):
        if state.count(place) > 0 and 3 * place + 2 >= state.last:
            return True
    return False


class Recall(SeatDecision[Position]):
    """Call units back from defence or control, one by one, or let the rest stay."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        first_place: i64 = GARRISON if self.seat == COMMONWEALTH else CONTROL
        action: i64 = DEFENCE if self.seat == COMMONWEALTH else CONTROLLING
        for place in garrison_places(self.seat):
            kind: i64
            for kind in range(3):
                if state.units[3 * place + kind] > 0 and 3 * place + kind >= state.last:
                    operands: i64 = (3 * self.seat + kind) * FIRST + (place - first_place) * SECOND
                    moves.append(RECALL + operands + action * THIRD)
        moves.append(STAY)
        return moves

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
    if state.left > 0 and units_from(state, seat, state.last) > 0:
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
