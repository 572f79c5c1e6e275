"""Backups: every one is an SQLite file with all rows, whatever database the server uses.

So a backup of PostgreSQL can be restored into SQLite and the other way round, and a server can open it directly.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from sqlite3 import DatabaseError, OperationalError
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import DBAPIError

from hetman.table.database import (
    copy_sqlite,
    engine_for,
    file_of,
    latest_schema,
    plain_errors,
    read_url,
    schema_of,
    sqlite_url,
    written_part,
)
from hetman.table.errors import Unusable
from hetman.table.notices import send
from hetman.table.schema import CLOCK, JOBS, METADATA, PERSONAL_LINKS, TABLES
from hetman.table.store import Store

BATCH = 500
"""Rows that are copied at a time."""
COPIED = [table for table in METADATA.sorted_tables if table not in (CLOCK, JOBS, PERSONAL_LINKS)]
"""The clock is set apart, jobs follow from the tables, and a link that was used must not come back."""


def back_up(url: str, file: Path, sound: bool = True) -> int:
    """Write a backup while servers may run. Returns the number of tables in it. Raises Unusable.

    A damaged database is not saved, unless `sound` is False.
    """
    source = file_of(read_url(url))
    if source is not None and not source.is_file():
        raise Unusable(f"{source}: there is no such database")
    check_target(file, source)
    store = present_store(url)
    try:
        with plain_errors(store.engine):
            if source is not None:
                copy_sqlite(source, file, sound)
            else:
                copy_rows(store, file)
            with store.reader.connect() as connection:
                return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())
    finally:
        store.close()


def check_target(file: Path, source: Path | None) -> None:
    """Raise Unusable for a folder, and if a backup would replace the database that is saved, or one in use."""
    if file.is_dir():
        raise Unusable(f"{file} is a folder; name a file in it for the backup")
    if source is not None and file.exists() and file.samefile(source):
        raise Unusable(f"{file} is the database itself; choose another file for the backup")
    if file.with_name(f"{file.name}-wal").exists():
        raise Unusable(f"a server uses {file}, or was killed there; choose another file for the backup")


def present_store(url: str) -> Store:
    """Open a database of the present schema, or an empty one. Only a server migrates others. Raises Unusable."""
    engine = engine_for(url)
    with plain_errors(engine):
        found = schema_of(engine)
        engine.dispose()
    if found not in (None, latest_schema()):
        raise Unusable(f"this database has schema {found}, not {latest_schema()}: start `hetman serve` on it first")
    return Store(url)


def copy_rows(store: Store, file: Path) -> None:
    """Write all rows of one moment into a new SQLite file. It is complete or not there."""
    with written_part(file) as part:
        copy = Store(sqlite_url(part))
        try:
            with store.reader.connect() as old, copy.engine.begin() as new:
                for table in COPIED:
                    for rows in batches(old, table):
                        new.execute(insert(table), rows)
                new.execute(CLOCK.update().values(seconds=time_of(old)))
            with copy.engine.connect() as connection:
                # Everything into the one file: a backup has no second one beside it.
                connection.exec_driver_sql("COMMIT")
                connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
                connection.exec_driver_sql("BEGIN")
        finally:
            copy.close()


def restore(url: str, file: Path) -> Path:
    """Make the database as it was in a backup, while servers may run. Returns a backup of what was there before.

    Raises Unusable if the file is not a backup.
    """
    if not file.is_file():
        raise Unusable(f"{file}: there is no such file")
    before = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    with tempfile.TemporaryDirectory() as folder:
        # A backup of an older version is migrated, but not in its own file.
        copied = Path(folder) / "backup.db"
        source = open_copy(file, copied)
        target = present_store(url)
        back_up(url, before, sound=False)
        try:
            with plain_errors(target.engine), source.reader.connect() as old, target.engine.begin() as new:
                replace_rows(old, new)
                if target.shared:
                    send(new, target.notice(now=0.0, restored=True))
        finally:
            source.close()
            target.close()
    return before


def open_copy(file: Path, copy: Path) -> Store:
    """Open a copy of a backup, migrated to the present schema. Raises Unusable."""
    try:
        copy_sqlite(file, copy, sound=True)
        engine = engine_for(sqlite_url(copy))
        schema = schema_of(engine)
        engine.dispose()
    except OperationalError as error:
        raise Unusable(f"cannot read {file}: {error}") from None
    except (DatabaseError, DBAPIError) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise Unusable(f"{file} is not a backup of hetman: {reason}") from None
    if schema is None:
        raise Unusable(f"{file} is not a backup of hetman: it has no tables")
    return Store(sqlite_url(copy))


def replace_rows(old: Connection, new: Connection) -> None:
    """Replace all rows. Clocks that run have as much time left as in the backup."""
    revisions = {row.id: row.revision for row in new.execute(select(TABLES.c.id, TABLES.c.revision))}
    shift = time_of(new) - time_of(old)
    for table in reversed(METADATA.sorted_tables):
        if table is not CLOCK:
            new.execute(delete(table))
    for table in COPIED:
        for rows in batches(old, table):
            if table is TABLES:
                for row in rows:
                    # A server that has the table in memory must see that it changed.
                    row["revision"] = max(row["revision"], revisions.get(row["id"], 0)) + 1
                    row["since"] += shift
                    row["flag_at"] = None if row["flag_at"] is None else row["flag_at"] + shift
            new.execute(insert(table), rows)


def batches(connection: Connection, table: Any) -> Iterator[list[dict[str, Any]]]:
    found = connection.execute(select(table).order_by(*table.primary_key))
    while rows := found.fetchmany(BATCH):
        yield [dict(row._mapping) for row in rows]


def time_of(connection: Connection) -> float:
    """The latest server time that the rows know."""
    ticked = connection.execute(select(CLOCK.c.seconds)).scalar_one()
    since = connection.execute(select(func.max(TABLES.c.since))).scalar_one()
    return float(max(ticked, since or 0.0))
