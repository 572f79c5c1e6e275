"""Worker processes for bots."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from hetman.table.bot_worker import BotRequest, start_worker

T = TypeVar("T")


class BotPool:
    """Runs requests in worker processes. The processes start with the first request."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.executor: ProcessPoolExecutor | None = None
        self.closed = False

    async def run(self, work: Callable[[BotRequest], T], request: BotRequest) -> T:
        """Run a request in a worker. If the workers died, new ones are started and the request is sent again."""
        executor = self.running()
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, work, request)
        except BrokenProcessPool:
            # Other requests to the same workers may have started new ones already.
            if self.executor is executor:
                self.executor = None
            if self.closed:
                raise
            return await asyncio.get_running_loop().run_in_executor(self.running(), work, request)

    def running(self) -> ProcessPoolExecutor:
        if self.executor is None:
            spawn = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(self.workers, spawn, initializer=start_worker)
        return self.executor

    def close(self) -> None:
        self.closed = True
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
