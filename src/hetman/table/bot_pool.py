"""Worker processes for bots: fair queues, a time limit, and a new process in the place of one that does not answer."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from typing import Any

from hetman.table.bot_worker import BotRequest, EstimateRequest, serve_requests
from hetman.table.logs import event
from hetman.table.metrics import Histogram

MOVES, HINTS, ANALYSES = "choose", "analyse", "estimate"
"""Methods of a worker. Each has a queue of its own."""
LANES = (MOVES, HINTS, ANALYSES)
LIMIT = 30.0
"""Seconds that a worker may take for one request. The strongest level takes two on an idle core."""
START_LIMIT = 120.0
"""Seconds that a process may take to start."""
LONGER = 2
"""A seat goes back to its worker unless that queue is longer than another by this many."""
REMEMBERED = 10_000
"""Seats whose last worker is known."""

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot gave no answer."""


class RemoteTraceback(Exception):
    """The traceback of a bot in its worker, as text."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


class WorkerLost(BotFailed):
    """A worker died, or took too long and was ended."""


@dataclass(eq=False)
class Job:
    method: str
    request: BotRequest | EstimateRequest
    answer: asyncio.Future[Any]


class FairQueue:
    """Jobs by table. The tables take turns, so that one with many requests does not delay the others."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, deque[Job]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.tables.values()))

    def put(self, job: Job) -> None:
        self.tables.setdefault(job.request.table, deque()).append(job)

    def take(self) -> Job | None:
        while self.tables:
            table, jobs = self.tables.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self.tables[table] = jobs
            if not job.answer.done():
                return job
        return None


class Process:
    """A worker process and the thread that waits for its answers."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.thread = ThreadPoolExecutor(1, "bot")
        self.process: SpawnProcess | None = None

    def ask(self, method: str, request: BotRequest | EstimateRequest) -> Any:
        """Send a request and wait for its answer. Raises BotFailed."""
        try:
            if self.process is None:
                self.start()
            self.connection.send((method, request))
            return self.receive(self.limit)
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerLost("the worker died") from error

    def start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.connection, theirs = spawn.Pipe()
        process = spawn.Process(target=serve_requests, args=(theirs,), daemon=True)
        process.start()
        self.process = process
        theirs.close()
        self.receive(START_LIMIT)

    def receive(self, limit: float) -> Any:
        if not self.connection.poll(limit):
            self.kill()
            raise WorkerLost(f"the worker did not answer in {limit:g} seconds")
        done, answer = self.connection.recv()
        if not done:
            summary, trace = answer
            raise BotFailed(summary) from RemoteTraceback(trace)
        return answer

    def kill(self) -> None:
        """End the process. The next request starts a new one."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.join()
            self.connection.close()


class Worker:
    """A process with its queues: moves and hints take turns. An analysis waits until nobody waits for either."""

    def __init__(self, limit: float) -> None:
        self.process = Process(limit)
        self.lanes = {lane: FairQueue() for lane in LANES}
        self.last = HINTS
        self.busy = False
        self.filled = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return sum(map(len, self.lanes.values())) + self.busy

    def put(self, job: Job) -> None:
        self.lanes[job.method].put(job)
        self.filled.set()
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self.run())

    def take(self) -> Job | None:
        """The next job, from the other queue than the last one if that has any."""
        first, second = (HINTS, MOVES) if self.last == MOVES else (MOVES, HINTS)
        job = self.lanes[first].take() or self.lanes[second].take()
        if job is not None:
            self.last = job.method
        return job or self.lanes[ANALYSES].take()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            job = self.take()
            if job is None:
                self.filled.clear()
                await self.filled.wait()
                continue
            self.busy = True
            try:
                asked = loop.run_in_executor(self.process.thread, self.process.ask, job.method, job.request)
                answer = await asyncio.shield(asked)
                if not job.answer.done():
                    job.answer.set_result(answer)
            except Exception as error:
                if not job.answer.done():
                    job.answer.set_exception(error)
            finally:
                self.busy = False

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        process = self.process.process
        if process is not None and process.pid is not None:
            # The thread that waits for it gets an end of file.
            process.kill()
        self.process.thread.shutdown(wait=False)


class BotPool:
    """Runs requests in worker processes. A process starts with its first request."""

    def __init__(self, workers: int | None = None, limit: float = LIMIT) -> None:
        self.workers = [Worker(limit) for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self.last: OrderedDict[tuple[str, int, str], Worker] = OrderedDict()
        """The worker that a seat asked last: it has the tree of the last search."""
        self.answers = {lane: Histogram() for lane in LANES}
        """How long answers took, with their time in the queue."""
        self.failures = 0

    async def run(self, method: str, request: BotRequest | EstimateRequest) -> Any:
        """Return a worker's answer. If the worker is lost, another one is asked. Raises BotFailed."""
        try:
            return await self.ask(method, request)
        except WorkerLost as error:
            log.warning("another worker is asked: %s", error, extra=event("worker-lost", game=request.game))
            return await self.ask(method, request)

    async def ask(self, method: str, request: BotRequest | EstimateRequest) -> Any:
        job = Job(method, request, asyncio.get_running_loop().create_future())
        worker = self.worker_for(request)
        worker.put(job)
        try:
            with self.answers[method].timed():
                return await job.answer
        except BotFailed:
            self.failures += 1
            raise

    def worker_for(self, request: BotRequest | EstimateRequest) -> Worker:
        shortest = min(self.workers, key=len)
        known = self.last.pop(request.owner, shortest)
        chosen = known if len(known) < len(shortest) + LONGER else shortest
        self.last[request.owner] = chosen
        if len(self.last) > REMEMBERED:
            self.last.popitem(last=False)
        return chosen

    def waiting(self, method: str) -> int:
        """The number of requests in the queues for moves, hints or analyses."""
        return sum(len(worker.lanes[method]) for worker in self.workers)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
