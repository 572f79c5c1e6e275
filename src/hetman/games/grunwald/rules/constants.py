"""Numbers of fields, piles and places on the board, and the numbers that stand for none."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.grunwald.components import RULEBOOK
from hetman.games.grunwald.rules.cards import CARDS

# The six fields in the order of the board. What a seat has on a field is kept at 4 * field + seat.
TEUTONS: Final = 0
CROWN_FIELD: Final = 1
PROVISIONS: Final = 2
DUCATS: Final = 3
MERCENARIES: Final = 4
HELPERS: Final = 5
FIELDS: Final = 6
NO_FIELD: Final = 6
"""The place of an officer who stands on no field."""

# The face-up cards, strongest first.
TEUTON_CARDS: Final = 0
CROWN_CARDS: Final = 2
PROVISION_CARD: Final = 4
DUCAT_CARD: Final = 5
MERCENARY_CARDS: Final = 6
SHOWN: Final = 8

# Piles are multisets: cards by number, then the faces of provision and ducat cards, then events.
FACES: Final = 8
PROVISION_FACES: Final = CARDS
DUCAT_FACES: Final = PROVISION_FACES + FACES
EVENTS: Final = DUCAT_FACES + FACES
EVENT_CARDS: Final = 14
PILES: Final = EVENTS + EVENT_CARDS

# By goods: ducats, then provisions.
GOODS_FIELD: Final[list[i64]] = [DUCATS, PROVISIONS]
GOODS_CARD: Final[list[i64]] = [DUCAT_CARD, PROVISION_CARD]
GOODS_FACES: Final[list[i64]] = [DUCAT_FACES, PROVISION_FACES]

# In lists, "none" is a number above all others: compiled code reads small positive numbers fastest.
NONE: Final = 63
NOBODY: Final = 4

# A piece of a payment is packed: the seat, then the card and its place (hand or camp), or an amount of provisions.
PAID_CARD: Final = 4
PAID_PLACE: Final = 128
PAID_AMOUNT: Final = 256

FIRST_EVENT: Final = 2
FIRST_SKIRMISH: Final[i64] = 1 + [round["truce"] for round in RULEBOOK["rounds"]].index(False)
ALL_HELPERS: Final[i64] = RULEBOOK["helpers"]
MOST_DUCATS: Final = 40
"""The most ducats in a bid or with a pawn. There are 48: nobody could bid more, and only a winner pays."""
