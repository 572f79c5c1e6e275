"""The evaluator of Chocim 1621."""

from __future__ import annotations

from hetman.core.evaluator import Evaluator
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.chocim.evaluation.features import features_of
from hetman.games.chocim.evaluation.move_features import features_of_move
from hetman.games.chocim.evaluation.negotiation import is_being_laid
from hetman.games.chocim.evaluation.weights import POLICY_WEIGHTS, WEIGHTS
from hetman.games.chocim.rules.constants import NO_CARD
from hetman.games.chocim.rules.position import Position


class ChocimEvaluator(Evaluator):
    """Evaluates a position for a seat."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, POLICY_WEIGHTS, rollout_depth=80, c_puct=0.45, inverse_temperature=3)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        return features_of(state, seat)

    def is_quiet(self, state: State) -> bool:
        """A leader's play is one move, however many units it places. So is a stake of several treaties."""
        assert isinstance(state, Position)
        return state.card == NO_CARD and not is_being_laid(state)

    def move_features(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
        return features_of_move(state, move)
