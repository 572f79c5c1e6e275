"""Numbers: the piles of coins, the ledger of each seat, and what stands for none."""

from __future__ import annotations

from typing import Final

from hetman.games.warchest.rules.units import KINDS

NOBODY: Final = -1
RUNNING: Final = -1
# In lists, "none" is a number above all others: compiled code reads small positive numbers fastest.
EMPTY: Final = KINDS
FREE: Final = 2
NOWHERE: Final = 63
TIE: Final = 2
HAND_SIZE: Final = 3

# Piles: a coin of kind c in a pile is counted in coins[pile + c]; the royal coin of a seat is kind ROYAL + seat.
HAND: Final = 0
BAG: Final = 20
DOWN: Final = 40
UP: Final = 60
SUPPLY: Final = 80
LOST: Final = 100
PILES: Final = 120

# The ledger: five numbers of each seat, from LEDGER * seat on. The last three are what everybody can deduce.
IN_HAND: Final = 0
IN_BAG: Final = 1
HELD: Final = 2
FRESH: Final = 3
BURIED: Final = 4
LEDGER: Final = 5

PILE_NAMES: Final[dict[str, int]] = {
    "hand": HAND,
    "bag": BAG,
    "down": DOWN,
    "up": UP,
    "supply": SUPPLY,
    "lost": LOST,
}
