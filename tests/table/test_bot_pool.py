"""Workers answer in turn, in time, and with the tree of their last search."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from hetman.table.bot_pool import HINTS, MOVES, BotFailed, BotPool, FairQueue, Job, Process, Worker
from hetman.table.bot_worker import BOTS, BotRequest, BotWorker, bot_request
from hetman.table.table import Table
from table.tables import new_table


def request(table: Table, seat: int, level: str = "random") -> Any:
    return bot_request(table.playing.position_for(seat), seat, level, table.id)


def seat_of(table: Table) -> int:
    return table.awaited[0]


@pytest.fixture
def table() -> Table:
    return new_table("bot", "bot")


def jobs_for(*tables: str, method: str = MOVES) -> list[Job]:
    loop = asyncio.get_running_loop()
    empty: dict[str, Any] = {"game": "", "components": {}, "position": {}, "seat": 0, "level": "", "seed": 0}
    return [Job(method, BotRequest(**empty, table=table), loop.create_future()) for table in tables]


def test_tables_take_turns_in_a_queue() -> None:
    async def play() -> None:
        queue = FairQueue()
        for job in jobs_for("a", "a", "a", "b", "c", "b"):
            queue.put(job)
        taken = [queue.take() for _ in range(7)]
        assert [job.request.table for job in taken if job] == ["a", "b", "c", "a", "b", "a"]
        assert taken[-1] is None

    asyncio.run(play())


def test_moves_and_hints_take_turns() -> None:
    async def play() -> None:
        worker = Worker(1.0)
        for job in (*jobs_for("a", "b", "c"), *jobs_for("d", "e", method=HINTS)):
            worker.lanes[job.method].put(job)
        taken = [worker.take() for _ in range(5)]
        assert [job.method for job in taken if job] == [MOVES, HINTS, MOVES, HINTS, MOVES]

    asyncio.run(play())


def test_a_seat_goes_back_to_its_worker_unless_others_are_idle(table: Table) -> None:
    async def play() -> None:
        pool = BotPool(3)
        asked = request(table, 0)
        first = pool.worker_for(asked)
        assert pool.worker_for(asked) is first
        first.lanes[MOVES].put(*jobs_for("a"))
        assert pool.worker_for(asked) is first
        first.lanes[MOVES].put(*jobs_for("b"))
        assert pool.worker_for(asked) is not first

    asyncio.run(play())


def test_a_worker_answers_moves_and_hints(table: Table) -> None:
    async def play() -> None:
        pool = BotPool(1)
        seat = seat_of(table)
        legal = [table.game.notation(move) for move in table.moves(seat)]
        asked = request(table, seat, "squire")
        move, hints = await asyncio.gather(pool.run(MOVES, asked), pool.run(HINTS, asked))
        assert move in legal
        assert {hint.move for hint in hints} <= set(legal)
        pool.close()

    asyncio.run(play())


def test_a_worker_that_hangs_or_dies_is_replaced(table: Table) -> None:
    async def play() -> None:
        pool = BotPool(1, limit=20.0)
        asked = request(table, seat_of(table))
        await pool.run(MOVES, asked)
        process = pool.workers[0].process
        assert process.process is not None
        hung = process.process.pid
        assert hung is not None
        process.limit = 0.5
        os.kill(hung, signal.SIGSTOP)
        waiting = asyncio.create_task(pool.ask(MOVES, asked))
        with pytest.raises(BotFailed, match="did not answer"):
            await waiting
        process.limit = 20.0
        assert await pool.run(MOVES, asked)
        assert process.process is not None
        dead = process.process.pid
        assert dead is not None
        assert dead != hung
        os.kill(dead, signal.SIGKILL)
        assert await pool.run(MOVES, asked)
        pool.close()

    asyncio.run(play())


def test_a_worker_that_dies_at_its_start_is_replaced(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    receive = Process.receive

    def die(process: Process, limit: float) -> Any:
        monkeypatch.setattr(Process, "receive", receive)
        assert process.process is not None
        assert process.process.pid is not None
        os.kill(process.process.pid, signal.SIGKILL)
        return process.receive(limit)

    async def play() -> None:
        pool = BotPool(1)
        monkeypatch.setattr(Process, "receive", die)
        assert await pool.run(MOVES, request(table, seat_of(table)))
        pool.close()

    asyncio.run(play())


def test_a_failing_bot_is_named(table: Table) -> None:
    async def play() -> None:
        pool = BotPool(1)
        with pytest.raises(BotFailed, match="ValueError: no bot 'nobody'"):
            await pool.run(MOVES, request(table, seat_of(table), "nobody"))
        pool.close()

    asyncio.run(play())


def test_a_bot_finds_its_decision_in_its_last_tree() -> None:
    """A worker keeps its bots, so that a search goes on from the last one."""
    worker = BotWorker()
    table = new_table("bot", "bot", round_limit=3)
    last: dict[int, Any] = {}
    while table.awaited:
        seat = seat_of(table)
        asked = last[seat] = request(table, seat, "squire")
        table.play_for(seat, table.number_for(seat), worker.choose(asked))
    assert sum(worker.hits(asked) for asked in last.values()) > 0
    assert len(worker.bots) == 2


def test_a_worker_keeps_only_the_latest_bots() -> None:
    worker = BotWorker()
    table = new_table("bot", "bot", round_limit=1)
    seat = seat_of(table)
    for number in range(BOTS + 5):
        worker.choose(bot_request(table.playing.position_for(seat), seat, "random", f"table{number}"))
    assert len(worker.bots) == BOTS
