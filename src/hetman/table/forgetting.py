"""Delete what a server keeps of a guest, as far as it belongs to nobody else."""

from __future__ import annotations

from sqlalchemy import Engine, delete, select

from hetman.table.analysis_store import delete_orphans
from hetman.table.schema import FEEDS, GUESTS, PERSONAL_LINKS, RECORDS, TABLES


def forget_guest(engine: Engine, guest: str) -> list[str]:
    """Delete the guest's tables without other people, uploads, feed and personal links. Returns the ids of the tables.

    A game with other people belongs to them too, and stays.
    """
    with engine.begin() as connection:
        with_others = select(GUESTS.c.table_id).where(GUESTS.c.guest != guest)
        sits = select(GUESTS.c.table_id).where(GUESTS.c.guest == guest)
        own = (TABLES.c.host == guest) | TABLES.c.id.in_(sits)
        found = list(connection.execute(select(TABLES.c.id).where(own, TABLES.c.id.not_in(with_others))).scalars())
        for id in found:
            connection.execute(delete(TABLES).where(TABLES.c.id == id))
        connection.execute(delete(RECORDS).where(RECORDS.c.guest == guest))
        delete_orphans(connection)
        connection.execute(delete(PERSONAL_LINKS).where(PERSONAL_LINKS.c.guest == guest))
        connection.execute(delete(FEEDS).where(FEEDS.c.guest == guest))
    return found
