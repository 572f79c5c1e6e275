"""How the table is counted: fields, piles, and the numbers that stand for none."""

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
AT_HAND: Final = 6
"""Where an officer is that stands on no field."""

# What lies face up for the taking, strongest first.
TEUTON_CARDS: Final = 0
CROWN_CARDS: Final = 2
PROVISION_CARD: Final = 4
DUCAT_CARD: Final = 5
MERCENARY_CARDS: Final = 6
SHOWN: Final = 8

# Piles are multisets: cards by number, then the faces of provision and ducat cards, then events.
PROVISION_FACES: Final = CARDS
DUCAT_FACES: Final = PROVISION_FACES + 8
EVENTS: Final = DUCAT_FACES + 8
PILES: Final = EVENTS + 14
EVENT_CARDS: Final = 14
FACES: Final = 8

# In lists, "none" is a number above all others: compiled code reads small positive numbers fastest.
NONE: Final = 63
NOBODY: Final = 4

# How something given up is packed: the seat, the card, whether it lay in the camp, or an amount of provisions.
GIFT_CARD: Final = 4
GIFT_PLACE: Final = 128
GIFT_AMOUNT: Final = 256

LAST_ROUND: Final[i64] = len(RULEBOOK["rounds"])
FIRST_EVENT: Final = 2
FIRST_SKIRMISH: Final[i64] = 1 + [round["truce"] for round in RULEBOOK["rounds"]].index(False)
ALL_HELPERS: Final[i64] = RULEBOOK["helpers"]
MOST_DUCATS: Final = 40
"""More never go along with a pawn: of 48 in the game nobody could outbid them, and only a winner pays."""
