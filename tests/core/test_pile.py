from __future__ import annotations

from collections import Counter

import pytest

from hetman import Dice
from hetman.core.counts import take_random
from hetman.core.pile import EVERYBODY, Pile

SEAT_0, SEAT_1 = 1, 2


def test_the_middle_has_no_order_only_odds() -> None:
    pile = Pile([2, 0, 1])
    assert (pile.tops(), pile.weights(), pile.size()) == ([0, 2], [2, 1], 3)
    pile.draw(2)
    assert (pile.tops(), pile.weights()) == ([0], [2])


def test_a_peeked_card_stays_on_top_for_those_who_saw_it() -> None:
    pile = Pile([1, 1])
    pile.peek(1, SEAT_0)
    assert pile.tops() == [1]
    assert pile.top_known_to(0)
    assert not pile.top_known_to(1)
    pile.peek(1, SEAT_1)
    assert pile.top_known_to(1)
    pile.draw(1)
    assert pile.tops() == [0]
    assert not pile.top_known_to(0)


def test_a_card_put_under_comes_last() -> None:
    pile = Pile([1, 1])
    pile.put_under(1, EVERYBODY)
    pile.draw(0)
    pile.draw(1)
    assert (pile.tops(), pile.weights()) == ([1], [1])
    assert pile.top_known_to(1)
    pile.draw(1)
    assert (pile.tops(), pile.size()) == ([], 0)


def test_peeking_at_the_last_card_of_the_tail_is_remembered() -> None:
    pile = Pile([0, 0])
    pile.put_under(1, 0)
    pile.peek(1, SEAT_0)
    assert pile.top_known_to(0)
    assert not pile.top_known_to(1)


def test_a_card_that_does_not_lie_there_is_refused() -> None:
    pile = Pile([1, 1])
    pile.peek(0, SEAT_1)
    with pytest.raises(ValueError, match="the top card is 0"):
        pile.draw(1)
    with pytest.raises(ValueError, match="the top card is 0"):
        pile.peek(1, SEAT_0)
    pile.draw(0)
    pile.draw(1)
    with pytest.raises(ValueError, match="got 1"):
        pile.draw(1)


def test_imagining_keeps_what_the_seat_knows_and_spreads_the_rest() -> None:
    pile = Pile([1, 1, 1])
    pile.peek(2, SEAT_0)
    pile.put_under(1, SEAT_1)
    fronts, tails = Counter[int](), Counter[int]()
    dice = Dice(3)
    for _ in range(600):
        imagined = pile.copy()
        pool = [0, 0, 0]
        imagined.forget(0, pool)
        assert pool == [1, 2, 0]
        imagined.deal(pool, dice)
        assert imagined.front == [2]
        fronts[imagined.front[0]] += 1
        tails[imagined.tail[0]] += 1
        assert imagined.size() == 4
    assert set(tails) == {0, 1}
    assert abs(tails[1] - 400) < 60
    assert pile.tail == [1]


def test_hands_and_pile_share_one_pool() -> None:
    pile = Pile([2, 2])
    pool = [1, 0]
    pile.forget(1, pool)
    hand = take_random(pool, Dice(1))
    pile.deal(pool, Dice(2))
    counts = pile.counts
    counts[hand] += 1
    assert counts == [3, 2]


def test_copies_and_dumps_are_whole() -> None:
    pile = Pile([1, 2])
    pile.peek(0, SEAT_0)
    pile.put_under(1, SEAT_1)
    other = pile.copy()
    restored = Pile([])
    restored.restore(pile.dump())
    assert other.dump() == restored.dump() == pile.dump()
    other.draw(0)
    assert other.dump() != pile.dump() == restored.dump()
