"""Several processes on one PostgreSQL database: notices, presence, and bot turns that any process may take."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError

from hetman.table import jobs
from hetman.table.bot_pool import BotFailed
from hetman.table.errors import Conflict, Gone, SetAside
from hetman.table.jobs import LEASE, BotJob
from hetman.table.logs import event
from hetman.table.notices import Listener, Notice
from hetman.table.presence import RemotePresence, Viewers

if TYPE_CHECKING:
    from hetman.table.service import TableService

POLL = 0.25
"""Seconds between two looks for jobs."""
AHEAD = 2
"""Jobs that a process claims for each of its workers, so that none waits for the database."""
RETRY = 5.0
"""Seconds after which a bot that failed is asked again."""
NAMES = 6000
"""Bytes of a notice that names of spectators may take. PostgreSQL sends less than 8,000 at a time."""

log = logging.getLogger(__name__)


class Cluster:
    """What one process does for and with the others."""

    def __init__(self, service: TableService) -> None:
        self.service, self.store = service, service.store
        self.loop = asyncio.get_running_loop()
        self.presence = RemotePresence()
        self.working: set[asyncio.Task[None]] = set()
        self.listener = Listener(self.store.engine, self.heard, self.connected)
        for work in (self.take_jobs(), self.hold_jobs(), self.adopt()):
            service.run(work)

    def close(self) -> None:
        self.listener.close()
        with contextlib.suppress(Exception):
            jobs.release_all(self.store.engine, self.store.name)
            self.store.notify(gone=True)

    # Notices, from the listener's thread

    def heard(self, notice: Notice) -> None:
        if notice["from"] != self.store.name:
            self.from_thread(self.obey, notice)

    def connected(self) -> None:
        """The listener has just connected: look at everything, and ask the others who views what."""
        self.from_thread(self.look_again)

    def from_thread(self, work: Any, *args: Any) -> None:
        # The loop may be closed already.
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(work, *args)

    # In the event loop

    def obey(self, notice: Notice) -> None:
        self.service.clock.catch_up(notice["now"])
        process = notice["from"]
        self.presence.hear(process)
        if "table" in notice:
            self.service.run(self.follow(notice["table"], notice["revision"]))
        elif "viewed" in notice:
            viewers = Viewers(frozenset(notice["seats"]), notice["spectators"], notice.get("watchers", {}))
            self.presence.announce(process, notice["viewed"], viewers)
            self.tell(notice["viewed"])
        elif "hello" in notice:
            self.announce_all()
        elif "restored" in notice:
            self.service.run(self.service.look_again())
            self.service.run(self.adopt())
        elif "gone" in notice:
            self.presence.forget(process)

    def look_again(self) -> None:
        self.service.run(self.say(hello=True))
        self.announce_all()
        for id, live in self.service.live.items():
            if live.subscriptions.subscribers:
                self.service.run(self.follow(id, None))

    async def follow(self, id: str, revision: int | None) -> None:
        """Show the viewers of a table what another process has changed."""
        live = self.service.live.get(id)
        if live is None or live.table.revision == revision:
            return
        with contextlib.suppress(Gone, SetAside):
            async with live.lock:
                await self.service.refresh(live)
            self.service.changed(live)

    def tell(self, id: str) -> None:
        if id in self.service.live:
            self.service.live[id].subscriptions.notify_soon()

    # Presence

    async def say(self, **told: Any) -> None:
        with contextlib.suppress(Exception):
            await self.service.on_disk(lambda: self.store.notify(**told))

    def announce(self, id: str) -> None:
        """Tell the others who views a table here."""
        live = self.service.live.get(id)
        if live is not None:
            found = live.subscriptions
            told = {"seats": sorted(found.seats()), "spectators": found.spectators()}
            self.service.run(self.say(viewed=id, **told, watchers=fitting(found.watchers())))

    def announce_all(self) -> None:
        for id, live in self.service.live.items():
            if live.subscriptions.subscribers:
                self.announce(id)

    # Jobs

    async def take_jobs(self) -> None:
        """Claim bot turns and play them, as many at a time as the workers can do."""
        most = AHEAD * len(self.service.bots.workers)
        while True:
            if len(self.working) >= most:
                # The next turn is claimed as soon as one is done: others may wait in the database.
                await asyncio.wait(self.working, return_when=asyncio.FIRST_COMPLETED)
            free = most - len(self.working)
            claimed: list[BotJob] = []
            with contextlib.suppress(Exception):
                claimed = await self.service.on_disk(jobs.claim, self.store.engine, self.store.name, free)
            for job in claimed:
                task = self.loop.create_task(self.work(job))
                self.working.add(task)
                task.add_done_callback(self.working.discard)
                self.service.tasks.add(task)
                task.add_done_callback(self.service.tasks.discard)
            if not claimed:
                await asyncio.sleep(POLL)

    async def work(self, job: BotJob) -> None:
        engine, on_disk = self.store.engine, self.service.on_disk
        try:
            played = await self.service.play_bot(job.table, job.seat, job.number)
            if not played:
                await on_disk(jobs.drop, engine, job)
        except (Gone, SetAside):
            await on_disk(jobs.drop, engine, job)
        except (BotFailed, Conflict, OSError) as error:
            log.warning(
                "a bot failed to move; it is asked again: %s", error, extra=event("bot-failed", table=job.table)
            )
            await on_disk(jobs.release, engine, job, RETRY)
        except Exception:
            log.exception("a bot failed to move; it is asked again", extra=event("bot-failed", table=job.table))
            await on_disk(jobs.release, engine, job, RETRY)

    async def hold_jobs(self) -> None:
        """Renew the lease of the claimed jobs, and look for clocks that ran out at tables that nobody holds."""
        while True:
            await asyncio.sleep(LEASE / 4)
            with contextlib.suppress(Exception):
                if self.working:
                    await self.service.on_disk(jobs.renew, self.store.engine, self.store.name)
                for id in await self.service.on_disk(self.store.overdue):
                    await self.service.flag(id)

    async def adopt(self) -> None:
        """Write the jobs of running tables that have none, for example after a restore. Others are due in time."""
        with contextlib.suppress(DBAPIError):
            await self.service.on_disk(jobs.hasten, self.store.engine, self.store.pause)
        for id in await self.service.on_disk(self.store.running):
            with contextlib.suppress(Gone, Conflict):
                try:
                    await self.service.load(id)
                except SetAside as error:
                    log.warning("%s", error, extra=event("set-aside", table=id, reason=error.reason))


def fitting(watchers: dict[str, str]) -> dict[str, str]:
    """Return as many of the spectators as one notice can name."""
    found, size = dict[str, str](), 0
    for handle, name in watchers.items():
        size += len(json.dumps({handle: name}))
        if size > NAMES:
            break
        found[handle] = name
    return found
