"""Fits a game's instinct to games that a bot plays against itself.

    .venv/bin/python tools/fit.py GAME [--seats N] [--games 200] [--bot search:100] [--option army=random]

Weights: the chance of each team to win is taken to grow with the weighted sum of its features, which is how
Instinct.judge reads them; those printed make the results of the games most likely. Pulls: the chance that a move is the
right one is taken to grow with the sum of its traits' pulls; those printed make the attention that the bot gave to each
move most likely. Every position that a seat had to decide in counts once, and a little ridge keeps what never
differs at zero.
"""

from __future__ import annotations

import argparse
from math import exp, log
from typing import Any

import hetman
from hetman.bots import read_bot
from hetman.core.dice import Dice
from hetman.core.instinct import Instinct, result
from hetman.core.match import Match
from hetman.core.seat import Seat

RIDGE = 1.0
STEPS = 25

Sample = tuple[list[list[float]], list[float]]
"""What speaks for each of several alternatives, and the share that each of them got."""


def play(
    game: hetman.Game, seats: int, spec: str, seed: int, options: dict[str, Any]
) -> tuple[list[Sample], list[Sample]]:
    """Samples for the weights and for the pulls out of one game."""
    match = Match(game, seed=seed, seats=seats, **options)
    teams = game.teams(seats)
    bots = [read_bot(spec, seed=seats * seed + seat) for seat in range(seats)]
    instinct, dice = game.instinct(), Dice(seed)
    seen: list[list[list[float]]] = []
    attended: list[Sample] = []
    while not match.over:
        seen.append([instinct.features(match.state, team[0]) for team in teams])
        seat = Seat(match.state, match.actor)
        moves = seat.moves()
        if len(moves) == 1:
            match.play(moves[0])
            continue
        thoughts = bots[match.actor].explain(seat)
        shares = {thought.move: thought.share for thought in thoughts}
        attended.append(
            ([traits(instinct, match.state, move) for move in moves], [shares.get(move, 0.0) for move in moves])
        )
        # Now and then a random move: weights that have seen only good play judge bad positions badly.
        match.play(moves[dice.below(len(moves))] if dice.below(10) == 0 else thoughts[0].move)
    given = result(match.state)
    if len(teams) == 1:
        # Alone it is the features against nothing, which is how a logistic of them reads.
        return [([*features, [0.0] * len(features[0])], [given[0], 1.0 - given[0]]) for features in seen], attended
    total = sum(given[team[0]] for team in teams)
    outcome = [given[team[0]] / total for team in teams] if total else []
    return [(features, outcome) for features in seen if outcome], attended


def traits(instinct: Instinct, state: hetman.State, move: int) -> list[float]:
    found = [0.0] * len(instinct.pulls)
    for trait in instinct.traits(state, move):
        found[trait] += 1.0
    return found


def chances(weights: list[float], alternatives: list[list[float]]) -> list[float]:
    felt = [sum(weight * value for weight, value in zip(weights, one) if value) for one in alternatives]
    highest = max(felt)
    strength = [exp(one - highest) for one in felt]
    total = sum(strength)
    return [one / total for one in strength]


def fit(samples: list[Sample]) -> list[float]:
    """Newton's method on the likelihood of the shares; no step is longer than 1, or it could run away."""
    size = len(samples[0][0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for alternatives, shares in samples:
            add_sample(slope, curve, chances(weights, alternatives), alternatives, shares)
        step = solve(curve, slope)
        longest = max(map(abs, step))
        weights = [weight + by / max(longest, 1.0) for weight, by in zip(weights, step)]
        if longest < 1e-3:
            break
    return weights


def add_sample(
    slope: list[float],
    curve: list[list[float]],
    chance: list[float],
    alternatives: list[list[float]],
    shares: list[float],
) -> None:
    size = len(slope)
    mean = [sum(p * one[k] for p, one in zip(chance, alternatives) if one[k]) for k in range(size)]
    for p, share, one in zip(chance, shares, alternatives):
        apart = [(place, value - middle) for place, (value, middle) in enumerate(zip(one, mean)) if value or middle]
        for row, by in apart:
            slope[row] += share * by
            for column, other in apart:
                curve[row][column] += p * by * other


def surprise(weights: list[float], samples: list[Sample]) -> float:
    """How badly the shares are foreseen, in nats a sample."""
    total = 0.0
    for alternatives, shares in samples:
        total -= sum(share * log(chance) for share, chance in zip(shares, chances(weights, alternatives)) if share)
    return total / len(samples)


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
    results: list[Sample] = []
    attention: list[Sample] = []
    for seed in range(given.games):
        played, attended = play(game, seats, given.bot, seed, options)
        results += played
        attention += attended
    for name, samples in (("weights", results), ("pulls", attention)):
        if samples and samples[0][0][0]:
            found = fit(samples)
            print(f"{name}: {len(samples)} samples, {surprise(found, samples):.3f} nats of surprise,", end=" ")
            print(f"{surprise([0.0] * len(found), samples):.3f} knowing nothing")
            print([round(value, 2) for value in found])


if __name__ == "__main__":
    main()
