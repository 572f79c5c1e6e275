"""What search does with urges before it judges a position."""

from __future__ import annotations

import pytest

from ambush import Ambush
from hetman.core.decision import NATURE
from hetman.core.dice import Dice
from hetman.core.instinct import Instinct, follow
from hetman.core.state import State


class Last(Instinct):
    """Wants the last of its moves and nothing else, and remembers who was asked."""

    def __init__(self, depth: int) -> None:
        super().__init__([1.0], [], depth, 0.5)
        self.asked: list[int] = []

    def urges(self, state: State, moves: list[int]) -> list[float]:
        self.asked.append(state.actor)
        return [0.0] * (len(moves) - 1) + [1.0]


def begun(dice: Dice) -> State:
    game = Ambush()
    state = game.begin(game.setup(2))
    state.roll(dice)
    return state


@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4])
def test_so_many_decisions_are_played_on_and_chance_between_them(depth: int) -> None:
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
    instinct = Last(depth)
    instinct.play_on(state, Dice(8))
    assert len(instinct.asked) <= depth
    assert state.actor != NATURE
    assert state.dump() == expected.dump()


def test_a_game_that_ends_before_is_left_at_its_end() -> None:
    state = begun(Dice(5))
    Last(10_000).play_on(state, Dice(8))
    assert not state.stack


def test_a_stronger_urge_is_followed_the_oftener() -> None:
    dice = Dice(3)
    drawn = [follow([1.0, 0.0, 3.0], dice) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 0.72 < drawn.count(2) / len(drawn) < 0.78


@pytest.mark.parametrize(("resolve", "share"), [(1, 0.75), (2, 0.9), (3, 27 / 28)])
def test_resolve_follows_the_stronger_of_two_urges_more_firmly(resolve: int, share: float) -> None:
    class Torn(Last):
        def urges(self, state: State, moves: list[int]) -> list[float]:
            return [1.0, 3.0]

    torn = Torn(0)
    torn.resolve = resolve
    state = begun(Dice(5))
    weak, strong = torn.resolved(state, state.moves()[:2])
    assert strong / (weak + strong) == pytest.approx(share)
