"""Events of Jan Žižka that a page shows one by one."""

from __future__ import annotations

from typing import Final

EVENT: Final = frozenset(
    {
        "event",
        "roll",
        "roll_one",
        "roll_ruler",
        "row",
        "failed",
        "coins",
        "points",
        "luck",
        "favour",
        "beyond-virtue",
        "beyond-vice",
    }
)
FIGHT: Final = frozenset({"casts", "fought", "fought-off", "bounty", "robbed", "conquered", "repelled"})
TOURNAMENT: Final = frozenset({"ridden", "pot", "personal", "no-personal"})
TORAK: Final = frozenset(
    {
        "torak-moves",
        "torak-stays",
        "torak-courts",
        "torak-points",
        "torak-tavern",
        "torak-token",
        "torak-attacks",
        "torak-casts",
        "torak-wins",
        "torak-falls",
        "torak-rises",
        "torak-rides",
        "torak-pot",
        "torak-final",
        "plot",
    }
)
END: Final = frozenset({"ending", "coins-count"})
STAGED: Final = FIGHT | TOURNAMENT | TORAK | END
STAGED_OF_OTHERS: Final = EVENT
