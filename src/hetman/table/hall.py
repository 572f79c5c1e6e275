"""The hall: all tables that are in use, the bots that think for them and the clocks that run.

Everything happens in one event loop. The database is written in a thread, bots think in processes of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from hetman.table.store import Store
from hetman.table.table import Table
from hetman.table.thinking import Question, begin_work, choose, question

T = TypeVar("T")

IN_MEMORY = 1000
PAUSE = 0.7
"""Seconds that a bot waits before it moves, so that people see what it did before."""

SAVING = 3
"""Bots that save their moves at the same time: a person's waits for so many at most, and not for a crowd of them."""

AGAIN = 5
"""Seconds after which a bot that failed is asked once more."""

log = logging.getLogger(__name__)


class Place:
    """A table in memory: its lock, who watches it, and what is under way for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.version = 0
        self.watchers: dict[object, Watcher] = {}
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.thinking and self.timer is None and not self.lock.locked()


class Watcher:
    """Somebody who is told of every change. Several changes at once are one to a slow reader."""

    def __init__(self, seats: frozenset[int]) -> None:
        self.seats = seats
        self.changed = asyncio.Event()


class Hall:
    """Opens tables, changes them one transaction at a time, and tells those who watch."""

    def __init__(self, store: Store, workers: int | None = None, pause: float = PAUSE) -> None:
        self.store = store
        self.pause = pause
        self.places: OrderedDict[str, Place] = OrderedDict()
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.disk = ThreadPoolExecutor(1, "store")
        self.bots = asyncio.Semaphore(SAVING)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def start(self) -> None:
        """Take up every match that was running: bots whose turn it is begin to think."""
        for id in await self.on_disk(self.store.running):
            place = await self.place(id)
            # The clocks stood still while nobody could play.
            place.table.since = time.time()
            self.attend(place)

    async def close(self) -> None:
        self.closing = True
        tasks = [task for place in self.places.values() for task in place.thinking.values()] + list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for place in self.places.values():
            if place.timer is not None:
                place.timer.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.disk.shutdown()
        self.store.close()

    async def on_disk(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.disk, work, *args)

    # Tables

    async def open(self, table: Table) -> Place:
        """Lay a new table."""
        await self.on_disk(self.store.save, table)
        place = self.places[table.id] = Place(table)
        self.attend(place)
        self.clear_away()
        return place

    async def place(self, id: str) -> Place:
        """The table of that id; Gone when there is none."""
        if id not in self.places:
            table = await self.on_disk(self.store.load, id)
            self.places.setdefault(id, Place(table))
            self.clear_away()
        self.places.move_to_end(id)
        return self.places[id]

    def clear_away(self) -> None:
        """Tables that nobody uses leave the memory; they are on disk."""
        for id, place in list(self.places.items())[: max(0, len(self.places) - IN_MEMORY)]:
            if place.idle:
                del self.places[id]
                self.store.forget(id)

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Table]:
        """A table of which everything is on disk."""
        place = await self.place(id)
        async with place.lock:
            yield place.table

    @contextlib.asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Table]:
        """A table to change: then it is saved, then everybody is told. If anything fails, nothing has happened."""
        place = await self.place(id)
        async with place.lock:
            try:
                yield place.table
                changed = self.store.differs(place.table)
                if changed:
                    await asyncio.shield(self.on_disk(self.store.save, place.table))
            except BaseException:
                if self.store.differs(place.table):
                    place.table = await asyncio.shield(self.on_disk(self.store.load, id))
                raise
        if not changed:
            return
        self.tell(place)
        self.attend(place)

    def tell(self, place: Place) -> None:
        place.version += 1
        for watcher in place.watchers.values():
            watcher.changed.set()

    async def watch(self, id: str, seats: frozenset[int]) -> tuple[object, Watcher]:
        place = await self.place(id)
        key, watcher = object(), Watcher(seats)
        place.watchers[key] = watcher
        self.tell(place)
        return key, watcher

    async def leave(self, id: str, key: object) -> None:
        place = await self.place(id)
        if place.watchers.pop(key, None) is not None:
            self.tell(place)

    def present(self, id: str, seat: int) -> bool:
        """Whether somebody looks through the eyes of this seat."""
        place = self.places.get(id)
        return place is not None and any(seat in watcher.seats for watcher in place.watchers.values())

    def spectators(self, id: str) -> int:
        place = self.places.get(id)
        return sum(not watcher.seats for watcher in place.watchers.values()) if place else 0

    # Bots and clocks

    def attend(self, place: Place) -> None:
        """See to what the table waits for: a bot's move, the end of somebody's time."""
        if self.closing:
            return
        table = place.table
        for seat in table.awaited:
            asked = (table.number_for(seat), seat)
            if table.chairs[seat].thinks and asked not in place.thinking:
                task = asyncio.get_running_loop().create_task(self.think(place, *asked))
                place.thinking[asked] = task
        if place.timer is not None:
            place.timer.cancel()
            place.timer = None
        left = table.next_flag(time.time())
        if left is not None:
            place.timer = asyncio.get_running_loop().call_later(left + 0.05, self.ring, table.id)

    def ring(self, id: str) -> None:
        """Somebody's time may be up."""
        self.places[id].timer = None
        task = asyncio.get_running_loop().create_task(self.flag(id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def flag(self, id: str) -> None:
        async with self.changing(id) as table:
            table.flag(time.time())

    async def think(self, place: Place, number: int, seat: int) -> None:
        id = place.table.id
        try:
            await asyncio.sleep(self.pause)
            async with place.lock:
                table = place.table
                if table.number_for(seat) != number or seat not in table.awaited:
                    return
                asked = question(table.position_for(seat), seat, table.chairs[seat].level)
            move = await self.ask(choose, asked)
            async with self.bots, self.changing(id) as table:
                place.thinking.pop((number, seat), None)
                table.play_for(seat, number, move)
        except Exception:
            log.exception("a bot could not move; it is asked again")
            asyncio.get_running_loop().call_later(AGAIN, self.attend, place)
        finally:
            place.thinking.pop((number, seat), None)

    async def ask(self, work: Callable[[Question], T], asked: Question) -> T:
        """Let a worker answer. One that died is replaced, and asked again."""
        try:
            pool = self.workers_pool()
            return await asyncio.get_running_loop().run_in_executor(pool, work, asked)
        except BrokenProcessPool:
            # Others who asked the same workers find the new ones here already.
            if self.pool is pool:
                self.pool = None
            if self.closing:
                raise
            return await asyncio.get_running_loop().run_in_executor(self.workers_pool(), work, asked)

    def workers_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, initializer=begin_work)
        return self.pool
