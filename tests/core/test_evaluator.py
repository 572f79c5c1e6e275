"""Rollouts by the policy."""

from __future__ import annotations

import pytest

from ambush import Ambush
from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator, sample_index
from hetman.core.state import State


class Last(Evaluator):
    """Always prefers the last move, and records the seats that decided."""

    def __init__(self, depth: int) -> None:
        super().__init__([1.0], [], depth, 0.5)
        self.decided: list[int] = []

    def priors(self, state: State, moves: list[int]) -> list[float]:
        self.decided.append(state.actor)
        return [0.0] * (len(moves) - 1) + [1.0]


def begun(dice: Dice) -> State:
    game = Ambush()
    state = game.begin(game.setup(2))
    state.roll(dice)
    return state


@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4])
def test_a_rollout_plays_its_depth_and_chance_between_decisions(depth: int) -> None:
    dice = Dice(5)
    state = begun(dice)
    expected = state.copy()
    luck = Dice(8)
    for _ in range(depth):
        moves = expected.moves()
        expected.step(moves[-1])
        if len(moves) > 1:
            luck.below(2)
        expected.roll(luck)
    evaluator = Last(depth)
    evaluator.rollout(state, Dice(8))
    assert len(evaluator.decided) <= depth
    assert state.actor != NATURE
    assert state.dump() == expected.dump()


def test_a_rollout_stops_at_the_end_of_the_game() -> None:
    state = begun(Dice(5))
    Last(10_000).rollout(state, Dice(8))
    assert not state.stack


def test_indices_are_sampled_in_proportion_to_the_weights() -> None:
    dice = Dice(3)
    drawn = [sample_index([1.0, 0.0, 3.0], dice) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 0.72 < drawn.count(2) / len(drawn) < 0.78


@pytest.mark.parametrize(("inverse_temperature", "share"), [(1, 0.75), (2, 0.9), (3, 27 / 28)])
def test_the_inverse_temperature_sharpens_the_priors(inverse_temperature: int, share: float) -> None:
    class Torn(Last):
        def priors(self, state: State, moves: list[int]) -> list[float]:
            return [1.0, 3.0]

    torn = Torn(0)
    torn.inverse_temperature = inverse_temperature
    state = begun(Dice(5))
    weak, strong = torn.sharpened_priors(state, state.moves()[:2])
    assert strong / (weak + strong) == pytest.approx(share)
