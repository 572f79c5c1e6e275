"""Runs the migrations over the connection that the store gives."""

from __future__ import annotations

from alembic import context

from hetman.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
