"""Recruiting: a coin of the supply joins the discards, for any coin played face down."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import first, second
from hetman.core.native import i64
from hetman.games.warchest.rules import move_tables
from hetman.games.warchest.rules.coins import discard_down
from hetman.games.warchest.rules.constants import SUPPLY, UP
from hetman.games.warchest.rules.mercenary import offer_manoeuvre
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import MERCENARY


def recruit(state: Position, seat: i64, move: i64) -> None:
    """Pay any coin face down, and move a coin of the supply face up to the discards."""
    kind: i64 = first(move)
    discard_down(state, second(move), seat)
    add(state.coins, SUPPLY + kind, -1)
    add(state.coins, UP + kind, 1)
    if kind == MERCENARY:
        offer_manoeuvre(state, seat)


def add_recruits(state: Position, seat: i64, coin: i64, moves: list[Any]) -> None:
    """Add a recruit of every kind that the seat's supply still has."""
    recruits = move_tables.RECRUITS[coin]
    coins = state.coins
    for kind in state.army[seat]:
        if coins[SUPPLY + kind] > 0:
            moves.append(recruits[kind])
