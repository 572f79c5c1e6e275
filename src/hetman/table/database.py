"""The connection to the database: SQLite, or PostgreSQL by its URL. It is migrated to the present schema."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from hetman.extras import MissingExtra, require
from hetman.table.errors import Unusable, is_full

MIGRATIONS = Path(__file__).parent / "migrations"
WAIT = 10
"""Seconds that a writer waits for another."""
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def read_url(text: str) -> URL:
    """Return the URL of a database. Raises Unusable if it is not one of SQLite or PostgreSQL."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise Unusable(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, got {text!r}") from None
    name = url.get_backend_name()
    if name not in DRIVERS:
        raise Unusable(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, got one of {name!r}")
    if name != "sqlite":
        try:
            require("psycopg", "postgres", "PostgreSQL")
        except MissingExtra as error:
            raise Unusable(str(error)) from None
    elif "uri" in url.query or (url.database or "").startswith("file:"):
        # Such a name could switch locks off, or lead to another file than the one that is locked.
        raise Unusable(f"name the SQLite file by its path, as in sqlite:///games.db, got {text!r}")
    return url.set(drivername=DRIVERS[name])


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database."""
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return Path(url.database)
    return None


def engine_for(text: str) -> Engine:
    url = read_url(text)
    # Errors do not name values, because logs must hold no seed and no token.
    try:
        if url.get_backend_name() == "sqlite":
            engine = create_engine(url, hide_parameters=True)
            prepare_sqlite(engine)
        else:
            # A connection may break between two uses, for example when the database restarts.
            engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
    except NoSuchModuleError as error:
        raise Unusable(str(error)) from None
    except (TypeError, ValueError) as error:
        raise Unusable(f"{text!r} has a parameter that the database does not take: {error}") from None
    return engine


def prepare_sqlite(engine: Engine) -> None:
    """Let readers and one writer work side by side. Writers use BEGIN IMMEDIATE, because a transaction that reads first
    can fail later.
    """
    path = file_of(engine.url)
    if path is not None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            # The file has the seeds of running games.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise Unusable(f"cannot use the database {path}: {error.strerror}") from error

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        # Otherwise the driver starts transactions by itself, and later than we do.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={WAIT * 1000}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes(connection) else "BEGIN")


def writes(connection: Connection) -> bool:
    """Return whether this connection writes. `Engine.begin` writes, a plain `connect` only reads."""
    return bool(connection.get_execution_options().get("writes", True))


def reader_of(engine: Engine) -> Engine:
    """Return an engine whose transactions read one state of the database."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(writes=False)
    return engine.execution_options(isolation_level="REPEATABLE READ")


def single_of(engine: Engine) -> Engine:
    """Return an engine for single queries. PostgreSQL needs no transaction for one: that saves two round trips."""
    if engine.dialect.name == "sqlite":
        return reader_of(engine)
    return engine.execution_options(isolation_level="AUTOCOMMIT")


@contextmanager
def plain_errors(engine: Engine) -> Iterator[None]:
    """Turn errors of opening a database into one line."""
    try:
        yield
    except DBAPIError as error:
        shown = engine.url.render_as_string(hide_password=True)
        reason = " ".join(str(error.orig).split())
        raise Unusable(f"cannot use the database {file_of(engine.url) or shown}: {reason}") from error
    except sqlite3.Error as error:
        raise Unusable(f"cannot use the database {file_of(engine.url)}: {error}") from error
    except OSError as error:
        raise Unusable(f"cannot use the database {file_of(engine.url)}: {error.strerror}") from error


# Migration


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    return found


def schema_of(engine: Engine) -> str | None:
    """Return the schema of a database: None if it is empty."""
    with reader_of(engine).connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def latest_schema() -> str | None:
    return ScriptDirectory.from_config(config()).get_current_head()


def migrate(engine: Engine) -> Path | None:
    """Migrate the database to the schema of this version. Returns the backup file that was made before, if any.

    Raises Unusable if a newer version of hetman has migrated it.
    """
    script = ScriptDirectory.from_config(config())
    with engine.begin() as connection:
        lock_migrations(connection)
        present = MigrationContext.configure(connection).get_current_revision()
        head = script.get_current_head()
        if present == head:
            return None
        if present is not None and present not in {revision.revision for revision in script.walk_revisions()}:
            raise Unusable(f"a newer version of hetman made this database (schema {present}): install that version")
        made = None if present is None else back_up(engine, f"{present}")
        used = config()
        used.attributes["connection"] = connection
        command.upgrade(used, "head")
    return made


def lock_migrations(connection: Connection) -> None:
    """Let one process migrate at a time. SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1410)")


def back_up(engine: Engine, schema: str) -> Path | None:
    """Copy an SQLite file beside itself before its schema changes."""
    path = file_of(engine.url)
    if path is None:
        return None
    copy = path.with_name(f"{path.name}.schema-{schema}")
    copy_sqlite(path, copy)
    return copy


def copy_sqlite(source: Path, target: Path, sound: bool = False) -> None:
    """Copy a database that may be in use. The copy is complete or not there.

    With `sound`, raises Unusable if it is damaged: its copy would take the place of an older, good one.
    """
    with written_part(target) as part:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            # One file that can be read where nothing can be written.
            new.execute("PRAGMA journal_mode=DELETE")
            damage = damage_of(new) if sound else ""
        if damage:
            raise Unusable(f"{source} is damaged: {damage}; nothing is changed, use an older backup")


@contextmanager
def written_part(target: Path) -> Iterator[Path]:
    """Yield an empty file that takes the place of the target in the end. After an error it is deleted.

    It is for its owner alone. Raises Unusable if it cannot be made, or if the disk is full.
    """
    part = new_part(target)
    try:
        yield part
        part.replace(target)
    except Exception as error:
        if is_full(error):
            raise Unusable(f"cannot write {target}: its disk is full") from error
        raise
    finally:
        for file in (part, part.with_name(f"{part.name}-wal"), part.with_name(f"{part.name}-shm")):
            file.unlink(missing_ok=True)


def new_part(target: Path) -> Path:
    """Make an empty file beside the target."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Unusable(f"cannot write {target}: {error.strerror}") from None
    return part


def damage_of(connection: sqlite3.Connection) -> str:
    """Read a whole SQLite database. Returns the first damage that is found, or nothing."""
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else " ".join(str(found).split())
