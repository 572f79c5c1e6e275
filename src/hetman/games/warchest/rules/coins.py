"""Coins that leave the hand, and what everybody can deduce from them."""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.games.warchest.rules import deduction
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.constants import (
    BAG,
    BURIED,
    DOWN,
    FRESH,
    HAND,
    HELD,
    IN_HAND,
    LEDGER,
    LOST,
    NOBODY,
    UP,
)
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import NAMES, ROYAL


def spend(state: Position, coin: i64, seat: i64) -> i64:
    """Take the coin from the hand, or use the one that a priest drew. Returns its kind in the piles."""
    kind: i64 = coin + seat if coin == ROYAL else coin
    if state.drawn != NOBODY:
        state.drawn = NOBODY
    else:
        add(state.coins, HAND + kind, -1)
        add(state.ledger, LEDGER * seat + IN_HAND, -1)
    return kind


def discard_up(state: Position, coin: i64, seat: i64) -> None:
    """Play a coin face up, for a manoeuvre."""
    add(state.coins, UP + show_coin(state, coin, seat), 1)


def discard_down(state: Position, coin: i64, seat: i64) -> None:
    """Play a coin face down. No other seat learns its kind."""
    if state.drawn == NOBODY and state.ledger[LEDGER * seat + FRESH]:
        add(state.ledger, LEDGER * seat + BURIED, 1)
    add(state.coins, DOWN + spend(state, coin, seat), 1)


def show_coin(state: Position, coin: i64, seat: i64) -> i64:
    """Take a coin from the hand and show it to everybody. Returns its kind in the piles."""
    from_hand = state.drawn == NOBODY
    kind: i64 = spend(state, coin, seat)
    if state.ledger[LEDGER * seat + HELD] != deduction.NOTHING:
        note_shown(state, seat, kind, from_hand)
    return kind


def secret_coins(state: Position, seat: i64) -> list[i64]:
    """Count the secret coins of a seat, by their place in its army."""
    coins = state.coins
    counts: list[i64] = []
    for coin in state.army[seat]:
        secret: i64 = coins[HAND + coin] + coins[BAG + coin] + coins[DOWN + coin]
        if coin == state.drawn:
            secret += 1
        counts.append(secret)
    return counts


def note_refill(state: Position, seat: i64) -> None:
    """Update the public deductions before the bag of a seat is refilled."""
    at: i64 = LEDGER * seat
    fresh = state.ledger[at + FRESH] == 1
    known: i64 = state.ledger[at + HELD]
    size: i64 = state.ledger[at + IN_HAND]
    state.ledger[at + HELD] = deduction.after_refill(
        known, secret_coins(state, seat), size, fresh, state.ledger[at + BURIED]
    )
    state.ledger[at + FRESH] = 1
    state.ledger[at + BURIED] = 0


def note_shown(state: Position, seat: i64, kind: i64, from_hand: bool) -> None:
    """Update the public deductions after a seat has shown a coin."""
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


def lose_coin(state: Position, hex: i64) -> None:
    """Take a coin of the unit on a hex out of the game. Without coins the unit is destroyed."""
    kind: i64 = state.unit[hex]
    add(state.coins, LOST + kind, 1)
    add(state.height, hex, -1)
    if state.height[hex] == 0:
        state.lift(kind, hex)
    if state.event_log is not None:
        left = int(state.height[hex])
        args = {"unit": ["unit", NAMES[kind]], "hex": ["hex", HEXES[hex]]}
        state.emit("lost" if left else "destroyed", {**args, "left": left} if left else args)
