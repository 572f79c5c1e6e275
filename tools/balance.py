"""Measure the balance of a game in games of equal bots: points, win shares by seat, and how often things happen.

    .venv/bin/python tools/balance.py GAME BOT [--seats 4] [--games 800] [--option start=0] [--count held raided]

All seats play the same bot. The bot `policy` samples its moves from the policy of the game's evaluator, as rollouts do,
and plays a thousand games in the time of a few searched ones. The tool prints the mean points of all seats and of the
winners, the share of games that each seat won, and for the events of the log that --count names how often they occurred
and their shares of all these. ± is the half width of the 95 % interval. Games count as the observations, because the
events of one game depend on each other. --each prints the figures whenever that many more games are played, so that a
long run can be stopped.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from typing import Any

import hetman
from hetman.bots import read_bot
from hetman.core.dice import Dice
from hetman.core.evaluator import returns
from hetman.core.events import EventLog
from hetman.core.seat import Seat

POLICY = "policy"
LONGEST = 100_000
"""Decisions of a game of the policy at most."""
SHARPNESS = 2
"""The power of the priors in games of the policy."""


@dataclass
class Balance:
    """What the games so far have shown."""

    seats: int
    counted: tuple[str, ...]
    points: list[float] = field(default_factory=list)
    winners: list[float] = field(default_factory=list)
    """The points of each game's winners."""
    shares: list[list[float]] = field(default_factory=list)
    """By game, the share of the victory that each seat has."""
    events: list[list[int]] = field(default_factory=list)
    """By game, how often each counted event occurred."""

    def add(self, end: hetman.State, log: list[str]) -> None:
        scores = end.scores()
        self.points.append(mean(scores))
        self.winners.append(max((scores[seat] for seat in end.winners()), default=0))
        self.shares.append(returns(end))
        self.events.append([log.count(key) for key in self.counted])

    def lines(self) -> list[str]:
        found = [
            f"{len(self.points)} games",
            f"points of all seats: {with_interval(self.points)}",
            f"points of winners: {with_interval(self.winners)}",
        ]
        for seat in range(self.seats):
            found.append(f"seat {seat} won {with_interval([100 * shares[seat] for shares in self.shares])} %")
        for index, key in enumerate(self.counted):
            number = sum(events[index] for events in self.events)
            share, apart = share_of(self.events, index)
            found.append(f"{key}: {number} times, {100 * share:.1f} ± {100 * apart:.1f} % of those counted")
        return found


def with_interval(values: list[float]) -> str:
    apart = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return f"{mean(values):.1f} ± {apart:.1f}"


def share_of(games: list[list[int]], index: int) -> tuple[float, float]:
    """The share of one event among all counted ones, and its half width: a ratio estimate over games."""
    total = sum(map(sum, games))
    if total == 0:
        return 0.0, 0.0
    share = sum(events[index] for events in games) / total
    apart = sum((events[index] - share * sum(events)) ** 2 for events in games)
    return share, 1.96 * sqrt(apart) / total


def play(
    game: hetman.Game, spec: str, seats: int, options: dict[str, Any], seed: int
) -> tuple[hetman.State, list[str]]:
    """One game: its last position, and the keys of its events."""
    state, dice = game.start(seats, **options), Dice(seed)
    log = EventLog([])
    state.event_log = log
    state.roll(dice)
    if spec == POLICY:
        evaluator = game.evaluator()
        evaluator.rollout_depth, evaluator.inverse_temperature = LONGEST, SHARPNESS
        evaluator.rollout(state, dice)
        return state, [event.key for event in log.events]
    bots = [read_bot(spec, seed=seats * seed + seat) for seat in range(seats)]
    while state.stack:
        seat = state.actor
        state.step(bots[seat].choose(Seat(state, seat)))
        state.roll(dice)
    return state, [event.key for event in log.events]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--each", type=int, default=50, help="games between two reports")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--count", nargs="*", default=[], metavar="EVENT")
    given = parser.parse_args()
    game = hetman.game(given.game)
    seats = given.seats or game.usual_seats
    options = dict(option.split("=", 1) for option in given.option)
    balance = Balance(seats, tuple(given.count))
    for number in range(1, given.games + 1):
        balance.add(*play(game, given.bot, seats, options, given.seed + number - 1))
        if number % given.each == 0 or number == given.games:
            print("\n".join(balance.lines()), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
