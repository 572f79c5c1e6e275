"""Who sat where and newer rules, for the records of running games; the delay of the bots at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Nobody noted the players of earlier games, so their records have no player lines.
    for name in ("players", "rules"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("delay", sa.Float))
