"""The tables of the database. A match is its list of moves; the other columns are its players and settings."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()


def owner(name: str = "table_id") -> Column[str]:
    return Column(name, String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("pace", String(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("delay", Float),
    Column("public", Boolean, nullable=False),
    Column("device", Boolean, nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("undone", Text, nullable=False),
    Column("players", Text, nullable=False, server_default="[]"),
    Column("rules", Text, nullable=False, server_default="[]"),
    Column("taken_back", Integer, nullable=False),
    Column("conceded", Integer),
    Column("since", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("next", String(32)),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    owner(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),
    Column("handed", Boolean, nullable=False),
    Column("left", Float),
    Column("token", String(32), nullable=False, unique=True),
)

GUESTS = Table(
    "guests",
    METADATA,
    owner(),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
)

MOVES = Table(
    "moves",
    METADATA,
    owner(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
)

SEALED = Table(
    "sealed",
    METADATA,
    owner(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("text", String(200), nullable=False),
    Column("left", Float),
)

MESSAGES = Table(
    "messages",
    METADATA,
    owner(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", String(400), nullable=False),
    Column("sent", Float, nullable=False),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
