"""Personal links: whoever opens one on another device becomes the same guest there.

A guest has one link at a time. It works once and for a short time. The database has only its hash.
"""

from __future__ import annotations

import hashlib
import time
from typing import NamedTuple

from sqlalchemy import Engine, delete, insert, select

from hetman.table.chair import fresh_id
from hetman.table.schema import PERSONAL_LINKS as LINKS

LIFETIME = 600.0
"""Seconds for which a link works."""


class LinkedGuest(NamedTuple):
    guest: str
    name: str


def create_link(engine: Engine, guest: str, name: str) -> str:
    """Return the secret of a new link. Earlier links of the guest, and those that have expired, stop to exist."""
    secret = fresh_id()
    now = time.time()
    with engine.begin() as connection:
        connection.execute(delete(LINKS).where((LINKS.c.guest == guest) | (LINKS.c.expires < now)))
        values = {"digest": digest(secret), "guest": guest, "name": name, "expires": now + LIFETIME}
        connection.execute(insert(LINKS).values(values))
    return secret


def use_link(engine: Engine, secret: str) -> LinkedGuest | None:
    """Use a link up. Returns its guest, or None if it does not work any more."""
    same = LINKS.c.digest == digest(secret)
    with engine.begin() as connection:
        row = connection.execute(select(LINKS).where(same)).one_or_none()
        # Of two devices that use it at the same moment, only the one that deletes the row gets it.
        if row is None or connection.execute(delete(LINKS).where(same)).rowcount != 1 or row.expires < time.time():
            return None
    return LinkedGuest(row.guest, row.name)


def revoke_links(engine: Engine, guest: str) -> None:
    """Delete the links of a guest that nobody has used."""
    with engine.begin() as connection:
        connection.execute(delete(LINKS).where(LINKS.c.guest == guest))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
