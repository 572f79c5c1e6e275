"""The journal in the place of rows of moves and sealed answers; revisions; server time."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    clock = op.create_table(
        "server_clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.bulk_insert(clock, [{"id": 1, "seconds": 0.0}])
    op.add_column("tables", sa.Column("result", sa.String(64)))
    op.add_column("tables", sa.Column("free_undo", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    for table in connection.execute(sa.text("SELECT * FROM tables WHERE status <> 'open'")).mappings().all():
        write_journal(connection, table)
    # The time since a clock started is not known: the server may have been down. The player gets it back.
    connection.execute(sa.text("UPDATE tables SET since = 0"))
    op.drop_column("tables", "undone")
    op.drop_column("tables", "taken_back")
    op.drop_table("moves")
    op.drop_table("sealed")


def write_journal(connection: sa.Connection, table: Any) -> None:
    """Write one entry with all moves of a match, and one for each sealed step."""
    moves = rows(connection, "SELECT seat, text FROM moves WHERE table_id = :id ORDER BY number", table)
    started = {
        "moves": [[move["seat"], move["text"]] for move in moves],
        "undone": json.loads(table["undone"]),
        "taken_back": table["taken_back"],
    }
    entries: list[tuple[int | None, str, dict[str, Any]]] = [(None, "started", started)]
    for step in rows(
        connection, 'SELECT seat, text, "left" FROM sealed WHERE table_id = :id ORDER BY seat, step', table
    ):
        entries.append((step["seat"], "answered", {"move": step["text"], "left": step["left"]}))
    insert = sa.text(
        "INSERT INTO journal (table_id, number, at, seat, kind, data) VALUES (:id, :number, :at, :seat, :kind, :data)"
    )
    for number, (seat, kind, data) in enumerate(entries, 1):
        values = {"id": table["id"], "number": number, "at": table["changed"], "seat": seat, "kind": kind}
        connection.execute(insert, {**values, "data": json.dumps(data, ensure_ascii=False)})
    chairs = rows(connection, "SELECT kind FROM chairs WHERE table_id = :id", table)
    alone = sum(chair["kind"] == "person" for chair in chairs) == 1
    connection.execute(
        sa.text("UPDATE tables SET free_undo = :alone WHERE id = :id"), {"alone": alone, "id": table["id"]}
    )


def rows(connection: sa.Connection, query: str, table: Any) -> Any:
    return connection.execute(sa.text(query), {"id": table["id"]}).mappings().all()
