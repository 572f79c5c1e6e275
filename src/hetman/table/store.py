"""Tables on disk: SQLAlchemy Core over SQLite or PostgreSQL.

Every change of a table is one transaction. It names the revision that it changes. If another process was first, nothing
is written.
"""

from __future__ import annotations

import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, func, insert, select, update

from hetman.core.errors import RecordError
from hetman.core.record import Record
from hetman.core.registry import games
from hetman.table.chair import fresh_id
from hetman.table.database import engine_for, file_of, migrate, plain_errors, reader_of, single_of
from hetman.table.errors import COMPONENTS, DAMAGED, GAME, RULES, Conflict, Gone, SetAside
from hetman.table.journal import ANSWERED, PLAYED
from hetman.table.lock import FileLock
from hetman.table.metrics import Histogram
from hetman.table.notices import Notice, send
from hetman.table.quota import Quota
from hetman.table.rows import Stored, fixed, restore, row_of, rows_of, save_changes, save_jobs
from hetman.table.schema import CHAIRS, CLOCK, GUESTS, JOBS, RECORDS, TABLES
from hetman.table.server_clock import ServerClock
from hetman.table.table import Table


class Upload(NamedTuple):
    """A record that a guest has uploaded, and when."""

    id: str
    created: float
    record: Record


class Store:
    """The tables in the database. Its methods block: an event loop calls them in a thread.

    With `alone` no other store may use the same SQLite file. Raises Unusable if the database cannot be used.
    """

    def __init__(self, url: str, alone: bool = False) -> None:
        self.engine = engine_for(url)
        self.reader = reader_of(self.engine)
        self.single = single_of(self.engine)
        self.name = fresh_id()
        """Names this process to the others of the database."""
        self.clock = ServerClock()
        self.quota = Quota()
        self.pause = 0.0
        """Seconds before a bot's job is due."""
        self.moves: Counter[str] = Counter()
        """Saved moves of players by game. Each step of a secret answer counts."""
        self.saves = Histogram()
        self.aside: set[str] = set()
        """Tables that could not be loaded."""
        path = file_of(self.engine.url)
        with plain_errors(self.engine):
            self.lock = FileLock(path) if alone and path is not None else None
            try:
                self.backup: Path | None = migrate(self.engine)
                # What every start reads: if that is damaged, no table can be found.
                self.server_time()
                self.running()
            except BaseException:
                self.close()
                raise

    @property
    def shared(self) -> bool:
        """Whether other processes may change the same tables."""
        return self.engine.dialect.name != "sqlite"

    def close(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    # Writing

    def save(self, table: Table) -> None:
        """Write everything that has changed, in one transaction. Raises Conflict if another process was first."""
        before, after = table.stored, Stored.of(table, self.shared)
        if before == after and not table.journal.pending:
            return
        changed = time.time()
        columns = {**after.header, "changed": changed, "revision": table.revision + 1}
        with self.saves.timed(), self.engine.begin() as connection:
            if before is None:
                self.quota.check_table(connection, table.host)
                connection.execute(insert(TABLES).values(id=table.id, **fixed(table), **columns))
            else:
                expected = (TABLES.c.id == table.id, TABLES.c.revision == table.revision)
                if connection.execute(update(TABLES).where(*expected).values(columns)).rowcount != 1:
                    raise Conflict
            save_changes(connection, table, before or Stored(), after)
            if self.shared:
                save_jobs(
                    connection, table.id, before or Stored(), after, self.pause if table.delay is None else table.delay
                )
                send(connection, self.notice(table=table.id, revision=table.revision + 1))
        table.changed, table.revision = changed, table.revision + 1
        played = [entry for entry in table.journal.pending if entry.kind in (PLAYED, ANSWERED)]
        # No seat plays the moves of chance, and those of a sealed choice that all have answered.
        self.moves[table.game.name] += sum(entry.seat is not None for entry in played)
        table.journal.pending.clear()
        table.stored = after

    def differs(self, table: Table) -> bool:
        """Return whether something of it is not on disk."""
        return bool(table.journal.pending) or table.stored != Stored.of(table, self.shared)

    def notice(self, **told: Any) -> Notice:
        """A notice of this process, with its server time."""
        return {"from": self.name, "now": self.clock.now(), **told}

    def notify(self, **told: Any) -> None:
        """Send a notice to the other processes."""
        with self.engine.begin() as connection:
            send(connection, self.notice(**told))

    def save_record(self, id: str, record: Record, guest: str) -> str:
        """Save an uploaded record. Returns its id, which is the older one if this guest has uploaded it before."""
        values = {"id": id, "game": record.game, "guest": guest, "text": str(record), "created": time.time()}
        same = select(RECORDS.c.id).where(RECORDS.c.guest == guest, RECORDS.c.text == values["text"])
        with self.engine.begin() as connection:
            found = connection.execute(same).scalars().first()
            if found is None:
                self.quota.check_upload(connection, guest)
                connection.execute(insert(RECORDS).values(values))
        return str(found or id)

    def tick(self, seconds: float) -> float:
        """Store the server time if it is later than the stored one. Returns the later one."""
        with self.engine.begin() as connection:
            later = CLOCK.c.seconds < seconds
            connection.execute(update(CLOCK).where(later).values(seconds=seconds))
            return float(connection.execute(select(CLOCK.c.seconds)).scalar_one())

    # Reading

    def load(self, id: str) -> Table:
        """Return a saved table. Raises Gone if there is none, and SetAside if it cannot be loaded."""
        with self.reader.connect() as connection:
            row = row_of(connection, id)
            if row is None:
                raise Gone("there is no such table")
            try:
                table = restore(connection, row)
                jobs = rows_of(connection, JOBS, id)
            except Exception as error:
                self.aside.add(id)
                raise set_aside(row, error) from error
        self.aside.discard(id)
        table.stored = stored = Stored.of(table)
        stored.jobs = frozenset((job.seat, job.number) for job in jobs)
        # A game that goes on under newer rules has a note that is not on disk yet.
        stored.header |= {"rules": row.rules, "result": row.result, "flag_at": row.flag_at}
        return table

    def revision(self, id: str) -> int | None:
        """Return the revision of a table on disk."""
        with self.single.connect() as connection:
            return connection.execute(select(TABLES.c.revision).where(TABLES.c.id == id)).scalar_one_or_none()

    def foreign_writes(self) -> int | None:
        """Return a number that changes when another process writes into the SQLite file, such as `hetman restore`."""
        if self.shared:
            return None
        with self.reader.connect() as connection:
            return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())

    def overdue(self) -> list[str]:
        """Return the tables where the time of a seat may be up."""
        return self.read(select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.flag_at < self.clock.now()))

    def server_time(self) -> float:
        """Return the latest server time on disk."""
        with self.reader.connect() as connection:
            ticked = connection.execute(select(CLOCK.c.seconds)).scalar_one()
            since = connection.execute(select(func.max(TABLES.c.since))).scalar_one()
        return float(max(ticked, since or 0.0))

    def record(self, id: str) -> Record | None:
        """Return an uploaded record."""
        texts = self.read(select(RECORDS.c.text).where(RECORDS.c.id == id))
        return Record.parse(texts[0]) if texts else None

    def uploads(self, guest: str, most: int) -> list[Upload]:
        """Return the records that this guest has uploaded, the latest first. Those that cannot be read are left out."""
        query = select(RECORDS).where(RECORDS.c.guest == guest).order_by(RECORDS.c.created.desc()).limit(most)
        found = []
        with self.reader.connect() as connection:
            for row in connection.execute(query):
                with suppress(RecordError):
                    found.append(Upload(row.id, row.created, Record.parse(row.text)))
        return found

    def counts(self) -> dict[str, int]:
        """Return how many tables have each status."""
        with self.reader.connect() as connection:
            rows = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
            return {str(status): int(count) for status, count in rows}

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


def set_aside(row: Row[Any], error: Exception) -> SetAside:
    """Say why a table cannot be loaded."""
    if row.game not in games():
        reason, detail = GAME, f"the game {row.game!r} is not installed"
    elif isinstance(error, RecordError):
        # The message of the error may name hidden cards, so that only the place is told.
        reason, detail = RULES, f"line {error.line} of its record does not fit the installed rules"
    elif isinstance(error, ValueError) and row.components != "{}":
        reason, detail = COMPONENTS, str(error)
    else:
        reason, detail = DAMAGED, type(error).__name__
    return SetAside(row.id, row.game, row.version, row.status, reason, detail)
