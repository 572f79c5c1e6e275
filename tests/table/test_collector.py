"""The garbage collector stops a server only for short, and memory does not grow when cycles appear."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import hetman
from hetman.table import collector as collector_module
from hetman.table.collector import HOUR, QUIET, Collector
from hetman.table.database import sqlite_url
from hetman.table.service import TableService
from hetman.table.store import Store
from hetman.web.dependencies import Viewer
from hetman.web.renderings import Renderings
from table.tables import new_table, play_first_moves


class Ring:
    """An object that only the collector can free."""

    alive = 0

    def __init__(self) -> None:
        self.itself = self
        Ring.alive += 1

    def __del__(self) -> None:
        Ring.alive -= 1


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def collector(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    """One that freezes after every stop, however short it was."""
    monkeypatch.setattr(collector_module, "STOP", -1.0)
    collector = Collector(clock)
    collector.start()
    yield collector
    collector.close()
    collector.sweep()
    assert Ring.alive == 0


@contextmanager
def visited() -> Iterator[list[int]]:
    """The objects that the stops of the oldest generation visit."""
    counts: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start" and about["generation"] == 2:
            counts.append(len(gc.get_objects()))

    gc.callbacks.append(note)
    try:
        yield counts
    finally:
        gc.callbacks.remove(note)


def test_a_stop_does_not_grow_with_what_is_in_memory(collector: Collector) -> None:
    kept: list[list[int]] = []
    with visited() as counts:
        kept += ([] for _ in range(600_000))
    assert len(counts) > 2
    assert max(counts) < 200_000


def test_young_cycles_are_freed_at_once(collector: Collector) -> None:
    most = 0
    for _ in range(300_000):
        Ring()
        most = max(most, Ring.alive)
    assert most < 20_000


def freeze_rings(count: int) -> list[Ring]:
    rings = [Ring() for _ in range(count)]
    gc.collect()
    return rings


def test_old_cycles_are_freed_when_nobody_waits(collector: Collector, clock: Clock) -> None:
    rings = freeze_rings(100)
    rings.clear()
    gc.collect()
    assert Ring.alive == 100
    clock.now += HOUR
    collector.serve()
    clock.now += QUIET - 1
    assert not collector.due, "the last request was less than a minute ago"
    clock.now += 1
    assert collector.due
    collector.sweep()
    assert Ring.alive == 0
    assert not collector.due


def test_a_server_that_is_never_quiet_frees_old_cycles_when_there_are_many(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector_module, "GROWTH", 5_000)
    most = 0
    for _ in range(50):
        freeze_rings(1000).clear()
        most = max(most, Ring.alive)
        collector.serve()
        if collector.due:
            collector.sweep()
    assert 5_000 < most < 10_000


def test_what_reference_counts_free_needs_no_sweep(collector: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector_module, "GROWTH", 5_000)
    for _ in range(20):
        kept = [[] for _ in range(1000)]  # type: ignore[var-annotated]
        gc.collect()
        kept.clear()
        assert not collector.due


def test_texts_that_stay_are_no_growth(collector: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector_module, "GROWTH", 5_000)
    texts = [[number] for number in range(20_000)]
    collector.leave_out()
    gc.collect()
    assert not collector.due
    more = [[number] for number in range(20_000)]
    gc.collect()
    assert collector.due
    assert len(texts) == len(more)


def test_a_server_that_changes_nothing_is_not_swept(collector: Collector, clock: Clock) -> None:
    clock.now += 10 * HOUR
    assert not collector.due


def test_a_service_sweeps_by_itself(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector_module, "LOOK", 0.01)
    monkeypatch.setattr(collector_module, "STOP", -1.0)

    async def run() -> None:
        service = TableService(Store(sqlite_url(tmp_path / "hetman.db")), workers=1, collector=Collector(clock))
        await service.start()
        freeze_rings(100).clear()
        clock.now += HOUR
        async with asyncio.timeout(30):
            while Ring.alive:
                await asyncio.sleep(0.01)
        assert service.collector.stops.sum > 0
        await service.close()
        assert service.collector.note not in gc.callbacks

    asyncio.run(run())


@pytest.mark.parametrize("name", hetman.games())
def test_a_table_leaves_no_cycle(name: str, tmp_path: Path) -> None:
    """A table is opened, played, drawn for a page and evicted. Reference counts free all of it."""

    async def run() -> int:
        service = TableService(Store(sqlite_url(tmp_path / "hetman.db")), workers=1, memory=0)
        await service.start()
        renderings, page = Renderings(), Viewer(0, (0,), "en")
        await play_and_evict(service, renderings, page)
        gc.collect()
        gc.disable()
        try:
            await play_and_evict(service, renderings, page)
            return gc.collect()
        finally:
            gc.enable()
            await service.close()

    async def play_and_evict(service: TableService, renderings: Renderings, page: Viewer) -> None:
        game = hetman.game(name)
        live = await service.open(new_table("person", "person", game=game))
        subscriber = await service.subscribe(live.table.id, frozenset({0}))
        for _ in range(5):
            async with service.transaction(live.table.id) as table:
                play_first_moves(table)
            renderings.of(live, page, True)
        await service.unsubscribe(live.table.id, subscriber)
        renderings.forget(live)
        await service.open(new_table("person", "person", game=game))
        assert live.table.id not in service.live

    assert asyncio.run(run()) < 50
