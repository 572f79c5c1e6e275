"""The families of decisions that the rules open. `state.py` fills them."""

from __future__ import annotations

from typing import Final

from hetman.core.decisions import DecisionTable, Family
from hetman.games.zizka.rules.constants import MOST_SEATS

TABLE: Final = DecisionTable(seats=MOST_SEATS, seat=64)

# Of seats, by seat
TURNS: Final[Family] = TABLE.family("turns", 0)
REROLLS: Final[Family] = TABLE.family("rerolls", 1)
ROW_CHOICES: Final[Family] = TABLE.family("row choices", 2)
DISMISSALS: Final[Family] = TABLE.family("dismissals", 3)
GAINS: Final[list[Family]] = [TABLE.family(f"gains of level {level}", 4 + level) for level in range(3)]
"""By level (I, II, either), then by seat."""
LEANS: Final[Family] = TABLE.family("leans", 7)
STORMS: Final[Family] = TABLE.family("storms", 8)
RECRUITINGS: Final[Family] = TABLE.family("recruitings", 9)
JOINS: Final[Family] = TABLE.family("joins", 10)
JOUSTS: Final[Family] = TABLE.family("jousts", 11)
AGAINS: Final[Family] = TABLE.family("agains", 12)
FIGHT_LUCK: Final[Family] = TABLE.family("fight luck", 13)
TEARS: Final[Family] = TABLE.family("tears", 14)
STARTS: Final[Family] = TABLE.family("starts", 27)

# Of chance
TOSSES: Final[Family] = TABLE.family("tosses", 15)
DEALS: Final[Family] = TABLE.family("deals", 16)
LAYS: Final[Family] = TABLE.family("lays", 17)
OFFERS: Final[Family] = TABLE.family("offers", 18)
"""By level."""
REVEALS: Final[Family] = TABLE.family("reveals", 19)
CONQUEST_CARDS: Final[Family] = TABLE.family("conquest cards", 20)
ROLLS: Final[Family] = TABLE.family("rolls", 21)
RULER_ROLLS: Final[Family] = TABLE.family("ruler rolls", 22)
"""By ruler."""
SIGHTS: Final[Family] = TABLE.family("sights", 23)
"""By the seat that looks at a token."""
DECK_SIGHTS: Final[Family] = TABLE.family("deck sights", 24)
"""By level and seat: MOST_SEATS * level + seat."""
POSTERS: Final[Family] = TABLE.family("posters", 25)
PLOYS: Final[Family] = TABLE.family("ploys", 26)
"""Torak's turn, his score in a tournament, his penalty."""
