"""Numbers of the cards that players hold: the peasant, then crown knights, mercenaries and Teutons by strength."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64

PEASANT: Final = 0
# The card of strength s in a deck is the deck's number plus s.
CROWN: Final = 0
MERCENARY: Final = 6
TEUTON: Final = 12
CARDS: Final = 17
KNIGHTS: Final = 13
"""Knights are the cards from 1 up to, not including, this one."""

DECKS: Final[dict[str, tuple[int, int]]] = {"crown": (CROWN, 6), "mercenary": (MERCENARY, 6), "teuton": (TEUTON, 4)}
"""Name -> the deck's number and its greatest strength."""

NAMES: Final[tuple[str, ...]] = (
    "peasant",
    *[f"{name}{strength}" for name, (_, strongest) in DECKS.items() for strength in range(1, strongest + 1)],
)
STRENGTH: Final[list[i64]] = [0, *range(1, 7), *range(1, 7), *range(1, 5)]
WEAKEST_FIRST: Final[list[i64]] = [deck + strength for strength in range(1, 7) for deck in (CROWN, MERCENARY)]
"""The knights by strength. Hungry knights leave in this order, so that every set comes up exactly once."""


def by_name(counts: list[i64], start: int = 0) -> dict[str, int]:
    """Card -> count, of the counts from `start` on."""
    return {name: int(counts[start + card]) for card, name in enumerate(NAMES) if counts[start + card]}
