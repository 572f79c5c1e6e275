"""Units, cards or dice that a seat chooses one by one.

A player names them in any order. Bots name them in one order, so that they meet every choice only once: `canonical`
has what comes from the last one on. A choice out of that order opens all of it again.
"""

from __future__ import annotations

from typing import Any

from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules.position import Position


class OneByOne(SeatDecision[Position]):
    """Choose the next one. `left` counts those that are still to be chosen, `last` is the one chosen last."""

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"left": int(state.left)}

    def moves(self, state: Position) -> list[i64]:
        return self.moves_from(state, 0)

    def canonical(self, state: Position) -> list[i64]:
        return self.moves_from(state, state.last) or self.moves_from(state, 0)

    def moves_from(self, state: Position, start: i64) -> list[i64]:
        """The moves, as far as they name something from the place `start` in the order of bots on."""
        raise NotImplementedError


def next_start(last: i64, chosen: i64) -> i64:
    """Where bots go on after a choice."""
    return chosen if chosen >= last else 0


def is_forced(counts: list[i64], due: i64) -> bool:
    """Whether there is no choice: all must go, or all are of one kind."""
    kinds: i64 = 0
    number: i64 = 0
    for count in counts:
        number += count
        if count > 0:
            kinds += 1
    return kinds < 2 or number <= due
