"""What a step of a fortel asks for: garrisons moved, units rallied or sent back, walls, an officer taken back."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import FIRST, FOURTH, SECOND, THIRD, first, fourth, second, third
from hetman.core.native import i64
from hetman.games.chocim.components.names import ACTIONS, HIGHEST_LEVEL, WALLED
from hetman.games.chocim.rules import pending
from hetman.games.chocim.rules.asked import Asked
from hetman.games.chocim.rules.box import (
    ACTION_BITS,
    AMOUNT,
)
from hetman.games.chocim.rules.deployment import (
    ACTION_COUNT,
    capacity,
    is_open,
    reach_from,
    touch,
)
from hetman.games.chocim.rules.places import (
    APART,
    BITS,
    BROKEN,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    COUNTER,
    GARRISON,
    OTTOMAN_BATTLE,
    WALLS,
)
from hetman.games.chocim.rules.position import (
    SEEN_IN_HAND,
    USED,
    Position,
)
from hetman.games.chocim.rules.verbs import BREACH, DONE, FORTIFY, RALLY, RECALL, RECOVER, REPEL, SHIFT


class Chosen(Asked):
    """Units or walls are chosen one by one, up to the number of the step; after the first one may stop."""

    def with_done(self, state: Position, moves: list[i64]) -> list[i64]:
        amount: i64 = state.box.steps[state.step_at + AMOUNT]
        if state.left < amount:
            moves.append(DONE)
        return moves

    def about(self, state: Position) -> dict[str, Any]:
        return {"left": int(state.left)}


# Redeploying garrisons


def add_shifts(state: Position, moves: list[i64]) -> None:
    """From a defence to another defence or a counter-attack, along fields of the Commonwealth."""
    source: i64
    for source in range(1, CAMP):
        if state.count(GARRISON + source) == 0:
            continue
        reach: i64 = reach_from(state, source)
        target: i64
        for target in range(1, WALLS + CAMP):
            field: i64 = target if target < WALLS else target - WALLS
            place: i64 = GARRISON + target if target < WALLS else COUNTER + field
            if target == CAMP or field == source or reach & BITS[field] == 0:
                continue
            if is_open(state, COMMONWEALTH, place) and state.count(place) < capacity(state, place):
                add_shift(state, source, place, moves)


def add_shift(state: Position, source: i64, place: i64, moves: list[i64]) -> None:
    kind: i64
    for kind in range(3):
        order: i64 = (3 * source + kind) * 16 + place
        if order >= state.last and state.units[3 * source + kind] > 0 and state.box.takes[3 * place + kind]:
            action: i64 = state.box.action_of[place]
            move: i64 = SHIFT + kind * FIRST + source * SECOND + state.box.field_of[place] * THIRD
            moves.append(move + action * FOURTH)


class ShiftGarrison(Chosen):
    def __init__(self, seat: i64) -> None:
        super().__init__("shifts", seat, "shift")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_shifts(state, moves)
        return self.with_done(state, moves)

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        kind: i64 = first(move)
        source: i64 = second(move)
        place: i64 = state.box.place_at[COMMONWEALTH][third(move) * ACTION_COUNT + fourth(move)]
        state.move_units(GARRISON + source, place, kind, 1)
        state.left -= 1
        state.last = (3 * source + kind) * 16 + place
        touch(state, place)


# Broken units


def add_broken(state: Position, seat: i64, moves: list[i64]) -> None:
    kind: i64
    for kind in range(3):
        if kind >= state.last and state.units[3 * (BROKEN + APART * seat) + kind] > 0:
            moves.append(RALLY + (3 * seat + kind) * FIRST)


class Rally(Chosen):
    """Broken units return to their reserves."""

    def __init__(self, seat: i64) -> None:
        super().__init__("rallies", seat, "rally")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_broken(state, self.seat, moves)
        return self.with_done(state, moves)

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        kind: i64 = first(move) % 3
        state.move_units(BROKEN + APART * self.seat, state.home(self.seat, kind), kind, 1)
        state.left -= 1
        state.last = kind


# Units on actions go back to their reserves: one's own, or the enemy's

ALL: Final = 2 ** len(ACTIONS) - 1


def add_deployed(state: Position, seat: i64, verb: i64, actions: i64, moves: list[i64]) -> None:
    box = state.box
    for place in box.own_places[seat]:
        if actions & BITS[box.action_of[place]] == 0:
            continue
        kind: i64
        for kind in range(3):
            if 3 * place + kind >= state.last and state.units[3 * place + kind] > 0:
                operands: i64 = (3 * seat + kind) * FIRST + box.field_of[place] * SECOND
                moves.append(verb + operands + box.action_of[place] * THIRD)


def send_back(state: Position, move: i64) -> i64:
    """One unit goes home; returns the place it left. A field whose control is empty is free at once."""
    seat: i64 = first(move) // 3
    kind: i64 = first(move) % 3
    field: i64 = second(move)
    place: i64 = state.box.place_at[seat][field * ACTION_COUNT + third(move)]
    state.move_units(place, state.home(seat, kind), kind, 1)
    state.last = 3 * place + kind
    if CONTROL <= place < OTTOMAN_BATTLE:
        state.free_if_empty(field)
        if state.held & BITS[field] == 0 and state.count(COUNTER + field) > 0:
            state.occupied = field
    return place


class Withdraw(Chosen):
    def __init__(self, seat: i64) -> None:
        super().__init__("withdrawals", seat, "withdraw")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_deployed(state, self.seat, RECALL, ALL, moves)
        return self.with_done(state, moves)

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        send_back(state, move)
        state.left -= 1


class Repel(Chosen):
    def __init__(self, seat: i64) -> None:
        super().__init__("repulses", seat, "repel")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_deployed(state, 1 - self.seat, REPEL, state.box.steps[state.step_at + ACTION_BITS], moves)
        return self.with_done(state, moves)

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        send_back(state, move)
        state.left -= 1


# Walls


def add_walls(state: Position, up: bool, moves: list[i64]) -> None:
    """Fields whose level can still rise, or fall."""
    field: i64
    for field in range(WALLS):
        if state.levels[field] < HIGHEST_LEVEL if up else state.levels[field] > 0:
            moves.append((FORTIFY if up else BREACH) + field * FIRST)


def change_level(state: Position, field: i64, by: i64) -> None:
    state.levels[field] = state.levels[field] + by
    if state.event_log is not None:
        state.emit("level", {"field": ["field", WALLED[field]], "now": int(state.levels[field])})


class Fortify(Asked):
    """Choose the field whose walls rise by one, for a fortel or the works of the effects phase."""

    def __init__(self, seat: i64) -> None:
        super().__init__("fortifications", seat, "fortify")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_walls(state, True, moves)
        return moves

    def play(self, state: Position, move: i64) -> None:
        change_level(state, first(move), 1)
        if state.left > 0:
            state.left -= 1


class Breach(Asked):
    def __init__(self, seat: i64) -> None:
        super().__init__("breaches", seat, "breach")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_walls(state, False, moves)
        return moves

    def play(self, state: Position, move: i64) -> None:
        change_level(state, first(move), -1)
        state.left -= 1


# Officers


class Recover(Asked):
    """A discarded officer returns to the hand, for all to see."""

    def __init__(self, seat: i64) -> None:
        super().__init__("recoveries", seat, "recover")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        card: i64
        for card in range(state.box.first_leader[self.seat], state.box.last_leader[self.seat]):
            if state.cards[card] == USED:
                moves.append(RECOVER + card * FIRST)
        return moves

    def play(self, state: Position, move: i64) -> None:
        state.cards[first(move)] = SEEN_IN_HAND
        state.left -= 1


pending.SHIFTS.extend([ShiftGarrison(COMMONWEALTH)])
pending.RALLIES.extend([Rally(seat) for seat in range(2)])
pending.WITHDRAWALS.extend([Withdraw(seat) for seat in range(2)])
pending.REPULSES.extend([Repel(seat) for seat in range(2)])
pending.FORTIFICATIONS.extend([Fortify(seat) for seat in range(2)])
pending.BREACHES.extend([Breach(seat) for seat in range(2)])
pending.RECOVERIES.extend([Recover(seat) for seat in range(2)])
