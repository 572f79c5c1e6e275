"""The evaluator of War Chest."""

from __future__ import annotations

from hetman.core.evaluator import Evaluator
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.warchest.evaluation.features import features_of
from hetman.games.warchest.evaluation.move_features import features_of_move
from hetman.games.warchest.evaluation.weights import POLICY_WEIGHTS, WEIGHTS
from hetman.games.warchest.rules.position import Position


class WarChestEvaluator(Evaluator):
    """Evaluates a position for a team."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, POLICY_WEIGHTS, rollout_depth=10, c_puct=0.45, inverse_temperature=2)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        return features_of(state, seat)

    def move_features(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
        return features_of_move(state, move)
