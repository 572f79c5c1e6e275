"""Quotas: how much a server takes, so that nobody can fill its disk or keep its bots busy for ever."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from hetman.table.errors import Refused
from hetman.table.schema import RECORDS, TABLES


@dataclass(frozen=True)
class Quota:
    """How many tables may wait or run, and how many records a guest may upload. Finished games do not count."""

    tables: int = 5000
    tables_per_guest: int = 100
    uploads_per_guest: int = 500

    def check_table(self, connection: Connection, host: str) -> None:
        """Raise Refused if there is no place for a new table of this guest."""
        count_alone(connection)
        unfinished = select(func.count()).select_from(TABLES).where(TABLES.c.status != "over")
        if host and connection.execute(unfinished.where(TABLES.c.host == host)).scalar_one() >= self.tables_per_guest:
            raise Refused("own-tables", f"a guest may have {self.tables_per_guest} unfinished games")
        if connection.execute(unfinished).scalar_one() >= self.tables:
            raise Refused("all-tables", f"the server may have {self.tables} unfinished games")

    def check_upload(self, connection: Connection, guest: str) -> None:
        """Raise Refused if this guest has uploaded enough."""
        count_alone(connection)
        own = select(func.count()).select_from(RECORDS).where(RECORDS.c.guest == guest)
        if connection.execute(own).scalar_one() >= self.uploads_per_guest:
            raise Refused("own-uploads", f"a guest may upload {self.uploads_per_guest} records")


def count_alone(connection: Connection) -> None:
    """Let other processes wait until this transaction ends: they must count its row. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1411)")
