"""Units, cards or walls that a seat chooses one by one, in a fixed order, so that every choice is met only once."""

from __future__ import annotations

from typing import Any

from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.position import Position


class OneByOne(SeatDecision[Position]):
    """Choose the next one. `left` counts those that are still to be chosen, `last` is the one chosen last."""

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"left": int(state.left)}


def is_forced(counts: list[i64], due: i64) -> bool:
    """Whether there is no choice: all must go, or all are of one kind."""
    kinds: i64 = 0
    number: i64 = 0
    for count in counts:
        number += count
        if count > 0:
            kinds += 1
    return kinds < 2 or number <= due
