"""Tables on disk: SQLAlchemy Core over SQLite or another database.

Every change of a table is one transaction. If it cannot be saved, the table is dropped and loaded again.
"""

from __future__ import annotations

import json
import time

from sqlalchemy import insert, select, update

from hetman.core.record import Made, Record, Undone
from hetman.table.chat import MESSAGES as KEPT
from hetman.table.chat import Message
from hetman.table.database import engine_for, migrate
from hetman.table.rows import Stored, fixed, load_chairs, restored, save_difference
from hetman.table.schema import CHAIRS, GUESTS, MESSAGES, MOVES, RECORDS, SEALED, TABLES
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
        with self.engine.begin() as connection:
            if before is None:
                connection.execute(
                    insert(TABLES).values(id=table.id, **fixed(table), **after.header, changed=table.changed)
                )
            else:
                connection.execute(
                    update(TABLES).where(TABLES.c.id == table.id).values(**after.header, changed=table.changed)
                )
            save_difference(connection, table.id, before or Stored(), after)
        self.stored[table.id] = after

    def differs(self, table: Table) -> bool:
        """Return whether something of it is not on disk."""
        return self.stored.get(table.id) != Stored.of(table)

    def forget(self, id: str) -> None:
        """Forget a table that is not in memory any more."""
        self.stored.pop(id, None)

    def keep_record(self, id: str, record: Record, guest: str) -> None:
        """Save an uploaded record."""
        with self.engine.begin() as connection:
            values = {"id": id, "game": record.game, "guest": guest, "text": str(record), "created": time.time()}
            connection.execute(insert(RECORDS).values(values))

    # Reading

    def load(self, id: str) -> Table:
        """Return a saved table. Raises Gone if there is none."""
        with self.reader.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if row is None:
                raise Gone("there is no such table")
            chairs = load_chairs(connection, id)
            moves = connection.execute(select(MOVES).where(MOVES.c.table_id == id).order_by(MOVES.c.number)).all()
            steps = select(SEALED).where(SEALED.c.table_id == id).order_by(SEALED.c.seat, SEALED.c.step)
            sealed = connection.execute(steps).all()
            chat = connection.execute(
                select(MESSAGES).where(MESSAGES.c.table_id == id).order_by(MESSAGES.c.number.desc()).limit(KEPT)
            ).all()[::-1]
            messages = [Message(line.number, line.seat, line.name, line.text, line.sent) for line in chat]
        table = restored(row, chairs, messages)
        if row.status != "open":
            made = [Made(move.seat, move.text) for move in moves]
            answers: dict[int, list[str]] = {}
            for step in sealed:
                answers.setdefault(step.seat, []).append(step.text)
            undone = [Undone(*note) for note in json.loads(row.undone)]
            record = Record.of(table.setup, table.seed, table.words, made, undone, row.version)
            table.resume(record, answers, row.conceded)
            table.clocks.settled = {row.seat: row.left for row in sealed if row.left is not None}
        self.stored[id] = Stored.of(table)
        return table

    def record(self, id: str) -> Record | None:
        with self.reader.connect() as connection:
            text = connection.execute(select(RECORDS.c.text).where(RECORDS.c.id == id)).scalar_one_or_none()
        return Record.parse(text) if text is not None else None

    def running(self) -> list[str]:
        """Return the ids of all matches that are not over."""
        with self.reader.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.status == "running")).scalars())

    def of_guest(self, guest: str, most: int, over: bool = False) -> list[str]:
        """Return the tables where this guest sits, running or `over`, the latest first."""
        sits = select(GUESTS.c.table_id).where(GUESTS.c.guest == guest)
        status = TABLES.c.status == "over" if over else TABLES.c.status != "over"
        found = select(TABLES.c.id).where(TABLES.c.id.in_(sits), status).order_by(TABLES.c.changed.desc()).limit(most)
        with self.reader.connect() as connection:
            return list(connection.execute(found).scalars())

    def public(self, status: str, most: int) -> list[str]:
        """Return the tables that strangers may see, the latest first."""
        found = select(TABLES.c.id).where(TABLES.c.public, TABLES.c.status == status)
        with self.reader.connect() as connection:
            return list(connection.execute(found.order_by(TABLES.c.changed.desc()).limit(most)).scalars())

    def with_token(self, token: str) -> str | None:
        """Return the table whose chair this token opens."""
        with self.reader.connect() as connection:
            found = select(CHAIRS.c.table_id).where(CHAIRS.c.token == token)
            return connection.execute(found).scalar_one_or_none()
