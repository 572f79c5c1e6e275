"""When the others may let a bot play for somebody who is away."""

from __future__ import annotations

from hetman.table.chair import PERSON
from hetman.table.table import Table


def replaceable(table: Table, seat: int, absent: float, away: float) -> bool:
    """Return whether a bot may take a seat whose player has been absent for so many seconds.

    It must be that player's turn, and both the turn and the absence must have lasted `away` seconds. In a slow game
    people need not be here: their days for the decision must be over.
    """
    chair = table.chairs[seat]
    if seat not in (table.choosing or table.awaited) or chair.kind != PERSON or chair.handed:
        return False
    if min(absent, table.clocks.elapsed) < away:
        return False
    # In a sealed choice, the clock that others see must not tell who has answered.
    clock = table.shown_clock(seat, None)
    return table.time_control.kind != "slow" or (clock is not None and clock[0] == 0)
