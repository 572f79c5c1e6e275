"""Fits a game's instinct to games that a bot plays against itself.

    .venv/bin/python tools/fit.py GAME [--seats N] [--games 200] [--bot search:100 | --urges] [--option army=random]

Weights: the chance of each team to win is taken to grow with the weighted sum of its features, which is how
Instinct.judge reads them; those printed make the results of the games most likely. Pulls: the chance that a move is the
right one is taken to grow with the sum of its traits' pulls; those printed make the attention that the bot gave to each
move most likely. Both are drawn a little towards the present ones, which keeps what the games hardly show as it was.

With --urges nobody thinks: moves are drawn by urges, thousands of games in a minute. They teach weights only.
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
from hetman.core.instinct import Instinct, result
from hetman.core.match import Match
from hetman.core.seat import Seat

POSITIONS = 20
"""The positions of one game are much alike: so many of them stand for all."""
DECISIONS = 60
"""So many decisions of one game teach what search attends to."""
PAUSE = 16
"""Games of urges are looked at after at most so many decisions."""
LOOKS = 150
"""A game of urges that is longer than this may never end, and is left."""

T = TypeVar("T")
Sample = tuple[list[list[float]], list[float]]
"""What speaks for each of several alternatives, and the share that each of them got."""


def play(name: str, seats: int, spec: str, options: dict[str, Any], seed: int) -> tuple[list[Sample], list[Sample]]:
    """Samples for the weights and for the pulls out of one game."""
    game = hetman.game(name)
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
    return lessons(some(seen, POSITIONS, dice), match.state), some(attended, DECISIONS, dice)


def drift(name: str, seats: int, options: dict[str, Any], seed: int) -> tuple[list[Sample], list[Sample]]:
    """Samples for the weights out of one game of urges, followed now more firmly, now less."""
    game = hetman.game(name)
    state, dice = Match(game, seed=seed, seats=seats, **options).state.copy(), Dice(seed)
    instinct = game.instinct()
    instinct.resolve = 2 + dice.below(3)
    seen: list[list[list[float]]] = []
    while state.stack and len(seen) < LOOKS:
        seen.append([instinct.features(state, team[0]) for team in game.teams(seats)])
        instinct.depth = 1 + dice.below(PAUSE)
        instinct.play_on(state, dice)
    return [] if state.stack else lessons(some(seen, POSITIONS, dice), state), []


def lessons(seen: list[list[list[float]]], end: hetman.State) -> list[Sample]:
    """What was seen of each team on the way, with what came of it."""
    given = result(end)
    teams = end.setup.game.teams(end.setup.seats)
    if len(teams) == 1:
        # Alone it is the features against nothing, which is how a logistic of them reads.
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


def traits(instinct: Instinct, state: hetman.State, move: int) -> list[float]:
    found = [0.0] * len(instinct.pulls)
    for trait in instinct.traits(state, move):
        found[trait] += 1.0
    return found


class Samples:
    """All alternatives of all samples below each other."""

    def __init__(self, samples: list[Sample]) -> None:
        self.values = csr_matrix(np.array([one for alternatives, _ in samples for one in alternatives]))
        self.shares = np.array([share for _, shares in samples for share in shares])
        sizes = np.array([len(shares) for _, shares in samples])
        self.starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        self.sizes = sizes

    def surprise(self, weights: Any) -> tuple[float, Any]:
        """How badly the shares are foreseen, in nats altogether, and where that leads downhill."""
        felt = self.values @ weights
        felt -= np.repeat(np.maximum.reduceat(felt, self.starts), self.sizes)
        strength = np.exp(felt)
        chances = strength / np.repeat(np.add.reduceat(strength, self.starts), self.sizes)
        given = np.repeat(np.add.reduceat(self.shares, self.starts), self.sizes)
        return -float(self.shares @ np.log(chances)), self.values.T @ (chances * given - self.shares)


def fit(samples: Samples, towards: list[float], ridge: float) -> list[float]:
    """The likeliest weights, drawn towards what was there before, so that what hardly differs stays as it was."""
    before = np.array(towards)

    def cost(weights: Any) -> tuple[float, Any]:
        nats, slope = samples.surprise(weights)
        apart = weights - before
        return nats + 0.5 * ridge * float(apart @ apart), slope + ridge * apart

    return [float(value) for value in minimize(cost, before, jac=True, method="L-BFGS-B").x]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="search:100")
    parser.add_argument("--urges", action="store_true", help="let urges play instead of a bot; weights only")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ridge", type=float, default=4.0, help="how strongly the old figures hold the new ones")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = hetman.game(given.game)
    seats = given.seats or game.seats[0]
    options = dict(option.split("=", 1) for option in given.option)
    results: list[Sample] = []
    attention: list[Sample] = []
    work = partial(drift, given.game, seats, options)
    if not given.urges:
        work = partial(play, given.game, seats, given.bot, options)
    with ProcessPoolExecutor(given.workers) as pool:
        for played, attended in pool.map(work, range(given.seed, given.seed + given.games), chunksize=8):
            results += played
            attention += attended
    instinct = game.instinct()
    for name, found, before in (("weights", results, instinct.weights), ("pulls", attention, instinct.pulls)):
        if found and before:
            samples = Samples(found)
            fitted = fit(samples, before, given.ridge)
            nats = [
                samples.surprise(np.array(values))[0] / len(found) for values in (fitted, before, [0.0] * len(before))
            ]
            print(f"{name}: {len(found)} samples; {nats[0]:.3f} nats of surprise,", end=" ")
            print(f"{nats[1]:.3f} with those before, {nats[2]:.3f} knowing nothing")
            print([round(value, 2) for value in fitted], flush=True)


if __name__ == "__main__":
    main()
