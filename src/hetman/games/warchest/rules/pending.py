"""The decisions that the rules may open, shared by all positions, by seat.

Each list is filled by the module that defines them, so that a position can push what a later page of the rulebook
explains. The code of a decision is its kind plus 16 times its seat, plus 64 times a hex for the one that needs it.
"""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import Decision

Shared = list[Decision[Any]]

DEALS: Final[Shared] = []
TOSSES: Final[Shared] = []
PICKS: Final[Shared] = []
DRAWS: Final[Shared] = []
TURNS: Final[Shared] = []
SWORDSMEN: Final[Shared] = []
BERSERKERS: Final[Shared] = []
MERCENARIES: Final[Shared] = []
SOAKS: Final[Shared] = []
PRIESTS: Final[Shared] = []
DRAWN: Final[Shared] = []
FOOTMEN: Final[Shared] = []
SECOND_FOOTMEN: Final[list[Shared]] = []
"""By seat and by the hex of the Footman that has still to manoeuvre."""

DEAL_CODE: Final = 0
TOSS_CODE: Final = 1
PICK_CODE: Final = 2
DRAW_CODE: Final = 3
TURN_CODE: Final = 4
SWORDSMAN_CODE: Final = 5
BERSERKER_CODE: Final = 6
MERCENARY_CODE: Final = 7
SOAK_CODE: Final = 8
PRIEST_CODE: Final = 9
DRAWN_CODE: Final = 10
FOOTMEN_CODE: Final = 11
SECOND_FOOTMAN_CODE: Final = 12


def by_code() -> dict[int, Decision[Any]]:
    """All of them by code."""
    lists = [DEALS, TOSSES, PICKS, DRAWS, TURNS, SWORDSMEN, BERSERKERS, MERCENARIES, SOAKS, PRIESTS, DRAWN]
    lists += [FOOTMEN, *SECOND_FOOTMEN]
    return {int(decision.code): decision for shared in lists for decision in shared}
