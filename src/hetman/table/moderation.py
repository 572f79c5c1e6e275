"""What the host of a table may do to keep the peace: mute the chat, remove a waiting guest or a spectator."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hetman.table.chair import OPEN, fresh_id
from hetman.table.errors import Refused

if TYPE_CHECKING:
    from hetman.table.table import Table

MUTED, BARRED, REMOVED, PAUSED = "muted", "barred", "removed", "paused"
ALL, SPECTATORS = "all", "spectators"


@dataclass
class Moderation:
    """What the host has decided. It follows from the journal alone."""

    muted: set[int | str] = field(default_factory=set)
    """Seats, or `all`, or `spectators`."""
    barred: set[str] = field(default_factory=set)
    """Guests, and handles of spectators, who may neither watch nor join."""
    paused: bool = False
    """Whether the bots of a game of bots alone wait."""

    def add(self, kind: str, data: Mapping[str, Any]) -> None:
        """Add what a journal entry does to it."""
        if kind == MUTED:
            (self.muted.add if data["on"] else self.muted.discard)(data["who"])
        elif kind in (BARRED, REMOVED):
            self.barred |= set(data["guests"])
        elif kind == PAUSED:
            self.paused = bool(data["on"])

    def silences(self, seat: int | None) -> bool:
        """Return whether a seat, or a spectator, may not write now."""
        return ALL in self.muted or (SPECTATORS if seat is None else seat) in self.muted


def mute(table: Table, who: int | str, on: bool) -> None:
    """Mute the chat for a seat, for all spectators or for all; or end that. The host can always write."""
    if isinstance(who, int) and who not in table.seats:
        raise Refused("no-seat", f"no seat {who}: seats are 0 to {table.setup.seats - 1}")
    table.journal.add(MUTED, who=who, on=on)


def bar(table: Table, handle: str) -> None:
    """Remove a spectator for good."""
    table.journal.add(BARRED, guests=[handle])


def is_barred(table: Table, guest: str) -> bool:
    """Return whether the host has removed a guest."""
    return bool({guest, handle_of(table.id, guest)} & table.journal.moderation.barred)


def remove(table: Table, seat: int) -> None:
    """Free the chair of a guest or a bot before the game starts. The chair gets a new invitation."""
    if table.match is not None:
        raise Refused("started", "the game has started; let a bot play for somebody who is away")
    if seat not in table.seats or table.chairs[seat].kind == OPEN or table.host in table.chairs[seat].guests:
        raise Refused("nobody-waits", "no other guest waits on this chair")
    chair = table.chairs[seat]
    table.journal.add(REMOVED, seat, guests=sorted(chair.guests))
    chair.kind, chair.name, chair.level, chair.token, chair.guests = OPEN, "", "", fresh_id(), set()
    table.words.pop(seat, None)


def handle_of(table: str, guest: str) -> str:
    """Return a name for a spectator of a table that tells nothing about the cookie."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16]
