"""Train a game's policy weights by self-play, and print weights that win more.

    python tools/train_policy.py GAME [--seats 2 …] [--rounds 6] [--games 2000] [--rate 10] [--option army=random]

It is REINFORCE with a natural gradient. No bot searches: all seats sample their moves from the policy. The advantage of
a move is how much better its seat stands afterwards, by the evaluator at the next changes of turn and by the result.
Each round regresses the advantages on the move features and adds `rate` times the coefficients to the policy weights.
Then the new policy plays the old one. `tools/fit_evaluator.py --rollouts` fits value weights to such games.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import numpy as np

import hetman
from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator, returns, sample_index
from hetman.core.match import Match

TRACE_DECAY = 0.85
"""The λ of the λ-return: the weight of later values against the value after the next change of turn."""
LONGEST = 3000
"""A game of more decisions may never end and is dropped."""
BATCH = 50
TRIALS = 400
"""Games of the new policy against the old one."""


class Sampled(NamedTuple):
    """A sampled move: its turn, its seat, and its move features minus their expectation under the policy."""

    turn: int
    seat: int
    score: dict[int, float]


def with_policy(game: hetman.Game, policy_weights: list[float]) -> Evaluator:
    evaluator = game.evaluator()
    evaluator.policy_weights = policy_weights
    return evaluator


def self_play(
    name: str, tables: list[int], options: dict[str, Any], policy_weights: list[float], seeds: list[int]
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The two sides of the regression of advantages on move features, from some games."""
    game = hetman.game(name)
    evaluator = with_policy(game, policy_weights)
    size = len(policy_weights)
    fisher, gradient = np.zeros((size, size)), np.zeros(size)
    for seed in seeds:
        start = Match(game, seed=seed, seats=tables[seed % len(tables)], **options).state.copy()
        sampled, values = play(start, evaluator, Dice(seed))
        targets = lambda_returns(values)
        for move in sampled:
            advantage = targets[move.turn][move.seat] - values[move.turn][move.seat]
            features, amounts = list(move.score), np.array(list(move.score.values()))
            fisher[np.ix_(features, features)] += np.outer(amounts, amounts)
            gradient[features] += advantage * amounts
    return fisher, gradient


def play(state: hetman.State, evaluator: Evaluator, dice: Dice) -> tuple[list[Sampled], list[list[float]]]:
    """A game of the policy: the sampled moves, and the values at every change of turn, the result last."""
    sampled: list[Sampled] = []
    values: list[list[float]] = []
    deciding = NATURE
    while state.stack:
        if len(sampled) > LONGEST:
            return [], []
        if state.actor == NATURE:
            state.roll(dice)
            continue
        if state.actor != deciding:
            deciding = state.actor
            values.append(evaluator.evaluate(state))
        moves = state.canonical()
        priors = evaluator.sharpened_priors(state, moves)
        index = sample_index(priors, dice)
        if len(moves) > 1:
            sampled.append(Sampled(len(values) - 1, deciding, score_function(evaluator, state, moves, priors, index)))
        state.step(moves[index])
    return sampled, [*values, returns(state)]


def score_function(
    evaluator: Evaluator, state: hetman.State, moves: list[int], priors: list[float], chosen: int
) -> dict[int, float]:
    """The gradient of the log-probability of the chosen move: its features minus their expectation."""
    found: dict[int, float] = {}
    total = sum(priors)
    for index, move in enumerate(moves):
        more = float(index == chosen) - priors[index] / total
        for feature in evaluator.move_features(state, move):
            found[feature] = found.get(feature, 0.0) + more
    return found


def lambda_returns(values: list[list[float]]) -> list[list[float]]:
    """The λ-return of each turn for each seat, from the values after it and the result."""
    targets = values[-1:] * len(values)
    for turn in range(len(values) - 3, -1, -1):
        targets[turn] = [
            (1 - TRACE_DECAY) * soon + TRACE_DECAY * late
            for soon, late in zip(values[turn + 1], targets[turn + 1], strict=True)
        ]
    return targets


def compare(
    name: str, tables: list[int], options: dict[str, Any], new: list[float], old: list[float], seed: int
) -> float:
    """The return of a seat and its partners with the new policy against the old one; the seat rotates."""
    game, seats = hetman.game(name), tables[seed % len(tables)]
    state, dice = Match(game, seed=seed, seats=seats, **options).state.copy(), Dice(seed)
    guest = seed // len(tables) % seats
    team = next(team for team in game.teams(seats) if guest in team)
    ours, theirs = with_policy(game, new), with_policy(game, old)
    for _ in range(LONGEST):
        state.roll(dice)
        if not state.stack:
            return returns(state)[guest]
        moves = state.canonical()
        evaluator = ours if state.actor in team else theirs
        state.step(moves[sample_index(evaluator.sharpened_priors(state, moves), dice)])
    return 1 / len(game.teams(seats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", help="of one table after the other")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=2000, help="in each round")
    parser.add_argument("--rate", type=float, default=10.0, help="learning rate")
    parser.add_argument("--ridge", type=float, default=200.0, help="damping of rare move features")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = hetman.game(given.game)
    tables = given.seats or [game.seats[0]]
    options = dict(option.split("=", 1) for option in given.option)
    before = policy_weights = list(game.evaluator().policy_weights)
    with ProcessPoolExecutor(given.workers) as pool:
        for number in range(given.rounds):
            first = given.seed + number * given.games
            seeds = range(first, first + given.games)
            batches = [list(seeds[start : start + BATCH]) for start in range(0, len(seeds), BATCH)]
            sides = list(pool.map(partial(self_play, given.game, tables, options, policy_weights), batches))
            fisher, gradient = sum(side[0] for side in sides), sum(side[1] for side in sides)
            step = np.linalg.solve(fisher + given.ridge * np.eye(len(policy_weights)), gradient)
            policy_weights = [
                float(weight + given.rate * more) for weight, more in zip(policy_weights, step, strict=True)
            ]
            trial = partial(compare, given.game, tables, options, policy_weights, before)
            won = sum(pool.map(trial, range(TRIALS), chunksize=BATCH)) / TRIALS
            print(f"round {number + 1}: {100 * won:.1f} % of {TRIALS} games against the policy before")
            print([round(weight, 2) for weight in policy_weights], flush=True)


if __name__ == "__main__":
    main()
