"""What nobody else knows of a seat's coins: keeping track of what can be deduced, and imagining the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.pile import take_random
from hetman.games.warchest.rules import deduction
from hetman.games.warchest.rules.counts import BAG, BURIED, DOWN, FRESH, HAND, HELD, IN_HAND, LEDGER, NOBODY, add

if TYPE_CHECKING:
    from hetman.games.warchest.rules.position import Position


def hidden(state: Position, seat: i64) -> list[i64]:
    """Secret coins of a seat, by their place in its army."""
    coins = state.coins
    counts: list[i64] = []
    for coin in state.army[seat]:
        secret: i64 = coins[HAND + coin] + coins[BAG + coin] + coins[DOWN + coin]
        if coin == state.drawn:
            secret += 1
        counts.append(secret)
    return counts


def note_refill(state: Position, seat: i64) -> None:
    at: i64 = LEDGER * seat
    fresh = state.ledger[at + FRESH] == 1
    known: i64 = state.ledger[at + HELD]
    size: i64 = state.ledger[at + IN_HAND]
    state.ledger[at + HELD] = deduction.after_refill(known, hidden(state, seat), size, fresh, state.ledger[at + BURIED])
    state.ledger[at + FRESH] = 1
    state.ledger[at + BURIED] = 0


def note_shown(state: Position, seat: i64, kind: i64, from_hand: bool) -> None:
    at: i64 = LEDGER * seat
    place: i64 = 0
    for coin in state.army[seat]:
        if coin == kind:
            break
        place += 1
    left: i64 = state.coins[HAND + kind] + state.coins[BAG + kind] + state.coins[DOWN + kind]
    if from_hand and state.ledger[at + FRESH] == 1:
        room: i64 = state.ledger[at + BURIED] + state.ledger[at + IN_HAND]
        state.ledger[at + HELD] = deduction.after_showing_held(state.ledger[at + HELD], place, left, room)
    else:
        state.ledger[at + HELD] = deduction.after_showing(state.ledger[at + HELD], place, left)


def redraw(state: Position, seat: int, dice: Dice) -> None:
    """Spread the secret coins of the other seats anew over hand, face-down discards, bag and priest's draw."""
    other: i64
    for other in range(state.seats):
        if other != seat:
            spread(state, other, dice)


def spread(state: Position, seat: i64, dice: Dice) -> None:
    known: i64 = state.ledger[LEDGER * seat + HELD]
    secret = hidden(state, seat)
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
    """The coins of a held hand, and others at random, taken from the secret ones: `size` in all."""
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
    """Take all coins out of one of a seat's piles; returns how many there were."""
    size: i64 = 0
    for coin in state.army[seat]:
        size += state.coins[pile + coin]
        state.coins[pile + coin] = 0
    return size


def deal(state: Position, seat: i64, pile: i64, source: list[i64], count: i64, dice: Dice) -> None:
    """Put `count` random coins of `source` into a pile."""
    for _ in range(count):
        add(state.coins, pile + state.army[seat][take_random(source, dice)], 1)
