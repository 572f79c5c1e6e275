"""The garbage collector of a server: its stops stay short, however many tables are in memory.

Reference counts free nearly everything. CPython's collector is for the rest, the cycles, and it stops the whole server
while it visits the objects that may be part of one. Here it leaves out those that have lived long.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Callable
from typing import Any

from hetman.table.metrics import Histogram

STOP = 0.01
"""Seconds of a stop after which the objects that it visited are left out of the next ones."""
QUIET = 60.0
"""Seconds without a request or a message after which all objects are visited, because then nobody waits."""
HOUR = 3600.0
"""Seconds between two of these visits."""
GROWTH = 1_000_000
"""Objects left out since the last visit of all. With more, all are visited although somebody may wait: cycles among
them must not fill the memory.
"""
LOOK = 10.0
"""Seconds between two looks whether it is time for that."""


class Collector:
    """Freezes what has lived long: texts, rules and tables.

    Frozen objects are freed by their reference counts, but not as part of a cycle. Such cycles wait for `sweep`.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.stops = Histogram()
        """How long the collector stopped the server, of all generations."""
        self.served = self.swept = clock()
        """When somebody was served last, and when the last sweep was."""
        self.began = 0.0
        self.base = 0
        """Frozen objects after the last sweep."""
        self.grown = 0
        """Objects that were frozen since then. Many of them may be gone."""

    def start(self) -> None:
        """Freeze everything that is there. From now on stops are timed."""
        self.freeze()
        gc.callbacks.append(self.note)

    def close(self) -> None:
        with contextlib.suppress(ValueError):
            gc.callbacks.remove(self.note)

    def serve(self) -> None:
        """Note that somebody waits for an answer now, or looks at what changes."""
        self.served = self.clock()

    def note(self, phase: str, about: dict[str, Any]) -> None:
        """Time a stop. The collector calls this at the start and the end of each."""
        if phase == "start":
            self.began = time.perf_counter()
            return
        took = time.perf_counter() - self.began
        self.stops.add(took)
        if about["generation"] == 2 and took > STOP:
            self.grown += len(gc.get_objects(generation=2))
            gc.freeze()

    def freeze(self) -> None:
        """Visit the objects that are not frozen, and freeze those that stay."""
        gc.collect()
        gc.freeze()
        # The collector runs when its objects have grown by a quarter. It must not count the frozen ones.
        gc.collect()
        self.base, self.grown = gc.get_freeze_count(), 0
        self.swept = self.clock()

    def leave_out(self) -> None:
        """Freeze what stays for ever, such as the texts of all games, without a visit. It is no growth."""
        gc.freeze()
        self.base, self.grown = gc.get_freeze_count(), 0

    def sweep(self) -> None:
        """Visit all objects, so that no cycle stays. It stops a large server for half a second."""
        gc.unfreeze()
        self.freeze()

    @property
    def due(self) -> bool:
        """Whether it is time for a sweep."""
        if self.grown > GROWTH:
            # Counting takes some milliseconds, so that it comes only now.
            self.grown = gc.get_freeze_count() - self.base
        now = self.clock()
        quiet = now - self.served >= QUIET and now - self.swept >= HOUR
        return self.grown > GROWTH or (self.grown > 0 and quiet)

    async def watch(self) -> None:
        """Sweep whenever it is time."""
        while True:
            await asyncio.sleep(LOOK)
            if self.due:
                self.sweep()
