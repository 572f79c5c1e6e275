"""The stakes that the evaluator expects."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, table
from games.chocim.walks import position
from hetman.games.chocim.evaluation import negotiation


def test_a_stake_is_expected_until_it_is_laid() -> None:
    t = table(phase="negotiation", week_number=5, treaties={0: "4 4 4 3 3 2 2", 1: "4 4 3 3 2 2 2"}).roll()
    state = position(t.state)
    assert negotiation.settled(state) == 0
    awaited = [negotiation.expected_stake(state, seat) for seat in range(2)]
    assert min(awaited) > 0
    state.play("ready")
    assert [negotiation.expected_stake(state, seat) for seat in range(2)] == [0, awaited[1]]
    state.play("ready")
    assert negotiation.settled(state) == 1


@pytest.mark.parametrize(("laid", "expected"), [("lay 1", 2), ("lay 2", 4), ("lay 4", 6)])
def test_a_stake_is_not_expected_to_grow_by_more_than_may_be_laid(laid: str, expected: int) -> None:
    """Treaties are laid strongest first. Of a strength of 24 a claim of 6 among 23 leads us to expect 6."""
    t = table(phase="negotiation", week_number=5, treaties={0: "4 4 4 4 4 2 1 1", 1: "4"}).play("claim moldavia")
    state = position(t.state)
    state.play(laid)
    assert negotiation.expected_stake(state, COMMONWEALTH) == expected
