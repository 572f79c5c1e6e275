"""The bank: ducats, provisions and helpers come from it and go back. A short bank pays what it has."""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import IN_DUCATS


def owned(state: Position, goods: i64) -> list[i64]:
    """The ducats or provisions of each seat."""
    return state.ducats if goods == IN_DUCATS else state.provisions


def earn(state: Position, goods: i64, seat: i64, amount: i64) -> i64:
    """The bank pays as much as it has. Returns how much that is."""
    paid: i64 = amount if amount < state.bank[goods] else state.bank[goods]
    spend(state, goods, seat, -paid)
    return paid


def win(state: Position, goods: i64, seat: i64, amount: i64) -> i64:
    """As `earn`, with an event in the log."""
    paid: i64 = earn(state, goods, seat, amount)
    state.log_amount("earns" if goods == IN_DUCATS else "supplied", seat, paid)
    return paid


def spend(state: Position, goods: i64, seat: i64, amount: i64) -> None:
    add(owned(state, goods), seat, -amount)
    add(state.bank, goods, amount)


def earn_helper(state: Position, seat: i64) -> None:
    add(state.helpers, seat, 1)
    add(state.free, seat, 1)
