"""The families of decisions that the rules open. `state.py` fills them."""

from __future__ import annotations

from typing import Final

from hetman.core.decisions import DecisionTable, Family
from hetman.games.grunwald.components.events import EFFECTS
from hetman.games.grunwald.rules.box import ESCORTING, GRANT, LEVY, PROMOTION, PURCHASE, RECRUITING

TABLE: Final = DecisionTable(seats=4, seat=32, extra=128)

TOSSES: Final[Family] = TABLE.family("tosses", 0)
REVEALS: Final[Family] = TABLE.family("reveals", 1)
"""By the pile, numbered in `reveals.py`."""
PLACEMENTS: Final[Family] = TABLE.family("placements", 2)
LAYS: Final[Family] = TABLE.family("lays", 3)
"""By the set of seats that lay a card, then by seat: at 4 * set + seat."""
PAYMENTS: Final[Family] = TABLE.family("payments", 4)
HIRINGS: Final[Family] = TABLE.family("hirings", 5)
DISMISSALS: Final[Family] = TABLE.family("dismissals", 6)
BIDS: Final[Family] = TABLE.family("bids", 7)
"""By the set of seats that bid, then by seat: at 4 * set + seat."""
OFFERS: Final[dict[int, Family]] = {
    effect: TABLE.family(EFFECTS[effect], 8 + effect)
    for effect in (PURCHASE, RECRUITING, PROMOTION, ESCORTING, LEVY, GRANT)
}
"""By the effect of the event, then by seat."""
GENEROUS_PAYMENTS: Final[Family] = TABLE.family("generous payments", 24)
