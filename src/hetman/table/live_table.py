"""A table in memory, with what a server process knows of it."""

from __future__ import annotations

import asyncio

from hetman.table.subscriptions import Subscriptions
from hetman.table.table import Table

TABLE_SIZE, MOVE_SIZE = 30_000, 120
"""The estimate of its memory: bytes of a table, and of each of its moves. `tools/memory_test.py` measures them."""


class LiveTable:
    """A table in memory: its lock, its subscribers, and the bots that decide there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stale = False
        """Whether it has changes that could not be saved, and must be loaded again."""
        self.lock = asyncio.Lock()
        self.subscriptions = Subscriptions()
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By seat and number, the decisions that bots of this process make."""

    @property
    def idle(self) -> bool:
        return not (self.subscriptions.subscribers or self.thinking or self.lock.locked())

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        match = self.table.match
        return TABLE_SIZE + (MOVE_SIZE * len(match.entries) if match is not None else 0)
