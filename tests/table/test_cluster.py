"""Two processes on one PostgreSQL database: changes, viewers, bot turns and clocks are shared."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select

from hetman.table import cluster, jobs
from hetman.table.errors import Gone
from hetman.table.jobs import BotJob
from hetman.table.schema import JOBS
from hetman.table.service import TableService
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.table.time_control import TimeControl
from postgres import Postgres
from table.tables import new_table, play_first_moves

Play = Callable[[TableService, TableService], Awaitable[None]]


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.create()


def with_two(url: str, play: Play, **settings: Any) -> None:
    """Run a test with two services, as in two processes."""

    async def run() -> None:
        services = [TableService(Store(url), workers=1, pause=0, **settings) for _ in range(2)]
        for service in services:
            await service.start()
        try:
            await asyncio.wait_for(play(*services), 60)
        finally:
            for service in services:
                await service.close()

    asyncio.run(run())


async def reached(condition: Callable[[], bool]) -> None:
    for _ in range(400):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it does not happen")


def test_a_change_wakes_the_viewers_of_another_process(url: str) -> None:
    async def play(first: TableService, second: TableService) -> None:
        table = new_table("person", "person")
        await first.open(table)
        viewer = await second.subscribe(table.id, frozenset({1}))
        viewer.changed.clear()
        async with first.transaction(table.id) as mine:
            play_first_moves(mine)
        await asyncio.wait_for(viewer.changed.wait(), 5)
        async with second.read(table.id) as seen:
            assert seen.awaited == [1]
            assert str(seen.playing.record) == str(mine.playing.record)

    with_two(url, play)


def test_a_reader_sees_every_acknowledged_change(url: str) -> None:
    """Also before the notice: two players may reach different processes with every request."""

    async def play(first: TableService, second: TableService) -> None:
        table = new_table("person", "person")
        await first.open(table)
        for turn in range(12):
            mover, reader = (first, second) if turn % 2 else (second, first)
            async with mover.transaction(table.id) as mine:
                play_first_moves(mine)
            async with reader.read(table.id) as seen:
                assert seen.revision == mine.revision
                assert len(seen.playing.entries) == len(mine.playing.entries)

    with_two(url, play)


def test_games_go_on_after_the_database_restarts(postgres: Postgres, url: str) -> None:
    async def play(first: TableService, second: TableService) -> None:
        people, bots = new_table("person", "person"), new_table("bot", "bot")
        for table in (people, bots):
            await first.open(table)
        viewer = await second.subscribe(people.id, frozenset({1}))
        await asyncio.to_thread(postgres.restart)
        viewer.changed.clear()
        async with first.transaction(people.id) as mine:
            play_first_moves(mine)
        await asyncio.wait_for(viewer.changed.wait(), 20)
        async with second.read(people.id) as seen:
            assert seen.revision == mine.revision
        number = first.store.load(bots.id).number
        await reached(lambda: first.store.load(bots.id).number > number)

    with_two(url, play)


def test_players_at_another_process_are_present(url: str) -> None:
    async def play(first: TableService, second: TableService) -> None:
        table = new_table("person", "person")
        await first.open(table)
        viewer = await second.subscribe(table.id, frozenset({1}))
        spectator = await second.subscribe(table.id, frozenset(), "handle", "Łucja")
        await reached(lambda: first.present(table.id, 1) and first.spectators(table.id) == 1)
        assert first.watchers(table.id) == {"handle": "Łucja"}
        await second.unsubscribe(table.id, viewer)
        await second.unsubscribe(table.id, spectator)
        await reached(lambda: not first.present(table.id, 1) and first.spectators(table.id) == 0)
        assert first.watchers(table.id) == {}

    with_two(url, play)


def test_more_spectators_than_a_notice_can_name_are_counted(url: str) -> None:
    async def play(first: TableService, second: TableService) -> None:
        table = new_table("person", "person")
        await first.open(table)
        for number in range(200):
            await second.subscribe(table.id, frozenset(), f"{number:016}", "Łucja z Żółwina nad Wisłą")
        await reached(lambda: first.spectators(table.id) == 200)
        assert 50 < len(first.watchers(table.id)) < 200

    with_two(url, play)


def test_a_new_process_hears_who_is_present(url: str) -> None:
    async def play(first: TableService, second: TableService) -> None:
        table = new_table("person", "person")
        await first.open(table)
        await first.subscribe(table.id, frozenset({0}))
        third = TableService(Store(url), workers=1)
        await third.start()
        await reached(lambda: third.present(table.id, 0))
        await third.close()

    with_two(url, play)


def test_bots_of_all_processes_share_the_turns(url: str) -> None:
    async def play(first: TableService, second: TableService) -> None:
        tables = [new_table("bot", "bot", seed=seed, round_limit=2) for seed in range(6)]
        taken: dict[TableService, set[str]] = {first: set(), second: set()}
        for service in (first, second):
            noted(service, taken[service])
        for number, table in enumerate(tables):
            await (first, second)[number % 2].open(table)
        store = first.store
        await reached(lambda: not store.running())
        assert all(taken.values())
        for table in tables:
            async with second.read(table.id) as over:
                assert over.status == "over"
        with store.engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM jobs").scalar_one() == 0

    with_two(url, play)


def noted(service: TableService, taken: set[str]) -> None:
    """Note the tables where a service lets a bot move."""
    play_bot = service.play_bot

    async def noting(id: str, seat: int, number: int) -> bool:
        taken.add(id)
        return await play_bot(id, seat, number)

    service.play_bot = noting  # type: ignore[method-assign]


def test_turns_that_wait_are_taken_without_a_pause(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process looks for turns now and then only if it has found none."""
    monkeypatch.setattr(cluster, "POLL", 3600)

    async def play(first: TableService, second: TableService) -> None:
        tables = [new_table("bot", "bot", seed=seed) for seed in range(12)]
        for table in tables:
            first.store.save(table)
        third = TableService(Store(url), workers=1, pause=0)
        await third.start()
        await reached(lambda: all(first.store.load(table.id).number > table.number + 3 for table in tables))
        await third.close()

    with_two(url, play)


def test_the_turn_of_a_process_that_died_is_taken_by_another(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(url)
    table = new_table("bot", "person")
    while table.awaited != [0]:
        table = new_table("bot", "person", seed=table.seed[-1] + 1)
    store.save(table)
    engine = store.engine
    job = BotJob(table.id, 0, table.number_for(0))
    assert jobs.claim(engine, "dead", 5) == [job]
    assert jobs.claim(engine, "other", 5) == []
    jobs.renew(engine, "dead")
    assert jobs.claim(engine, "other", 5) == []
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE jobs SET until = until - {jobs.LEASE + 1}")
    assert jobs.claim(engine, "other", 5) == [job]
    jobs.release_all(engine, "other")
    assert jobs.claim(engine, "third", 5) == [job]
    jobs.release(engine, job, 60)
    assert jobs.claim(engine, "other", 5) == []
    jobs.drop(engine, job)
    assert store.load(table.id).status == "running"
    store.close()


def test_two_workers_never_claim_the_same_job(url: str) -> None:
    store = Store(url)
    tables = [new_table("bot", "bot", seed=seed) for seed in range(20)]
    for table in tables:
        store.save(table)

    async def race() -> list[list[BotJob]]:
        claims = [asyncio.to_thread(jobs.claim, store.engine, f"worker{number}", 3) for number in range(10)]
        return await asyncio.gather(*claims)

    claimed = [job for found in asyncio.run(race()) for job in found]
    assert len(claimed) == len(set(claimed)) == 20
    store.close()


def test_a_clock_runs_out_although_its_process_is_gone(url: str) -> None:
    store = Store(url)
    table = new_table("person", "person", time_control=TimeControl.read("live 5+0"))
    store.save(table)
    store.close()

    async def play(first: TableService, second: TableService) -> None:
        first.clock.catch_up(first.clock.now() + 301)
        await reached(lambda: not first.store.running())
        async with second.read(table.id) as over:
            assert over.playing.conceded == table.awaited[0]
        # The others follow the later server time.
        await reached(lambda: second.clock.now() > 300)

    with_two(url, play)


def test_tables_without_jobs_are_adopted(url: str) -> None:
    """As after a restore of a backup that was made with SQLite."""
    store = Store(url)
    table = new_table("bot", "bot", round_limit=1)
    store.save(table)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM jobs")
    store.close()

    async def play(first: TableService, second: TableService) -> None:
        await reached(lambda: not first.store.running())

    with_two(url, play)


def test_bots_wait_no_longer_than_a_server_that_starts_later_asks(url: str) -> None:
    store = Store(url)
    store.pause = 3600.0
    usual, slow = new_table("bot", "bot"), new_table("bot", "bot")
    slow.delay = 600.0
    for table in (usual, slow):
        store.save(table)
    jobs.hasten(store.engine, 5.0)
    with store.engine.begin() as connection:
        now = connection.scalar(select(jobs.database_time()))
        due = {row.table_id: row.due - now for row in connection.execute(select(JOBS))}
    store.close()
    assert 0 < due[usual.id] <= 5
    assert 500 < due[slow.id] <= 600


def test_a_table_that_is_gone_has_no_turns(url: str) -> None:
    async def play(first: TableService, second: TableService) -> None:
        with pytest.raises(Gone):
            await first.play_bot("nothing", 0, 0)
        table: Table = new_table("person", "person")
        await first.open(table)
        assert not await first.play_bot(table.id, 0, table.number)

    with_two(url, play)


def test_a_table_has_its_own_delay_of_bots_in_every_process(url: str) -> None:
    """The process that saves a move decides when the next bot moves: by the table first, by its own setting else."""

    async def play(first: TableService, second: TableService) -> None:
        slow = new_table("bot", "bot", seed=1)
        slow.delay = 30.0
        quick = new_table("bot", "bot", seed=1)
        for table in (slow, quick):
            await first.open(table)
        started = len(slow.playing.entries)

        async def moves(id: str) -> int:
            async with second.read(id) as found:
                assert found.delay == (30.0 if id == slow.id else None)
                return len(found.playing.entries)

        for _ in range(200):
            if await moves(quick.id) > started + 2:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("the bots of the table without a delay do not move")
        assert await moves(slow.id) == started

    with_two(url, play)
