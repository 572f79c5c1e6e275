"""Drawing coins: three at the start of a round, and the one that a Warrior Priest draws."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, NATURE, Decision, first
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.warchest.rules import pending
from hetman.games.warchest.rules.counts import BAG, DOWN, HAND, IN_BAG, IN_HAND, LEDGER, UP, add
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import ROYAL
from hetman.games.warchest.rules.verbs import DRAW


class BagDraw(Decision[Position]):
    """NATURE takes a coin out of a seat's bag; only that seat sees it. An empty bag is refilled first."""

    def __init__(self, code: i64, seat: i64) -> None:
        super().__init__(code + 16 * seat, NATURE, seat)

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for coin in state.army[self.witness]:
            if in_bag(state, self.witness, coin) > 0:
                moves.append(DRAW + (coin if coin < ROYAL else ROYAL) * FIRST)
        return moves

    def odds(self, state: Position) -> list[i64]:
        odds: list[i64] = []
        for coin in state.army[self.witness]:
            count: i64 = in_bag(state, self.witness, coin)
            if count > 0:
                odds.append(count)
        return odds

    def sample(self, state: Position, dice: Dice) -> i64:
        army = state.army[self.witness]
        coins = state.coins
        total: i64 = state.ledger[LEDGER * self.witness + IN_BAG]
        refilled = total == 0
        if refilled:
            for coin in army:
                total += coins[UP + coin] + coins[DOWN + coin]
        point: i64 = dice.below(total)
        for coin in army:
            point -= coins[UP + coin] + coins[DOWN + coin] if refilled else coins[BAG + coin]
            if point < 0:
                return DRAW + (coin if coin < ROYAL else ROYAL) * FIRST
        raise AssertionError("a bag holds as many coins as it counts")

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": "nature", "args": {}}


def in_bag(state: Position, seat: i64, coin: i64) -> i64:
    """Coins of that kind to draw from: the bag, or the discard pile that is about to fill it."""
    if state.ledger[LEDGER * seat + IN_BAG] > 0:
        return state.coins[BAG + coin]
    return state.coins[UP + coin] + state.coins[DOWN + coin]


class Draw(BagDraw):
    """Each seat draws a hand of three coins, or what there is."""

    def play(self, state: Position, move: i64) -> None:
        seat: i64 = self.witness
        kind: i64 = state.take_from_bag(seat, first(move))
        add(state.coins, HAND + kind, 1)
        add(state.ledger, LEDGER * seat + IN_HAND, 1)


class PriestDraw(BagDraw):
    """After a Warrior Priest attacked or took control: its owner draws a coin and uses it at once."""

    def play(self, state: Position, move: i64) -> None:
        state.drawn = state.take_from_bag(self.witness, first(move))
        state.stack.append(pending.DRAWN[self.witness])


pending.DRAWS.extend([Draw(pending.DRAW_CODE, seat) for seat in range(4)])
pending.PRIESTS.extend([PriestDraw(pending.PRIEST_CODE, seat) for seat in range(4)])
