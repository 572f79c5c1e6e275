"""Who views which table at other processes of the same database."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

HOUR = 3600.0
SILENT = 20.0
"""Seconds after which a process that says nothing counts as gone, with its viewers."""


@dataclass(frozen=True)
class Viewers:
    """Who views a table at one process: the seats, the number of spectators, and their names by their handles."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    watchers: Mapping[str, str] = field(default_factory=dict)


class RemotePresence:
    """The viewers that other processes have announced, by process and table."""

    def __init__(self) -> None:
        self.viewers: dict[str, dict[str, Viewers]] = {}
        self.heard: dict[str, float] = {}
        self.left: dict[tuple[str, int], float] = {}
        """By table and seat, when a player was last here. What is older than an hour is dropped."""

    def hear(self, process: str) -> None:
        """Note that a process lives."""
        self.heard[process] = time.monotonic()

    def announce(self, process: str, table: str, viewers: Viewers) -> None:
        known = self.viewers.setdefault(process, {})
        self.note_left(table, known.get(table, viewers).seats - viewers.seats)
        if viewers == Viewers():
            known.pop(table, None)
        else:
            known[table] = viewers

    def forget(self, process: str) -> None:
        """A process has closed."""
        for table, viewers in self.viewers.pop(process, {}).items():
            self.note_left(table, viewers.seats)
        self.heard.pop(process, None)

    def note_left(self, table: str, seats: Iterable[int]) -> None:
        now = time.monotonic()
        self.left = {key: when for key, when in self.left.items() if now - when < HOUR}
        self.left |= {(table, seat): now for seat in seats}

    def absent(self, table: str, seat: int) -> float:
        """Return the seconds since a player was at another process: infinite if that is long ago."""
        return 0.0 if self.present(table, seat) else time.monotonic() - self.left.get((table, seat), -math.inf)

    def at(self, table: str) -> list[Viewers]:
        """The viewers of a table at all processes that live."""
        now = time.monotonic()
        for process in [process for process, when in self.heard.items() if now - when > SILENT]:
            self.forget(process)
        return [known[table] for known in self.viewers.values() if table in known]

    def present(self, table: str, seat: int) -> bool:
        return any(seat in viewers.seats for viewers in self.at(table))

    def spectators(self, table: str) -> int:
        return sum(viewers.spectators for viewers in self.at(table))

    def watchers(self, table: str) -> dict[str, str]:
        return {handle: name for viewers in self.at(table) for handle, name in viewers.watchers.items()}
