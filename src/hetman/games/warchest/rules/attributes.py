"""What the units' attributes let a seat decide after an action, or when it is attacked."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, SECOND, second
from hetman.core.native import i64
from hetman.games.warchest.rules import pending
from hetman.games.warchest.rules.asked import Asked
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.counts import EMPTY, LOST, NOWHERE, SUPPLY, UP, add
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.turn import add_footman, add_plain, manoeuvre
from hetman.games.warchest.rules.units import BERSERKER, FOOTMAN, MERCENARY, ROYAL_GUARD, SWORDSMAN
from hetman.games.warchest.rules.verbs import MOVE, SKIP, SOAK, SUFFER


class SwordsmanMove(Asked):
    """After it attacked, the Swordsman may move one hex, also into the hex just emptied."""

    def __init__(self, seat: i64) -> None:
        super().__init__(pending.SWORDSMAN_CODE, seat, "swordsman")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for near in state.board.neighbours[state.where[SWORDSMAN]]:
            if state.unit[near] == EMPTY:
                moves.append(MOVE + SWORDSMAN * FIRST + near * SECOND)
        moves.append(SKIP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            state.move(SWORDSMAN, state.where[SWORDSMAN], second(move))


class BerserkerRepeat(Asked):
    """After it manoeuvred, the Berserker may manoeuvre again for a coin of its own stack, never the last.

    The coin is paid first: the height that is left decides whether a Knight may be attacked.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(pending.BERSERKER_CODE, seat, "berserker")

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
        if state.chronicle is not None:
            state.tell("paid", {"unit": ["unit", "berserker"]})
        manoeuvre(state, move)


class MercenaryManoeuvre(Asked):
    """After a Mercenary coin was recruited, a standing Mercenary may manoeuvre."""

    def __init__(self, seat: i64) -> None:
        super().__init__(pending.MERCENARY_CODE, seat, "mercenary")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        hex: i64 = state.where[MERCENARY]
        add_plain(state, MERCENARY, hex, state.height[hex], moves)
        moves.append(SKIP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            manoeuvre(state, move)


class RoyalGuardSoak(Asked):
    """When the Royal Guard is attacked, its owner may lose a coin of the supply instead."""

    def __init__(self, seat: i64) -> None:
        super().__init__(pending.SOAK_CODE, seat, "soak")

    def moves(self, state: Position) -> list[i64]:
        return [SOAK, SUFFER]

    def play(self, state: Position, move: i64) -> None:
        if move == SOAK:
            add(state.coins, SUPPLY + ROYAL_GUARD, -1)
            add(state.coins, LOST + ROYAL_GUARD, 1)
        else:
            state.lose(state.where[ROYAL_GUARD])


class BothFootmen(Asked):
    """The Footman tactic: a manoeuvre with each of the two, in any order; this is the first."""

    def __init__(self, seat: i64) -> None:
        super().__init__(pending.FOOTMEN_CODE, seat, "footmen")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_footman(state, state.where[FOOTMAN], moves)
        add_footman(state, state.second_footman, moves)
        return moves

    def play(self, state: Position, move: i64) -> None:
        other: i64 = state.where[FOOTMAN]
        if other == second(move):
            other = state.second_footman
        state.stack.append(pending.SECOND_FOOTMEN[self.seat][other])
        manoeuvre(state, move)


class SecondFootman(Asked):
    """The Footman that has not manoeuvred yet; a manoeuvre that is possible must be made."""

    def __init__(self, seat: i64, hex: i64) -> None:
        super().__init__(pending.SECOND_FOOTMAN_CODE + 64 * hex, seat, "footman")
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

    def prompt(self, state: Position) -> dict[str, Any]:
        args = {"seat": ["seat", int(self.seat)], "hex": ["hex", HEXES[self.hex]]}
        return {"key": "footman", "args": args}


pending.SWORDSMEN.extend([SwordsmanMove(seat) for seat in range(4)])
pending.BERSERKERS.extend([BerserkerRepeat(seat) for seat in range(4)])
pending.MERCENARIES.extend([MercenaryManoeuvre(seat) for seat in range(4)])
pending.SOAKS.extend([RoyalGuardSoak(seat) for seat in range(4)])
pending.FOOTMEN.extend([BothFootmen(seat) for seat in range(4)])
pending.SECOND_FOOTMEN.extend([[SecondFootman(seat, hex) for hex in range(len(HEXES))] for seat in range(4)])
