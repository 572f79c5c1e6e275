"""Fits the weights of a game's instinct to games that a bot plays against itself.

    .venv/bin/python tools/fit.py GAME [--seats N] [--games 200] [--bot search:100] [--option army=random]

The chance of each team to win is taken to grow with the weighted sum of its features, which is how Instinct.judge reads
the weights; the weights printed make the results of the games most likely. Every position that a seat had to decide in
counts once, and a little ridge keeps features that never differ at zero.
"""

from __future__ import annotations

import argparse
from math import exp, log
from typing import Any

import hetman
from hetman.bots import read_bot
from hetman.core.dice import Dice
from hetman.core.instinct import result
from hetman.core.match import Match
from hetman.core.seat import Seat

RIDGE = 1.0
STEPS = 25

Sample = tuple[list[list[float]], list[float]]
"""The features of each team, and what each team got in the end."""


def play(game: hetman.Game, seats: int, spec: str, seed: int, options: dict[str, Any]) -> list[Sample]:
    match = Match(game, seed=seed, seats=seats, **options)
    teams = game.teams(seats)
    bots = [read_bot(spec, seed=seats * seed + seat) for seat in range(seats)]
    instinct, dice, seen = game.instinct(), Dice(seed), []
    while not match.over:
        seen.append([instinct.features(match.state, team[0]) for team in teams])
        seat = Seat(match.state, match.actor)
        # Now and then a random move: weights that have seen only good play judge bad positions badly.
        moves = seat.moves()
        stray = dice.below(10) == 0
        match.play(moves[dice.below(len(moves))] if stray else bots[match.actor].choose(seat))
    given = result(match.state)
    outcome = [given[team[0]] for team in teams]
    total = sum(outcome)
    return [(features, [share / total for share in outcome]) for features in seen] if total else []


def chances(weights: list[float], features: list[list[float]]) -> list[float]:
    felt = [sum(weight * value for weight, value in zip(weights, team)) for team in features]
    highest = max(felt)
    strength = [exp(one - highest) for one in felt]
    return [one / sum(strength) for one in strength]


def fit(samples: list[Sample]) -> list[float]:
    """Newton's method on the likelihood of the outcomes."""
    size = len(samples[0][0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for features, outcome in samples:
            chance = chances(weights, features)
            mean = [sum(p * team[k] for p, team in zip(chance, features)) for k in range(size)]
            for p, share, team in zip(chance, outcome, features):
                apart = [value - middle for value, middle in zip(team, mean)]
                for row in range(size):
                    slope[row] += share * apart[row]
                    for column in range(size):
                        curve[row][column] += p * apart[row] * apart[column]
        step = solve(curve, slope)
        weights = [weight + by for weight, by in zip(weights, step)]
        if max(map(abs, step)) < 1e-4:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for pivot, row in enumerate(rows):
        for other in rows[pivot + 1 :]:
            factor = other[pivot] / row[pivot]
            for column in range(pivot, len(row)):
                other[column] -= factor * row[column]
    found = [0.0] * len(rows)
    for place in reversed(range(len(rows))):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, len(rows)))
        found[place] = (rows[place][-1] - known) / rows[place][place]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="search:100")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = hetman.game(given.game)
    seats = given.seats or game.seats[0]
    options = dict(option.split("=", 1) for option in given.option)
    samples = [one for seed in range(given.games) for one in play(game, seats, given.bot, seed, options)]
    weights = fit(samples)
    surprise = -sum(
        share * log(chance)
        for features, outcome in samples
        for share, chance in zip(outcome, chances(weights, features))
    ) / len(samples)
    unsure = log(len(game.teams(seats)))
    print(f"{len(samples)} positions; {surprise:.3f} nats of surprise a position, {unsure:.3f} knowing nothing")
    print([round(weight, 3) for weight in weights])


if __name__ == "__main__":
    main()
