"""Lets the urges of a game practise against themselves, and prints pulls that win more.

    .venv/bin/python tools/practise.py GAME [--seats 2] [--rounds 6] [--games 2000] [--pace 10] [--option army=random]

Nobody thinks: all seats draw their moves by urges. A move is as good as its seat then fares better than it looked
before, by what the instinct feels at the next changes of turn and, in the end, by the result. In every round the
advantage of each trait is found by regression (a natural policy gradient), and pulls grow by `pace` times as much. Then
the new urges play the old ones. tools/fit.py --urges fits weights to such games: good urges and good weights make each
other better.
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
from hetman.core.instinct import Instinct, follow, result
from hetman.core.match import Match

PATIENCE = 0.85
"""How much of what a move brings is looked for after the next change of turn, and of that after the next but one."""
LONGEST = 3000
"""A game of more decisions may never end, and is left."""
BATCH = 50
TRIALS = 400
"""Games of the new urges against the old ones."""


class Drawn(NamedTuple):
    """A move that was drawn: during which turn, whose, and its traits less those that were to be expected."""

    turn: int
    seat: int
    surplus: dict[int, float]


def urging(game: hetman.Game, pulls: list[float]) -> Instinct:
    instinct = game.instinct()
    instinct.pulls = pulls
    return instinct


def practise(
    name: str, seats: int, options: dict[str, Any], pulls: list[float], seeds: list[int]
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The two sides of the regression of advantages on traits, over some games."""
    game = hetman.game(name)
    instinct = urging(game, pulls)
    spread, gained = np.zeros((len(pulls), len(pulls))), np.zeros(len(pulls))
    for seed in seeds:
        drawn, felt = play(Match(game, seed=seed, seats=seats, **options).state.copy(), instinct, Dice(seed))
        worth = looking_back(felt)
        for move in drawn:
            advantage = worth[move.turn][move.seat] - felt[move.turn][move.seat]
            places, values = list(move.surplus), np.array(list(move.surplus.values()))
            spread[np.ix_(places, places)] += np.outer(values, values)
            gained[places] += advantage * values
    return spread, gained


def play(state: hetman.State, instinct: Instinct, dice: Dice) -> tuple[list[Drawn], list[list[float]]]:
    """A game of urges: the moves drawn, and what each seat could expect at every change of turn, the result last."""
    drawn: list[Drawn] = []
    felt: list[list[float]] = []
    deciding = NATURE
    while state.stack:
        if len(drawn) > LONGEST:
            return [], []
        if state.actor == NATURE:
            state.roll(dice)
            continue
        if state.actor != deciding:
            deciding = state.actor
            felt.append(instinct.judge(state))
        moves = state.moves()
        shares = instinct.resolved(state, moves)
        place = follow(shares, dice)
        if len(moves) > 1:
            drawn.append(Drawn(len(felt) - 1, deciding, surplus(instinct, state, moves, shares, place)))
        state.step(moves[place])
    return drawn, [*felt, result(state)]


def surplus(
    instinct: Instinct, state: hetman.State, moves: list[int], shares: list[float], chosen: int
) -> dict[int, float]:
    found: dict[int, float] = {}
    total = sum(shares)
    for place, move in enumerate(moves):
        more = float(place == chosen) - shares[place] / total
        for trait in instinct.traits(state, move):
            found[trait] = found.get(trait, 0.0) + more
    return found


def looking_back(felt: list[list[float]]) -> list[list[float]]:
    """What each turn proved to be worth to each seat: what was felt after it, the result, and all between."""
    worth = felt[-1:] * len(felt)
    for turn in range(len(felt) - 3, -1, -1):
        worth[turn] = [
            (1 - PATIENCE) * soon + PATIENCE * late for soon, late in zip(felt[turn + 1], worth[turn + 1], strict=True)
        ]
    return worth


def compare(name: str, seats: int, options: dict[str, Any], new: list[float], old: list[float], seed: int) -> float:
    """What a seat and its partners get for playing by the new pulls against the old ones; seats take turns in it."""
    game = hetman.game(name)
    state, dice = Match(game, seed=seed, seats=seats, **options).state.copy(), Dice(seed)
    guest = seed % seats
    team = next(team for team in game.teams(seats) if guest in team)
    ours, theirs = urging(game, new), urging(game, old)
    for _ in range(LONGEST):
        state.roll(dice)
        if not state.stack:
            return result(state)[guest]
        moves = state.moves()
        instinct = ours if state.actor in team else theirs
        state.step(moves[follow(instinct.resolved(state, moves), dice)])
    return 1 / len(game.teams(seats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=2000, help="in each round")
    parser.add_argument("--pace", type=float, default=10.0, help="how fast pulls grow")
    parser.add_argument("--ridge", type=float, default=200.0, help="how strongly seldom traits are held")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = hetman.game(given.game)
    seats = given.seats or game.seats[0]
    options = dict(option.split("=", 1) for option in given.option)
    before = pulls = list(game.instinct().pulls)
    with ProcessPoolExecutor(given.workers) as pool:
        for number in range(given.rounds):
            first = given.seed + number * given.games
            seeds = range(first, first + given.games)
            batches = [list(seeds[start : start + BATCH]) for start in range(0, len(seeds), BATCH)]
            sides = list(pool.map(partial(practise, given.game, seats, options, pulls), batches))
            spread, gained = sum(side[0] for side in sides), sum(side[1] for side in sides)
            advantages = np.linalg.solve(spread + given.ridge * np.eye(len(pulls)), gained)
            pulls = [float(pull + given.pace * more) for pull, more in zip(pulls, advantages, strict=True)]
            trial = partial(compare, given.game, seats, options, pulls, before)
            won = sum(pool.map(trial, range(TRIALS), chunksize=BATCH)) / TRIALS
            print(f"round {number + 1}: against the pulls before {100 * won:.1f} % of {TRIALS} games")
            print([round(pull, 2) for pull in pulls], flush=True)


if __name__ == "__main__":
    main()
