"""The Berserker: after a manoeuvre it may manoeuvre again, for a coin of its own stack.

The repeat itself is a decision in `manoeuvres.py`.
"""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.games.warchest.rules.constants import UP
from hetman.games.warchest.rules.decisions import BERSERKERS
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import BERSERKER


def offer_repeat(state: Position, hex: i64) -> None:
    """After a manoeuvre the Berserker may manoeuvre again for a coin of its own stack, but never for the last one."""
    if state.height[hex] > 1:
        state.stack.append(BERSERKERS[state.owner[BERSERKER]])


def height_after_paying(state: Position, hex: i64) -> i64:
    """The Berserker pays first, so the remaining height decides whether it may attack a Knight."""
    return state.height[hex] - 1


def pay_for_repeat(state: Position) -> None:
    """The coin of the Berserker's stack goes face up to the discards. It is not lost."""
    add(state.height, state.where[BERSERKER], -1)
    add(state.coins, UP + BERSERKER, 1)
    if state.event_log is not None:
        state.emit("paid", {"unit": ["unit", "berserker"]})
