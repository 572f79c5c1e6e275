"""Matches between bots by the arena's code, until their games or their time end; the ladder of a run's generations.

    python -m hetman.train.ladder GAME SEATS ONE OTHER [games=200] [seconds=60] [workers=2] [seed=0] [NAME=VALUE …]

plays one match and prints it as JSON; NAME=VALUE is an option of the game. `ONE` takes every side in turn, with the
same dice on each, and `OTHER` has all other sides.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from math import log10, sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from hetman.arena.contest import Contest
from hetman.arena.play import play_game
from hetman.core import registry
from hetman.train.plan import Plan, ladder_of, network_of
from hetman.train.trained_bot import bot_of

LINEAR = "linear"
NORMAL = 1.96
"""Standard deviations of an interval of 95 %."""
TERMS = ("games", "seconds", "workers", "seed")
EDGE = 1e-3
"""The nearest that a share comes to 0 or 1 in Elo."""

Watch = Callable[[int], None]


@dataclass(frozen=True)
class Match:
    """The result of a match for its first bot."""

    one: str
    other: str
    games: int
    share: float
    """The mean result of a game: 1 for a win, a share of 1 for a draw."""
    low: float
    high: float
    """The interval of 95 %, over rounds in which the bot takes every side with the same dice."""
    sides: int

    def elo(self, share: float) -> float:
        """Return by how much a bot with this share is stronger than each of the others."""
        share = min(max(share, EDGE), 1 - EDGE)
        return 400 * log10(share * max(1, self.sides - 1) / (1 - share))

    def dump(self) -> dict[str, Any]:
        elo = [round(self.elo(share)) for share in (self.share, self.low, self.high)]
        return {**asdict(self), "elo": elo}


def result_of(one: str, other: str, rounds: Sequence[float], sides: int) -> Match:
    """Return the result from the mean of each round."""
    mean = fmean(rounds) if rounds else 0.0
    error = NORMAL * stdev(rounds) / sqrt(len(rounds)) if len(rounds) > 1 else 1.0
    return Match(one, other, len(rounds) * sides, mean, max(0.0, mean - error), min(1.0, mean + error), sides)


def play_round(contest: Contest, number: int) -> float:
    """Play the games of a round. Returns the mean share of the first bot."""
    sides = len(contest.sides)
    found = []
    for game in range(number * sides, (number + 1) * sides):
        played = play_game(contest, contest.pairings[0], game)
        assert played is not None, "nobody stops it"
        found.append(played.shares[game % sides])
    return fmean(found)


def play_match(contest: Contest, games: int, workers: int, seconds: float | None, watch: Watch) -> Match:
    """Play a match. A game of one side has no opponent: then it is the share of won games."""
    sides = len(contest.sides)
    end = None if seconds is None else time.monotonic() + seconds
    rounds: dict[int, float] = {}
    numbers = iter(range(-(-games // sides)))
    if workers == 1:
        for number in numbers:
            if end is not None and rounds and time.monotonic() > end:
                break
            rounds[number] = play_round(contest, number)
            watch(sides)
    else:
        running: dict[Future[float], int] = {}
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            while True:
                while len(running) < workers and (end is None or not rounds or time.monotonic() < end):
                    number = next(numbers, -1)
                    if number < 0:
                        break
                    running[pool.submit(play_round, contest, number)] = number
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    rounds[running.pop(future)] = future.result()
                    watch(sides)
    ordered = [rounds[number] for number in sorted(rounds)]
    other = contest.bots[contest.pairings[0].other]
    return result_of(contest.bots[0], other, ordered, sides)


def climb(plan: Plan, folder: Path, generation: int, workers: int, seconds: float | None, watch: Watch) -> list[Match]:
    """Let the network of a generation play the one before, or the last one the linear evaluator. Keep the results."""
    done = read_ladder(folder)
    found = []
    for other in opponents(plan, folder, generation):
        one = bot_of(network_of(folder, generation), time=plan.ladder_time)
        if any((match.one, match.other) == (one, other) for match in done):
            continue
        options = [f"{name}={value}" for name, value in plan.options.items()]
        contest = Contest.read(registry.game(plan.game), [one, other], plan.seats, options, plan.seed)
        match = play_match(contest, plan.ladder_games, workers, seconds, watch)
        found.append(match)
        done.append(match)
        ladder_of(folder).write_text(json.dumps([asdict(one) for one in done], indent=1) + "\n", encoding="utf-8")
    return found


def opponents(plan: Plan, folder: Path, generation: int) -> list[str]:
    """Return whom a generation plays: the one before, the last one also the linear evaluator."""
    linear = f"{LINEAR}:time={plan.ladder_time}"
    found = [] if generation == 0 else [bot_of(network_of(folder, generation - 1), time=plan.ladder_time)]
    return [*found, linear] if generation == plan.generations else found


def read_ladder(folder: Path) -> list[Match]:
    path = ladder_of(folder)
    return [Match(**data) for data in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def main(game: str, seats: str, one: str, other: str, *given: str) -> None:
    terms: Mapping[str, str] = dict(term.split("=", 1) for term in given)
    options = [
        f"{name}={value}" for name, value in terms.items() if name not in ("games", "seconds", "workers", "seed")
    ]
    contest = Contest.read(registry.game(game), [one, other], int(seats), options, int(terms.get("seed", "0")))
    seconds = float(terms["seconds"]) if "seconds" in terms else None
    match = play_match(
        contest, int(terms.get("games", "200")), int(terms.get("workers", "1")), seconds, lambda games: None
    )
    print(json.dumps({"game": game, "seats": int(seats), "options": dict(contest.options), **match.dump()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
