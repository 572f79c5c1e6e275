"""The Swordsman: after an attack it may move."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND, second
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules.constants import EMPTY
from hetman.games.warchest.rules.decisions import SWORDSMEN
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import SWORDSMAN
from hetman.games.warchest.rules.verbs import MOVE, SKIP


def offer_move(state: Position) -> None:
    """The move is offered after every attack, also after one that a Marshall ordered."""
    state.stack.append(SWORDSMEN[state.owner[SWORDSMAN]])


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
            state.shift(SWORDSMAN, state.where[SWORDSMAN], second(move))
