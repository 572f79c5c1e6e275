"""Placing a coin on the board: deploying and bolstering."""

from __future__ import annotations

import pytest

from games.warchest.table import NOBODY, RAVENS, WOLVES, table


def test_deploy_puts_the_coin_on_an_own_location() -> None:
    t = table("", "", hand="archer")
    t.play("deploy archer e6")
    assert t.units == {"e6": "archer"}
    assert t.pile("hand") == t.pile("up") == t.pile("down") == ""
    assert t.actor == 1


def test_deploy_only_on_locations_of_the_own_side() -> None:
    holds = {"d4": RAVENS, "e3": WOLVES, "h5": NOBODY}
    t = table("", "", hand="knight", holds=holds)
    assert t.choices("deploy knight") == {"e6", "d4"}


def test_deploy_only_on_empty_locations() -> None:
    t = table("archer e6", "lancer d4", hand="knight", holds={"d4": RAVENS})
    assert t.choices("deploy knight") == {"h5"}


def test_no_deployment_when_all_own_locations_are_occupied() -> None:
    t = table("archer e6", "lancer h5", hand="knight")
    t.illegal("deploy")


def test_one_unit_of_a_kind_only() -> None:
    t = table("archer f4", "", hand="archer")
    t.illegal("deploy archer")


def test_any_kind_in_hand_may_be_deployed() -> None:
    t = table("", "", hand="archer knight royal")
    assert t.choices("deploy") == {f"{unit} {hex}" for unit in ("archer", "knight") for hex in ("e6", "h5")}


def test_destroyed_unit_may_be_deployed_again() -> None:
    t = table("swordsman f4", "archer f5", hand={0: "swordsman", 1: "archer"})
    t.play("attack swordsman f5", "skip")
    assert t.units == {"f4": "swordsman"}
    t.play("deploy archer d1")
    assert t.units == {"f4": "swordsman", "d1": "archer"}


def test_captured_start_location_serves_its_new_owner_only() -> None:
    t = table("", "", hand={0: "archer", 1: "knight"}, holds={"e6": WOLVES})
    assert t.choices("deploy archer") == {"h5"}
    t.play("pass archer")
    assert t.choices("deploy knight") == {"d1", "g1", "e6"}


def test_bolster_puts_the_coin_on_the_stack() -> None:
    t = table("archer f4", "", hand="archer")
    t.play("bolster archer")
    assert t.units == {"f4": "archer 2"}
    assert t.pile("hand") == t.pile("up") == t.pile("down") == ""
    assert t.actor == 1


def test_bolster_needs_a_unit_on_the_board() -> None:
    t = table("", "", hand="archer")
    t.illegal("bolster")


def test_bolster_only_the_unit_of_the_coin() -> None:
    t = table("archer f4, knight f5", "", hand="archer")
    assert t.choices("bolster") == {"archer"}


@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_stack_has_no_limit(height: int) -> None:
    t = table(f"swordsman {height} f4", "", hand="swordsman")
    t.play("bolster swordsman")
    assert t.units == {"f4": f"swordsman {height + 1}"}


def test_bolster_anywhere_on_the_board() -> None:
    t = table("archer f1", "", hand="archer")
    t.legal("bolster archer")


def test_without_a_unit_on_the_board_nothing_but_deploying_and_face_down_actions() -> None:
    t = table("", "knight f4", hand="swordsman")
    assert {move.split()[0] for move in t.moves()} == {"deploy", "recruit", "pass"}


def test_coin_drives_no_unit_of_another_kind() -> None:
    t = table("knight f4, archer d4", "lancer f5", hand="swordsman")
    t.illegal("bolster", "move", "attack", "control", "tactic")


def test_royal_coin_is_no_unit() -> None:
    t = table("archer d4, swordsman f4", "lancer f5", hand="royal", initiative=1)
    assert {move.split()[0] for move in t.moves()} == {"recruit", "pass", "initiative"}
