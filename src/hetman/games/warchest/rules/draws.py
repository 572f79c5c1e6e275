"""Drawing coins: three at the start of a round, and the one that a Warrior Priest draws."""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.warchest.rules.coins import note_refill
from hetman.games.warchest.rules.constants import BAG, DOWN, HAND, HAND_SIZE, IN_BAG, IN_HAND, LEDGER, UP
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import ROYAL
from hetman.games.warchest.rules.verbs import DRAW


class BagDraw(ChanceDecision[Position]):
    """Chance takes a coin out of a seat's bag. Only that seat sees it. An empty bag is refilled first."""

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


def in_bag(state: Position, seat: i64, coin: i64) -> i64:
    """Count the coins of a kind in the bag, or in the discard pile that refills it."""
    if state.ledger[LEDGER * seat + IN_BAG] > 0:
        return state.coins[BAG + coin]
    return state.coins[UP + coin] + state.coins[DOWN + coin]


class Draw(BagDraw):
    """A seat draws one coin of its hand."""

    def play(self, state: Position, move: i64) -> None:
        seat: i64 = self.witness
        kind: i64 = take_from_bag(state, seat, first(move))
        add(state.coins, HAND + kind, 1)
        add(state.ledger, LEDGER * seat + IN_HAND, 1)


def coins_to_draw(state: Position, seat: i64) -> i64:
    """Return three, or the number of coins in bag and discard pile if it is lower."""
    size: i64 = state.ledger[LEDGER * seat + IN_BAG]
    if size < HAND_SIZE:
        for coin in state.army[seat]:
            size += state.coins[UP + coin] + state.coins[DOWN + coin]
    return size if size < HAND_SIZE else HAND_SIZE


def refill(state: Position, seat: i64) -> None:
    """Put the whole discard pile, face up and face down, into the empty bag."""
    note_refill(state, seat)
    coins = state.coins
    size: i64 = 0
    for coin in state.army[seat]:
        count: i64 = coins[UP + coin] + coins[DOWN + coin]
        coins[BAG + coin] = count
        coins[UP + coin] = 0
        coins[DOWN + coin] = 0
        size += count
    state.ledger[LEDGER * seat + IN_BAG] = size
    if state.event_log is not None:
        state.emit("refill", {"seat": ["seat", int(seat)]})


def take_from_bag(state: Position, seat: i64, coin: i64) -> i64:
    """Take the coin that chance names out of the bag, after a refill if it is empty. Returns its kind in the piles."""
    if state.ledger[LEDGER * seat + IN_BAG] == 0:
        refill(state, seat)
    kind: i64 = coin + seat if coin == ROYAL else coin
    add(state.coins, BAG + kind, -1)
    add(state.ledger, LEDGER * seat + IN_BAG, -1)
    return kind
