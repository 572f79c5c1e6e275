"""Fit a game's evaluator to games that a bot plays against itself.

    python tools/fit_evaluator.py GAME [--seats 2 …] [--games 200] [--bot search:100 | --rollouts] [--option a=b]

Weights: the probability that a team wins is the softmax of the weighted sums of its features, as `Evaluator.evaluate`
computes it. The printed weights minimise the cross-entropy with the results of the games. Policy weights: the priors
of the moves are a softmax as well. The printed ones minimise the cross-entropy with the visit distribution of the bot.
Both are regularised towards the present values, so that what the games hardly show stays as it was.

With --rollouts no bot searches: the policy plays thousands of games in a minute. They fit the weights only.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, TypeVar

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

import hetman
from hetman.bots import read_bot
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator, returns
from hetman.core.match import Match
from hetman.core.seat import Seat

POSITIONS = 20
"""Positions sampled from one game, because its positions are much alike."""
DECISIONS = 60
"""Decisions sampled from one game for the policy."""
STEP = 16
"""Most decisions between two sampled positions of a rollout."""
LONGEST = 150
"""A rollout with more sampled positions may never end and is dropped."""

T = TypeVar("T")
Sample = tuple[list[list[float]], list[float]]
"""The features of each of several alternatives, and the share that each of them got."""


def play(
    name: str, tables: list[int], spec: str, options: dict[str, Any], seed: int
) -> tuple[list[Sample], list[Sample]]:
    """Samples for the weights and for the policy weights from one game."""
    game, seats = hetman.game(name), tables[seed % len(tables)]
    match = Match(game, seed=seed, seats=seats, **options)
    teams = game.teams(seats)
    bots = [read_bot(spec, seed=seats * seed + seat) for seat in range(seats)]
    evaluator, dice = game.evaluator(), Dice(seed)
    seen: list[list[list[float]]] = []
    visited: list[Sample] = []
    while not match.over:
        seen.append([evaluator.features(match.state, team[0]) for team in teams])
        seat = Seat(match.state, match.actor)
        moves = seat.canonical()
        if len(moves) == 1:
            match.play(moves[0])
            continue
        candidates = bots[match.actor].explain(seat)
        shares = {candidate.move: candidate.visit_share for candidate in candidates}
        visited.append(
            (
                [feature_vector(evaluator, match.state, move) for move in moves],
                [shares.get(move, 0.0) for move in moves],
            )
        )
        # One move in ten is random: weights fitted to good play alone evaluate bad positions badly.
        match.play(moves[dice.below(len(moves))] if dice.below(10) == 0 else candidates[0].move)
    return labelled(some(seen, POSITIONS, dice), match.state), some(visited, DECISIONS, dice)


def roll_out(name: str, tables: list[int], options: dict[str, Any], seed: int) -> tuple[list[Sample], list[Sample]]:
    """Samples for the weights from one game of the policy, at varying temperatures."""
    game, seats = hetman.game(name), tables[seed % len(tables)]
    state, dice = Match(game, seed=seed, seats=seats, **options).state.copy(), Dice(seed)
    evaluator = game.evaluator()
    evaluator.inverse_temperature = 2 + dice.below(3)
    seen: list[list[list[float]]] = []
    while state.stack and len(seen) < LONGEST:
        seen.append([evaluator.features(state, team[0]) for team in game.teams(seats)])
        evaluator.rollout_depth = 1 + dice.below(STEP)
        evaluator.rollout(state, dice)
    return [] if state.stack else labelled(some(seen, POSITIONS, dice), state), []


def labelled(seen: list[list[list[float]]], end: hetman.State) -> list[Sample]:
    """The features of each team on the way, with the result."""
    given = returns(end)
    teams = end.setup.game.teams(end.setup.seats)
    if len(teams) == 1:
        # Alone, the features stand against zeros, so that the softmax is a logistic function.
        return [([*features, [0.0] * len(features[0])], [given[0], 1.0 - given[0]]) for features in seen]
    total = sum(given[team[0]] for team in teams)
    outcome = [given[team[0]] / total for team in teams] if total else []
    return [(features, outcome) for features in seen if outcome]


def some(things: list[T], number: int, dice: Dice) -> list[T]:
    things = list(things)
    while len(things) > number:
        things[dice.below(len(things))] = things[-1]
        things.pop()
    return things


def feature_vector(evaluator: Evaluator, state: hetman.State, move: int) -> list[float]:
    found = [0.0] * len(evaluator.policy_weights)
    for feature in evaluator.move_features(state, move):
        found[feature] += 1.0
    return found


class Samples:
    """All alternatives of all samples below each other."""

    def __init__(self, samples: list[Sample]) -> None:
        self.values = csr_matrix(np.array([one for alternatives, _ in samples for one in alternatives]))
        self.shares = np.array([share for _, shares in samples for share in shares])
        sizes = np.array([len(shares) for _, shares in samples])
        self.starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        self.sizes = sizes

    def cross_entropy(self, weights: Any) -> tuple[float, Any]:
        """The sum over all samples, in nats, and its gradient."""
        logits = self.values @ weights
        logits -= np.repeat(np.maximum.reduceat(logits, self.starts), self.sizes)
        strength = np.exp(logits)
        chances = strength / np.repeat(np.add.reduceat(strength, self.starts), self.sizes)
        given = np.repeat(np.add.reduceat(self.shares, self.starts), self.sizes)
        return -float(self.shares @ np.log(chances)), self.values.T @ (chances * given - self.shares)


def fit(samples: Samples, towards: list[float], ridge: float) -> list[float]:
    """The weights of the least cross-entropy, with ridge regularisation towards the present ones."""
    before = np.array(towards)

    def cost(weights: Any) -> tuple[float, Any]:
        nats, slope = samples.cross_entropy(weights)
        apart = weights - before
        return nats + 0.5 * ridge * float(apart @ apart), slope + ridge * apart

    return [float(value) for value in minimize(cost, before, jac=True, method="L-BFGS-B").x]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", help="of one table after the other")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="search:100")
    parser.add_argument("--rollouts", action="store_true", help="let the policy play instead of a bot; weights only")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ridge", type=float, default=4.0, help="strength of the regularisation")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = hetman.game(given.game)
    tables = given.seats or [game.seats[0]]
    options = dict(option.split("=", 1) for option in given.option)
    results: list[Sample] = []
    visits: list[Sample] = []
    work = partial(roll_out, given.game, tables, options)
    if not given.rollouts:
        work = partial(play, given.game, tables, given.bot, options)
    with ProcessPoolExecutor(given.workers) as pool:
        for played, visited in pool.map(work, range(given.seed, given.seed + given.games), chunksize=8):
            results += played
            visits += visited
    evaluator = game.evaluator()
    fits = (("weights", results, evaluator.weights), ("policy weights", visits, evaluator.policy_weights))
    for name, found, before in fits:
        if found and before:
            samples = Samples(found)
            fitted = fit(samples, before, given.ridge)
            nats = [
                samples.cross_entropy(np.array(values))[0] / len(found)
                for values in (fitted, before, [0.0] * len(before))
            ]
            print(f"{name}: {len(found)} samples; cross-entropy {nats[0]:.3f} nats,", end=" ")
            print(f"{nats[1]:.3f} with the present ones, {nats[2]:.3f} with zeros")
            print([round(value, 2) for value in fitted], flush=True)


if __name__ == "__main__":
    main()
