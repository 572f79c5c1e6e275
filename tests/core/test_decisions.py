"""The table of a game's decisions."""

from __future__ import annotations

import pytest

from hetman.core.decisions import ChanceDecision, DecisionTable, SeatDecision
from hetman.core.state import State


class Ask(SeatDecision[State]):
    """A decision of a seat."""


class Deal(ChanceDecision[State]):
    """A decision of chance."""


def test_a_code_holds_kind_seat_and_one_more_number() -> None:
    table = DecisionTable(seats=4, seat=16, extra=64)
    family = table.family("asks", 3)
    assert table.code(family) == 3
    assert table.code(family, 2) == 3 + 2 * 16
    assert table.code(family, 2, 5) == 3 + 2 * 16 + 5 * 64


def test_seats_may_come_before_kinds() -> None:
    table = DecisionTable(seats=2, seat=1, kind=4)
    family = table.family("asks", 3)
    assert table.code(family, 1) == 13


def test_families_are_filled_by_seat_and_by_number() -> None:
    table = DecisionTable(seats=3, seat=16)
    asks, deals = table.family("asks", 0), table.family("deals", 1)
    table.fill_by_seat(asks, Ask, "ask")
    table.fill_by_number(deals, Deal, 2)
    table.check()
    assert [decision.seat for decision in asks] == [0, 1, 2]
    assert [(decision.seat, decision.witness) for decision in deals] == [(-1, 0), (-1, 1)]
    assert table.decision(32) is asks[2]
    assert table.decision(17) is deals[1]
    with pytest.raises(KeyError):
        table.decision(99)


def test_a_code_is_taken_once() -> None:
    table = DecisionTable(seats=2, seat=1, kind=4)
    family = table.family("asks", 0)
    table.fill_by_seat(family, Ask, "ask")
    with pytest.raises(ValueError, match="two decisions have the code 0"):
        table.fill_by_seat(family, Ask, "ask")


def test_a_family_that_nobody_filled_is_named() -> None:
    table = DecisionTable(seats=2, seat=1, kind=4)
    table.family("asks", 0)
    with pytest.raises(ValueError, match="no decisions in asks"):
        table.check()
