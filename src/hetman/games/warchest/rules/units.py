"""The numbers of the sixteen units in the order of the box, and of the royal coins."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.warchest.components import UNITS

ARCHER: Final = 0
BERSERKER: Final = 1
CAVALRY: Final = 2
CROSSBOWMAN: Final = 3
ENSIGN: Final = 4
FOOTMAN: Final = 5
KNIGHT: Final = 6
LANCER: Final = 7
LIGHT_CAVALRY: Final = 8
MARSHALL: Final = 9
MERCENARY: Final = 10
PIKEMAN: Final = 11
ROYAL_GUARD: Final = 12
SCOUT: Final = 13
SWORDSMAN: Final = 14
WARRIOR_PRIEST: Final = 15

KINDS: Final = 16
ROYAL: Final = 16
"""The royal coin in a move. In the piles, that of a seat is ROYAL + seat."""

NAMES: Final[list[str]] = list(UNITS)
COINS: Final[list[i64]] = list(UNITS.values())


def coin_name(coin: int) -> str:
    return NAMES[coin] if coin < ROYAL else "royal"
