"""Deploying and bolstering: a coin goes onto the board."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, SECOND, first, second
from hetman.core.native import i64
from hetman.games.warchest.rules import move_tables
from hetman.games.warchest.rules.coins import show_coin
from hetman.games.warchest.rules.constants import EMPTY, NOWHERE
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.scout import by_friend
from hetman.games.warchest.rules.units import FOOTMAN, SCOUT
from hetman.games.warchest.rules.verbs import BOLSTER, BOLSTER_AT, DEPLOY


def add_placements(state: Position, seat: i64, kind: i64, moves: list[i64]) -> None:
    hex: i64 = state.where[kind]
    if hex == NOWHERE:
        add_deployments(state, seat, kind, moves)
    elif kind != FOOTMAN:
        moves.append(BOLSTER + kind * FIRST)
    elif state.second_footman == NOWHERE:
        add_deployments(state, seat, kind, moves)
        moves.append(BOLSTER + kind * FIRST)
    else:
        moves.append(BOLSTER_AT + kind * FIRST + hex * SECOND)
        moves.append(BOLSTER_AT + kind * FIRST + state.second_footman * SECOND)


def add_deployments(state: Position, seat: i64, kind: i64, moves: list[Any]) -> None:
    """Deploy on an empty location that the side holds; a Scout also next to any unit of its side."""
    team: i64 = seat & 1
    deploys = move_tables.DEPLOYS[kind]
    if kind == SCOUT:
        hex: i64
        for hex in range(state.board.size):
            if state.unit[hex] == EMPTY and (state.holder[hex] == team or by_friend(state, hex, team)):
                moves.append(deploys[hex])
        return
    for hex in state.board.locations:
        if state.holder[hex] == team and state.unit[hex] == EMPTY:
            moves.append(deploys[hex])


def place(state: Position, seat: i64, verb: i64, move: i64) -> None:
    kind: i64 = first(move)
    show_coin(state, kind, seat)
    if verb == DEPLOY:
        state.put(kind, second(move))
        state.height[second(move)] = 1
    else:
        add(state.height, second(move) if verb == BOLSTER_AT else state.where[kind], 1)
