"""The evaluator: its weights fit its features, and it prefers what is plainly better."""

from __future__ import annotations

import pytest

import hetman
from hetman.games.warchest.evaluation.features import FEATURES
from hetman.games.warchest.evaluation.move_features import CAPTURES, MOVE_FEATURES
from hetman.games.warchest.evaluation.weights import POLICY_WEIGHTS, WEIGHTS
from hetman.games.warchest.rules.verbs import VERBS

GAME = hetman.game("warchest")
EVALUATOR = GAME.evaluator()


def positions(seats: int) -> list[hetman.State]:
    state, dice = GAME.start(seats), hetman.Dice(seats)
    found: list[hetman.State] = []
    while state.playout(dice, 5) and state.stack and len(found) < 30:
        found.append(state.copy())
    return found


def test_there_is_a_weight_for_every_feature() -> None:
    assert (len(WEIGHTS), len(POLICY_WEIGHTS)) == (len(FEATURES), MOVE_FEATURES)
    assert len(VERBS.shapes) == CAPTURES


@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_has_features_within_the_weights(seats: int) -> None:
    for state in positions(seats):
        assert all(len(EVALUATOR.features(state, seat)) == len(WEIGHTS) for seat in range(seats))
        used = [feature for move in state.moves() for feature in EVALUATOR.move_features(state, move)]
        assert all(0 <= feature < MOVE_FEATURES for feature in used)


@pytest.mark.parametrize("seats", [2, 4])
def test_partners_have_the_same_value_and_the_sides_share_one(seats: int) -> None:
    for state in positions(seats):
        values = EVALUATOR.evaluate(state)
        assert values[0] + values[1] == pytest.approx(1)
        assert values == values[:2] * (seats // 2)


def test_one_more_marker_is_better() -> None:
    data = positions(2)[0].dump()
    free = next(name for name, team in data["position"]["holds"].items() if team == -1)
    before = EVALUATOR.evaluate(GAME.restore(data))[0]
    data["position"]["holds"][free] = 0
    assert EVALUATOR.evaluate(GAME.restore(data))[0] > before
