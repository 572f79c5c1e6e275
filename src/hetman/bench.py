"""Benchmark of the rules, compiled and interpreted.

Each round runs in its own process, because a process has either the compiled modules or the sources. Rounds of both
kinds alternate and the median counts. So a machine that is busy for a while does not favour one of them.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator

from hetman.bots.search import SearchBot
from hetman.core import state as compiled_module
from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.registry import game as find_game
from hetman.core.seat import Seat
from hetman.core.state import State

Figures = dict[str, float]
Comparison = dict[str, Figures]
"""Figures by kind of run: `interpreted`, and `compiled` if the compiled kernel is installed."""

LIVE_DECISIONS = 200
GAME_DECISIONS = 1000
MIDDLE = 60
ATTEMPTS = 20
"""Games that may end early before `position_after` asks for fewer decisions."""
PLAYOUT_DECISIONS = 40
COPIES = 1000
BATCH = 20
SURVEYED_GAMES = 25
ROUNDS = 5
ITERATIONS = 200
TIMED = ("decisions", "games", "copy", "playouts", "search")
"""The figures that each round measures for some time. The others are counted."""


class BenchError(RuntimeError):
    """A round failed."""


# One round, in this process


def measure(game: Game, seats: int, seconds: float, seed: int = 1) -> Figures:
    """Return all figures of one round. Each one that takes time is measured for `seconds`."""
    dice = Dice(seed)
    decisions, taken = count_live_decisions(game, seats, seconds, dice)
    middles = [position_after(game, seats, MIDDLE, dice) for _ in range(BATCH)]
    return {
        "decisions": decisions / taken,
        "forced": share_of_forced(game, seats),
        "games": rate(lambda: game.start(seats).playout(dice, GAME_DECISIONS), seconds),
        "copy": 1e6 / BATCH / rate(lambda: [middle.copy() for middle in middles], seconds),
        "playouts": BATCH * rate(lambda: [m.copy().playout(dice, PLAYOUT_DECISIONS) for m in middles], seconds),
        "search": 1e3 / rate(lambda: search(middles[dice.below(BATCH)]), seconds) * 1000 / ITERATIONS,
        "memory": memory_of(middles[0]),
    }


def count_live_decisions(game: Game, seats: int, seconds: float, dice: Dice) -> tuple[int, float]:
    """Play the first part of random games. Returns the decisions of seats, and the time including chance."""
    made, taken = 0, 0.0
    while taken < seconds:
        begun = [position_after(game, seats, 0, dice) for _ in range(BATCH)]
        start = time.process_time()
        for state in begun:
            made += state.playout(dice, LIVE_DECISIONS)
        taken += time.process_time() - start
    return made, taken


def position_after(game: Game, seats: int, decisions: int, dice: Dice) -> State:
    """Return a random position after that many decisions, or half as many if random games end sooner."""
    while True:
        for _ in range(ATTEMPTS):
            state = game.start(seats)
            state.playout(dice, decisions)
            if state.stack:
                return state
        decisions //= 2


def rate(action: Callable[[], object], seconds: float) -> float:
    """Return how often the action runs in a second."""
    done, start = 0, time.process_time()
    while (taken := time.process_time() - start) < seconds or not done:
        action()
        done += 1
    return done / taken


def share_of_forced(game: Game, seats: int) -> float:
    """Return the share of seats' decisions with one legal move. The same seeds give the same share in every run."""
    forced = [choices == 1 for seed in range(SURVEYED_GAMES) for choices in choices_in(game.start(seats), Dice(seed))]
    return sum(forced) / len(forced)


def choices_in(state: State, dice: Dice) -> Iterator[int]:
    """Return the number of legal moves at each decision of a seat."""
    for _ in range(LIVE_DECISIONS):
        state.roll(dice)
        if not state.stack or state.actor == NATURE:
            return
        moves = state.moves()
        yield len(moves)
        state.step(moves[dice.below(len(moves))])


def search(state: State) -> int:
    """Search for the deciding seat with a new tree."""
    return SearchBot(iterations=ITERATIONS).choose(Seat(state, state.actor))


def memory_of(state: State) -> float:
    """Return the bytes of a position, measured on a thousand copies."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(COPIES)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(copies)


# Rounds of both kinds, each in its own process


def compare(game: str, seats: int, seconds: float, progress: Callable[[], None] = lambda: None) -> Comparison:
    """Return the medians of several rounds of each kind. Together they take about `seconds`."""
    kinds = ["compiled", "interpreted"] if is_compiled() else ["interpreted"]
    each = seconds / ROUNDS / len(kinds) / len(TIMED)
    found: dict[str, list[Figures]] = {kind: [] for kind in kinds}
    for _ in range(ROUNDS):
        for kind in kinds:
            found[kind].append(run_round(game, seats, each, pure=kind == "interpreted"))
            progress()
    return {kind: medians(rounds) for kind, rounds in found.items()}


def is_compiled() -> bool:
    return not compiled_module.__file__.endswith(".py")


def run_round(game: str, seats: int, seconds: float, pure: bool) -> Figures:
    command = [sys.executable, "-m", "hetman.bench", game, str(seats), str(seconds)]
    environment = {**os.environ, "HETMAN_PURE": "1" if pure else "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or [f"exit status {done.returncode}"]
        raise BenchError(f"the benchmark of {game} failed: {last[0]}")
    figures: Figures = json.loads(done.stdout)
    return figures


def medians(rounds: list[Figures]) -> Figures:
    return {name: statistics.median(figures[name] for figures in rounds) for name in rounds[0]}


def main(name: str, seats: str, seconds: str) -> None:
    """Run one round for `compare`."""
    print(json.dumps(measure(find_game(name), int(seats), float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
