"""The supply phase: both sides feed their units. `rations.py` and `hunger.py` have what the track does afterwards."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.chocim.rules.position import Position

EATERS_A_SUPPLY: Final = 3
"""Units that eat one supply a week."""


def eat(state: Position) -> None:
    """The supply phase: both sides feed their units."""
    seat: i64
    for seat in range(2):
        state.change_supply(seat, -meals(state, seat))


def meals(state: Position, seat: i64) -> i64:
    """Supply for a week: 1 for every three units, or what is left of three."""
    return (state.eaters(seat) + EATERS_A_SUPPLY - 1) // EATERS_A_SUPPLY
