"""The steps of a round and of the end, numbered in the order of the rulebook."""

from __future__ import annotations

from typing import Final

EVENT: Final = 0
ASKING: Final = 1
"""The event asks the players in turn."""
SETTLING: Final = 2
"""Secret bids or cards are in and are compared."""
REVEALING: Final = 3
OFFICERS: Final = 4
SKIRMISH: Final = 5
CLASH: Final = 6
PAYING: Final = 7
AFTERMATH: Final = 8
FIELDS: Final = 9
ROUND_END: Final = 10
FEEDING: Final = 11
SCORING: Final = 12
OVER: Final = 13

PHASES: Final = ("event", "event", "event", "event", "officers", *["resolution"] * 6, "end", "end", "end")
"""What the rulebook calls each step."""
