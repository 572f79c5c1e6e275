"""Numbers: results, the places of leader cards, the marks of each seat."""

from __future__ import annotations

from typing import Final

RUNNING: Final = -1
DRAWN_GAME: Final = 2

# How the game ended
NOT_OVER: Final = 0
MUTINY: Final = 1
CAMP_TAKEN: Final = 2
AGREED: Final = 3

# Where a leader's card is. Everybody can know a card in a hand: hidden.py explains when.
IN_DECK: Final = 0
IN_HAND: Final = 1
SEEN_IN_HAND: Final = 2
FACE_UP: Final = 3
FLIPPED: Final = 4
USED: Final = 5
GONE: Final = 6
PLAYED: Final = 7
NO_CARD: Final = 63

# Marks of each seat: marks[mark + seat]
MORALE: Final = 0
SUPPLY: Final = 2
EXTRA: Final = 4
"""Whether the seat has taken its token for an extra leader card."""
PASSED: Final = 6
BLOCKED: Final = 8
"""Actions that a fortel keeps the seat from until the end of the week, as bits."""
TO_DRAW: Final = 10
"""Leader cards that the seat has still to draw."""
FINAL_CARDS: Final = 12
"""Treaties with which the seat went into the negotiations."""
MARKS: Final = 14

# Parts of the list of treaties. A hand, and what everybody knows of it, stand at part + seat.
DECK: Final = 0
ON_TABLE: Final = 1
HAND: Final = 2
KNOWN: Final = 4
PARTS: Final = 6

# Rations, by their place in RATIONS
HUNGER: Final = 1
SHORT: Final = 2
DOUBLE: Final = 3

STARVING: Final = 27
"""The stage of a week from which units die of hunger, and no longer of cold or wounds."""

# A step of a fortel is eight numbers.
OP: Final = 0
AMOUNT: Final = 1
TARGET: Final = 2
KIND_BITS: Final = 3
ACTION_BITS: Final = 4
SEVERAL: Final = 5
EXACTLY: Final = 6
RAISES: Final = 7
STEP: Final = 8

# What a step does (OP), in the order of STEPS
DO_DEPLOY: Final = 0
DO_SHIFT: Final = 1
DO_RALLY: Final = 2
DO_WITHDRAW: Final = 3
DO_REPEL: Final = 4
DO_MORALE: Final = 5
DO_SUPPLY: Final = 6
DO_LEVEL: Final = 7
DO_TRENCH: Final = 8
DO_LEADERS: Final = 9
DO_RECOVER: Final = 10
DO_TREATY: Final = 11
DO_DISCREDIT: Final = 12
DO_DISMISS: Final = 13
DO_BLOCK: Final = 14
