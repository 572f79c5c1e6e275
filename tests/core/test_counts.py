"""Lists of counts."""

from __future__ import annotations

import pytest

from hetman.core.counts import lowest, take_random, total
from hetman.core.dice import Dice


@pytest.mark.parametrize(
    ("number", "taken"),
    [(0, [0, 0, 0]), (1, [1, 0, 0]), (3, [2, 0, 1]), (5, [2, 0, 3]), (9, [2, 0, 3])],
)
def test_the_lowest_kinds_go_first(number: int, taken: list[int]) -> None:
    counts = [2, 0, 3]
    assert lowest(counts, number) == taken
    assert counts == [2, 0, 3]


def test_a_random_one_is_taken_out() -> None:
    counts = [2, 0, 3]
    kind = take_random(counts, Dice(1))
    assert total(counts) == 4
    assert counts[kind] == [2, 0, 3][kind] - 1
