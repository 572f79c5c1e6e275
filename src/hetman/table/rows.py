"""Tables as rows of the database, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select
from sqlalchemy import Table as Rows

from hetman.core.players import Player, Seated
from hetman.core.record import Made, Record, Rules, Undone, write_option
from hetman.core.registry import with_files
from hetman.table.chair import Chair
from hetman.table.chat import Message
from hetman.table.schema import CHAIRS, GUESTS, MESSAGES, MOVES, SEALED
from hetman.table.table import Table
from hetman.table.time_control import TimeControl


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
        "delay": table.delay,
        "host": table.host,
        "public": table.public,
        "device": table.device,
        "created": table.created,
    }


def changing(table: Table) -> dict[str, Any]:
    """The columns that change."""
    match = table.match
    return {
        "words": json.dumps(table.words),
        "status": table.status,
        "undone": json.dumps([list(note) for note in match.undone] if match else []),
        "players": json.dumps([[note.seat, str(note.player), note.start] for note in match.players] if match else []),
        "rules": json.dumps([list(note) for note in match.rules] if match else []),
        "taken_back": table.taken_back,
        "conceded": match.conceded if match else None,
        "since": table.clocks.since,
        "next": table.next,
    }


@dataclass
class Stored:
    """Everything of a table that changes: its own columns, and its rows in the other tables of the database.

    A row has the values of all columns except `table_id`, in the order of the schema.
    """

    header: dict[str, Any] = field(default_factory=dict)
    rows: dict[Rows, set[tuple[Any, ...]]] = field(default_factory=dict)

    @staticmethod
    def of(table: Table) -> Stored:
        chairs = list(enumerate(table.chairs))
        rows: dict[Rows, set[tuple[Any, ...]]] = {
            CHAIRS: {(seat, one.kind, one.name, one.level, one.handed, one.left, one.token) for seat, one in chairs},
            GUESTS: {(seat, guest) for seat, chair in chairs for guest in chair.guests},
            MESSAGES: set(table.chat),
        }
        if table.match is not None:
            notation, settled = table.game.notation, table.clocks.settled
            rows[MOVES] = {
                (number, int(entry.decision.seat), notation(entry.move))
                for number, entry in enumerate(table.match.entries, 1)
            }
            rows[SEALED] = {
                (seat, step, notation(move), settled.get(seat))
                for seat, moves in table.match.sealed.steps.items()
                for step, move in enumerate(moves)
            }
        return Stored(changing(table), rows)


def save_difference(connection: Connection, id: str, before: Stored, after: Stored) -> None:
    """Delete the rows that are gone or have changed, and insert those that are new or have changed."""
    for table, rows in after.rows.items():
        columns = [column.name for column in table.c if column.name != "table_id"]
        old = before.rows.get(table, set())
        for row in old - rows:
            key = [table.c[name] == value for name, value in zip(columns, row) if table.c[name].primary_key]
            connection.execute(delete(table).where(table.c.table_id == id, *key))
        new = [{"table_id": id, **dict(zip(columns, row))} for row in rows - old]
        if new:
            connection.execute(insert(table), new)


# Rows as a table


def rows_of(connection: Connection, table: Rows, id: str) -> Sequence[Row[Any]]:
    """Return the rows of a table, in the order of their keys."""
    return connection.execute(select(table).where(table.c.table_id == id).order_by(*table.primary_key)).all()


def restore(connection: Connection, row: Row[Any]) -> Table:
    """Return the table of that row."""
    table = Table(
        with_files(row.game, json.loads(row.components)).setup(row.seats, **json.loads(row.options)),
        [Chair(*tuple(chair)[2:]) for chair in rows_of(connection, CHAIRS, row.id)],
        seed=bytes.fromhex(row.seed),
        time_control=TimeControl.read(row.pace),
        id=row.id,
        delay=row.delay,
        host=row.host,
        public=row.public,
        device=row.device,
        words={int(seat): word for seat, word in json.loads(row.words).items()},
        taken_back=row.taken_back,
        created=row.created,
        changed=row.changed,
        chat=[Message(*tuple(message)[1:]) for message in rows_of(connection, MESSAGES, row.id)],
        next=row.next,
    )
    table.clocks.since = row.since
    for guest in rows_of(connection, GUESTS, row.id):
        table.chairs[guest.seat].guests.add(guest.guest)
    if row.status != "open":
        restore_match(connection, table, row)
    return table


def restore_match(connection: Connection, table: Table, row: Row[Any]) -> None:
    moves = [Made(move.seat, move.text) for move in rows_of(connection, MOVES, row.id)]
    undone = [Undone(*note) for note in json.loads(row.undone)]
    players = [Seated(seat, Player.read(text), start) for seat, text, start in json.loads(row.players)]
    rules = [Rules(*note) for note in json.loads(row.rules)]
    record = Record.of(table.setup, table.seed, table.words, moves, undone, row.version, players, rules)
    record = record.under_rules(table.game.version)
    sealed = rows_of(connection, SEALED, row.id)
    table.resume(record, [(step.seat, step.text) for step in sealed], row.conceded)
    table.clocks.settled = {step.seat: step.left for step in sealed if step.left is not None}
