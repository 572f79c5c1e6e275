"""Feeds that tell a guest at which tables it is their turn.

A guest has one feed at a time. Its address is a secret that only reads. The database has only its hash.
"""

from __future__ import annotations

import time

from sqlalchemy import Engine, delete, insert, select, update

from hetman.table.chair import fresh_id
from hetman.table.personal_links import digest
from hetman.table.schema import FEEDS
from hetman.table.time_control import DAY

UNUSED = 365 * DAY
"""Seconds after which a feed that nobody reads stops to exist, as the cookie of its guest does."""


def create_feed(engine: Engine, guest: str) -> str:
    """Return the secret of a new feed. The earlier one of the guest, and those that nobody reads, stop to exist."""
    secret, now = fresh_id(), time.time()
    with engine.begin() as connection:
        connection.execute(delete(FEEDS).where((FEEDS.c.guest == guest) | (FEEDS.c.used < now - UNUSED)))
        connection.execute(insert(FEEDS).values(digest=digest(secret), guest=guest, used=now))
    return secret


def guest_of_feed(engine: Engine, secret: str) -> str | None:
    """Return the guest whose turns a feed tells, or None if there is no such feed."""
    same, now = FEEDS.c.digest == digest(secret), time.time()
    with engine.connect() as connection:
        row = connection.execute(select(FEEDS).where(same)).one_or_none()
    if row is None:
        return None
    if row.used < now - DAY:
        with engine.begin() as connection:
            connection.execute(update(FEEDS).where(same).values(used=now))
    return str(row.guest)


def end_feed(engine: Engine, guest: str) -> None:
    """Delete the feed of a guest."""
    with engine.begin() as connection:
        connection.execute(delete(FEEDS).where(FEEDS.c.guest == guest))


def has_feed(engine: Engine, guest: str) -> bool:
    with engine.connect() as connection:
        return connection.execute(select(FEEDS.c.guest).where(FEEDS.c.guest == guest)).first() is not None
