"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def owner() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("device", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("undone", sa.Text, nullable=False),
        sa.Column("taken_back", sa.Integer, nullable=False),
        sa.Column("conceded", sa.Integer),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("next", sa.String(32)),
    )
    op.create_table(
        "chairs",
        owner(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("handed", sa.Boolean, nullable=False),
        sa.Column("left", sa.Float),
        sa.Column("token", sa.String(32), nullable=False, unique=True),
    )
    op.create_table(
        "guests",
        owner(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True, index=True),
    )
    op.create_table(
        "moves",
        owner(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
    )
    op.create_table(
        "sealed",
        owner(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("left", sa.Float),
    )
    op.create_table(
        "messages",
        owner(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
