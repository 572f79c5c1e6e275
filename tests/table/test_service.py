"""The table service: clocks through restarts and refusals, bad tables at the start, memory."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from hetman.table import service as service_module
from hetman.table.database import sqlite_url
from hetman.table.errors import Conflict, Gone, Refused, SetAside
from hetman.table.schema import TABLES
from hetman.table.server_clock import ServerClock
from hetman.table.service import TableService
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.table.time_control import TimeControl
from table.tables import new_table, play_first_moves
from table.test_aside import remove_game

LIVE = TimeControl.read("live 5+0")


class Machine:
    """A machine whose servers can be stopped, killed and started. Its clock is the test's."""

    def __init__(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database, self.now = database, 5000.0
        source = lambda: self.now  # noqa: E731
        monkeypatch.setattr(service_module, "ServerClock", lambda seconds=0.0: ServerClock(seconds, source))

    async def start(self, **settings: Any) -> TableService:
        service = TableService(Store(self.database), workers=1, pause=0, **settings)
        await service.start()
        return service

    async def kill(self, service: TableService) -> None:
        """End a server without a word: it stores nothing more."""
        service.store.tick = lambda seconds: seconds  # type: ignore[method-assign]
        await service.close()


@pytest.fixture
def machine(database: str, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(database, monkeypatch)


async def left(service: TableService, id: str, seat: int = 0) -> float | None:
    async with service.read(id) as table:
        return table.clocks.left(seat, table.awaited)


async def move(service: TableService, id: str, decisions: int) -> None:
    async with service.transaction(id) as table:
        play_first_moves(table, decisions)


async def refused(service: TableService, id: str) -> None:
    async with service.transaction(id) as table:
        play_first_moves(table)
        raise Refused("over", "refused")


@pytest.mark.parametrize("how", ["close", "kill"])
def test_time_without_a_server_does_not_count(machine: Machine, how: str) -> None:
    async def play() -> None:
        service = await machine.start()
        table = new_table("person", "person", time_control=LIVE)
        await service.open(table)
        machine.now += 10
        await service.on_disk(service.store.tick, service.clock.now())
        await (service.close() if how == "close" else machine.kill(service))
        machine.now += 100_000
        service = await machine.start()
        assert await left(service, table.id) == pytest.approx(290)
        machine.now += 10
        assert await left(service, table.id) == pytest.approx(280)
        # A refused request loads the table again. The clock stays as it is.
        with pytest.raises(Refused):
            await refused(service, table.id)
        assert await left(service, table.id) == pytest.approx(280)
        assert await left(service, table.id, 1) == pytest.approx(300)
        async with service.transaction(table.id) as found:
            assert not found.flag()
            play_first_moves(found)
        machine.now += 301
        await service.flag(table.id)
        async with service.read(table.id) as found:
            assert found.playing.conceded == 1
        await service.close()

    asyncio.run(play())


def test_a_save_does_not_wait_long_for_a_busy_event_loop(machine: Machine) -> None:
    async def play() -> None:
        sys.setswitchinterval(0.005)
        service = await machine.start()
        assert sys.getswitchinterval() == pytest.approx(service_module.SWITCH)
        await service.close()

    asyncio.run(play())


def test_a_jump_of_the_wall_clock_changes_no_clock(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        service = await machine.start()
        table = new_table("person", "person", time_control=LIVE)
        await service.open(table)
        monkeypatch.setattr("time.time", lambda: 9e9)
        assert await left(service, table.id) == pytest.approx(300)
        async with service.transaction(table.id) as found:
            play_first_moves(found)
        assert await left(service, table.id) == pytest.approx(300)
        await service.close()

    asyncio.run(play())


def test_a_killed_server_gives_back_at_most_one_beat(machine: Machine) -> None:
    async def play() -> None:
        service = await machine.start()
        table = new_table("person", "person", time_control=LIVE)
        await service.open(table)
        machine.now += 50
        await service.on_disk(service.store.tick, service.clock.now())
        machine.now += service_module.BEAT
        await machine.kill(service)
        service = await machine.start()
        assert await left(service, table.id) == pytest.approx(250)
        await service.close()

    asyncio.run(play())


def test_free_undo_stays_as_it_was_at_the_start(machine: Machine) -> None:
    """A bot that takes over later does not make the other player alone."""

    async def play() -> None:
        service = await machine.start()
        together, alone = new_table("person", "person"), new_table("person", "bot")
        for table in (together, alone):
            await service.open(table)
        async with service.transaction(together.id) as found:
            found.chairs[1].kind = "bot"
        await service.close()
        service = await machine.start()
        for table, free in ((together, False), (alone, True)):
            async with service.read(table.id) as found:
                assert found.playing.free_undo is free
        await service.close()

    asyncio.run(play())


def test_a_bad_table_does_not_stop_the_start(machine: Machine, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        service = await machine.start()
        bad, good = new_table("person", "person"), new_table("bot", "person")
        for table in (bad, good):
            await service.open(table)
        await service.close()
        store = Store(machine.database)
        remove_game(store, bad)
        store.close()
        service = await machine.start()
        # On PostgreSQL, tables are looked at in the background.
        deadline = time.monotonic() + 10
        while f"table {bad.id}" not in caplog.text:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.01)
        with pytest.raises(SetAside):
            await service.find(bad.id)
        with pytest.raises(Refused) as error:
            await service.end(good.id, "", good.chairs[1].token)
        assert error.value.key == "goes-on"
        await service.end(bad.id, "", bad.chairs[1].token)
        assert (await service.kept_record(bad.id)).result == ()
        await until(service, good.id, lambda table: table.awaited == [1])
        await service.close()

    asyncio.run(play())


async def until(service: TableService, id: str, reached: Callable[[Table], bool]) -> None:
    for _ in range(600):
        async with service.read(id) as table:
            if reached(table):
                return
        await asyncio.sleep(0.05)
    raise AssertionError("the bot does not move")


def test_tables_that_nobody_uses_leave_the_memory(machine: Machine) -> None:
    async def play() -> None:
        service = await machine.start(memory=3 * 32_000)
        tables = [new_table("person", "person", time_control=LIVE) for _ in range(6)]
        subscriber = None
        for table in tables:
            await service.open(table)
            subscriber = subscriber or await service.subscribe(table.id, frozenset())
        assert len(service.live) < 6
        assert tables[0].id in service.live
        assert tables[-1].id in service.live
        assert len(service.timers) == 6
        # Its clock runs out although it is not in memory.
        gone = next(table.id for table in tables if table.id not in service.live)
        machine.now += 301
        await service.flag(gone)
        async with service.read(gone) as found:
            assert found.status == "over"
        await service.close()

    asyncio.run(play())


def test_who_was_second_gets_a_conflict_and_sees_the_first(machine: Machine) -> None:
    """Two processes with the same table: the second change names an old revision."""

    async def play() -> None:
        first, second = await machine.start(), await machine.start()
        table = new_table("person", "person")
        await first.open(table)
        await second.find(table.id)

        async def late() -> None:
            async with second.transaction(table.id) as found:
                play_first_moves(found)
                async with first.transaction(table.id) as before:
                    before.concede(1)

        with pytest.raises(Conflict):
            await late()
        async with second.read(table.id) as found:
            assert found.status == "over"
            assert found.revision == 2
        await first.close()
        await second.close()

    asyncio.run(play())


def test_two_servers_agree_after_moves_were_taken_back_at_one(machine: Machine) -> None:
    """A plays, B reads, A takes back three times, B plays: no row is missing, and a third server can load the table."""

    async def play() -> None:
        first, second = await machine.start(), await machine.start()
        table = new_table("person", "person")
        table.free_undo = table.playing.free_undo = True
        await first.open(table)
        await move(first, table.id, 6)
        await second.find(table.id)
        for _ in range(3):
            async with first.transaction(table.id) as found:
                found.undo(next(seat for seat in (0, 1) if found.can_undo(seat)))
        # On SQLite the second one does not look first. It is told that it is late, and has loaded the table then.
        with contextlib.suppress(Conflict):
            await move(second, table.id, 1)
        await move(second, table.id, 1)
        third = await machine.start()
        records = set()
        for service in (first, second, third):
            await service.look_again()
            async with service.read(table.id) as found:
                records.add(str(found.playing.record))
        assert len(records) == 1
        for service in (first, second, third):
            await service.close()

    asyncio.run(play())


def test_a_change_that_the_disk_refuses_is_not_shown_later(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the database cannot even be read at that moment."""

    async def play() -> None:
        service = await machine.start()
        table = new_table("person", "person")
        await service.open(table)

        def fail(*_: Any) -> None:
            raise OSError(28, "No space left on device")

        async def concede() -> None:
            async with service.transaction(table.id) as found:
                found.concede(0)

        with monkeypatch.context() as full:
            full.setattr(service.store, "save", fail)
            full.setattr(service.store, "load", fail)
            with pytest.raises(OSError, match="No space"):
                await concede()
        async with service.read(table.id) as found:
            assert found.status == "running"
        await concede()
        async with service.read(table.id) as found:
            assert found.status == "over"
        await service.close()

    asyncio.run(play())


def test_no_bot_thinks_on_at_a_table_that_was_deleted(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(service_module, "RETRY", 0.01)

    async def play() -> None:
        service = await machine.start()
        table = new_table("bot", "person")
        table.delay = 0.2
        live = await service.open(table)
        with service.store.engine.begin() as connection:
            connection.execute(delete(TABLES))
        await service.look_again()
        while live.thinking:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert not live.thinking
        await service.close()

    asyncio.run(play())
    assert "it is asked again" not in caplog.text


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def play() -> None:
        service = TableService(Store(sqlite_url(tmp_path / "hetman.db")), workers=1)
        await service.start()
        with pytest.raises(Gone):
            await service.find("nothing")
        await service.close()

    asyncio.run(play())
