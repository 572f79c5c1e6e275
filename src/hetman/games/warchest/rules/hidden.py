"""The coins that a seat cannot know, drawn again for an imagined position."""

from __future__ import annotations

from hetman.core.counts import add, take_random
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.warchest.rules import deduction
from hetman.games.warchest.rules.coins import secret_coins
from hetman.games.warchest.rules.constants import BAG, BURIED, DOWN, FRESH, HAND, HELD, IN_HAND, LEDGER, NOBODY
from hetman.games.warchest.rules.position import Position


def resample(state: Position, seat: int, dice: Dice) -> None:
    """Spread the secret coins of the other seats again over hand, face-down discards, bag and priest's draw."""
    other: i64
    for other in range(state.seats):
        if other != seat:
            spread(state, other, dice)


def spread(state: Position, seat: i64, dice: Dice) -> None:
    known: i64 = state.ledger[LEDGER * seat + HELD]
    secret = secret_coins(state, seat)
    hand: i64 = state.ledger[LEDGER * seat + IN_HAND]
    down: i64 = empty_pile(state, seat, DOWN)
    empty_pile(state, seat, HAND)
    if known != deduction.NOTHING:
        fresh = state.ledger[LEDGER * seat + FRESH] == 1
        buried: i64 = state.ledger[LEDGER * seat + BURIED] if fresh else down
        together: i64 = hand if fresh else 0
        mixed = mix_held(deduction.choose_held(known, secret, dice), secret, buried + together, dice)
        deal(state, seat, HAND, mixed, together, dice)
        deal(state, seat, DOWN, mixed, buried, dice)
        hand -= together
        down -= buried
    deal(state, seat, HAND, secret, hand, dice)
    deal(state, seat, DOWN, secret, down, dice)
    if state.drawn != NOBODY and state.drawn in state.army[seat]:
        state.drawn = state.army[seat][take_random(secret, dice)]
    place: i64 = 0
    for coin in state.army[seat]:
        state.coins[BAG + coin] = secret[place]
        place += 1


def mix_held(number: i64, secret: list[i64], size: i64, dice: Dice) -> list[i64]:
    """Take the coins of a held hand and random others from the secret coins, `size` in all."""
    mixed: list[i64] = [0] * len(secret)
    missing: i64 = size
    place: i64
    for place in range(len(secret)):
        mixed[place] = deduction.HELD[number][place]
        add(secret, place, -mixed[place])
        missing -= mixed[place]
    for _ in range(missing):
        add(mixed, take_random(secret, dice), 1)
    return mixed


def empty_pile(state: Position, seat: i64, pile: i64) -> i64:
    """Take all coins out of one of a seat's piles. Returns their number."""
    size: i64 = 0
    for coin in state.army[seat]:
        size += state.coins[pile + coin]
        state.coins[pile + coin] = 0
    return size


def deal(state: Position, seat: i64, pile: i64, source: list[i64], count: i64, dice: Dice) -> None:
    """Put `count` random coins of `source` into a pile."""
    for _ in range(count):
        add(state.coins, pile + state.army[seat][take_random(source, dice)], 1)
