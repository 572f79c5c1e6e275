"""Tables on disk: SQLAlchemy Core over SQLite or another database.

Every change of a table is one transaction. If it cannot be saved, the table is dropped and loaded again.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, Select, insert, select, update

from hetman.core.record import Record
from hetman.table.database import engine_for, migrate
from hetman.table.rows import Stored, fixed, restore, save_difference
from hetman.table.schema import CHAIRS, GUESTS, RECORDS, TABLES
from hetman.table.table import Table


class Gone(LookupError):
    """There is no such table."""


class Store:
    """The tables in the database. Its methods block: an event loop calls them in a thread."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.reader = self.engine.execution_options(writes=False)
        self.stored: dict[str, Stored] = {}
        """What is on disk of each table in memory. Only differences are written."""
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # Writing

    def save(self, table: Table) -> None:
        """Write everything that has changed, in one transaction."""
        before, after = self.stored.get(table.id), Stored.of(table)
        if before == after:
            return
        table.changed = time.time()
        columns = {**after.header, "changed": table.changed}
        with self.engine.begin() as connection:
            if before is None:
                connection.execute(insert(TABLES).values(id=table.id, **fixed(table), **columns))
            else:
                connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(columns))
            save_difference(connection, table.id, before or Stored(), after)
        self.stored[table.id] = after

    def differs(self, table: Table) -> bool:
        """Return whether something of it is not on disk."""
        return self.stored.get(table.id) != Stored.of(table)

    def forget(self, id: str) -> None:
        """Forget a table that is not in memory any more."""
        self.stored.pop(id, None)

    def save_record(self, id: str, record: Record, guest: str) -> None:
        """Save an uploaded record."""
        values = {"id": id, "game": record.game, "guest": guest, "text": str(record), "created": time.time()}
        with self.engine.begin() as connection:
            connection.execute(insert(RECORDS).values(values))

    # Reading

    def load(self, id: str) -> Table:
        """Return a saved table. Raises Gone if there is none."""
        with self.reader.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if row is None:
                raise Gone("there is no such table")
            table = restore(connection, row)
        self.stored[id] = Stored.of(table)
        # A game that goes on under newer rules has a note that is not on disk yet.
        self.stored[id].header["rules"] = row.rules
        return table

    def record(self, id: str) -> Record | None:
        """Return an uploaded record."""
        texts = self.read(select(RECORDS.c.text).where(RECORDS.c.id == id))
        return Record.parse(texts[0]) if texts else None

    def running(self) -> list[str]:
        """Return the ids of all matches that are not over."""
        return self.read(select(TABLES.c.id).where(TABLES.c.status == "running"))

    def of_guest(self, guest: str, most: int, over: bool = False) -> list[str]:
        """Return the tables where this guest sits, running or `over`, the latest first."""
        sits = TABLES.c.id.in_(select(GUESTS.c.table_id).where(GUESTS.c.guest == guest))
        return self.latest(most, sits, TABLES.c.status == "over" if over else TABLES.c.status != "over")

    def public(self, status: str, most: int) -> list[str]:
        """Return the tables that strangers may see, the latest first."""
        return self.latest(most, TABLES.c.public, TABLES.c.status == status)

    def latest(self, most: int, *conditions: ColumnElement[Any]) -> list[str]:
        return self.read(select(TABLES.c.id).where(*conditions).order_by(TABLES.c.changed.desc()).limit(most))

    def with_token(self, token: str) -> str | None:
        """Return the table whose chair this token opens."""
        found = self.read(select(CHAIRS.c.table_id).where(CHAIRS.c.token == token))
        return found[0] if found else None

    def read(self, query: Select[Any]) -> list[str]:
        """Return the values of a query for one column."""
        with self.reader.connect() as connection:
            return list(connection.execute(query).scalars())
