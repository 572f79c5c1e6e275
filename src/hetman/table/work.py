"""Run bot workers for the servers of a PostgreSQL database, on this machine or on another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal

from hetman.table.errors import Unusable
from hetman.table.logs import event, set_up
from hetman.table.service import PAUSE, TableService
from hetman.table.store import Store

log = logging.getLogger(__name__)


def work(url: str, workers: int | None = None, pause: float = PAUSE) -> None:
    """Take bot turns until the process is stopped. Raises Unusable if the database is not shared."""
    set_up()
    store = Store(url)
    if not store.shared:
        store.close()
        raise Unusable("an SQLite file has one server, which runs the bots; `hetman work` needs postgresql://…")
    asyncio.run(run(TableService(store, workers, pause)))


async def run(service: TableService) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    await service.start()
    log.info("the bot workers start", extra=event("start", workers=len(service.bots.workers)))
    try:
        await stopped.wait()
    finally:
        await service.close()
        log.info("the bot workers have stopped", extra=event("stop"))
