"""Links that make another device the same guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "personal_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
