"""What is older than the host keeps is deleted, and nothing else."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import text

from hetman.table.retention import Retention
from hetman.table.schema import METADATA
from hetman.table.service import TableService
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.table.time_control import DAY
from table.tables import new_table, play_first_moves


def aged(store: Store, *tables: Table, days: float) -> None:
    with store.engine.begin() as connection:
        for table in tables:
            values = {"changed": time.time() - days * DAY, "id": table.id}
            connection.execute(text("UPDATE tables SET changed = :changed WHERE id = :id"), values)


def ids(store: Store) -> set[str]:
    with store.engine.connect() as connection:
        return set(connection.execute(text("SELECT id FROM tables")).scalars())


def test_each_kind_has_its_own_time(database: str) -> None:
    store = Store(database)
    over, running, waiting = new_table("person", "person"), new_table("person", "bot"), new_table("person", "open")
    fresh = new_table("person", "person")
    over.concede(0)
    play_first_moves(running, 2)
    for table in (over, running, waiting, fresh):
        store.save(table)
    store.save_record("r" * 22, over.playing.record, "guest")
    aged(store, over, running, waiting, days=40)
    assert Retention().clear(store.engine, ()) == 0
    assert not Retention()
    assert Retention(finished=41, abandoned=41).clear(store.engine, ()) == 0
    assert Retention(finished=30).clear(store.engine, ()) == 1
    assert ids(store) == {running.id, waiting.id, fresh.id}
    assert Retention(abandoned=30).clear(store.engine, {running.id}) == 1
    assert ids(store) == {running.id, fresh.id}
    assert store.record("r" * 22) is not None
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE records SET created = created - 1e7"))
    Retention(uploads=30).clear(store.engine, ())
    assert store.record("r" * 22) is None
    Retention(abandoned=30).clear(store.engine, ())
    assert ids(store) == {fresh.id}
    # Rows of deleted tables are gone with them.
    with store.engine.connect() as connection:
        for name, rows in METADATA.tables.items():
            if "table_id" in rows.c:
                assert set(connection.execute(text(f"SELECT table_id FROM {name}")).scalars()) <= {fresh.id}
    store.close()


def test_a_service_clears_at_its_start(database: str) -> None:
    store = Store(database)
    over, fresh = new_table("person", "person"), new_table("person", "person")
    over.concede(0)
    for table in (over, fresh):
        store.save(table)
    aged(store, over, days=10)
    store.close()

    async def play() -> None:
        service = TableService(Store(database), workers=1, retention=Retention(finished=7))
        await service.start()
        for _ in range(200):
            if ids(service.store) == {fresh.id}:
                break
            await asyncio.sleep(0.02)
        assert ids(service.store) == {fresh.id}
        await service.close()

    asyncio.run(play())


def test_a_service_starts_while_it_clears_abandoned_games(database: str) -> None:
    store = Store(database)
    for seed in range(3):
        table = new_table("person", "person", seed=seed)
        store.save(table)
        aged(store, table, days=31)
    store.close()

    async def run() -> set[str]:
        service = TableService(Store(database), workers=1, retention=Retention(abandoned=30))
        await service.start()
        async with asyncio.timeout(10):
            while left := ids(service.store):
                await asyncio.sleep(0.05)
        await service.close()
        return left

    assert asyncio.run(run()) == set()
