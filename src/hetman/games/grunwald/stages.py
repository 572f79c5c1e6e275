"""Events of Na Grunwald! that a page shows one by one."""

from __future__ import annotations

from typing import Final

SKIRMISH: Final = frozenset({"shows", "captured", "held", "raided", "stripped", "bare", "lost"})
PRIZES: Final = frozenset(
    {"joins", "supplied", "earns", "helped", "unaffordable", "won_start", "won_helper", "won_provisions", "won_knight"}
    | {"unsold", "plundered"}
)
FEEDING: Final = frozenset({"hungry", "deserted", "office", "scored", "tie"})
EVENT: Final = frozenset({"event", "bids", "idle", "unused"})
STAGED: Final = SKIRMISH | PRIZES | FEEDING | EVENT
