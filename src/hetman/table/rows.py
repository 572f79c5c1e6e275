"""Tables as rows of the database, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy import Table as Rows

from hetman.core.record import write_option
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
        "version": table.game.version,
        "seats": table.setup.seats,
        "options": json.dumps({name: write_option(value) for name, value in table.setup.options.items()}),
        "components": json.dumps(dict(table.game.own_components)),
        "seed": table.seed.hex(),
        "pace": str(table.time_control),
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
        "taken_back": table.taken_back,
        "conceded": match.conceded if match else None,
        "since": table.clocks.since,
        "next": table.next,
    }


@dataclass
class Stored:
    """The rows of a table that change."""

    header: dict[str, Any] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    chairs: dict[int, dict[str, Any]] = field(default_factory=dict)
    guests: set[tuple[int, str]] = field(default_factory=set)
    sealed: list[tuple[int, int, str, float | None]] = field(default_factory=list)
    messages: dict[int, Message] = field(default_factory=dict)

    @staticmethod
    def of(table: Table) -> Stored:
        entries = table.match.entries if table.match else []
        sealed = table.match.sealed.steps if table.match else {}
        notation = table.game.notation
        return Stored(
            changing(table),
            [(int(entry.decision.seat), notation(entry.move)) for entry in entries],
            {seat: chair_row(chair) for seat, chair in enumerate(table.chairs)},
            {(seat, guest) for seat, chair in enumerate(table.chairs) for guest in chair.guests},
            [
                (seat, step, notation(move), table.clocks.settled.get(seat))
                for seat, moves in sealed.items()
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


def restored(row: Row[Any], chairs: list[Chair], chat: Iterable[Message]) -> Table:
    game = with_files(row.game, json.loads(row.components))
    table = Table(
        game.setup(row.seats, **json.loads(row.options)),
        chairs,
        seed=bytes.fromhex(row.seed),
        time_control=TimeControl.read(row.pace),
        id=row.id,
        host=row.host,
        public=row.public,
        device=row.device,
        words={int(seat): word for seat, word in json.loads(row.words).items()},
        taken_back=row.taken_back,
        created=row.created,
        changed=row.changed,
        chat=list(chat),
        next=row.next,
    )
    table.clocks.since = row.since
    return table
