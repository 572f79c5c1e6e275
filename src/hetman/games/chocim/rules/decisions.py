"""The families of decisions that the rules open, by seat. `state.py` fills them."""

from __future__ import annotations

from typing import Final

from hetman.core.decisions import DecisionTable, Family

TABLE: Final = DecisionTable(seats=2, seat=1, kind=4)

DRAWS: Final[Family] = TABLE.family("draws", 0)
TREATY_DRAWS: Final[Family] = TABLE.family("treaty draws", 1)
TURN_UPS: Final[Family] = TABLE.family("turn ups", 2)
FORFEITS: Final[Family] = TABLE.family("forfeits", 3)
DISMISSALS: Final[Family] = TABLE.family("dismissals", 4)
ROLLS: Final[Family] = TABLE.family("rolls", 5)
CLAIMS: Final[Family] = TABLE.family("claims", 6)
TURNS: Final[Family] = TABLE.family("turns", 7)
DEPLOYMENTS: Final[Family] = TABLE.family("deployments", 8)
SHIFTS: Final[Family] = TABLE.family("shifts", 9)
RALLIES: Final[Family] = TABLE.family("rallies", 10)
WITHDRAWALS: Final[Family] = TABLE.family("withdrawals", 11)
REPULSES: Final[Family] = TABLE.family("repulses", 12)
FORTIFICATIONS: Final[Family] = TABLE.family("fortifications", 13)
BREACHES: Final[Family] = TABLE.family("breaches", 14)
RECOVERIES: Final[Family] = TABLE.family("recoveries", 15)
DECLARATIONS: Final[Family] = TABLE.family("declarations", 16)
SUPPORTS: Final[Family] = TABLE.family("supports", 17)
RAISES: Final[Family] = TABLE.family("raises", 18)
LOSSES: Final[Family] = TABLE.family("losses", 19)
RETREATS: Final[Family] = TABLE.family("retreats", 20)
OCCUPATIONS: Final[Family] = TABLE.family("occupations", 21)
PREMIUMS: Final[Family] = TABLE.family("premiums", 22)
PICKS: Final[Family] = TABLE.family("picks", 23)
PROCESSIONS: Final[Family] = TABLE.family("processions", 24)
BOMBARDMENTS: Final[Family] = TABLE.family("bombardments", 25)
RECALLS: Final[Family] = TABLE.family("recalls", 26)
BURIALS: Final[Family] = TABLE.family("burials", 27)
REMOVALS: Final[Family] = TABLE.family("removals", 28)
REBELLIONS: Final[Family] = TABLE.family("rebellions", 29)
DISCARDS: Final[Family] = TABLE.family("discards", 30)
STAKES: Final[Family] = TABLE.family("stakes", 31)
