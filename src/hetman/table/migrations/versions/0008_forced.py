"""Tables that answer for people where there is nothing to choose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # At earlier tables people answered everything themselves.
    op.add_column("tables", sa.Column("forced", sa.Boolean, nullable=False, server_default=sa.false()))
