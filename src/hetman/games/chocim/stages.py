"""Events of Chocim 1621 that a page shows one by one."""

from __future__ import annotations

from typing import Final

CLASH: Final = frozenset(
    {
        "battle",
        "assault",
        "counter_attack",
        "walked_in",
        "roll",
        "roll_two",
        "roll_three",
        "roll_four",
        "roll_five",
        "raise",
        "broken",
        "retreated",
        "clash_result",
        "sent_home",
        "assault_failed",
        "assault_won",
        "counter_failed",
        "counter_won",
        "freed",
        "battle_tied",
        "battle_won",
    }
)
WEEK: Final = frozenset(
    {
        "week",
        "dies",
        "cold",
        "relief",
        "commander_drawn",
        "many_broken",
        "effect",
        "morale_up",
        "morale_down",
        "supply_up",
        "supply_down",
        "trench_up",
        "trench_down",
        "foreground_held",
        "double_rations",
        "shortage",
        "hunger",
        "buried",
        "rebelled",
        "returned",
        "mutiny",
        "rokosz",
        "starved",
    }
)
CLAIMS: Final = frozenset(
    {
        "announced",
        "claim_nobody",
        "claim_open",
        "claim_closed",
        "decided_openly",
        "decided_by_claims",
        "decided_by_treaties",
    }
)
STAGED: Final = CLASH | WEEK | CLAIMS
