"""Tables on disk: SQLAlchemy Core over SQLite, or another database by its URL.

Every change of a table is one transaction. What is not committed has not happened: whoever fails to save throws the
table away and loads it anew.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Row, create_engine, delete, event, func, insert, make_url, select, update
from sqlalchemy import Table as Rows

from hetman.core.chance import commitment
from hetman.core.record import Made, Record, Undone, write_option
from hetman.core.registry import with_files
from hetman.table.chair import Chair
from hetman.table.pace import Pace
from hetman.table.schema import CHAIRS, GUESTS, MESSAGES, MOVES, RECORDS, SEALED, TABLES
from hetman.table.table import MESSAGES as KEPT
from hetman.table.table import Message, Table

MIGRATIONS = Path(__file__).parent / "migrations"
WAIT = 10
"""Seconds that a writer waits for another."""


class Gone(LookupError):
    """There is no such table."""


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


class Store:
    """The database. Its methods block: an event loop calls them in a thread."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.reader = self.engine.execution_options(writes=False)
        self.stored: dict[str, Stored] = {}
        """What is on disk of each table that was loaded or saved: only what differs from it is written."""
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # Writing

    def save(self, table: Table) -> None:
        """Write whatever has changed, all or nothing."""
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
        """Whether something of it is not on disk."""
        return self.stored.get(table.id) != Stored.of(table)

    def forget(self, id: str) -> None:
        """The table is no longer in memory."""
        self.stored.pop(id, None)

    def keep_record(self, id: str, record: Record, guest: str) -> None:
        """A record that somebody brought to look at."""
        with self.engine.begin() as connection:
            values = {"id": id, "game": record.game, "guest": guest, "text": str(record), "created": time.time()}
            connection.execute(insert(RECORDS).values(values))

    # Reading

    def load(self, id: str) -> Table:
        """A table as it was last saved; Gone when there is none."""
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
        table = revived(row, chairs, messages)
        if row.status != "open":
            made = [Made(move.seat, move.text) for move in moves]
            answers: dict[int, list[str]] = {}
            for step in sealed:
                answers.setdefault(step.seat, []).append(step.text)
            table.resume(record_of(table, row, made), answers, row.conceded)
            table.settled = {row.seat: row.left for row in sealed if row.left is not None}
        self.stored[id] = Stored.of(table)
        return table

    def record(self, id: str) -> Record | None:
        with self.reader.connect() as connection:
            text = connection.execute(select(RECORDS.c.text).where(RECORDS.c.id == id)).scalar_one_or_none()
        return Record.parse(text) if text is not None else None

    def running(self) -> list[str]:
        """All matches that are not over."""
        with self.reader.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.status == "running")).scalars())

    def of_guest(self, guest: str, most: int, over: bool = False) -> list[str]:
        """The tables where this guest sits, those whose game goes on or is `over`, the latest first."""
        sits = select(GUESTS.c.table_id).where(GUESTS.c.guest == guest)
        status = TABLES.c.status == "over" if over else TABLES.c.status != "over"
        found = select(TABLES.c.id).where(TABLES.c.id.in_(sits), status).order_by(TABLES.c.changed.desc()).limit(most)
        with self.reader.connect() as connection:
            return list(connection.execute(found).scalars())

    def public(self, status: str, most: int) -> list[str]:
        """Tables that strangers may see, the latest first."""
        found = select(TABLES.c.id).where(TABLES.c.public, TABLES.c.status == status)
        with self.reader.connect() as connection:
            return list(connection.execute(found.order_by(TABLES.c.changed.desc()).limit(most)).scalars())

    def with_token(self, token: str) -> str | None:
        """The table whose chair this token opens."""
        with self.reader.connect() as connection:
            found = select(CHAIRS.c.table_id).where(CHAIRS.c.token == token)
            return connection.execute(found).scalar_one_or_none()

    def count(self) -> int:
        with self.reader.connect() as connection:
            return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()


# The connection


def engine_for(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        prepare_sqlite(engine)
    return engine


def prepare_sqlite(engine: Engine) -> None:
    """Readers and one writer side by side; a transaction takes the writer's place at its beginning, not in mid-way."""
    path = make_url(engine.url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # It holds the seeds of running games.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        # The driver would begin transactions by itself, and later than we do.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={WAIT * 1000}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes(connection) else "BEGIN")


def writes(connection: Connection) -> bool:
    """`Engine.begin` opens a transaction to write; a plain `connect` only reads."""
    return bool(connection.get_execution_options().get("writes", True))


def migrate(engine: Engine) -> None:
    """Bring the database up to this version of the program."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


# A table as rows


def fixed(table: Table) -> dict[str, Any]:
    """What stays as it was laid."""
    return {
        "game": table.game.name,
        "version": table.game.version,
        "seats": table.setup.seats,
        "options": json.dumps({name: write_option(value) for name, value in table.setup.options.items()}),
        "components": json.dumps(dict(table.game.own_components)),
        "seed": table.seed.hex(),
        "pace": str(table.pace),
        "host": table.host,
        "public": table.public,
        "device": table.device,
        "created": table.created,
    }


def changing(table: Table) -> dict[str, Any]:
    match = table.match
    return {
        "words": json.dumps(table.words),
        "status": table.status,
        "undone": json.dumps([list(note) for note in match.undone] if match else []),
        "taken_back": table.taken_back,
        "conceded": match.conceded if match else None,
        "since": table.since,
        "next": table.next,
    }


@dataclass
class Stored:
    """The rows of a table that come and go."""

    header: dict[str, Any] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    chairs: dict[int, dict[str, Any]] = field(default_factory=dict)
    guests: set[tuple[int, str]] = field(default_factory=set)
    sealed: list[tuple[int, int, str, float | None]] = field(default_factory=list)
    messages: dict[int, Message] = field(default_factory=dict)

    @staticmethod
    def of(table: Table) -> Stored:
        entries = table.match.entries if table.match else []
        notation = table.game.notation
        return Stored(
            changing(table),
            [(int(entry.decision.seat), notation(entry.move)) for entry in entries],
            {seat: chair_row(chair) for seat, chair in enumerate(table.chairs)},
            {(seat, guest) for seat, chair in enumerate(table.chairs) for guest in chair.guests},
            [
                (seat, step, notation(move), table.settled.get(seat))
                for seat, moves in table.sealed.items()
                for step, move in enumerate(moves)
            ],
            {message.number: message for message in table.chat},
        )


def chair_row(chair: Chair) -> dict[str, Any]:
    return {
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "handed": chair.handed,
        "left": chair.left,
        "token": chair.token,
    }


def save_difference(connection: Connection, id: str, before: Stored, after: Stored) -> None:
    save_moves(connection, id, before.moves, after.moves)
    if before.sealed != after.sealed:
        connection.execute(delete(SEALED).where(SEALED.c.table_id == id))
        add(
            connection,
            SEALED,
            [{"table_id": id, **dict(zip(("seat", "step", "text", "left"), row))} for row in after.sealed],
        )
    for seat, row in after.chairs.items():
        if seat not in before.chairs:
            connection.execute(insert(CHAIRS).values(table_id=id, seat=seat, **row))
        elif row != before.chairs[seat]:
            here = (CHAIRS.c.table_id == id, CHAIRS.c.seat == seat)
            connection.execute(update(CHAIRS).where(*here).values(**row))
    fresh = sorted(after.guests - before.guests)
    add(connection, GUESTS, [{"table_id": id, "seat": seat, "guest": guest} for seat, guest in fresh])
    said = [message for number, message in after.messages.items() if number not in before.messages]
    add(connection, MESSAGES, [message_row(id, message) for message in said])


def save_moves(connection: Connection, id: str, before: list[tuple[int, str]], after: list[tuple[int, str]]) -> None:
    pairs = enumerate(zip(before, after))
    same = next((at for at, (old, new) in pairs if old != new), min(len(before), len(after)))
    if same < len(before):
        connection.execute(delete(MOVES).where(MOVES.c.table_id == id, MOVES.c.number > same))
    rows = [
        {"table_id": id, "number": number, "seat": seat, "text": text}
        for number, (seat, text) in enumerate(after[same:], same + 1)
    ]
    add(connection, MOVES, rows)


def message_row(id: str, message: Message) -> dict[str, Any]:
    return {
        "table_id": id,
        "number": message.number,
        "seat": message.seat,
        "name": message.name,
        "text": message.text,
        "sent": message.when,
    }


def add(connection: Connection, table: Rows, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


# Rows as a table


def load_chairs(connection: Connection, id: str) -> list[Chair]:
    found = connection.execute(select(CHAIRS).where(CHAIRS.c.table_id == id).order_by(CHAIRS.c.seat)).all()
    chairs = [Chair(row.kind, row.name, row.level, row.handed, row.left, row.token) for row in found]
    for row in connection.execute(select(GUESTS).where(GUESTS.c.table_id == id)):
        chairs[row.seat].guests.add(row.guest)
    return chairs


def revived(row: Row[Any], chairs: list[Chair], chat: Iterable[Message]) -> Table:
    game = with_files(row.game, json.loads(row.components))
    return Table(
        game.setup(row.seats, **json.loads(row.options)),
        chairs,
        seed=bytes.fromhex(row.seed),
        pace=Pace.read(row.pace),
        id=row.id,
        host=row.host,
        public=row.public,
        device=row.device,
        words={int(seat): word for seat, word in json.loads(row.words).items()},
        taken_back=row.taken_back,
        since=row.since,
        created=row.created,
        changed=row.changed,
        chat=list(chat),
        next=row.next,
    )


def record_of(table: Table, row: Row[Any], moves: list[Made]) -> Record:
    """The record of a match that may still run, made from its rows."""
    return Record(
        table.game.name,
        row.version,
        table.setup.seats,
        json.loads(row.options),
        commitment(table.seed),
        dict(table.game.own_components),
        table.words,
        moves,
        [Undone(*note) for note in json.loads(row.undone)],
    )
