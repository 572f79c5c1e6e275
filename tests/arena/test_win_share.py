"""Wilson's interval against published figures."""

from __future__ import annotations

import pytest

from hetman.arena.win_share import Share
from hetman.core.dice import Dice


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_known_intervals(won: int, games: int, low: float, high: float) -> None:
    share = Share.of([[1.0]] * won + [[0.0]] * (games - won))
    assert share.share == won / games
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)
    assert share.games == games


def test_nothing_is_known_without_games() -> None:
    assert Share.of([]) == Share(0.0, 0.0, 1.0, 0)


def test_it_covers_the_truth_as_often_as_it_says() -> None:
    dice, held = Dice(4), 0
    for _ in range(1000):
        share = Share.of([[float(dice.below(100) < 80)] for _ in range(60)])
        held += share.low <= 0.8 <= share.high
    assert 925 <= held <= 975


def test_the_other_side() -> None:
    share, other = Share.of([[1.0, 1.0], [0.0, 0.5]]).turned(), Share.of([[0.0, 0.0], [1.0, 0.5]])
    assert (share.share, share.games) == (other.share, other.games) == (0.375, 4)
    assert (share.low, share.high) == pytest.approx((other.low, other.high))


def test_games_that_go_together_count_for_less() -> None:
    singly = Share.of([[1.0]] * 30 + [[0.0]] * 70)
    together = Share.of([[1.0, 1.0]] * 30 + [[0.0, 0.0]] * 70)
    assert together.games == 200
    assert (together.low, together.high) == pytest.approx((singly.low, singly.high))
    # Half of the rounds go one way, as independent games do.
    mixed = Share.of([[1.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.0, 0.0]] * 25)
    apart = Share.of([[1.0], [0.0]] * 100)
    assert (mixed.low, mixed.high) == pytest.approx((apart.low, apart.high))


def test_games_that_go_against_each_other_count_for_no_more() -> None:
    against = Share.of([[1.0, 0.0]] * 100)
    apart = Share.of([[1.0], [0.0]] * 100)
    assert (against.low, against.high) == (apart.low, apart.high)


def test_it_covers_the_truth_when_a_round_is_won_by_its_luck() -> None:
    dice, held = Dice(9), 0
    for _ in range(1000):
        lucky = [float(dice.below(100) < 40) for _ in range(80)]
        # In seven rounds of ten the side that is lucky once is lucky twice.
        rounds = [[one, one if dice.below(10) < 7 else float(dice.below(100) < 40)] for one in lucky]
        share = Share.of(rounds)
        held += share.low <= 0.4 <= share.high
    assert 925 <= held <= 975
