"""The evaluator: its weights fit its features, and it prefers what is plainly better."""

from __future__ import annotations

import pytest

from games.grunwald.table import table
from games.grunwald.walks import walk
from hetman.games.grunwald import GAME
from hetman.games.grunwald.evaluation.features import FEATURES
from hetman.games.grunwald.evaluation.move_features import MOVE_FEATURES
from hetman.games.grunwald.evaluation.weights import POLICY_WEIGHTS, WEIGHTS

EVALUATOR = GAME.evaluator()


def test_there_is_a_weight_for_every_feature() -> None:
    assert (len(WEIGHTS), len(POLICY_WEIGHTS)) == (len(FEATURES), MOVE_FEATURES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_features_within_the_weights(seats: int) -> None:
    for state in [state for state in walk(seats, 2) if state.actor >= 0][::5]:
        assert all(len(EVALUATOR.features(state, seat)) == len(WEIGHTS) for seat in range(seats))
        used = [feature for move in state.moves() for feature in EVALUATOR.move_features(state, move)]
        assert all(0 <= feature < MOVE_FEATURES for feature in used)


def test_knights_and_provisions_for_them_are_worth_having() -> None:
    better = table(2, round=3, hand={0: "crown5"}, stores={0: 2}).state
    assert EVALUATOR.evaluate(better)[0] > EVALUATOR.evaluate(table(2, round=3).state)[0]


def test_a_pawn_that_leads_is_preferred_to_a_pass() -> None:
    t = table(2)
    priors = dict(zip(t.moves(), EVALUATOR.priors(t.state, t.state.moves()), strict=True))
    assert priors["send officer crown"] > priors["pass"]
