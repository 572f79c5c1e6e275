"""However a game lists priors, they are those of the move features, to which its policy was fitted."""

from __future__ import annotations

from math import exp

import pytest

import hetman
from hetman.core.dice import Dice

CASES = [(name, seats) for name in hetman.games() for seats in hetman.game(name).seats]
DECISIONS = 400


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_priors_are_those_of_the_move_features(name: str, seats: int) -> None:
    game, dice = hetman.game(name), Dice(11)
    evaluator, state = game.evaluator(), game.start(seats)
    for _ in range(DECISIONS):
        state.roll(dice)
        if not state.stack:
            state = game.start(seats)
            continue
        moves = state.canonical()
        for move, prior in zip(moves, evaluator.priors(state, moves), strict=True):
            logit = 0.0
            for feature in evaluator.move_features(state, move):
                logit += evaluator.policy_weights[feature]
            assert prior == exp(logit), f"{state.stack[-1].prompt(state)['key']}: {game.notation(move)}"
        state.step(moves[dice.below(len(moves))])
