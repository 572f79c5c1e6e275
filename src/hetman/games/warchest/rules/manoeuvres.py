"""Manoeuvres: the list of a unit's moves, attacks and controls, and those without a further coin of the hand.

`movement.py`, `attack.py` and `control.py` carry them out, `tactics.py` has the fourth kind.
"""

from __future__ import annotations

from typing import Any

from hetman.core.decision import first, second, third, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules import move_tables
from hetman.games.warchest.rules.attack import attack, attackable, attacks_normally
from hetman.games.warchest.rules.berserker import height_after_paying, pay_for_repeat
from hetman.games.warchest.rules.constants import EMPTY
from hetman.games.warchest.rules.control import control, may_control
from hetman.games.warchest.rules.movement import move_unit
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import BERSERKER
from hetman.games.warchest.rules.verbs import ATTACK, CONTROL, CONTROL_AT, MOVE, MOVE_FROM, SKIP


def add_plain(state: Position, kind: i64, hex: i64, height: i64, moves: list[Any]) -> None:
    """Add move, control and attack of a unit. Archers and Lancers attack only by their tactic."""
    team: i64 = state.team[kind]
    attacks = attacks_normally(kind)
    units = state.unit
    steps = move_tables.MOVES[kind]
    for near in state.board.neighbours[hex]:
        if units[near] == EMPTY:
            moves.append(steps[near])
        elif attacks and attackable(state, near, team, height):
            moves.append(move_tables.ATTACKS[kind][near])
    if may_control(state, hex, team):
        moves.append(move_tables.CONTROLS[kind])


def manoeuvre(state: Position, move: i64) -> None:
    """Make a move, control or attack. The coin is already paid."""
    verb: i64 = verb_of(move)
    kind: i64 = first(move)
    if verb == MOVE:
        move_unit(state, kind, state.where[kind], second(move))
    elif verb == CONTROL:
        control(state, kind, state.where[kind])
    elif verb == ATTACK:
        attack(state, kind, state.where[kind], second(move))
    elif verb == MOVE_FROM:
        move_unit(state, kind, second(move), third(move))
    elif verb == CONTROL_AT:
        control(state, kind, second(move))
    else:
        attack(state, kind, second(move), third(move))


# Manoeuvres without a further coin of the hand


class FurtherManoeuvre(SeatDecision[Position]):
    """A manoeuvre of a unit that needs no further coin of the hand."""

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            manoeuvre(state, move)


class BerserkerRepeat(FurtherManoeuvre):
    """The Berserker manoeuvres again, for a coin of its own stack."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        hex: i64 = state.where[BERSERKER]
        add_plain(state, BERSERKER, hex, height_after_paying(state, hex), moves)
        moves.append(SKIP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            pay_for_repeat(state)
        super().play(state, move)
