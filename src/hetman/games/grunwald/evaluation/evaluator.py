"""The evaluator of Na Grunwald!"""

from __future__ import annotations

from hetman.core.evaluator import Evaluator
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.grunwald.evaluation.features import features_of
from hetman.games.grunwald.evaluation.move_features import features_of_move
from hetman.games.grunwald.evaluation.weights import POLICY_WEIGHTS, WEIGHTS
from hetman.games.grunwald.rules.position import Position


class GrunwaldEvaluator(Evaluator):
    """Evaluates a position for a seat."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, POLICY_WEIGHTS, rollout_depth=10, c_puct=0.45)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        return features_of(state, seat)

    def move_features(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
        return features_of_move(state, move)
