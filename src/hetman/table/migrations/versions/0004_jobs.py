"""Bot turns as jobs, and the time when a clock runs out, for several processes on one database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("worker", sa.String(32)),
        sa.Column("until", sa.Float),
    )
    op.add_column("tables", sa.Column("flag_at", sa.Float))
    op.create_index("ix_tables_flag_at", "tables", ["flag_at"])
