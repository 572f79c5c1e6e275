"""Controlling a location."""

from __future__ import annotations

import pytest

from games.warchest.field import hexes
from games.warchest.table import NOBODY, RAVENS, WOLVES, table


def test_control_places_a_marker_on_a_neutral_location() -> None:
    t = table("knight d4", "", hand="knight")
    t.play("control knight")
    assert t.holder("d4") == RAVENS
    assert t.state.scores() == [3, 2]


def test_control_returns_the_enemy_marker() -> None:
    t = table("knight d4", "", hand="knight", holds={"d4": WOLVES})
    t.play("control knight")
    assert t.holder("d4") == RAVENS
    assert t.state.scores() == [3, 2]


@pytest.mark.parametrize("start", ["d1", "g1"])
def test_start_locations_can_be_captured(start: str) -> None:
    t = table(f"knight {start}", "", hand="knight")
    t.play("control knight")
    assert t.holder(start) == RAVENS
    assert t.state.scores() == [3, 1]


def test_no_second_marker_on_an_own_location() -> None:
    t = table("knight d4, archer e6", "", hand="knight archer", holds={"d4": RAVENS})
    t.illegal("control")


@pytest.mark.parametrize("hex", sorted(hexes(2) - {"e6", "h5"}))
def test_control_on_locations_only(hex: str) -> None:
    t = table(f"knight {hex}", "", hand="knight")
    locations = {"c2", "d4", "e3", "g4", "h2", "i3", "d1", "g1"}
    assert t.choices("control") == ({"knight"} if hex in locations else set())


def test_standing_on_a_location_does_not_control_it() -> None:
    t = table("knight d5", "", hand="knight")
    t.play("move knight d4")
    assert t.holder("d4") == NOBODY
