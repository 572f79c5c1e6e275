"""Ensign and Marshall: at their order another unit moves, or attacks."""

from __future__ import annotations

from hetman.core.decision import FIRST, FOURTH, SECOND, THIRD
from hetman.core.native import i64
from hetman.games.warchest.rules.attack import attack, attackable, attacks_normally
from hetman.games.warchest.rules.constants import EMPTY, NOWHERE
from hetman.games.warchest.rules.movement import move_unit
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import ENSIGN, FOOTMAN, KINDS
from hetman.games.warchest.rules.verbs import ORDER, ORDER_FROM


def add_orders(state: Position, kind: i64, hex: i64, moves: list[i64]) -> None:
    """Ensign and Marshall: another unit of the side within two hexes moves, or attacks, as it normally does."""
    team: i64 = state.team[kind]
    other: i64
    for other in range(KINDS):
        if state.where[other] != NOWHERE and state.team[other] == team and other != kind:
            if other == FOOTMAN and state.second_footman != NOWHERE:
                named: i64 = ORDER_FROM + kind * FIRST + FOOTMAN * SECOND
                add_order(state, kind, hex, other, state.where[FOOTMAN], named, moves)
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
        if kind == ENSIGN:
            if state.unit[target] == EMPTY and state.board.distance[at + target] <= 2:
                moves.append(order + target * target_place)
        elif attacks_normally(other):
            if attackable(state, target, state.team[other], state.height[source]):
                moves.append(order + target * target_place)


def obey(state: Position, kind: i64, other: i64, source: i64, target: i64) -> None:
    if kind == ENSIGN:
        move_unit(state, other, source, target)
    else:
        attack(state, other, source, target)
