"""The evaluator of Chocim 1621."""

from __future__ import annotations

from math import exp

from hetman.core.decision import first, verb_of
from hetman.core.evaluator import Evaluator
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.chocim.evaluation.features import features_of
from hetman.games.chocim.evaluation.move_features import features_of_move, features_of_place, placed_at, placed_unit
from hetman.games.chocim.evaluation.negotiation import is_being_laid
from hetman.games.chocim.evaluation.weights import POLICY_WEIGHTS, WEIGHTS
from hetman.games.chocim.rules.constants import NO_CARD
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import PLACE, PLACE_FROM


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

    def priors(self, state: State, moves: list[i64]) -> list[float]:
        """The same as the base class, but what kinds of units share at a place is listed once for all of them."""
        assert isinstance(state, Position)
        weights = self.policy_weights
        found: list[float] = []
        listed: i64 = -1
        shared: list[i64] = []
        for move in moves:
            verb: i64 = verb_of(move)
            logit = 0.0
            if verb == PLACE or verb == PLACE_FROM:
                place: i64 = placed_at(state, move)
                if place != listed:
                    listed = place
                    shared = features_of_place(state, first(move) // 3, place)
                logit += weights[verb]
                logit += weights[placed_unit(place, move)]
                for feature in shared:
                    logit += weights[feature]
            else:
                for feature in features_of_move(state, move):
                    logit += weights[feature]
            found.append(exp(logit))
        return found

    def move_features(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
        return features_of_move(state, move)
