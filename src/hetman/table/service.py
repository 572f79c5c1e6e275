"""The table service: it opens tables, changes them one transaction at a time, and runs their bots and clocks.

Everything happens in one event loop. A thread writes the database, worker processes run the bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError

from hetman.bots.levels import gentlest
from hetman.core.record import Record
from hetman.table import aside
from hetman.table.bot_pool import MOVES, BotFailed, BotPool
from hetman.table.bot_worker import BotRequest, bot_request
from hetman.table.cluster import Cluster
from hetman.table.collector import Collector
from hetman.table.errors import Conflict, Gone, Refused, SetAside
from hetman.table.live_table import LiveTable
from hetman.table.logs import event
from hetman.table.retention import HOUR, Retention
from hetman.table.server_clock import ServerClock
from hetman.table.store import Store
from hetman.table.subscriptions import Subscriber
from hetman.table.table import Table

T = TypeVar("T")

MEMORY = 200_000_000
"""Bytes that tables may take in memory, by estimate. Tables that nobody uses leave first."""
PAUSE = 0.7
"""Seconds that a bot waits before it moves, so that people see the move before."""
SAVING = 3
"""Bots that save their moves at the same time. A person's move waits for at most this many."""

SWITCH = 0.001
"""Seconds that the event loop may keep the interpreter while the thread that saves waits for it.

A save needs the interpreter after each statement. With Python's 5 milliseconds it took four times as long beside a loop
that draws.
"""

RETRY = 5
"""Seconds after which a bot that failed is asked again."""

TRIES = 5
"""How often a bot's move is tried if another process changes the table at the same moment."""

LOOK = 1
"""Seconds between two looks whether another process has written into the SQLite file."""

BEAT = 5
"""Seconds between two times that the server time is stored while a clock runs. A crash gives at most so much back."""

log = logging.getLogger(__name__)


class TableService:
    """Opens tables, changes them one transaction at a time, and notifies subscribers."""

    def __init__(
        self,
        store: Store,
        workers: int | None = None,
        pause: float = PAUSE,
        memory: int = MEMORY,
        retention: Retention | None = None,
        collector: Collector | None = None,
    ) -> None:
        self.store = store
        self.pause = pause
        self.memory = memory
        self.retention = retention or Retention()
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        """By table, when the time of a seat may be up. The table itself need not be in memory."""
        self.clock = ServerClock()
        self.cluster: Cluster | None = None
        """The other processes of the same database."""
        self.bots = BotPool(workers)
        self.collector = collector or Collector()
        self.disk = ThreadPoolExecutor(1, "store")
        self.saving = asyncio.Semaphore(SAVING)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def start(self) -> None:
        """Schedule the next bot move of every running match. Several processes share them as jobs."""
        sys.setswitchinterval(min(SWITCH, sys.getswitchinterval()))
        self.clock = self.store.clock = ServerClock(await self.on_disk(self.store.server_time))
        self.run(self.beat())
        if self.retention:
            self.run(self.clear_old())
        if self.store.shared:
            self.store.pause = self.pause
            self.cluster = Cluster(self)
        else:
            self.run(self.watch_file())
            await self.schedule_all()
        self.collector.start()
        self.run(self.collector.watch())

    async def schedule_all(self) -> None:
        for id in await self.on_disk(self.store.running):
            try:
                self.schedule(await self.find(id))
            except Gone:
                # What is too old is cleared at the same time.
                continue
            except SetAside as error:
                log.warning("%s", error, extra=event("set-aside", table=id, reason=error.reason))
            except DBAPIError as error:
                log.warning("a table cannot be read: %s", error.orig, extra=event("set-aside", table=id))

    async def close(self) -> None:
        self.closing = True
        self.collector.close()
        tasks = [task for live in self.live.values() for task in live.thinking.values()] + list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for timer in self.timers.values():
            timer.cancel()
        if self.cluster is not None:
            await self.on_disk(self.cluster.close)
        self.bots.close()
        # A disk that cannot be written must not keep the server from ending. A clock gets back at most one beat.
        with contextlib.suppress(Exception):
            await self.on_disk(self.store.tick, self.clock.now())
        self.disk.shutdown()
        self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task until the service closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def on_disk(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.disk, work, *args)

    async def beat(self) -> None:
        """Store the server time while a clock runs."""
        while True:
            await asyncio.sleep(BEAT)
            if self.timers or self.store.shared:
                with contextlib.suppress(Exception):
                    self.clock.catch_up(await self.on_disk(self.store.tick, self.clock.now()))

    async def watch_file(self) -> None:
        """Look again at everything when another process has written into the file."""
        known = await self.on_disk(self.store.foreign_writes)
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(Exception):
                found = await self.on_disk(self.store.foreign_writes)
                if found != known:
                    known = found
                    await self.look_again()
                    await self.schedule_all()

    async def look_again(self) -> None:
        """Load the tables in memory again if they have changed on disk, as after a restore."""
        for id, live in list(self.live.items()):
            async with live.lock:
                try:
                    await self.refresh(live)
                except (Gone, SetAside):
                    del self.live[id]
            live.subscriptions.notify()

    async def clear_old(self) -> None:
        """Delete what is older than the host wants to keep."""
        while True:
            in_use = {id for id, live in self.live.items() if not live.idle}
            with contextlib.suppress(Exception):
                deleted = await self.on_disk(self.retention.clear, self.store.engine, in_use)
                for id in list(self.live) if deleted else ():
                    if await self.on_disk(self.store.revision, id) is None:
                        del self.live[id]
            await asyncio.sleep(HOUR)

    # Tables

    async def open(self, table: Table) -> LiveTable:
        """Save a new table and start it."""
        table.clocks.run_on(self.clock)
        await self.on_disk(self.store.save, table)
        live = self.live[table.id] = LiveTable(table)
        self.schedule(live)
        self.evict_idle()
        return live

    async def find(self, id: str) -> LiveTable:
        """The table of that id. Raises Gone if there is none, and SetAside if it cannot be loaded."""
        if id not in self.live:
            table = await self.load(id)
            self.live.setdefault(id, LiveTable(table))
            self.evict_idle()
        self.live.move_to_end(id)
        return self.live[id]

    async def load(self, id: str) -> Table:
        """Load a table from disk. A game that goes on under newer rules gets its note at once."""
        table = await asyncio.shield(self.on_disk(self.store.load, id))
        table.clocks.server = self.clock
        if table.status == "running" and self.store.differs(table):
            with contextlib.suppress(Conflict):
                await asyncio.shield(self.on_disk(self.store.save, table))
        return table

    def evict_idle(self) -> None:
        """Remove tables that nobody uses from memory, the oldest first. They are on disk."""
        total = sum(live.size for live in self.live.values())
        for id, live in list(self.live.items())[:-1]:
            if total <= self.memory:
                return
            if live.idle:
                total -= live.size
                del self.live[id]

    @contextlib.asynccontextmanager
    async def read(self, id: str) -> AsyncIterator[Table]:
        """A table whose changes are all on disk."""
        live = await self.find(id)
        async with live.lock:
            if self.store.shared or live.stale:
                await self.refresh(live)
            yield live.table

    @contextlib.asynccontextmanager
    async def transaction(self, id: str) -> AsyncIterator[Table]:
        """Change a table in one transaction, then notify subscribers. An error rolls it back.

        Raises Conflict if another process was first. Then the table is loaded again.
        """
        live = await self.find(id)
        async with live.lock:
            if self.store.shared or live.stale:
                await self.refresh(live)
            try:
                yield live.table
                changed = self.store.differs(live.table)
                if changed:
                    await asyncio.shield(self.on_disk(self.store.save, live.table))
            except BaseException:
                if self.store.differs(live.table):
                    live.stale = True
                    await self.refresh(live)
                raise
        if changed:
            self.changed(live)

    async def end(self, id: str, guest: str, token: str) -> None:
        """End a running game that cannot be loaded, as it stands. Raises Refused if it can go on."""
        try:
            await self.find(id)
        except SetAside:
            await self.on_disk(aside.end, self.store.engine, id, guest, token)
        else:
            raise Refused("goes-on", "this game can go on; concede it to end it")

    async def kept_record(self, id: str) -> Record:
        """The record of a finished game, even if it cannot be loaded."""
        return await self.on_disk(aside.kept_record, self.store.reader, id)

    async def refresh(self, live: LiveTable) -> None:
        """Load the table again if another process has changed it."""
        id = live.table.id
        if live.stale or await self.on_disk(self.store.revision, id) != live.table.revision:
            live.table = await self.load(id)
            live.stale = False

    def changed(self, live: LiveTable) -> None:
        """Notify subscribers, and schedule what comes next."""
        live.subscriptions.notify()
        self.schedule(live)

    # Subscribers

    async def subscribe(self, id: str, seats: frozenset[int], handle: str = "", name: str = "") -> Subscriber:
        """Notify a client of every change. A spectator has a handle and perhaps a name, for the host."""
        subscriber = (await self.find(id)).subscriptions.add(seats, handle, name)
        self.announce(id)
        return subscriber

    async def unsubscribe(self, id: str, subscriber: Subscriber) -> None:
        # A table with subscribers stays in memory, unless it is deleted.
        if id in self.live:
            self.live[id].subscriptions.remove(subscriber)
            self.announce(id)

    def announce(self, id: str) -> None:
        """Tell other processes who views a table here."""
        if self.cluster is not None and not self.closing:
            self.cluster.announce(id)

    def present(self, id: str, seat: int) -> bool:
        """Return whether a subscriber views the table from this seat, at this process or at another."""
        here = id in self.live and self.live[id].subscriptions.present(seat)
        return here or (self.cluster is not None and self.cluster.presence.present(id, seat))

    def absent(self, id: str, seat: int) -> float:
        """Return the seconds since a player of the seat was here, at this process or at another."""
        here = self.live[id].subscriptions.absent(seat) if id in self.live else 0.0
        return min(here, self.cluster.presence.absent(id, seat)) if self.cluster is not None else here

    def spectators(self, id: str) -> int:
        here = self.live[id].subscriptions.spectators() if id in self.live else 0
        return here + (self.cluster.presence.spectators(id) if self.cluster is not None else 0)

    def watchers(self, id: str) -> dict[str, str]:
        """Return the names of the spectators by their handles, at this process and at others."""
        here = self.live[id].subscriptions.watchers() if id in self.live else {}
        return {**(self.cluster.presence.watchers(id) if self.cluster is not None else {}), **here}

    # Bots and clocks

    def schedule(self, live: LiveTable) -> None:
        """Schedule the next bot move and the next timeout."""
        if self.closing:
            return
        table, loop = live.table, asyncio.get_running_loop()
        for decision in table.bot_decisions if self.cluster is None else ():
            if decision not in live.thinking:
                live.thinking[decision] = loop.create_task(self.think(live, *decision))
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        left = table.next_flag()
        if left is not None:
            self.timers[table.id] = loop.call_later(left + 0.05, self.on_timer, table.id)

    def on_timer(self, id: str) -> None:
        """Check the clocks when the time of a seat may be up."""
        del self.timers[id]
        self.run(self.flag(id))

    async def flag(self, id: str) -> None:
        with contextlib.suppress(Conflict, Gone, SetAside):
            async with self.transaction(id) as table:
                table.flag()
        # The time may not be up yet, or another process may have changed the table.
        if id in self.live and id not in self.timers:
            self.schedule(self.live[id])

    async def think(self, live: LiveTable, seat: int, number: int) -> None:
        """Let a bot decide after a pause, and play its move."""
        try:
            await asyncio.sleep(self.pause if live.table.delay is None else live.table.delay)
            await self.play_bot(live.table.id, seat, number)
        except Gone:
            # The table was deleted, as by a restore: nobody waits for this bot.
            return
        except Exception as error:
            log.warning("a bot failed; it is asked again: %r", error, extra=event("bot-failed", table=live.table.id))
            asyncio.get_running_loop().call_later(RETRY, self.schedule, live)
        finally:
            live.thinking.pop((seat, number), None)

    async def play_bot(self, id: str, seat: int, number: int) -> bool:
        """Let a bot decide and play its move. Returns False if the decision is not open any more."""
        async with self.read(id) as table:
            if (seat, number) not in table.bot_decisions:
                return False
            request = bot_request(table.playing.position_for(seat), seat, table.chairs[seat].level, id)
        move = await self.move_of(id, request)
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):
                async with self.saving, self.transaction(id) as table:
                    self.live[id].thinking.pop((seat, number), None)
                    if move is not None:
                        table.play_for(seat, number, move)
                    elif table.chairs[seat].level == request.level:
                        table.replace_bot(seat, gentlest())
                return True
        raise Conflict

    async def move_of(self, id: str, request: BotRequest) -> str | None:
        """Return the bot's move, or None if the bot fails: then the weakest level plays on in its place."""
        try:
            move: str = await self.bots.run(MOVES, request)
        except BotFailed:
            if request.level == gentlest():
                raise
            log.exception(
                "bot %r failed in %s, seat %d, table %s…; %r plays on",
                *(request.level, request.game, request.seat, id[:6], gentlest()),
                extra=event("bot-failed", table=id, game=request.game, bot=request.level),
            )
            return None
        return move
