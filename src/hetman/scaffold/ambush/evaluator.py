"""What bots know without search: the value of a position, and which cards to try first."""

from __future__ import annotations

from hetman.core.decision import first, verb_of
from hetman.core.evaluator import Evaluator
from hetman.core.state import State
from hetman.scaffold.ambush.rules import LAY, LOOK, RANKS, Position

WEIGHTS = [0.6, 0.25]
"""For the points of a seat, and for the strength of its hand."""
POLICY_WEIGHTS = [0.0, 0.3, 0.8, 1.0]
"""For laying each rank, and for a look at the deck."""


class CardEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__(WEIGHTS, POLICY_WEIGHTS, rollout_depth=4, c_puct=0.8)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        strength = sum(rank * count for rank, count in enumerate(state.hands[seat]))
        return [float(state.points[seat]), float(strength)]

    def move_features(self, state: State, move: int) -> list[int]:
        if verb_of(move) == LAY:
            return [int(first(move))]
        return [len(RANKS)] if verb_of(move) == LOOK else []
