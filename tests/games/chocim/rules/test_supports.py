"""Supports of a clash."""

from __future__ import annotations

from games.chocim.clashes import storm
from games.chocim.table import OTTOMAN, table


def test_only_the_supports_that_are_used_go_home() -> None:
    t = storm("church assault: sipahi 3; ladders: janissary 2; cannonade: infantry cossack")
    assert set(t.moves()) == {"support janissary ladders", "enough"}
    t.play("support janissary ladders", "enough", "support cossack cannonade")
    t.legal("support infantry cannonade")
    assert t.searched() == ["enough"], "bots call kinds in their order"
    t.play("enough").roll()
    assert t.view()["clash"]["sides"][OTTOMAN]["raises"] == 1
    assert t.at("ladders") == "janissary 2", "they leave when the clash is over"
    while t.view()["clash"]:
        t.play(t.moves()[-1]).roll()
    assert t.at("ladders") == "janissary"
    assert t.at("cannonade") == "infantry"


def test_flank_attack_helps_in_battle_and_cannonade_does_not() -> None:
    units = (
        "ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry 3; cannonade: infantry; ambush: tatar"
    )
    t = table(f"{units}; flank-attack: cavalry; ladders: janissary", hand="potocki")
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    assert t.moves() == ["support cavalry flank-attack", "enough"]
    t.play("enough")
    assert t.moves() == ["support tatar ambush", "enough"]


def test_nothing_supports_ottomans_against_a_counter_attack() -> None:
    t = table("church control: sipahi; ladders: janissary 2; cannonade: infantry", hand="potocki")
    t.play("command potocki", *["place cavalry church counter-attack"] * 2, "declare church counter-attack")
    assert t.moves() == ["support infantry cannonade", "enough"]
    t.play("support infantry cannonade")
    assert t.prompt == "nature"


def test_only_janissaries_build_ladders() -> None:
    t = table(hand="kaffa", turn=OTTOMAN).play("command kaffa")
    t.legal("place janissary trenches ladders")
    t.illegal("place sipahi trenches ladders", "place tatar trenches ladders")
