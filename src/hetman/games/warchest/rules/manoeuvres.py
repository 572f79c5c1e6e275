"""Manoeuvres: move, control and attack. `attributes.py` has what follows from them for some units."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, SECOND, THIRD, first, second, third, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules import move_tables
from hetman.games.warchest.rules.attributes import (
    attackable,
    attacks_normally,
    can_soak,
    height_after_paying,
    offer_after_attack,
    offer_berserker,
    offer_priest,
    pay_for_repeat,
    strike_back,
)
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.coins import lose_coin
from hetman.games.warchest.rules.constants import EMPTY, FREE
from hetman.games.warchest.rules.decisions import SOAKS
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.scoring import win
from hetman.games.warchest.rules.units import (
    BERSERKER,
    FOOTMAN,
    MERCENARY,
    PIKEMAN,
    ROYAL_GUARD,
    WARRIOR_PRIEST,
)
from hetman.games.warchest.rules.verbs import ATTACK, ATTACK_FROM, CONTROL, CONTROL_AT, MOVE, MOVE_FROM, SKIP


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
    if state.board.is_location[hex] and state.holder[hex] != team:
        moves.append(move_tables.CONTROLS[kind])


def add_footman(state: Position, hex: i64, moves: list[i64]) -> None:
    """Add the same for one of two Footmen, which the move must name."""
    team: i64 = state.team[FOOTMAN]
    unit: i64 = FOOTMAN * FIRST + hex * SECOND
    for near in state.board.neighbours[hex]:
        if state.unit[near] == EMPTY:
            moves.append(MOVE_FROM + unit + near * THIRD)
        elif attackable(state, near, team, state.height[hex]):
            moves.append(ATTACK_FROM + unit + near * THIRD)
    if state.board.is_location[hex] and state.holder[hex] != team:
        moves.append(CONTROL_AT + unit)


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


# Effects


def move_unit(state: Position, kind: i64, source: i64, target: i64) -> None:
    state.shift(kind, source, target)
    if kind == BERSERKER:
        offer_berserker(state, target)


def control(state: Position, kind: i64, hex: i64) -> None:
    team: i64 = state.team[kind]
    before: i64 = state.holder[hex]
    state.holder = state.holder[:]
    state.holder[hex] = team
    if state.event_log is not None:
        args = {"seat": ["seat", int(state.owner[kind])], "hex": ["hex", HEXES[hex]]}
        state.emit("taken" if before == FREE else "captured", args)
    if state.markers(team) == state.board.goal:
        win(state, team)
    elif kind == BERSERKER:
        offer_berserker(state, hex)
    elif kind == WARRIOR_PRIEST:
        offer_priest(state)


def attack(state: Position, kind: i64, source: i64, target: i64) -> None:
    """Attack. A Pikeman next to the attacker strikes back at the same time.

    The attacker's follow-up is pushed first, so that a Royal Guard's choice comes before it.
    """
    struck: i64 = state.unit[target]
    if struck != PIKEMAN or strike_back(state, kind, source, target):
        offer_after_attack(state, kind, source)
    if can_soak(state, struck):
        state.stack.append(SOAKS[state.owner[ROYAL_GUARD]])
    else:
        lose_coin(state, target)


# Manoeuvres without a further coin of the hand


class FurtherManoeuvre(SeatDecision[Position]):
    """A manoeuvre of a unit that needs no further coin of the hand. The base of those below."""

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


class MercenaryManoeuvre(FurtherManoeuvre):
    """After a Mercenary coin was recruited, a Mercenary on the board may manoeuvre."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        hex: i64 = state.where[MERCENARY]
        add_plain(state, MERCENARY, hex, state.height[hex], moves)
        moves.append(SKIP)
        return moves
