"""The decisions and stages that the rules may open, shared by all positions.

Each list is filled by the module that defines them, so that a position can push what a later page of the rulebook
explains. The code of a decision is its kind plus 32 times its seat, plus 128 times the set of seats for a sealed one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hetman.core.decision import Decision
from hetman.games.grunwald.rules.phases import OVER

if TYPE_CHECKING:
    from hetman.games.grunwald.rules.position import Position

Shared = list[Decision[Any]]


class Stage:
    """A step of the round: it opens decisions, or moves the position on to the next step."""

    def run(self, state: Position) -> None:
        raise NotImplementedError


STAGES: Final[list[Stage]] = [Stage() for _ in range(OVER)]

TOSSES: Final[Shared] = []
REVEALS: Final[Shared] = []
PLACEMENTS: Final[Shared] = []
LAYS: Final[Shared] = []
"""By the set of seats that lay a card, then by seat: at 4 * set + seat."""
PAYMENTS: Final[Shared] = []
HIRINGS: Final[Shared] = []
FEEDINGS: Final[Shared] = []
BIDS: Final[Shared] = []
"""As the cards laid: at 4 * set + seat."""
OFFERS: Final[dict[int, Shared]] = {}
"""By the effect of the event, then by seat."""

TOSS_CODE: Final = 0
REVEAL_CODE: Final = 1
PLACEMENT_CODE: Final = 2
LAY_CODE: Final = 3
PAYMENT_CODE: Final = 4
HIRING_CODE: Final = 5
FEEDING_CODE: Final = 6
BID_CODE: Final = 7
OFFER_CODE: Final = 8
"""Plus the effect."""

SEAT_CODE: Final = 32
SET_CODE: Final = 128


def by_code() -> dict[int, Decision[Any]]:
    """All of them by code."""
    lists = [TOSSES, REVEALS, PLACEMENTS, LAYS, PAYMENTS, HIRINGS, FEEDINGS, BIDS, *OFFERS.values()]
    return {int(decision.code): decision for shared in lists for decision in shared}
