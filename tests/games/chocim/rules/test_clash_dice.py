"""Dice of a clash: what walls take from them."""

from __future__ import annotations

from games.chocim.clashes import storm
from games.chocim.table import OTTOMAN, table


def test_walls_lower_every_die_of_an_assault_but_not_below_1() -> None:
    t = storm("church assault: sipahi 4", levels={"church": 3}).play("roll 6 5 4 2 1")
    dice = t.view()["clash"]["sides"][OTTOMAN]["dice"]
    assert [die["left"] for die in dice] == [3, 2, 1, 1, 1]


def test_walls_do_not_protect_ottomans_against_a_counter_attack() -> None:
    t = table("church control: sipahi 2", hand="potocki", levels={"church": 3})
    t.play("command potocki", "place infantry church counter-attack", "place infantry church counter-attack")
    t.play("declare church counter-attack", "roll 6 6 1 1", "roll 1 1")
    assert t.at("ottoman broken") == "sipahi 2"
