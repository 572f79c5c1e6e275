"""Tables that cannot be loaded: their records from their rows alone, and their end as they stand."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Engine, Row, func, insert, select, update

from hetman.core.record import Record
from hetman.table.chair import OPEN
from hetman.table.errors import Gone, Refused
from hetman.table.journal import ENDED, History, JournalEntry
from hetman.table.rows import entry_of, journal_row, record_of, row_of, rows_of
from hetman.table.schema import CHAIRS, GUESTS, JOURNAL, TABLES


def kept_record(reader: Engine, id: str) -> Record:
    """Return the record of a finished game without loading its rules. If rows were damaged, it ends before the damage.

    Raises Refused while the game runs: only the rules know what each seat may see of it.
    """
    with reader.connect() as connection:
        row = row_of(connection, id)
        if row is None:
            raise Gone("there is no such table")
        if row.status != "over":
            raise Refused("not-over", "the game still runs")
        try:
            history, whole = readable_history(rows_of(connection, JOURNAL, id))
            return finished_record(row, history, whole)
        except Exception as error:
            raise Refused("no-record", "too much of this game was damaged for a record") from error


def readable_history(rows: Sequence[Row[Any]]) -> tuple[History, bool]:
    """Return what happened up to the first row that cannot be read, and whether that is everything."""
    history = History()
    for row in rows:
        try:
            history.add(entry_of(row))
        except Exception:
            return history, False
    return history, True


def finished_record(row: Row[Any], history: History, whole: bool) -> Record:
    record = record_of(row, history)
    if not whole:
        return replace(record.until(len(record.moves)), result=(), seed=row.seed)
    # Tables that ended before results were stored have none: then the record stays open.
    if row.result is not None:
        record.conceded, record.drawn, record.seed = row.conceded, history.drawn, row.seed
        record.result = tuple(map(int, row.result.split()))
    return record.in_its_format()


def end(engine: Engine, id: str, guest: str, token: str) -> None:
    """End a running game as it stands, without a winner. Raises Refused if its sender does not sit there."""
    with engine.begin() as connection:
        row = row_of(connection, id)
        if row is None:
            raise Gone("there is no such table")
        if not sits(connection, id, guest, token):
            raise Refused("watching", "only players can do that")
        if row.status == "over":
            raise Refused("over", "the game is over")
        changed = {"status": "over", "result": "", "changed": time.time(), "revision": row.revision + 1}
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(changed))
        last = connection.execute(select(func.max(JOURNAL.c.number)).where(JOURNAL.c.table_id == id)).scalar_one()
        entry = JournalEntry((last or 0) + 1, time.time(), None, ENDED, {})
        connection.execute(insert(JOURNAL).values(table_id=id, **journal_row(entry)))


def sits(connection: Connection, id: str, guest: str, token: str) -> bool:
    """Return whether a guest or a token has a seat at the table."""
    taken = CHAIRS.c.kind != OPEN
    by_token = select(CHAIRS.c.seat).where(CHAIRS.c.table_id == id, CHAIRS.c.token == token, taken)
    by_guest = select(GUESTS.c.seat).where(GUESTS.c.table_id == id, GUESTS.c.guest == guest)
    found = connection.execute(by_token if token else by_guest).first()
    return found is not None
