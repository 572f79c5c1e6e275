"""Ratings recover the strengths that generated the games."""

from __future__ import annotations

from math import exp, log

import pytest

import hetman
from hetman.arena.contest import Contest
from hetman.arena.play import Played
from hetman.arena.ratings import ELO, rate
from hetman.core.dice import Dice

GAME = hetman.game("warchest")


def outcome(contest: Contest, strength: list[float], dice: Dice, games: int) -> list[Played]:
    """Games of bots with these strengths: a side wins in proportion to its own."""
    found = []
    for pairing in contest.pairings:
        for number in range(games):
            sides = [strength[contest.bots_by_seat(number, pairing)[side[0]]] for side in contest.sides]
            winner = dice.index([int(1e6 * exp(one)) for one in sides])
            shares = tuple(float(side == winner) for side in range(len(sides)))
            found.append(Played(pairing, number, shares, (1, 1)))
    return found


def test_two_bots_by_hand() -> None:
    contest = Contest.read(GAME, ["random", "greedy"])
    games = [Played(contest.pairings[0], number, (1.0, 0.0), (1, 1)) for number in range(2)]
    games += [Played(contest.pairings[0], number, (0.0, 1.0), (1, 1)) for number in range(2, 40, 2)]
    # One win and one loss of the first two games, then nineteen losses; and one game in which both were equal.
    difference = ELO * log(1.5 / 20.5)
    random, greedy = rate(contest, games)
    assert random.elo == pytest.approx(difference / 2, abs=1e-3)
    assert greedy.elo == pytest.approx(-difference / 2, abs=1e-3)
    p = 1.5 / 22
    spread = 1.96 * ELO / (22 * p * (1 - p)) ** 0.5
    assert greedy.high - greedy.low == pytest.approx(spread, rel=1e-3)


@pytest.mark.parametrize(("seats", "options"), [(2, []), (3, ["bold=no"])])
def test_strengths_are_found_again_within_their_intervals(seats: int, options: list[str], ambush: hetman.Game) -> None:
    contest = Contest.read(ambush, ["random", "greedy", "page", "squire"], seats, options)
    strength = [0.0, 1.0, 1.5, -0.5]
    missed = 0
    for seed in range(25):
        for rating in rate(contest, outcome(contest, strength, Dice(seed), 120)):
            missed += not rating.low <= ELO * (strength[rating.bot] - 0.5) <= rating.high
    # A hundred intervals of 95 percent.
    assert missed <= 12


def test_a_bot_that_never_lost_is_strong_but_not_infinitely() -> None:
    contest = Contest.read(GAME, ["random", "greedy"])
    few = [Played(contest.pairings[0], number, (0.0, 1.0)[:: 1 - 2 * (number % 2)], (1, 1)) for number in range(10)]
    many = [Played(contest.pairings[0], number, (0.0, 1.0)[:: 1 - 2 * (number % 2)], (1, 1)) for number in range(400)]
    assert 300 < rate(contest, few)[1].elo - rate(contest, few)[0].elo < 700
    assert 1000 < rate(contest, many)[1].elo - rate(contest, many)[0].elo < 1500


def test_the_order_of_games_does_not_matter() -> None:
    contest = Contest.read(GAME, ["random", "greedy", "page"])
    games = outcome(contest, [0.0, 1.0, 2.0], Dice(1), 50)
    for one, other in zip(rate(contest, games), rate(contest, games[::-1])):
        assert one.elo == pytest.approx(other.elo, abs=1e-6)


def test_the_one_among_two_others_is_expected_to_win_a_third(ambush: hetman.Game) -> None:
    contest = Contest.read(ambush, ["random", "greedy"], 3)
    games = []
    for pairing in contest.pairings:
        for number in range(90):
            won = number % 9 < 3
            side = number % 3
            games.append(
                Played(pairing, number, tuple(float((side if won else (side + 1) % 3) == s) for s in range(3)), (1, 1))
            )
    assert [rating.elo for rating in rate(contest, games)] == pytest.approx([0, 0], abs=1e-6)
