"""The evaluator of Jan Žižka."""

from __future__ import annotations

from math import exp
from typing import Final

from hetman.core.evaluator import Evaluator
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.zizka.evaluation.features import features_of
from hetman.games.zizka.evaluation.move_features import features_of_move
from hetman.games.zizka.evaluation.opportunities import Opportunities
from hetman.games.zizka.evaluation.plans import Plans
from hetman.games.zizka.evaluation.value_cache import ValueCache
from hetman.games.zizka.evaluation.weights import POLICY_WEIGHTS, SOLO_WEIGHTS, WEIGHTS
from hetman.games.zizka.rules.position import Position

SOLO_DEPTH: Final = 15


class ZizkaEvaluator(Evaluator):
    """Evaluates a position for a seat."""

    def __init__(self) -> None:
        super().__init__(
            WEIGHTS, POLICY_WEIGHTS, rollout_depth=36, c_puct=0.6, inverse_temperature=2, exploration_fraction=0.25
        )
        self.solo_weights: list[float] = SOLO_WEIGHTS
        self.values = ValueCache()

    def rollout_limit(self, state: State) -> i64:
        """Shorter in the solo game, because the policy weights were fitted to games of two."""
        return self.rollout_depth if state.setup.seats > 1 else SOLO_DEPTH

    def evaluate(self, state: State) -> list[float]:
        """The solo game has no other seat to compare with. Torak's standing is among the features."""
        if state.setup.seats > 1:
            return super().evaluate(state)
        logit = 0.0
        index: i64 = 0
        for value in self.features(state, 0):
            logit += self.solo_weights[index] * value
            index += 1
        return [1.0 / (1.0 + exp(-logit))]

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        return features_of(Opportunities(state, seat, self.values))

    def priors(self, state: State, moves: list[i64]) -> list[float]:
        """The same as the base class, but plans are made once for all moves."""
        plans = self.plans(state, moves)
        found: list[float] = []
        index: i64
        for index in range(len(moves)):
            logit = 0.0
            for feature in features_of_move(plans, index):
                logit += self.policy_weights[feature]
            found.append(exp(logit))
        return found

    def move_features(self, state: State, move: i64) -> list[i64]:
        moves = state.stack[-1].moves(state)
        return features_of_move(self.plans(state, moves), moves.index(move))

    def plans(self, state: State, moves: list[i64]) -> Plans:
        assert isinstance(state, Position)
        return Plans(Opportunities(state, state.stack[-1].seat, self.values), moves)
