"""What follows from an assault or counter-attack."""

from __future__ import annotations

from games.chocim.clashes import storm
from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table


def test_a_successful_assault_changes_morale_and_sends_the_rest_of_the_field_home() -> None:
    units = "church assault: sipahi 3 janissary; flank-attack: cavalry 2"
    t = storm(units, levels={"church": 0}, morale=(6, 7)).play("roll 6 1 1 1 1", "roll 1", "roll 1 1")
    assert t.prompt == "occupy"
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (5, 8)
    assert t.at("flank-attack") == ""
    t.play("keep janissary", "keep sipahi", "keep sipahi")
    assert t.at("church control") == "janissary sipahi 2", "three is the limit"
    assert t.at("church assault") == ""


def test_after_a_won_assault_one_may_stay_and_none_has_to() -> None:
    units = "church assault: sipahi 3 janissary; flank-attack: cavalry"
    t = storm(units, levels={"church": 0}, morale=(6, 7)).play("roll 6 1 1 1 1", "roll 1", "roll 1 1")
    t.legal("keep sipahi", "keep janissary", "done")
    kept = t.state.copy()
    t.play("keep sipahi", "done")
    assert t.at("church control") == "sipahi"
    left = Table(kept).play("done")
    assert left.held() == set(), "control is empty, so the field is the Commonwealth's at once"
    assert left.at("flank-attack") == "", "but the assault was won"
    assert (left.morale(COMMONWEALTH), left.morale(OTTOMAN)) == (5, 8)


def test_an_assault_that_leaves_nobody_fails() -> None:
    t = storm("bastion assault: sipahi", "bastion", levels={"bastion": 0}, morale=(6, 7))
    t.play("roll 6 1", "roll 6")
    assert t.held() == {"bastion"}, "one attacker is left"
    lost = table("bastion assault: sipahi; bastion defence: infantry", hand="siwas", turn=OTTOMAN, morale=(6, 7))
    lost.play(
        "command siwas", "place sipahi bastion assault", "done", "declare bastion assault", "roll 6 6", "roll 6 6"
    )
    assert lost.at("ottoman broken") == "sipahi 2"
    assert lost.held() == set()
    assert lost.morale(OTTOMAN) == 7


def test_a_counter_attack_is_the_way_to_win_a_field_back() -> None:
    t = table("church control: sipahi 2", hand="boratynski", morale=(6, 7)).play("command boratynski")
    t.play(*["place cavalry church counter-attack"] * 3, "declare church counter-attack", "roll 5 5 1", "roll 1 1")
    assert t.held() == set()
    assert t.prompt == "occupy"
    t.play("keep cavalry", "done")
    assert t.at("church defence") == "cavalry"
    assert t.at("church counter-attack") == ""


def test_a_failed_counter_attack_sends_everybody_home() -> None:
    t = table("church control: sipahi 3", hand="potocki").play("command potocki")
    t.play(*["place cavalry church counter-attack"] * 2, "declare church counter-attack", "roll 4 1", "roll 1 1 1")
    assert t.at("church control") == "sipahi 2"
    assert t.at("church counter-attack") == ""
    assert t.held() == {"church"}


def test_units_back_from_the_cannonade_did_not_hold_the_camp() -> None:
    units = "church control: sipahi; castle control: sipahi; camp assault: janissary 4; camp reserve: infantry"
    units += "; cannonade: infantry 2; ramparts defence: infantry; kamieniec: cavalry 4; raid: cavalry"
    units += "; bastion defence: cavalry 3"
    t = storm(units, "camp", levels={"camp": 0}).play(*["support infantry cannonade"] * 2)
    t.play("roll 5 5 5 5 5", "roll 5 5 5 5", "roll 3 3")
    t.play("raise 3", "enough")
    assert t.state.winners() == (OTTOMAN,)


def test_units_back_from_the_cannonade_did_not_hold_the_tabor() -> None:
    units = "tabor assault: janissary 4; tabor reserve: cossack; cannonade: cossack 3; kamieniec: cossack 3"
    t = storm(units, "tabor", levels={"tabor": 0}).play("support cossack cannonade", "enough")
    t.play("roll 5 5 5 5 5", "roll 5 5 5 5", "roll 3 3", "enough")
    assert t.held() == {"tabor"}
    assert t.at("camp reserve") == "cavalry 7 infantry 3 cossack 2"
    assert t.at("cannonade") == "cossack 2"
