"""Tables as rows of the database, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, insert, select, update
from sqlalchemy import Table as Rows

from hetman.core.chance import commitment
from hetman.core.players import Player, Seated
from hetman.core.record import Record, Rules, write_option
from hetman.core.registry import with_files
from hetman.table.chair import Chair
from hetman.table.chat import Message
from hetman.table.jobs import database_time
from hetman.table.journal import History, JournalEntry
from hetman.table.schema import CHAIRS, GUESTS, JOBS, JOURNAL, MESSAGES, TABLES
from hetman.table.table import Table
from hetman.table.time_control import TimeControl

Key = tuple[int | str, ...]


def fixed(table: Table) -> dict[str, Any]:
    """The columns that never change."""
    return {
        "game": table.game.name,
        "version": table.match.version if table.match else table.game.version,
        "seats": table.setup.seats,
        "options": json.dumps({name: write_option(value) for name, value in table.setup.options.items()}),
        "components": json.dumps(dict(table.game.own_components)),
        "seed": table.seed.hex(),
        "pace": str(table.time_control),
        "host": table.host,
        "public": table.public,
        "device": table.device,
        "forced": table.forced,
        "created": table.created,
    }


@dataclass
class Stored:
    """The present values of a table on disk: its columns that change, its chairs and guests, its last message."""

    header: dict[str, Any] = field(default_factory=dict)
    chairs: dict[Key, dict[str, Any]] = field(default_factory=dict)
    guests: frozenset[Key] = frozenset()
    message: int = 0
    jobs: frozenset[Key] = frozenset()
    """The open decisions of bots, if worker processes take them from the database."""

    @staticmethod
    def of(table: Table, shared: bool = False) -> Stored:
        match, chairs = table.match, list(enumerate(table.chairs))
        players = [[note.seat, str(note.player), note.start] for note in match.players] if match else []
        header = {
            "words": json.dumps(table.words),
            "status": table.status,
            "players": json.dumps(players),
            "rules": json.dumps(match.rules if match else []),
            "conceded": match.conceded if match else None,
            "result": " ".join(map(str, match.winners)) if match and match.over else None,
            "since": table.clocks.since,
            "flag_at": table.clocks.flag_at(table.awaited),
            "next": table.next,
            "free_undo": table.free_undo,
            "delay": table.delay,
        }
        return Stored(
            header,
            {(seat,): {name: getattr(chair, name) for name in CHAIR_COLUMNS} for seat, chair in chairs},
            frozenset((seat, guest) for seat, chair in chairs for guest in chair.guests),
            table.chat[-1].number if table.chat else 0,
            frozenset(table.bot_decisions) if shared else frozenset(),
        )


CHAIR_COLUMNS = [column.name for column in CHAIRS.c if not column.primary_key]


def save_changes(connection: Connection, table: Table, before: Stored, after: Stored) -> None:
    """Append the journal and the chat, and write the chairs and guests that have changed."""
    append(connection, JOURNAL, table.id, [journal_row(entry) for entry in table.journal.pending])
    new = [message for message in table.chat if message.number > before.message]
    append(connection, MESSAGES, table.id, [message_row(message) for message in new])
    if new and new[-1].number > len(table.chat):
        old = MESSAGES.c.number < table.chat[0].number
        connection.execute(delete(MESSAGES).where(MESSAGES.c.table_id == table.id, old))
    append(
        connection,
        CHAIRS,
        table.id,
        [{"seat": key[0], **chair} for key, chair in after.chairs.items() if key not in before.chairs],
    )
    for key, chair in after.chairs.items():
        changed = {name: value for name, value in chair.items() if before.chairs.get(key, chair)[name] != value}
        if changed:
            mine = (CHAIRS.c.table_id == table.id, CHAIRS.c.seat == key[0])
            connection.execute(update(CHAIRS).where(*mine).values(changed))
    for seat, guest in before.guests - after.guests:
        same = and_(GUESTS.c.table_id == table.id, GUESTS.c.seat == seat, GUESTS.c.guest == guest)
        connection.execute(delete(GUESTS).where(same))
    guests = sorted(after.guests - before.guests)
    append(connection, GUESTS, table.id, [{"seat": seat, "guest": guest} for seat, guest in guests])


def save_jobs(connection: Connection, id: str, before: Stored, after: Stored, pause: float) -> None:
    """Write the bots' open decisions as jobs, due after a pause."""
    for seat, number in before.jobs - after.jobs:
        gone = and_(JOBS.c.table_id == id, JOBS.c.seat == seat, JOBS.c.number == number)
        connection.execute(delete(JOBS).where(gone))
    for seat, number in sorted(after.jobs - before.jobs):
        values = {"table_id": id, "seat": seat, "number": number, "due": database_time() + pause}
        connection.execute(insert(JOBS).values(values))


def append(connection: Connection, table: Rows, id: str, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), [{"table_id": id, **row} for row in rows])


def journal_row(entry: JournalEntry) -> dict[str, Any]:
    return {**entry._asdict(), "data": json.dumps(entry.data, ensure_ascii=False, separators=(",", ":"))}


def message_row(message: Message) -> dict[str, Any]:
    row = message._asdict()
    return {**row, "sent": row.pop("when")}


# Rows as a table


def rows_of(connection: Connection, table: Rows, id: str) -> Sequence[Row[Any]]:
    """Return the rows of a table, in the order of their keys."""
    return connection.execute(select(table).where(table.c.table_id == id).order_by(*table.primary_key)).all()


def journal_of(connection: Connection, id: str) -> list[JournalEntry]:
    return [entry_of(row) for row in rows_of(connection, JOURNAL, id)]


def entry_of(row: Row[Any]) -> JournalEntry:
    return JournalEntry(row.number, row.at, row.seat, row.kind, json.loads(row.data))


def row_of(connection: Connection, id: str) -> Row[Any] | None:
    return connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()


def restore(connection: Connection, row: Row[Any]) -> Table:
    """Return the table of that row. Raises what the game raises if it cannot be played with the rules that are here."""
    table = Table(
        with_files(row.game, json.loads(row.components)).setup(row.seats, **json.loads(row.options)),
        [chair_of(chair) for chair in rows_of(connection, CHAIRS, row.id)],
        seed=bytes.fromhex(row.seed),
        time_control=TimeControl.read(row.pace),
        id=row.id,
        delay=row.delay,
        host=row.host,
        public=row.public,
        device=row.device,
        forced=row.forced,
        words={int(seat): word for seat, word in json.loads(row.words).items()},
        created=row.created,
        changed=row.changed,
        chat=[Message(*tuple(message)[1:]) for message in rows_of(connection, MESSAGES, row.id)],
        next=row.next,
        free_undo=row.free_undo,
        revision=row.revision,
    )
    table.clocks.since = row.since
    for guest in rows_of(connection, GUESTS, row.id):
        table.chairs[guest.seat].guests.add(guest.guest)
    entries = journal_of(connection, row.id)
    table.journal.number = entries[-1].number if entries else 0
    for entry in entries:
        table.journal.moderation.add(entry.kind, entry.data)
    if row.status != "open":
        restore_match(table, row, History.of(entries))
    return table


def chair_of(row: Row[Any]) -> Chair:
    return Chair(**{name: getattr(row, name) for name in CHAIR_COLUMNS})


def record_of(row: Row[Any], history: History) -> Record:
    """Return the record of a running match, from its rows alone."""
    return Record(
        row.game,
        row.version,
        row.seats,
        json.loads(row.options),
        commitment(bytes.fromhex(row.seed)),
        json.loads(row.components),
        {int(seat): word for seat, word in json.loads(row.words).items()},
        history.moves,
        history.undone,
        players=[Seated(seat, Player.read(text), start) for seat, text, start in json.loads(row.players)],
        rules=[Rules(*note) for note in json.loads(row.rules)],
    )


def restore_match(table: Table, row: Row[Any], history: History) -> None:
    table.resume(record_of(row, history).under_rules(table.game.version), history.steps, row.conceded)
    table.playing.drawn = history.drawn
    table.journal.proposals = history.proposals
    table.taken_back = history.taken_back
    table.clocks.settled = history.settled
