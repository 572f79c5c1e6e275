"""Who views which table at other processes of the same database."""

from __future__ import annotations

import time
from collections.abc import Iterable

SILENT = 20.0
"""Seconds after which a process that says nothing counts as gone, with its viewers."""


class RemotePresence:
    """The seats and spectators that other processes have announced, by process and table."""

    def __init__(self) -> None:
        self.viewers: dict[str, dict[str, tuple[frozenset[int], int]]] = {}
        self.heard: dict[str, float] = {}

    def hear(self, process: str) -> None:
        """Note that a process lives."""
        self.heard[process] = time.monotonic()

    def announce(self, process: str, table: str, seats: Iterable[int], spectators: int) -> None:
        found = frozenset(seats), spectators
        known = self.viewers.setdefault(process, {})
        if found == (frozenset(), 0):
            known.pop(table, None)
        else:
            known[table] = found

    def forget(self, process: str) -> None:
        """A process has closed."""
        self.viewers.pop(process, None)
        self.heard.pop(process, None)

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
