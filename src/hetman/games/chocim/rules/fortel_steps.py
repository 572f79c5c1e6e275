"""What a step of a fortel asks for: garrisons moved, units rallied or sent back, walls, an officer taken back."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, FOURTH, SECOND, THIRD, first, fourth, second, third, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.components.names import HIGHEST_LEVEL, WALLED
from hetman.games.chocim.rules import constants
from hetman.games.chocim.rules.box import ALL_ACTIONS
from hetman.games.chocim.rules.capacity import capacity
from hetman.games.chocim.rules.cards import leader_moves
from hetman.games.chocim.rules.choosing import OneByOne, next_start
from hetman.games.chocim.rules.control import free_if_empty
from hetman.games.chocim.rules.deployment import is_open, reach_from, touch
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
    PLACES,
    WALLS,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import home
from hetman.games.chocim.rules.verbs import BREACH, DONE, FORTIFY, RALLY, RECALL, RECOVER, REPEL, SHIFT

# Units


def unit_moves(state: Position, seat: i64, step: i64, start: i64, only_one: bool = False) -> list[i64]:
    """The units that a step can move next, in the order of bots from `start` on. With `only_one` one is enough."""
    op: i64 = state.box.steps[step + constants.OP]
    if op == constants.DO_SHIFT:
        return shift_moves(state, step, start, only_one)
    if op == constants.DO_RALLY:
        return rally_moves(state, seat, start)
    if op == constants.DO_WITHDRAW:
        return deployed_moves(state, seat, RECALL, ALL_ACTIONS, start, only_one)
    return deployed_moves(state, 1 - seat, REPEL, state.box.steps[step + constants.ACTION_BITS], start, only_one)


class MoveUnit(OneByOne):
    """Move units one by one, up to the number of the step. After the first one the seat may stop."""

    def moves_from(self, state: Position, start: i64) -> list[i64]:
        moves = unit_moves(state, self.seat, state.step_at, start)
        amount: i64 = state.box.steps[state.step_at + constants.AMOUNT]
        if state.left < amount and overfull(state) == 0:
            moves.append(DONE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        verb: i64 = verb_of(move)
        if verb == DONE:
            state.left = 0
            return
        state.left -= 1
        if verb == SHIFT:
            shift(state, move)
        elif verb == RALLY:
            kind: i64 = first(move) % 3
            state.move_units(BROKEN + APART * self.seat, home(state, self.seat, kind), kind, 1)
            state.last = next_start(state.last, kind)
        else:
            send_back(state, move)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        amount: i64 = state.box.steps[state.step_at + constants.AMOUNT]
        begun = "yes" if state.left < amount else "no"
        return {"left": int(state.left), "of": int(amount), "begun": begun}


def shift_moves(state: Position, step: i64, start: i64, only_one: bool) -> list[i64]:
    """From a defence to an action of another field, along fields of the Commonwealth.

    Units change places: a defence may be full for the moment, if so many can still leave it.
    """
    moves: list[i64] = []
    box = state.box
    left: i64 = state.left if state.busy else box.steps[step + constants.AMOUNT]
    over: i64 = overfull(state)
    source: i64
    for source in range(1, CAMP):
        standing: i64 = state.count(GARRISON + source)
        if standing == 0:
            continue
        reach: i64 = reach_from(state, source)
        after: i64 = over - 1 if standing > capacity(state, GARRISON + source) else over
        for place in box.step_places[step // constants.STEP]:
            field: i64 = box.field_of[place]
            if field == source or reach & BITS[field] == 0:
                continue
            full = state.count(place) >= capacity(state, place)
            if full and place >= COUNTER:
                continue
            if after + (1 if full else 0) < left and is_open(state, COMMONWEALTH, place, True):
                add_shift(state, source, place, start, moves)
                if only_one and moves:
                    return moves
    return moves


def overfull(state: Position) -> i64:
    """How many defenders stand where there is no room for them, while units change places."""
    over: i64 = 0
    field: i64
    for field in range(1, CAMP):
        more: i64 = state.count(GARRISON + field) - state.box.maximum[GARRISON + field]
        over += more if more > 0 else 0
    return over


def add_shift(state: Position, source: i64, place: i64, start: i64, moves: list[i64]) -> None:
    kind: i64
    for kind in range(3):
        order: i64 = shift_order(source, kind, place)
        if order >= start and state.units[3 * source + kind] > 0 and state.box.takes[3 * place + kind]:
            action: i64 = state.box.action_of[place]
            move: i64 = SHIFT + kind * FIRST + source * SECOND + state.box.field_of[place] * THIRD
            moves.append(move + action * FOURTH)


def shift_order(source: i64, kind: i64, place: i64) -> i64:
    return (3 * source + kind) * PLACES + place


def shift(state: Position, move: i64) -> None:
    kind: i64 = first(move)
    source: i64 = second(move)
    place: i64 = state.box.place(COMMONWEALTH, third(move), fourth(move))
    held = state.in_battle(COMMONWEALTH)
    state.move_units(GARRISON + source, place, kind, 1)
    state.last = next_start(state.last, shift_order(source, kind, place))
    if state.in_battle(COMMONWEALTH) != held:
        state.last = 0
    touch(state, place)


def rally_moves(state: Position, seat: i64, start: i64) -> list[i64]:
    """Broken units return to their reserves."""
    moves: list[i64] = []
    kind: i64
    for kind in range(start, 3):
        if state.units[3 * (BROKEN + APART * seat) + kind] > 0:
            moves.append(RALLY + (3 * seat + kind) * FIRST)
    return moves


def deployed_moves(
    state: Position, seat: i64, verb: i64, actions: i64, start: i64, only_one: bool = False
) -> list[i64]:
    """Units on these actions go back to their reserves."""
    moves: list[i64] = []
    box = state.box
    for place in box.own_places[seat]:
        if actions & BITS[box.action_of[place]] == 0:
            continue
        kind: i64
        for kind in range(3):
            if 3 * place + kind >= start and state.units[3 * place + kind] > 0:
                operands: i64 = (3 * seat + kind) * FIRST + box.field_of[place] * SECOND
                moves.append(verb + operands + box.action_of[place] * THIRD)
                if only_one:
                    return moves
    return moves


def send_back(state: Position, move: i64) -> None:
    """One unit goes home. A field whose control is empty is free at once."""
    seat: i64 = first(move) // 3
    kind: i64 = first(move) % 3
    field: i64 = second(move)
    place: i64 = state.box.place(seat, field, third(move))
    state.move_units(place, home(state, seat, kind), kind, 1)
    state.last = next_start(state.last, 3 * place + kind)
    if CONTROL <= place < OTTOMAN_BATTLE:
        free_if_empty(state, field)
        if state.held & BITS[field] == 0 and state.count(COUNTER + field) > 0:
            state.occupied = field


# Walls


def wall_moves(state: Position, up: bool) -> list[i64]:
    """The fields whose level can still rise, or fall."""
    moves: list[i64] = []
    field: i64
    for field in range(WALLS):
        if state.levels[field] < HIGHEST_LEVEL if up else state.levels[field] > 0:
            moves.append((FORTIFY if up else BREACH) + field * FIRST)
    return moves


def change_level(state: Position, field: i64, by: i64) -> None:
    state.levels[field] = state.levels[field] + by
    if state.event_log is not None:
        state.emit("level", {"field": ["field", WALLED[field]], "now": int(state.levels[field])})


class ChangeWall(SeatDecision[Position]):
    """Choose the field whose walls rise or fall by one, for a fortel or the works of the effects phase."""

    def __init__(self, code: i64, seat: i64, key: str) -> None:
        super().__init__(code, seat, key)
        self.up = key == "fortify"

    def moves(self, state: Position) -> list[i64]:
        return wall_moves(state, self.up)

    def play(self, state: Position, move: i64) -> None:
        change_level(state, first(move), 1 if self.up else -1)
        if state.left > 0:
            state.left -= 1


# Officers


class Recover(SeatDecision[Position]):
    """A discarded officer returns to the hand. Everybody sees it."""

    def moves(self, state: Position) -> list[i64]:
        return leader_moves(state, self.seat, RECOVER, constants.USED, constants.USED)

    def play(self, state: Position, move: i64) -> None:
        state.cards[first(move)] = constants.SEEN_IN_HAND
        state.left -= 1
