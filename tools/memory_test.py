"""Measure tables in memory: `python tools/memory_test.py`.

It opens tables of all games with some moves played, as a server holds them, each with the open page of a player. It
prints the bytes of each table, and the longest stop: of the garbage collector while all this opens, and of the whole
event loop while moves are played at all tables and rendered for the open pages. Stops are measured in processor time,
so that other work of the machine does not count.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import tempfile
import time
from pathlib import Path

import hetman
from hetman.table.chair import Chair
from hetman.table.database import sqlite_url
from hetman.table.service import TableService
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.web.dependencies import Viewer
from hetman.web.locales import prepare_texts
from hetman.web.renderings import Renderings


def memory() -> int:
    """The bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def objects() -> int:
    """The objects that the garbage collector knows, also those that it leaves out."""
    return len(gc.get_objects()) + gc.get_freeze_count()


def played(game: hetman.Game, decisions: int, seed: int) -> Table:
    """A table of two people after some random decisions."""
    chairs = [Chair("person", f"Player {seat}", guests={f"guest{seat}"}) for seat in range(game.usual_seats)]
    table = Table(game.setup(game.usual_seats), chairs, seed=seed.to_bytes(32, "big"))
    table.begin()
    dice = hetman.Dice(seed)
    for _ in range(decisions):
        if table.awaited:
            seat = table.awaited[0]
            moves = table.moves(seat)
            table.play(seat, table.number_for(seat), moves[dice.below(len(moves))])
    return table


class Stops:
    """The stops of the garbage collector, in seconds of processor time."""

    def __init__(self) -> None:
        self.longest, self.began = 0.0, 0.0
        gc.callbacks.append(self.note)

    def note(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.thread_time()
        else:
            self.longest = max(self.longest, time.thread_time() - self.began)


class Pauses:
    """The longest time for which the event loop did one thing, in seconds of processor time."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.task = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        while True:
            began = time.thread_time()
            # Everything that is ready runs between two of these.
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.thread_time() - began)

    def stop(self) -> float:
        self.task.cancel()
        return self.longest


async def play_everywhere(service: TableService, renderings: Renderings, page: Viewer) -> None:
    """Play a move at every table, and render it."""
    for id, live in list(service.live.items()):
        async with service.transaction(id) as table:
            if table.awaited:
                seat = table.awaited[0]
                table.play(seat, table.number_for(seat), table.moves(seat)[0])
        await asyncio.sleep(0)
        renderings.of(live, page, True)
        await asyncio.sleep(0)


async def measure(tables: int, decisions: int, folder: Path) -> None:
    games = [hetman.game(name) for name in hetman.games()]
    service = TableService(Store(sqlite_url(folder / "hetman.db")), memory=1 << 40)
    await service.start()
    for game in games:
        await service.open(played(game, decisions, 1))
    prepare_texts()
    service.collector.sweep()
    before, stops, moves, others = memory(), Stops(), 0, objects()
    renderings, page = Renderings(), Viewer(0, (0,), "en")
    for number in range(tables):
        live = await service.open(played(games[number % len(games)], decisions, number))
        await service.subscribe(live.table.id, frozenset({0}))
        moves += len(live.table.playing.entries)
    gc.collect()
    each = (memory() - before) / tables
    estimate = sum(live.size for live in service.live.values()) / len(service.live)
    print(f"{tables} open tables with {moves / tables:.0f} moves each: {each / 1000:.0f} kB a table")
    print(f"estimate of the service: {estimate / 1000:.0f} kB a table")
    for live in list(service.live.values()):
        renderings.of(live, page, True)
    gc.collect()
    print(f"with the open page of a player: {(memory() - before) / tables / 1000:.0f} kB a table")
    own = (objects() - others) / tables
    print(f"longest stop of the garbage collector: {1000 * stops.longest:.0f} ms ({own:.0f} objects a table)")
    pauses = Pauses()
    await play_everywhere(service, renderings, page)
    pause = pauses.stop()
    print(f"longest pause of the event loop while all tables play: {1000 * pause:.0f} ms")
    reached = "reached" if each <= 300_000 and max(pause, stops.longest) <= 0.05 else "MISSED"
    print(f"memory test: the goals of 300 kB a table and no stop over 50 ms are {reached}")
    await service.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--decisions", type=int, default=150)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(asked.tables, asked.decisions, Path(folder)))


if __name__ == "__main__":
    main()
