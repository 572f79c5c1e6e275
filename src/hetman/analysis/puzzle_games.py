"""Many games of bots in several processes, for the puzzles in them."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from typing import Any

from hetman.analysis.puzzles import Puzzle, PuzzleError, find, varied
from hetman.core.registry import game as find_game

Report = Callable[[list[Puzzle]], None]


@dataclass
class Harvest:
    """The puzzles of the games from seed `first` on, beside those that are `kept` from before."""

    first: int
    kept: list[Puzzle]
    by_seed: dict[int, list[Puzzle]] = field(default_factory=dict)
    done: set[int] = field(default_factory=set)

    def all(self) -> list[Puzzle]:
        """All that were found until now."""
        return self.varied(sorted(self.by_seed))

    def settled(self) -> list[Puzzle]:
        """Those of all games up to the first one that still runs, so that the order does not depend on speed."""
        seeds, seed = [], self.first
        while seed in self.done:
            seeds.append(seed)
            seed += 1
        return self.varied(seeds)

    def varied(self, seeds: list[int]) -> list[Puzzle]:
        return varied([*self.kept, *(puzzle for seed in seeds for puzzle in self.by_seed.get(seed, []))])


def found_puzzles(
    name: str, count: int, seed: int, workers: int, effort: int, kept: list[Puzzle], report: Report
) -> list[Puzzle]:
    """Up to `count` puzzles: those that are kept, and those of the games with seeds from `seed` on.

    `report` gets all puzzles each time when one is found, so that an interrupted run loses none. The same arguments
    return the same puzzles, whatever the number of workers.
    """
    harvest = Harvest(seed, kept)
    context = get_context("spawn")
    processes: list[Any] = []
    playing: dict[Connection, int] = {}
    try:
        while len(settled := harvest.settled()) < count:
            idle = [here for here in playing if playing[here] in harvest.done]
            if len(harvest.all()) < count:
                if not idle and len(playing) < workers:
                    here, there = context.Pipe()
                    process = context.Process(target=work, args=(name, effort, there), daemon=True)
                    process.start()
                    there.close()
                    processes.append(process)
                    idle.append(here)
                for here in idle:
                    playing[here] = seed
                    here.send(seed)
                    seed += 1
                if len(playing) < workers:
                    continue
            for ready in connection.wait([here for here in playing if playing[here] not in harvest.done]):
                assert isinstance(ready, Connection)
                receive(ready, playing[ready], harvest)
                report(harvest.all()[:count])
    finally:
        for process in processes:
            process.terminate()
    return settled[:count]


def receive(here: Connection, seed: int, harvest: Harvest) -> None:
    """Take one puzzle of a game, or the news that it is over."""
    try:
        puzzle = here.recv()
    except EOFError:
        raise PuzzleError(f"the process that played the game with seed {seed} ended") from None
    if puzzle is None:
        harvest.done.add(seed)
    else:
        harvest.by_seed.setdefault(seed, []).append(puzzle)


def work(name: str, effort: int, there: Connection) -> None:
    """In the other process: play the games whose seeds come, and send their puzzles as they are found."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find_game(name)
    with suppress(EOFError, OSError):
        while True:
            seed = there.recv()
            for puzzle in find(game, game.usual_seats, seed, effort):
                there.send(puzzle)
            there.send(None)
