"""Who views which table at other processes of the same database."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

HOUR = 3600.0
SILENT = 20.0
"""Seconds after which a process that says nothing counts as gone, with its viewers."""


class RemotePresence:
    """The seats and spectators that other processes have announced, by process and table."""

    def __init__(self) -> None:
        self.viewers: dict[str, dict[str, tuple[frozenset[int], int]]] = {}
        self.heard: dict[str, float] = {}
        self.left: dict[tuple[str, int], float] = {}
        """By table and seat, when a player was last here. What is older than an hour is dropped."""

    def hear(self, process: str) -> None:
        """Note that a process lives."""
        self.heard[process] = time.monotonic()

    def announce(self, process: str, table: str, seats: Iterable[int], spectators: int) -> None:
        found = frozenset(seats), spectators
        known = self.viewers.setdefault(process, {})
        self.note_left(table, known.get(table, found)[0] - found[0])
        if found == (frozenset(), 0):
            known.pop(table, None)
        else:
            known[table] = found

    def forget(self, process: str) -> None:
        """A process has closed."""
        for table, (seats, _) in self.viewers.pop(process, {}).items():
            self.note_left(table, seats)
        self.heard.pop(process, None)

    def note_left(self, table: str, seats: Iterable[int]) -> None:
        now = time.monotonic()
        self.left = {key: when for key, when in self.left.items() if now - when < HOUR}
        self.left |= {(table, seat): now for seat in seats}

    def absent(self, table: str, seat: int) -> float:
        """Return the seconds since a player was at another process: infinite if that is long ago."""
        return 0.0 if self.present(table, seat) else time.monotonic() - self.left.get((table, seat), -math.inf)

    def at(self, table: str) -> list[tuple[frozenset[int], int]]:
        """The seats and spectators at a table, of all processes that live."""
        now = time.monotonic()
        for process in [process for process, when in self.heard.items() if now - when > SILENT]:
            self.forget(process)
        return [known[table] for known in self.viewers.values() if table in known]

    def present(self, table: str, seat: int) -> bool:
        return any(seat in seats for seats, _ in self.at(table))

    def spectators(self, table: str) -> int:
        return sum(spectators for _, spectators in self.at(table))
