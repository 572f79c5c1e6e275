"""Rows of events and conquests: what they ask for, and what symbols, jokers and luck pay.

A row starts at `NEEDS * (ROWS * page + row)` in `box.needs`. Symbols are four counts of a list: the dice on the table
from `POOL` on, or those that the evaluation counts.
"""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.games.zizka.rules.constants import JOKER, NEEDS, PLAIN, POOL, ROWS
from hetman.games.zizka.rules.luck import spend_luck
from hetman.games.zizka.rules.position import Position

IMPOSSIBLE = 100


def plain_missing(needs: list[i64], at: i64, symbols: list[i64], start: i64) -> i64:
    """How many plain symbols a row lacks, before jokers help."""
    missing: i64 = 0
    symbol: i64
    for symbol in range(PLAIN):
        short: i64 = needs[at + symbol] - symbols[start + symbol]
        if short > 0:
            missing += short
    return missing


def luck_needed(state: Position, row: i64) -> i64:
    """How many luck tokens a row needs. Jokers and luck replace plain symbols only, and nothing replaces a joker."""
    at: i64 = NEEDS * (ROWS * state.page + row)
    jokers: i64 = state.dice[POOL + JOKER] - state.box.needs[at + JOKER]
    if jokers < 0:
        return IMPOSSIBLE
    missing: i64 = plain_missing(state.box.needs, at, state.dice, POOL)
    return missing - jokers if missing > jokers else 0


def lacks(state: Position, row: i64, symbol: i64) -> bool:
    return state.box.needs[NEEDS * (ROWS * state.page + row) + symbol] > state.dice[POOL + symbol]


def pay_symbols(needs: list[i64], at: i64, symbols: list[i64], start: i64) -> None:
    """Plain symbols first, jokers for what is missing."""
    jokers: i64 = needs[at + JOKER]
    symbol: i64
    for symbol in range(PLAIN):
        rest: i64 = symbols[start + symbol] - needs[at + symbol]
        if rest < 0:
            jokers -= rest
            rest = 0
        symbols[start + symbol] = rest
    add(symbols, start + JOKER, -jokers)


def pay_luck(state: Position, seat: i64, symbol: i64) -> None:
    """A luck token becomes a symbol."""
    spend_luck(state, seat)
    add(state.dice, POOL + symbol, 1)
