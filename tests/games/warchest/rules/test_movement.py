"""Moving a unit."""

from __future__ import annotations

from games.warchest.field import ring
from games.warchest.table import RAVENS, table


def test_move_to_any_adjacent_empty_hex() -> None:
    t = table("knight f4, archer f5", "lancer e4", hand="knight")
    assert t.choices("move knight") == ring("f4", 1) - {"f5", "e4"}


def test_move_takes_the_whole_stack() -> None:
    t = table("knight 3 f4", "", hand="knight")
    t.play("move knight g4")
    assert t.units == {"g4": "knight 3"}


def test_unit_hemmed_in_cannot_move() -> None:
    t = table("knight c1, archer c2", "lancer d1, scout d2", hand="knight")
    t.illegal("move knight")


def test_units_do_not_leave_the_board() -> None:
    t = table("knight c1", "", hand="knight")
    assert t.choices("move knight") == {"c2", "d1", "d2"}


def test_moving_leaves_control_markers_where_they_are() -> None:
    t = table("knight e6", "", hand="knight")
    t.play("move knight e5")
    assert t.holder("e6") == RAVENS
