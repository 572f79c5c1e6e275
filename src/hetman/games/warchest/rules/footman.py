"""The Footman: two units of one kind, and a tactic for both. `deployment.py` has the second one's deployment."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, SECOND, THIRD, second
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules.attack import attackable
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.constants import EMPTY, NOWHERE
from hetman.games.warchest.rules.control import may_control
from hetman.games.warchest.rules.decisions import SECOND_FOOTMEN
from hetman.games.warchest.rules.manoeuvres import FurtherManoeuvre, add_plain, manoeuvre
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import FOOTMAN
from hetman.games.warchest.rules.verbs import ATTACK_FROM, CONTROL_AT, DRILL, MOVE_FROM, SKIP


def add_footman(state: Position, hex: i64, moves: list[i64]) -> None:
    """Add move, control and attack of one of two Footmen, which the move must name."""
    team: i64 = state.team[FOOTMAN]
    unit: i64 = FOOTMAN * FIRST + hex * SECOND
    for near in state.board.neighbours[hex]:
        if state.unit[near] == EMPTY:
            moves.append(MOVE_FROM + unit + near * THIRD)
        elif attackable(state, near, team, state.height[hex]):
            moves.append(ATTACK_FROM + unit + near * THIRD)
    if may_control(state, hex, team):
        moves.append(CONTROL_AT + unit)


# Tactic


def add_drill(state: Position, moves: list[i64]) -> None:
    """Manoeuvre with each of two Footmen. With one Footman the tactic would be a plain manoeuvre."""
    if state.second_footman != NOWHERE:
        if can_manoeuvre(state, state.where[FOOTMAN]) or can_manoeuvre(state, state.second_footman):
            moves.append(DRILL + FOOTMAN * FIRST)


def can_manoeuvre(state: Position, hex: i64) -> bool:
    """Whether the Footman there can move, control or attack."""
    team: i64 = state.team[FOOTMAN]
    for near in state.board.neighbours[hex]:
        if state.unit[near] == EMPTY or attackable(state, near, team, state.height[hex]):
            return True
    return may_control(state, hex, team)


class BothFootmen(SeatDecision[Position]):
    """The Footman tactic: a manoeuvre with each of two Footmen, in any order. This is the first one."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_footman(state, state.where[FOOTMAN], moves)
        add_footman(state, state.second_footman, moves)
        return moves

    def play(self, state: Position, move: i64) -> None:
        other: i64 = state.where[FOOTMAN]
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
            add_plain(state, FOOTMAN, self.hex, state.height[self.hex], moves)
        else:
            add_footman(state, self.hex, moves)
        if not moves:
            moves.append(SKIP)
        return moves

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"hex": ["hex", HEXES[self.hex]]}
