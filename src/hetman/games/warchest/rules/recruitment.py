"""Recruiting: a coin of the supply joins the discards, for any coin played face down."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.games.warchest.rules import move_tables
from hetman.games.warchest.rules.attributes import offer_mercenary
from hetman.games.warchest.rules.constants import SUPPLY, UP
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import MERCENARY


def recruit(state: Position, seat: i64, kind: i64) -> None:
    """Move a coin of the supply face up to the discards. A Mercenary on the board may then manoeuvre."""
    add(state.coins, SUPPLY + kind, -1)
    add(state.coins, UP + kind, 1)
    if kind == MERCENARY:
        offer_mercenary(state, seat)


def add_recruits(state: Position, seat: i64, coin: i64, moves: list[Any]) -> None:
    """Add a recruit of every kind that the seat's supply still has."""
    recruits = move_tables.RECRUITS[coin]
    coins = state.coins
    for kind in state.army[seat]:
        if coins[SUPPLY + kind] > 0:
            moves.append(recruits[kind])
