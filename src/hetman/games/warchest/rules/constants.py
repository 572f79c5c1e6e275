"""Numbers: the piles of coins, the ledger of each seat, and the values for "none"."""

from __future__ import annotations

from typing import Final

from hetman.games.warchest.rules.units import KINDS

NOBODY: Final = -1
RUNNING: Final = -1
# In lists, "none" is a number above all others, because compiled code reads small positive numbers fastest.
EMPTY: Final = KINDS
FREE: Final = 2
NOWHERE: Final = 63
TIE: Final = 2
HAND_SIZE: Final = 3
CARDS: Final = {2: 4, 4: 3}
"""Unit cards of each seat, by the number of seats."""

# Piles: coins[pile + c] counts the coins of kind c in a pile. The royal coin of a seat has the kind ROYAL + seat.
HAND: Final = 0
BAG: Final = 20
DOWN: Final = 40
UP: Final = 60
SUPPLY: Final = 80
LOST: Final = 100
PILES: Final = 120

# The ledger: five numbers of each seat, from LEDGER * seat on. The last three are public deductions: the set of held
# hands (deduction.py), whether the bag was refilled in this round, and the coins played face down from the hand since.
IN_HAND: Final = 0
IN_BAG: Final = 1
HELD: Final = 2
FRESH: Final = 3
BURIED: Final = 4
LEDGER: Final = 5

PILE_NAMES: Final = {"hand": HAND, "bag": BAG, "down": DOWN, "up": UP, "supply": SUPPLY, "lost": LOST}
