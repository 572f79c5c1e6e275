"""Analyses of finished games, in the background. A finished analysis is kept with the game."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from hetman.analysis.game_analysis import ITERATIONS, DecisionAnalysis, GameAnalysis, Plan, complete, plan_of
from hetman.core.record import Record
from hetman.table.analysis_store import load, save
from hetman.table.bot_pool import ANALYSES, BotFailed
from hetman.table.bot_worker import estimate_request
from hetman.table.errors import Refused
from hetman.table.logs import event
from hetman.table.service import TableService

MOST = 16
"""Analyses that run or wait at the same time."""

log = logging.getLogger(__name__)


@dataclass
class Running:
    """An analysis under way: what is estimated so far, and how many decisions there are."""

    record: Record
    total: int = 0
    decisions: list[DecisionAnalysis] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses of a server. They take turns: one runs, the others wait."""

    def __init__(self, service: TableService, iterations: int = ITERATIONS) -> None:
        self.service = service
        self.iterations = iterations
        self.running: dict[str, Running] = {}
        self.turn = asyncio.Lock()

    async def get(self, id: str) -> GameAnalysis | Running | None:
        """Return the finished analysis of a game, or the one under way, or None."""
        if id in self.running:
            return self.running[id]
        return await self.service.on_disk(load, self.service.store.engine, id)

    async def start(self, id: str, record: Record) -> None:
        """Start an analysis, unless there is one. Raises Refused if the game still runs or too many wait."""
        if record.seed is None:
            raise Refused("not-over", "the game still runs")
        # Another request may have started it while the disk was read.
        if await self.get(id) is not None or id in self.running:
            return
        if len(self.running) >= MOST:
            raise Refused("busy", "too many analyses wait")
        running = self.running[id] = Running(record)
        running.task = asyncio.get_running_loop().create_task(self.run(id, running))

    async def run(self, id: str, running: Running) -> None:
        try:
            async with self.turn:
                plan = await asyncio.to_thread(plan_of, running.record)
                running.total = len(plan.requests)
                await self.estimate(id, running, plan)
                found = complete(running.record, plan, running.decisions, self.iterations, 0)
                await self.service.on_disk(save, self.service.store.engine, id, found)
        except BotFailed as error:
            log.error("an analysis failed: %s", error, extra=event("analysis-failed", game=running.record.game))
        finally:
            del self.running[id]

    async def estimate(self, id: str, running: Running, plan: Plan) -> None:
        for state, decision in zip(plan.positions, plan.requests):
            request = estimate_request(state, decision, self.iterations, id)
            running.decisions.append(await self.service.bots.run(ANALYSES, request))

    async def close(self) -> None:
        tasks = [running.task for running in self.running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
