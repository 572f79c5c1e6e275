"""The table service: it opens tables, changes them one transaction at a time, and runs their bots and clocks.

Everything happens in one event loop. A thread writes the database, worker processes run the bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from hetman.bots.levels import gentlest
from hetman.table.bot_pool import BotPool
from hetman.table.bot_worker import BotRequest, bot_request, choose
from hetman.table.store import Store
from hetman.table.subscriptions import Subscriber, Subscriptions
from hetman.table.table import Table

T = TypeVar("T")

IN_MEMORY = 1000
PAUSE = 0.7
"""Seconds that a bot waits before it moves, so that people see the move before."""

SAVING = 3
"""Bots that save their moves at the same time. A person's move waits for at most this many."""

RETRY = 5
"""Seconds after which a bot that failed is asked again."""

log = logging.getLogger(__name__)


class LiveTable:
    """A table in memory: its lock, its subscribers, and the bots and the timer that run for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscriptions = Subscriptions()
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        busy = self.subscriptions.subscribers or self.thinking or self.timer is not None or self.lock.locked()
        return not busy


class TableService:
    """Opens tables, changes them one transaction at a time, and notifies subscribers."""

    def __init__(self, store: Store, workers: int | None = None, pause: float = PAUSE) -> None:
        self.store = store
        self.pause = pause
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.bots = BotPool(workers)
        self.disk = ThreadPoolExecutor(1, "store")
        self.saving = asyncio.Semaphore(SAVING)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def start(self) -> None:
        """Load every running match, and schedule its next bot move."""
        for id in await self.on_disk(self.store.running):
            live = await self.find(id)
            # The clocks do not run while the server is down.
            live.table.restart_clocks()
            self.schedule(live)

    async def close(self) -> None:
        self.closing = True
        tasks = [task for live in self.live.values() for task in live.thinking.values()] + list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        self.bots.close()
        self.disk.shutdown()
        self.store.close()

    async def on_disk(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.disk, work, *args)

    # Tables

    async def open(self, table: Table) -> LiveTable:
        """Save a new table and start it."""
        await self.on_disk(self.store.save, table)
        live = self.live[table.id] = LiveTable(table)
        self.schedule(live)
        self.evict_idle()
        return live

    async def find(self, id: str) -> LiveTable:
        """The table of that id. Raises Gone if there is none."""
        if id not in self.live:
            table = await self.on_disk(self.store.load, id)
            self.live.setdefault(id, LiveTable(table))
            self.evict_idle()
        self.live.move_to_end(id)
        return self.live[id]

    def evict_idle(self) -> None:
        """Remove tables that nobody uses from memory. They are on disk."""
        for id, live in list(self.live.items())[: max(0, len(self.live) - IN_MEMORY)]:
            if live.idle:
                del self.live[id]
                self.store.forget(id)

    @contextlib.asynccontextmanager
    async def read(self, id: str) -> AsyncIterator[Table]:
        """A table whose changes are all on disk."""
        live = await self.find(id)
        async with live.lock:
            yield live.table

    @contextlib.asynccontextmanager
    async def transaction(self, id: str) -> AsyncIterator[Table]:
        """Change a table in one transaction, then notify subscribers. An error rolls it back."""
        live = await self.find(id)
        async with live.lock:
            try:
                yield live.table
                changed = self.store.differs(live.table)
                if changed:
                    await asyncio.shield(self.on_disk(self.store.save, live.table))
            except BaseException:
                if self.store.differs(live.table):
                    live.table = await asyncio.shield(self.on_disk(self.store.load, id))
                raise
        if changed:
            live.subscriptions.notify()
            self.schedule(live)

    # Subscribers

    async def subscribe(self, id: str, seats: frozenset[int]) -> Subscriber:
        return (await self.find(id)).subscriptions.add(seats)

    async def unsubscribe(self, id: str, subscriber: Subscriber) -> None:
        (await self.find(id)).subscriptions.remove(subscriber)

    def present(self, id: str, seat: int) -> bool:
        """Return whether a subscriber views the table from this seat."""
        return id in self.live and self.live[id].subscriptions.present(seat)

    def spectators(self, id: str) -> int:
        return self.live[id].subscriptions.spectators() if id in self.live else 0

    # Bots and clocks

    def schedule(self, live: LiveTable) -> None:
        """Schedule the next bot move and the next timeout."""
        if self.closing:
            return
        table, loop = live.table, asyncio.get_running_loop()
        for seat in table.awaited:
            decision = (table.number_for(seat), seat)
            if table.chairs[seat].thinks and decision not in live.thinking:
                live.thinking[decision] = loop.create_task(self.think(live, *decision))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        left = table.next_flag(time.time())
        if left is not None:
            live.timer = loop.call_later(left + 0.05, self.on_timer, table.id)

    def on_timer(self, id: str) -> None:
        """Check the clocks when the time of a seat may be up."""
        self.live[id].timer = None
        task = asyncio.get_running_loop().create_task(self.flag(id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def flag(self, id: str) -> None:
        async with self.transaction(id) as table:
            table.flag(time.time())

    async def think(self, live: LiveTable, number: int, seat: int) -> None:
        """Let a bot decide, and play its move."""
        id = live.table.id
        try:
            await asyncio.sleep(self.pause if live.table.delay is None else live.table.delay)
            async with live.lock:
                table = live.table
                if table.number_for(seat) != number or seat not in table.awaited:
                    return
                request = bot_request(table.playing.position_for(seat), seat, table.chairs[seat].level)
            move = await self.move_of(id, request)
            async with self.saving, self.transaction(id) as table:
                live.thinking.pop((number, seat), None)
                if move is not None:
                    table.play_for(seat, number, move)
                elif table.chairs[seat].level == request.level:
                    table.replace_bot(seat, gentlest())
        except Exception:
            log.exception("a bot failed to move; it is asked again")
            asyncio.get_running_loop().call_later(RETRY, self.schedule, live)
        finally:
            live.thinking.pop((number, seat), None)

    async def move_of(self, id: str, request: BotRequest) -> str | None:
        """Return the bot's move, or None if the bot fails: then the weakest level plays on in its place."""
        try:
            return await self.bots.run(choose, request)
        except BrokenProcessPool:
            raise
        except Exception:
            if request.level == gentlest():
                raise
            log.exception(
                "bot %r failed in %s, seat %d, table %s…; %r plays on",
                *(request.level, request.game, request.seat, id[:6], gentlest()),
            )
            return None
