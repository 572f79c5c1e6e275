"""What the units' attributes let a seat decide after an action, or when it is attacked."""

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


class SwordsmanMove(SeatDecision[Position]):
    """After it attacked, the Swordsman may move one hex, also into the hex just emptied."""

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


class BerserkerRepeat(SeatDecision[Position]):
    """After it manoeuvred, the Berserker may manoeuvre again for a coin of its own stack, never the last.

    The coin is paid first: the height that is left decides whether a Knight may be attacked.
    """

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        hex: i64 = state.where[BERSERKER]
        add_plain(state, BERSERKER, hex, state.height[hex] - 1, moves)
        moves.append(SKIP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == SKIP:
            return
        add(state.height, state.where[BERSERKER], -1)
        add(state.coins, UP + BERSERKER, 1)
        if state.event_log is not None:
            state.emit("paid", {"unit": ["unit", "berserker"]})
        manoeuvre(state, move)


class MercenaryManoeuvre(SeatDecision[Position]):
    """After a Mercenary coin was recruited, a standing Mercenary may manoeuvre."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        hex: i64 = state.where[MERCENARY]
        add_plain(state, MERCENARY, hex, state.height[hex], moves)
        moves.append(SKIP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            manoeuvre(state, move)


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
    """The Footman tactic: a manoeuvre with each of the two, in any order; this is the first."""

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


class SecondFootman(SeatDecision[Position]):
    """The Footman that has not manoeuvred yet; a manoeuvre that is possible must be made."""

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

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            manoeuvre(state, move)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"hex": ["hex", HEXES[self.hex]]}
