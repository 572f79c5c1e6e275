"""The attributes of units: decisions after an action, or when a unit is attacked.

`turn.recruit` opens the Mercenary's manoeuvre, `manoeuvres.attack` what follows from an attack. Attributes without
a decision: Knight in `Position.attackable`, Pikeman in `manoeuvres.attack`, Scout in `turn.add_deployments`.
"""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, SECOND, second
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.constants import EMPTY, LOST, NOWHERE, SUPPLY, UP
from hetman.games.warchest.rules.decisions import SECOND_FOOTMEN
from hetman.games.warchest.rules.manoeuvres import add_footman, add_plain, manoeuvre, move_unit
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import BERSERKER, FOOTMAN, MERCENARY, ROYAL_GUARD, SWORDSMAN
from hetman.games.warchest.rules.verbs import MOVE, SKIP, SOAK, SUFFER


class FurtherManoeuvre(SeatDecision[Position]):
    """A manoeuvre of a unit that needs no further coin of the hand. The base of those below."""

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            manoeuvre(state, move)


class SwordsmanMove(SeatDecision[Position]):
    """After an attack the Swordsman may move one hex, also into the hex that it emptied."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for near in state.board.neighbours[state.where[SWORDSMAN]]:
            if state.unit[near] == EMPTY:
                moves.append(MOVE + SWORDSMAN * FIRST + near * SECOND)
        moves.append(SKIP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            move_unit(state, SWORDSMAN, state.where[SWORDSMAN], second(move))


class BerserkerRepeat(FurtherManoeuvre):
    """After a manoeuvre the Berserker may manoeuvre again for a coin of its own stack, but never for the last one.

    The coin is paid first, so the remaining height decides whether it may attack a Knight.
    """

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        hex: i64 = state.where[BERSERKER]
        add_plain(state, BERSERKER, hex, state.height[hex] - 1, moves)
        moves.append(SKIP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            add(state.height, state.where[BERSERKER], -1)
            add(state.coins, UP + BERSERKER, 1)
            if state.event_log is not None:
                state.emit("paid", {"unit": ["unit", "berserker"]})
        super().play(state, move)


class MercenaryManoeuvre(FurtherManoeuvre):
    """After a Mercenary coin was recruited, a Mercenary on the board may manoeuvre."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        hex: i64 = state.where[MERCENARY]
        add_plain(state, MERCENARY, hex, state.height[hex], moves)
        moves.append(SKIP)
        return moves


class RoyalGuardSoak(SeatDecision[Position]):
    """When the Royal Guard is attacked, its owner may lose a coin of the supply instead."""

    def moves(self, state: Position) -> list[i64]:
        return [SOAK, SUFFER]

    def play(self, state: Position, move: i64) -> None:
        if move == SOAK:
            add(state.coins, SUPPLY + ROYAL_GUARD, -1)
            add(state.coins, LOST + ROYAL_GUARD, 1)
        else:
            state.lose(state.where[ROYAL_GUARD])


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
