"""The connection to the database: SQLite, or another one by its URL. It is migrated to the present schema."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url

MIGRATIONS = Path(__file__).parent / "migrations"
WAIT = 10
"""Seconds that a writer waits for another."""


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def engine_for(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        prepare_sqlite(engine)
    return engine


def prepare_sqlite(engine: Engine) -> None:
    """Let readers and one writer work side by side. Writers use BEGIN IMMEDIATE, because a transaction that reads first
    can fail later.
    """
    path = make_url(engine.url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # The file has the seeds of running games.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))

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


def migrate(engine: Engine) -> None:
    """Migrate the database to the schema of this version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
