"""The tactics of the units: what each can do for its own coin, or the Royal Guard for the royal coin."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, FOURTH, SECOND, THIRD, first, fourth, second, third
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules import units
from hetman.games.warchest.rules.attributes import attackable, attacks_normally
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.constants import EMPTY, NOWHERE
from hetman.games.warchest.rules.decisions import FOOTMEN, SECOND_FOOTMEN
from hetman.games.warchest.rules.manoeuvres import (
    FurtherManoeuvre,
    add_footman,
    add_plain,
    attack,
    manoeuvre,
    move_unit,
)
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.verbs import CHARGE, DRILL, ORDER, ORDER_FROM, SKIP, TACTIC


def add(state: Position, kind: i64, hex: i64, moves: list[i64]) -> None:
    """Add the tactic of a unit on a hex, for a coin of its kind."""
    if kind == units.ARCHER:
        add_archer(state, hex, moves)
    elif kind == units.CAVALRY:
        add_cavalry(state, hex, moves)
    elif kind == units.CROSSBOWMAN:
        add_crossbowman(state, hex, moves)
    elif kind == units.ENSIGN or kind == units.MARSHALL:
        add_orders(state, kind, hex, moves)
    elif kind == units.FOOTMAN:
        add_footmen(state, moves)
    elif kind == units.LANCER:
        add_lancer(state, hex, moves)
    elif kind == units.LIGHT_CAVALRY:
        add_light_cavalry(state, hex, moves)


def add_archer(state: Position, hex: i64, moves: list[i64]) -> None:
    """Attack at distance 2, not only in a straight line, over any unit."""
    for target in state.board.second_ring[hex]:
        if attackable(state, target, state.team[units.ARCHER], state.height[hex]):
            moves.append(TACTIC + units.ARCHER * FIRST + target * SECOND)


def add_cavalry(state: Position, hex: i64, moves: list[i64]) -> None:
    """Move, then attack. The tactic needs a target."""
    team: i64 = state.team[units.CAVALRY]
    for step in state.board.neighbours[hex]:
        if state.unit[step] == EMPTY:
            for target in state.board.neighbours[step]:
                if attackable(state, target, team, state.height[hex]):
                    moves.append(CHARGE + units.CAVALRY * FIRST + step * SECOND + target * THIRD)


def add_crossbowman(state: Position, hex: i64, moves: list[i64]) -> None:
    """Attack at distance 2 in a straight line, over an empty hex."""
    for ray in state.board.rays[hex]:
        if len(ray) > 1 and state.unit[ray[0]] == EMPTY:
            target: i64 = ray[1]
            if attackable(state, target, state.team[units.CROSSBOWMAN], state.height[hex]):
                moves.append(TACTIC + units.CROSSBOWMAN * FIRST + target * SECOND)


def add_orders(state: Position, kind: i64, hex: i64, moves: list[i64]) -> None:
    """Ensign and Marshall: another unit of the side within two hexes moves, or attacks, as it normally does."""
    team: i64 = state.team[kind]
    other: i64
    for other in range(units.KINDS):
        if state.where[other] != NOWHERE and state.team[other] == team and other != kind:
            if other == units.FOOTMAN and state.second_footman != NOWHERE:
                named: i64 = ORDER_FROM + kind * FIRST + units.FOOTMAN * SECOND
                add_order(state, kind, hex, other, state.where[units.FOOTMAN], named, moves)
                add_order(state, kind, hex, other, state.second_footman, named, moves)
            else:
                plain: i64 = ORDER + kind * FIRST + other * SECOND
                add_order(state, kind, hex, other, state.where[other], plain, moves)


def add_order(state: Position, kind: i64, hex: i64, other: i64, source: i64, order: i64, moves: list[i64]) -> None:
    at: i64 = hex * state.board.size
    if state.board.distance[at + source] > 2:
        return
    target_place: i64 = THIRD
    if order & 255 == ORDER_FROM:
        order += source * THIRD
        target_place = FOURTH
    for target in state.board.neighbours[source]:
        if kind == units.ENSIGN:
            if state.unit[target] == EMPTY and state.board.distance[at + target] <= 2:
                moves.append(order + target * target_place)
        elif attacks_normally(other):
            if attackable(state, target, state.team[other], state.height[source]):
                moves.append(order + target * target_place)


def add_footmen(state: Position, moves: list[i64]) -> None:
    """Manoeuvre with each of two Footmen. With one Footman the tactic would be a plain manoeuvre."""
    if state.second_footman != NOWHERE:
        if can_manoeuvre(state, state.where[units.FOOTMAN]) or can_manoeuvre(state, state.second_footman):
            moves.append(DRILL + units.FOOTMAN * FIRST)


def can_manoeuvre(state: Position, hex: i64) -> bool:
    """Whether the Footman there can move, control or attack."""
    team: i64 = state.team[units.FOOTMAN]
    for near in state.board.neighbours[hex]:
        if state.unit[near] == EMPTY or attackable(state, near, team, state.height[hex]):
            return True
    return state.board.is_location[hex] and state.holder[hex] != team


def add_lancer(state: Position, hex: i64, moves: list[i64]) -> None:
    """Move one or two hexes, then attack, all in one straight line."""
    lancer: i64 = CHARGE + units.LANCER * FIRST
    team: i64 = state.team[units.LANCER]
    for ray in state.board.rays[hex]:
        for steps in range(1, len(ray)):
            stop: i64 = ray[steps - 1]
            if state.unit[stop] != EMPTY:
                break
            if attackable(state, ray[steps], team, state.height[hex]):
                moves.append(lancer + stop * SECOND + ray[steps] * THIRD)


def add_light_cavalry(state: Position, hex: i64, moves: list[i64]) -> None:
    """Move two hexes over an empty hex, also around a corner."""
    for target in state.board.second_ring[hex]:
        if state.unit[target] == EMPTY and has_way(state, hex, target):
            moves.append(TACTIC + units.LIGHT_CAVALRY * FIRST + target * SECOND)


def has_way(state: Position, source: i64, target: i64) -> bool:
    """Whether an empty hex lies next to both."""
    for step in state.board.neighbours[source]:
        if state.unit[step] == EMPTY and state.board.distance[step * state.board.size + target] == 1:
            return True
    return False


def add_royal_guard(state: Position, moves: list[i64]) -> None:
    """Move up to two hexes to a location of the side, for the royal coin. In the first printing it is a plain move."""
    hex: i64 = state.where[units.ROYAL_GUARD]
    if hex == NOWHERE:
        return
    guard: i64 = TACTIC + units.ROYAL_GUARD * FIRST
    for near in state.board.neighbours[hex]:
        if state.unit[near] == EMPTY and (not state.revised_guard or held(state, near)):
            moves.append(guard + near * SECOND)
    if state.revised_guard:
        for target in state.board.second_ring[hex]:
            if state.unit[target] == EMPTY and held(state, target) and has_way(state, hex, target):
                moves.append(guard + target * SECOND)


def held(state: Position, hex: i64) -> bool:
    return state.holder[hex] == state.team[units.ROYAL_GUARD]


def play(state: Position, seat: i64, verb: i64, move: i64) -> None:
    """Make a tactic. The coin is already paid."""
    kind: i64 = first(move)
    hex: i64 = state.where[kind]
    if verb == TACTIC:
        if kind == units.ARCHER or kind == units.CROSSBOWMAN:
            attack(state, kind, hex, second(move))
        else:
            state.shift(kind, hex, second(move))
    elif verb == CHARGE:
        state.shift(kind, hex, second(move))
        attack(state, kind, second(move), third(move))
    elif verb == DRILL:
        state.stack.append(FOOTMEN[seat])
    elif verb == ORDER:
        obey(state, kind, second(move), state.where[second(move)], third(move))
    else:
        obey(state, kind, second(move), third(move), fourth(move))


def obey(state: Position, kind: i64, other: i64, source: i64, target: i64) -> None:
    if kind == units.ENSIGN:
        move_unit(state, other, source, target)
    else:
        attack(state, other, source, target)


class BothFootmen(SeatDecision[Position]):
    """The Footman tactic: a manoeuvre with each of two Footmen, in any order. This is the first one."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_footman(state, state.where[units.FOOTMAN], moves)
        add_footman(state, state.second_footman, moves)
        return moves

    def play(self, state: Position, move: i64) -> None:
        other: i64 = state.where[units.FOOTMAN]
        if other == second(move):
            other = state.second_footman
        state.stack.append(SECOND_FOOTMEN[self.seat][other])
        manoeuvre(state, move)


class SecondFootman(FurtherManoeuvre):
    """The Footman that has not manoeuvred yet. A possible manoeuvre must be made."""

    def __init__(self, code: i64, seat: i64, hex: i64) -> None:
        super().__init__(code, seat, "footman")
        self.hex: i64 = hex

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        if state.second_footman == NOWHERE:
            add_plain(state, units.FOOTMAN, self.hex, state.height[self.hex], moves)
        else:
            add_footman(state, self.hex, moves)
        if not moves:
            moves.append(SKIP)
        return moves

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"hex": ["hex", HEXES[self.hex]]}
