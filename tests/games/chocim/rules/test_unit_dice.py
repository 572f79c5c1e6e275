"""Dice of units in a clash."""

from __future__ import annotations

import pytest

from games.chocim.clashes import storm
from games.chocim.table import COMMONWEALTH, OTTOMAN, table


@pytest.mark.parametrize(
    ("unit", "field", "dice"),
    [
        *[("sipahi", "church", 1), ("janissary", "church", 2), ("tatar", "church", 0), ("tatar", "bridgehead", 1)],
        *[("janissary", "bridgehead", 2), ("tatar", "tabor", 0)],
    ],
)
def test_dice_of_an_assault(unit: str, field: str, dice: int) -> None:
    t = storm(f"{field} assault: {unit} 4", field)
    assert t.view()["clash"]["sides"][OTTOMAN]["to_roll"] == 4 * dice + 1


@pytest.mark.parametrize(("unit", "dice"), [("cavalry", 1), ("infantry", 2), ("cossack", 1)])
def test_dice_of_a_defence(unit: str, dice: int) -> None:
    t = storm(f"church assault: sipahi 3; church defence: {unit} 2")
    assert t.view()["clash"]["sides"][COMMONWEALTH]["to_roll"] == 2 * dice


def test_cossacks_defend_the_tabor_with_two_dice_each() -> None:
    t = storm("tabor assault: sipahi 4; loot-raid: cossack 2", "tabor")
    assert t.view()["clash"]["sides"][COMMONWEALTH]["to_roll"] == 10, "only the reserve defends"


def test_dice_of_a_counter_attack_and_of_control() -> None:
    t = table("church control: tatar janissary", hand="boratynski").play("command boratynski")
    t.play("place cavalry church counter-attack", "place infantry church counter-attack")
    t.play("place cossack church counter-attack", "declare church counter-attack")
    assert [side["to_roll"] for side in t.view()["clash"]["sides"]] == [4, 2], "a Tatar on control rolls nothing"


def test_dice_of_the_general_battle() -> None:
    units = "ottoman general-battle: janissary 2 sipahi tatar; commonwealth general-battle: cavalry 2 infantry cossack"
    t = table(units, hand="potocki").play("command potocki", "place cavalry foreground general-battle", "done")
    t.play("declare foreground general-battle")
    assert [side["to_roll"] for side in t.view()["clash"]["sides"]] == [8, 4]
