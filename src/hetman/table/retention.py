"""Retention: how long a server keeps finished and abandoned tables, and uploaded records."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Engine, delete, select

from hetman.table.analysis_store import delete_orphans
from hetman.table.schema import RECORDS, TABLES
from hetman.table.time_control import DAY

HOUR = 3600.0
"""Seconds between two looks for what is too old."""


@dataclass(frozen=True)
class Retention:
    """Days since the last change. None keeps everything."""

    finished: int | None = None
    abandoned: int | None = None
    """Tables that wait for players, and games that nobody continues."""
    uploads: int | None = None

    def __bool__(self) -> bool:
        return any(days is not None for days in (self.finished, self.abandoned, self.uploads))

    def old_tables(self, engine: Engine) -> list[str]:
        """Return the tables that were not changed for too long."""
        found: list[str] = []
        with engine.connect() as connection:
            for days, over in ((self.finished, True), (self.abandoned, False)):
                if days is not None:
                    is_over = TABLES.c.status == "over" if over else TABLES.c.status != "over"
                    old = select(TABLES.c.id).where(is_over, TABLES.c.changed < time.time() - days * DAY)
                    found += connection.execute(old).scalars()
        return found

    def clear(self, engine: Engine, in_use: Collection[str]) -> int:
        """Delete what is too old, except tables that somebody views. Returns how many tables."""
        deleted = 0
        for id in self.old_tables(engine):
            if id not in in_use:
                with engine.begin() as connection:
                    deleted += connection.execute(delete(TABLES).where(TABLES.c.id == id)).rowcount
        if self.uploads is not None:
            with engine.begin() as connection:
                connection.execute(delete(RECORDS).where(RECORDS.c.created < time.time() - self.uploads * DAY))
        with engine.begin() as connection:
            delete_orphans(connection)
        return deleted
