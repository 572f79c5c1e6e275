"""Events of Na Grunwald! that a page shows one by one."""

from __future__ import annotations

from typing import Final

SKIRMISH: Final = frozenset({"shows", "captured", "held", "raided", "stripped", "bare"})
PRIZES: Final = frozenset(
    {"joins", "supplied", "earns", "helped", "won_start", "won_helper", "won_provisions", "unsold", "plundered"}
)
FEEDING: Final = frozenset({"hungry", "deserted", "office", "scored"})
EVENT: Final = frozenset({"event", "bids", "idle"})
STAGED: Final = SKIRMISH | PRIZES | FEEDING | EVENT
