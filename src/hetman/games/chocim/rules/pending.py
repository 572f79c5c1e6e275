"""The decisions that the rules may open, shared by all positions, by seat, and the guide that opens them.

Each list is filled by the module that defines them, so that a phase can open what a later page of the rulebook
explains. The code of a decision is four times its kind plus its seat.
"""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import Decision
from hetman.core.dice import Dice

Shared = list[Decision[Any]]

KINDS: Final = (
    "draws",
    "treaty_draws",
    "turn_ups",
    "forfeits",
    "dismissals",
    "rolls",
    "claims",
    "turns",
    "deployments",
    "shifts",
    "rallies",
    "withdrawals",
    "repulses",
    "fortifications",
    "breaches",
    "recoveries",
    "declarations",
    "supports",
    "raises",
    "losses",
    "retreats",
    "occupations",
    "premiums",
    "picks",
    "processions",
    "bombardments",
    "recalls",
    "burials",
    "removals",
    "rebellions",
    "discards",
    "stakes",
)
CODES: Final = {name: 4 * number for number, name in enumerate(KINDS)}

DRAWS: Final[Shared] = []
TREATY_DRAWS: Final[Shared] = []
TURN_UPS: Final[Shared] = []
FORFEITS: Final[Shared] = []
DISMISSALS: Final[Shared] = []
ROLLS: Final[Shared] = []
CLAIMS: Final[Shared] = []
TURNS: Final[Shared] = []
DEPLOYMENTS: Final[Shared] = []
SHIFTS: Final[Shared] = []
RALLIES: Final[Shared] = []
WITHDRAWALS: Final[Shared] = []
REPULSES: Final[Shared] = []
FORTIFICATIONS: Final[Shared] = []
BREACHES: Final[Shared] = []
RECOVERIES: Final[Shared] = []
DECLARATIONS: Final[Shared] = []
SUPPORTS: Final[Shared] = []
RAISES: Final[Shared] = []
LOSSES: Final[Shared] = []
RETREATS: Final[Shared] = []
OCCUPATIONS: Final[Shared] = []
PREMIUMS: Final[Shared] = []
PICKS: Final[Shared] = []
PROCESSIONS: Final[Shared] = []
BOMBARDMENTS: Final[Shared] = []
RECALLS: Final[Shared] = []
BURIALS: Final[Shared] = []
REMOVALS: Final[Shared] = []
REBELLIONS: Final[Shared] = []
DISCARDS: Final[Shared] = []
STAKES: Final[Shared] = []

ALL: Final[list[Shared]] = [
    *(DRAWS, TREATY_DRAWS, TURN_UPS, FORFEITS, DISMISSALS, ROLLS, CLAIMS, TURNS, DEPLOYMENTS, SHIFTS, RALLIES),
    *(WITHDRAWALS, REPULSES, FORTIFICATIONS, BREACHES, RECOVERIES, DECLARATIONS, SUPPORTS, RAISES, LOSSES, RETREATS),
    *(
        OCCUPATIONS,
        PREMIUMS,
        PICKS,
        PROCESSIONS,
        BOMBARDMENTS,
        RECALLS,
        BURIALS,
        REMOVALS,
        REBELLIONS,
        DISCARDS,
        STAKES,
    ),
]


def by_code() -> dict[int, Decision[Any]]:
    """All of them by code."""
    return {int(decision.code): decision for shared in ALL for decision in shared}


class Guide:
    """What a position leaves to modules that must know it first; `guide.py` has the one that does it."""

    def proceed(self, state: Any) -> None:
        raise NotImplementedError

    def game_view(self, state: Any, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        raise NotImplementedError

    def resample(self, state: Any, seat: int, dice: Dice) -> None:
        raise NotImplementedError


GUIDES: Final[list[Guide]] = []
