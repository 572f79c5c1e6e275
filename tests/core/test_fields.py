"""Declared fields: one list for dump and restore."""

from __future__ import annotations

from typing import Any

import pytest

from hetman.core.fields import (
    choice,
    choices,
    copy_fields,
    custom,
    dump_fields,
    flag,
    number,
    numbers,
    pile,
    restore_fields,
    rows,
)
from hetman.core.pile import Pile

BEASTS = ("bear", "wolf")


class Thing:
    def __init__(self) -> None:
        self.round = 0
        self.ending = False
        self.piles = [0, 0]
        self.log: list[int] = []
        self.beast = -1
        self.pack: list[int] = []
        self.sum = 0


FIELDS = (
    number("round", "course.round"),
    flag("ending", "course.ending"),
    numbers("piles"),
    numbers("log"),
    choice("beast", lambda thing: BEASTS, -1),
    choices("pack", lambda thing: BEASTS, -1),
    custom("sum", lambda thing: sum(thing.piles), lambda thing, value: setattr(thing, "sum", value)),
)


def filled() -> Thing:
    thing = Thing()
    thing.round, thing.ending, thing.piles, thing.log, thing.beast, thing.pack = 3, True, [4, 5], [7], 1, [0, -1]
    return thing


def dumped(**changes: Any) -> dict[str, Any]:
    return dump_fields(filled(), FIELDS) | changes


def test_a_dump_has_every_field_in_its_place_and_order() -> None:
    assert list(dumped().items()) == [
        ("course", {"round": 3, "ending": True}),
        ("piles", [4, 5]),
        ("log", [7]),
        ("beast", "wolf"),
        ("pack", ["bear", None]),
        ("sum", 9),
    ]


def test_restoring_takes_everything_over() -> None:
    thing = Thing()
    restore_fields(thing, FIELDS, dumped())
    assert vars(thing) == vars(filled()) | {"sum": 9}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"course": {"round": 3}}, "course.ending: 'ending' is missing"),
        ({"course": {"round": "3", "ending": True}}, "course.round: expected an integer, got '3'"),
        ({"course": {"round": 3, "ending": 1}}, "course.ending: expected true or false, got 1"),
        ({"piles": [1]}, r"piles: expected a list of 2 numbers, got \[1\]"),
        ({"piles": [1, True]}, "piles: expected an integer, got True"),
        ({"beast": "cow"}, "beast: expected one of bear, wolf, got 'cow'"),
    ],
)
def test_a_wrong_value_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"not a dumped position: {message}"):
        restore_fields(Thing(), FIELDS, dumped(**changes))


class Table:
    def __init__(self) -> None:
        self.hands = [[0, 0], [0, 0]]
        self.deck = Pile([2, 2])


DECLARED = (rows("hands"), pile("deck"))


def test_rows_and_piles_dump_and_restore() -> None:
    table, other = Table(), Table()
    table.hands[1][0] = 5
    table.deck.peek(1, 2)
    restore_fields(other, DECLARED, dump_fields(table, DECLARED))
    assert other.hands == [[0, 0], [5, 0]]
    assert other.deck.dump() == table.deck.dump()
    for wrong in ([[0, 0]], [[0], [0, 0]], [[0, "one"], [0, 0]], None):
        with pytest.raises(ValueError, match="not a dumped position: hands: expected"):
            restore_fields(other, DECLARED, {**dump_fields(table, DECLARED), "hands": wrong})
    with pytest.raises(ValueError, match="deck: 'counts' is missing"):
        restore_fields(other, DECLARED, {"hands": table.hands, "deck": {}})


def test_copies_share_nothing_that_changes() -> None:
    table, other = Table(), Table()
    copy_fields(table, other, DECLARED)
    table.hands[0][0] = 7
    table.deck.draw(0)
    assert other.hands == [[0, 0], [0, 0]]
    assert other.deck.size() == 4
    thing = Thing()
    copy_fields(filled(), thing, FIELDS)
    assert vars(thing) == vars(filled()) | {"sum": 9}
