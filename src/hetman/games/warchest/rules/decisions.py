"""The families of decisions that the rules open, by seat. `state.py` fills them."""

from __future__ import annotations

from typing import Final

from hetman.core.decisions import DecisionTable, Family

TABLE: Final = DecisionTable(seats=4, seat=16, extra=64)

DEALS: Final[Family] = TABLE.family("deals", 0)
TOSSES: Final[Family] = TABLE.family("tosses", 1)
PICKS: Final[Family] = TABLE.family("picks", 2)
DRAWS: Final[Family] = TABLE.family("draws", 3)
TURNS: Final[Family] = TABLE.family("turns", 4)
SWORDSMEN: Final[Family] = TABLE.family("swordsmen", 5)
BERSERKERS: Final[Family] = TABLE.family("berserkers", 6)
MERCENARIES: Final[Family] = TABLE.family("mercenaries", 7)
SOAKS: Final[Family] = TABLE.family("soaks", 8)
PRIESTS: Final[Family] = TABLE.family("priests", 9)
DRAWN: Final[Family] = TABLE.family("drawn", 10)
FOOTMEN: Final[Family] = TABLE.family("footmen", 11)
SECOND_FOOTMEN: Final[list[Family]] = [TABLE.family(f"second footmen of seat {seat}", 12) for seat in range(4)]
"""By seat and by the hex of the Footman that still has to manoeuvre."""
