"""The analysis of whole games: every free decision, the same for the same seed, from what its seat knew."""

from __future__ import annotations

from typing import Any

import pytest

import hetman
from hetman.analysis import GameAnalysis, analyse, balances
from hetman.analysis.game_analysis import estimated, imagined, plan_of
from hetman.core.dice import Dice
from hetman.core.match import Match
from hetman.core.record import Record
from hetman.core.seat import Seat
from hetman.presentation.analysis import analysis_text
from hetman.presentation.replay import Replay
from hetman.presentation.texts import texts_of

ITERATIONS = 12


SHORT: dict[str, dict[str, Any]] = {"zizka": {"goal": 5}, "warchest": {"round_limit": 25}}
"""Options for a short game."""


def random_game(name: str, seats: int, seed: int = 4, short: bool = True) -> Record:
    """A game of random moves; the same seed plays the same game."""
    options = SHORT.get(name, {}) if short else {}
    match, dice = Match(hetman.game(name), seed=seed, seats=seats, **options), Dice(seed)
    while not match.over:
        moves = match.state.moves()
        match.play(moves[dice.below(len(moves))])
    return match.record


@pytest.mark.parametrize("name", hetman.games())
def test_every_free_decision_is_estimated(name: str) -> None:
    record = random_game(name, 2)
    plan = plan_of(record)
    assert plan.requests
    for state, request in zip(plan.positions, plan.requests):
        assert request.played in Seat(state, request.seat, Dice(1)).moves()
    forced = len(Replay(record).frames) - 1 - len(plan.requests)
    assert forced >= 0


@pytest.mark.parametrize("name", hetman.games())
def test_an_analysis_follows_from_its_seed_and_adds_up(name: str) -> None:
    record = random_game(name, 2)
    found = analyse(record, ITERATIONS, seed=3)
    assert found == analyse(record, ITERATIONS, seed=3)
    assert GameAnalysis.loads(found.dumps()) == found
    assert all(0 <= one.cost <= 1 and sum(one.chances) == pytest.approx(1, abs=0.01) for one in found.decisions)
    for balance in balances(found, hetman.game(name)):
        parts = balance.start + balance.own + balance.others + balance.luck + balance.rest
        assert parts == pytest.approx(balance.end, abs=0.001)
        assert balance.own <= 0 <= balance.others


@pytest.mark.parametrize(("name", "seats"), [("grunwald", 3), ("warchest", 4), ("zizka", 1)])
def test_more_seats_share_the_chances(name: str, seats: int) -> None:
    record = random_game(name, seats)
    found, game = analyse(record, ITERATIONS), hetman.game(name)
    for one in found.decisions:
        total = sum(one.chances[team[0]] for team in game.teams(seats))
        assert seats == 1 or total == pytest.approx(1, abs=0.01)
    text = analysis_text(found, Replay(record), texts_of(game, "en"))
    assert sum(len(chapter.decisions) for chapter in text.chapters) == len(found.decisions)


@pytest.mark.parametrize("name", ["chocim", "warchest"])
def test_the_same_knowledge_gives_the_same_estimate(name: str) -> None:
    """Two worlds that a seat cannot tell apart: the secrets of others must not change the analysis."""
    plan = plan_of(random_game(name, 2))
    request, state = plan.requests[6], plan.positions[6]
    other = state.imagine(request.seat, Dice(99))
    assert state.view(request.seat) == other.view(request.seat)
    assert state.dump() != other.dump()
    found = [estimated(imagined(world, request), request, ITERATIONS) for world in (state, other)]
    assert found[0] == found[1]


def test_a_blunder_is_costly_and_the_better_move_is_named() -> None:
    """Someone who could win at once passes instead."""
    record = random_game("warchest", 2, seed=4)
    found = analyse(record, 60)
    costs = [one.cost for one in found.decisions]
    assert max(costs) > 0.1
    assert min(costs) == 0
    costliest = found.costliest(found.decisions[costs.index(max(costs))].seat)
    assert costliest[0].cost == max(costs)
    assert costliest[0].best != costliest[0].played
    assert len(costliest) <= 3


def test_a_running_game_is_refused() -> None:
    match = Match(hetman.game("warchest"), seed=1)
    match.play(match.state.moves()[0])
    with pytest.raises(ValueError, match="finished game"):
        analyse(Record.parse(str(match.record)), ITERATIONS)


def test_an_analysis_of_another_format_is_refused() -> None:
    with pytest.raises(ValueError, match="format 1"):
        GameAnalysis.loads('{"format": 7}')
