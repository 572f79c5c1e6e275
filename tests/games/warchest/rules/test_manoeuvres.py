"""Playing a coin face up for a manoeuvre: moving, controlling, attacking."""

from __future__ import annotations

import pytest

from games.warchest.field import hexes, ring
from games.warchest.table import NOBODY, RAVENS, WOLVES, table

MANOEUVRES = ["move swordsman d5", "control swordsman", "attack swordsman e4"]


@pytest.mark.parametrize("action", MANOEUVRES)
def test_coin_goes_face_up_to_the_discards(action: str) -> None:
    t = table("swordsman d4", "knight 2 c3, archer e4", hand="swordsman 2 royal", up="lancer", down="lancer")
    t.play(action)
    assert t.pile("up") == "lancer swordsman"
    assert t.pile("hand") == "royal swordsman"
    assert t.pile("down") == "lancer"


@pytest.mark.parametrize("action", MANOEUVRES)
def test_royal_coin_makes_no_manoeuvre(action: str) -> None:
    t = table("swordsman d4", "knight 2 c3, archer e4", hand="royal")
    t.illegal(action)


# Moving


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


# Controlling


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


# Attacking


def test_attack_removes_one_coin_from_the_game() -> None:
    t = table("swordsman f4", "lancer 2 f5", hand="swordsman", supply={1: "lancer"}, bag={1: "lancer"})
    t.play("attack swordsman f5")
    assert t.units == {"f4": "swordsman", "f5": "lancer"}
    assert t.count("lost", "lancer") == 1
    assert t.count("supply", "lancer") == t.count("bag", "lancer") == 1
    assert t.count("up", "lancer") == t.count("down", "lancer") == 0


def test_attack_on_the_last_coin_destroys_the_unit() -> None:
    t = table("knight f4", "lancer f5", hand="knight")
    t.play("attack knight f5")
    assert t.units == {"f4": "knight"}
    assert t.count("lost", "lancer") == 1
    assert t.actor == 1


def test_attacker_stays_where_it_is_and_loses_nothing() -> None:
    t = table("knight 2 f4", "lancer f5", hand="knight")
    t.play("attack knight f5")
    assert t.units == {"f4": "knight 2"}


def test_height_of_the_attacker_does_not_matter_for_the_damage() -> None:
    t = table("knight 3 f4", "lancer 3 f5", hand="knight")
    t.play("attack knight f5")
    assert t.units["f5"] == "lancer 2"


@pytest.mark.parametrize("source", ["f4", "c1", "i3"])
def test_attack_adjacent_units_only(source: str) -> None:
    for target in sorted(hexes(2) - {source}):
        t = table(f"knight {source}", f"lancer {target}", hand="knight")
        assert t.choices("attack knight") == ({target} & ring(source, 1)), target


@pytest.mark.parametrize("seat", [0, 1])
def test_either_side_attacks_the_other(seat: int) -> None:
    units = ["knight f4, archer f3", "lancer f5"] if seat == 0 else ["lancer f5", "knight f4, archer f3"]
    t = table(*units, turn=seat, hand="knight")
    assert t.choices("attack knight") == {"f5"}
    t.play("attack knight f5")
    assert "f5" not in t.units


def test_no_attack_on_own_units() -> None:
    t = table("knight f4, archer f5", "lancer f3", hand="knight")
    assert t.choices("attack knight") == {"f3"}


def test_target_is_chosen_among_all_adjacent_enemies() -> None:
    t = table("knight f4", "lancer f3, scout e4, archer g4", hand="knight")
    assert t.choices("attack knight") == {"f3", "e4", "g4"}


def test_destroyed_unit_leaves_an_empty_hex_and_the_marker() -> None:
    t = table("knight d2", "lancer d1", hand="knight 2")
    t.play("attack knight d1", "pass royal")
    assert t.holder("d1") == WOLVES
    t.legal("move knight d1")


@pytest.mark.parametrize("unit", ["berserker", "knight", "mercenary", "pikeman", "scout", "swordsman", "warriorpriest"])
def test_units_without_a_tactic(unit: str) -> None:
    t = table(f"{unit} f4, ensign f5", "lancer f6, crossbowman g4, archer f2", hand=unit)
    t.illegal("tactic")
