"""Stored analyses, by the id of a table or of an uploaded record."""

from __future__ import annotations

import time

from sqlalchemy import Connection, Engine, delete, insert, select

from hetman.analysis.game_analysis import GameAnalysis
from hetman.table.schema import ANALYSES, RECORDS, TABLES


def load(engine: Engine, id: str) -> GameAnalysis | None:
    """Return a stored analysis. One of an older format or of other rules counts as none."""
    with engine.connect() as connection:
        text = connection.execute(select(ANALYSES.c.text).where(ANALYSES.c.id == id)).scalar_one_or_none()
    try:
        return GameAnalysis.loads(text) if text is not None else None
    except ValueError:
        return None


def save(engine: Engine, id: str, analysis: GameAnalysis) -> None:
    """Store an analysis in the place of an older one. A game that was deleted meanwhile gets none."""
    with engine.begin() as connection:
        connection.execute(delete(ANALYSES).where(ANALYSES.c.id == id))
        connection.execute(insert(ANALYSES).values(id=id, text=analysis.dumps(), created=time.time()))
        delete_orphans(connection)


def delete_orphans(connection: Connection) -> None:
    """Delete the analyses of games that are gone."""
    owned = select(TABLES.c.id).union(select(RECORDS.c.id))
    connection.execute(delete(ANALYSES).where(ANALYSES.c.id.not_in(owned)))
