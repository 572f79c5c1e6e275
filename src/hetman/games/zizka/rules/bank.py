"""The bank of coins. It is finite: a short bank pays what it has."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.zizka.rules.position import Position


def take_from_bank(state: Position, count: i64) -> i64:
    """Take coins out of the bank, as many as it has. Returns how many that is."""
    paid: i64 = count
    if count > state.bank:
        paid = state.bank
        state.emit("bank-short", {"count": int(count - paid)})
    state.bank -= paid
    return paid


def gain_coins(state: Position, seat: i64, count: i64) -> None:
    paid: i64 = take_from_bank(state, count)
    state.leaders[seat].coins += paid
    if paid > 0:
        state.emit_number("coins", seat, paid)


def pay(state: Position, seat: i64, count: i64) -> None:
    state.bank += count
    state.leaders[seat].coins -= count
