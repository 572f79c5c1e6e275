"""Attacking a unit."""

from __future__ import annotations

import pytest

from games.warchest.field import hexes, ring
from games.warchest.table import WOLVES, table


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


@pytest.mark.parametrize(("unit", "height"), [("swordsman", 1), ("berserker", 1), ("warriorpriest", 1)])
def test_attacker_killed_by_a_pikeman_has_no_follow_up(unit: str, height: int) -> None:
    t = table(f"{unit} {height} f4", "pikeman 2 f5", hand=f"{unit}", bag="royal")
    t.play(f"attack {unit} f5")
    assert t.units == {"f5": "pikeman"}
    assert t.actor == 1
    assert t.prompt == "turn"
