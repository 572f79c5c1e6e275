"""The tables of the database. The journal has what happened at a table; the other rows are its present values."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text, false

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
    Column("forced", Boolean, nullable=False, server_default=false()),
    Column("status", String(8), nullable=False, index=True),
    Column("players", Text, nullable=False, server_default="[]"),
    Column("rules", Text, nullable=False, server_default="[]"),
    Column("conceded", Integer),
    Column("since", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("next", String(32)),
    Column("flag_at", Float, index=True),
    Column("result", String(64)),
    Column("free_undo", Boolean, nullable=False, server_default=false()),
    Column("revision", Integer, nullable=False, server_default="0"),
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
    Column("conceded", Boolean, nullable=False, server_default=false()),
)

GUESTS = Table(
    "guests",
    METADATA,
    owner(),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
)

JOURNAL = Table(
    "journal",
    METADATA,
    owner(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
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

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""By the id of a table or of an uploaded record."""

CLOCK = Table(
    "server_clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Float, nullable=False),
)

PERSONAL_LINKS = Table(
    "personal_links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("expires", Float, nullable=False),
)

FEEDS = Table(
    "feeds",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("used", Float, nullable=False),
)

JOBS = Table(
    "jobs",
    METADATA,
    owner(),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("due", Float, nullable=False, index=True),
    Column("worker", String(32)),
    Column("until", Float),
)
