from __future__ import annotations

from collections import Counter

import pytest

from hetman import Dice


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = Dice(5), Dice(5)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Searches and test games are named by their seed, compiled or not, on any machine."""
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(6)] == [434, 222, 779, 819, 113, 185]


def test_neighbouring_seeds_start_apart() -> None:
    firsts = Counter(Dice(seed).below(6) for seed in range(6000))
    assert all(900 < count < 1100 for count in firsts.values())
    pairs = Counter((Dice(seed).below(6), Dice(seed + 1).below(6)) for seed in range(7200))
    assert len(pairs) == 36
    assert all(120 < count < 290 for count in pairs.values())


def test_numbers_are_spread_evenly() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(10) for _ in range(50_000))
    assert set(counts) == set(range(10))
    assert all(abs(count - 5000) < 350 for count in counts.values())


def test_index_follows_the_weights() -> None:
    dice = Dice(2)
    counts = Counter(dice.index([1, 0, 3]) for _ in range(8000))
    assert counts[1] == 0
    assert abs(counts[0] - 2000) < 200


def test_index_within_samples_as_index_does() -> None:
    weights = [9, 1, 0, 3, 9]
    one, other = Dice(2), Dice(2)
    for _ in range(100):
        assert one.index_within(weights, 1, 3) == other.index(weights[1:4])


def test_weights_without_a_chance_are_refused() -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        Dice(1).index([0, 0])
    with pytest.raises((ValueError, ZeroDivisionError)):
        Dice(1).index_within([1, 0, 0, 1], 1, 2)


@pytest.mark.parametrize("seed", [0, -1, 2**31 - 1, 2**64, 10**30])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert len({Dice(seed).below(10**6) for _ in range(3)}) == 1
