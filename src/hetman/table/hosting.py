"""What the host of a table may do for the game: give free chairs to bots, pause a game of bots, set their pace."""

from __future__ import annotations

from hetman.table.chair import BOT, OPEN
from hetman.table.errors import Refused
from hetman.table.journal import SAT
from hetman.table.moderation import PAUSED
from hetman.table.table import Table


def seat_bot(table: Table, seat: int, level: str) -> None:
    """Give a free chair to a bot. The match starts when it was the last one."""
    if seat not in table.seats:
        raise Refused("no-seat", f"no seat {seat}: seats are 0 to {table.setup.seats - 1}")
    chair = table.chairs[seat]
    if chair.kind != OPEN:
        raise Refused("taken", "this chair is taken")
    chair.kind, chair.level = BOT, level
    table.journal.add(SAT, seat, level=chair.level)
    table.begin()


def pause(table: Table, on: bool) -> None:
    """Stop the bots of a table where nobody else plays, or let them go on."""
    check_bots_only(table)
    if table.journal.moderation.paused != on:
        table.journal.add(PAUSED, on=on)


def set_delay(table: Table, seconds: float) -> None:
    """Set how long bots wait before they move at a table where nobody else plays."""
    check_bots_only(table)
    table.delay = seconds


def check_bots_only(table: Table) -> None:
    if not table.bots_only:
        raise Refused("people-play", "only a game of bots alone can be paused or change its pace")
