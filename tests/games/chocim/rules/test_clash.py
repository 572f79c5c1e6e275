"""Plans and clashes: declaring them, dice, walls, losses, and what follows."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table


def storm(units: str, field: str = "church", **more: object) -> Table:
    """An assault by order of the Grand Vizier: one sipahi joins those that stand there."""
    t = table(units, turn=OTTOMAN, **more)  # type: ignore[arg-type]
    t.play("command vizier", f"place sipahi {field} assault")
    if t.prompt == "deploy":
        t.play("done")
    if t.prompt == "declare":
        t.play(f"declare {field} assault")
    return t


# Declaring


def test_a_plan_below_its_minimum_cannot_be_declared() -> None:
    t = table("church assault: sipahi", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi church assault", "done")
    assert t.actor == COMMONWEALTH
    assert t.at("church assault") == "sipahi 2"


def test_a_plan_can_only_be_declared_right_after_units_were_placed_on_it() -> None:
    t = table("church assault: sipahi 4", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi redoubts assault", "done")
    assert t.actor == COMMONWEALTH, "the church got nobody"


def test_the_general_battle_needs_an_enemy() -> None:
    t = table("ottoman general-battle: sipahi 4", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi foreground general-battle", "done")
    assert t.actor == COMMONWEALTH
    t = table("ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi foreground general-battle", "done")
    assert set(t.moves()) == {"declare foreground general-battle", "hold"}


def test_several_clashes_of_one_fortel_are_ordered_by_the_active_player() -> None:
    standing = "church assault: sipahi 3; bastion assault: sipahi 2; redoubts assault: sipahi"
    t = table(standing, turn=OTTOMAN).play("fortel vizier first", "place janissary bastion assault")
    t.play("place janissary redoubts assault", "place janissary church assault", "done")
    assert set(t.moves()) == {"declare bastion assault", "declare church assault", "hold"}
    t.play("declare church assault", "roll 1 1 1 1 1", "roll 1 1")
    while t.prompt != "declare":
        t.roll()
        if t.prompt in ("break", "retreat"):
            t.play(t.moves()[0])
    assert set(t.moves()) == {"declare bastion assault", "hold"}
    t.play("hold")
    assert t.at("bastion assault") == "janissary sipahi 2"


def test_forced_and_optional_plans_together() -> None:
    standing = "church assault: sipahi 5; bastion assault: sipahi 2"
    t = table(standing, turn=OTTOMAN).play("fortel vizier first", "place janissary bastion assault")
    t.play("place janissary church assault", "done")
    assert set(t.moves()) == {"declare bastion assault", "declare church assault"}, "no holding back"


# Dice


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


# Walls


def test_walls_lower_every_die_of_an_assault_but_not_below_1() -> None:
    t = storm("church assault: sipahi 4", levels={"church": 3}).play("roll 6 5 4 2 1")
    dice = t.view()["clash"]["sides"][OTTOMAN]["dice"]
    assert [die["left"] for die in dice] == [3, 2, 1, 1, 1]


def test_walls_do_not_protect_ottomans_against_a_counter_attack() -> None:
    t = table("church control: sipahi 2", hand="potocki", levels={"church": 3})
    t.play("command potocki", "place infantry church counter-attack", "place infantry church counter-attack")
    t.play("declare church counter-attack", "roll 6 6 1 1", "roll 1 1")
    assert t.at("ottoman broken") == "sipahi 2"


# Supports


def test_only_the_supports_that_are_used_go_home() -> None:
    t = storm("church assault: sipahi 3; ladders: janissary sipahi; cannonade: infantry 2")
    assert set(t.moves()) == {"support janissary ladders", "support sipahi ladders", "enough"}
    t.play("support sipahi ladders")
    t.play("support infantry cannonade", "enough").roll()
    assert t.view()["clash"]["sides"][OTTOMAN]["raises"] == 1
    assert t.at("ladders") == "janissary sipahi", "they leave when the clash is over"
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


def test_a_die_gets_no_more_than_one_plus() -> None:
    t = storm("church assault: sipahi 2; ladders: janissary 3", levels={"church": 0})
    t.play(*["support janissary ladders"] * 3, "roll 5 4 3", "roll 1 1")
    t.play("raise 4")
    # From the highest on, so that each choice is met once; the 4 that became a 5 has had its +1.
    assert t.moves() == ["raise 3", "enough"]
    dice = t.view()["clash"]["sides"][OTTOMAN]["dice"]
    assert [die["result"] for die in dice] == [5, 5, 3]


def test_a_six_is_not_raised() -> None:
    t = storm("church assault: sipahi 2; ladders: janissary", levels={"church": 0})
    t.play("support janissary ladders", "roll 6 6 1", "roll 1 1")
    assert t.moves() == ["raise 1", "enough"]


# Losses


def test_owners_choose_their_losses_one_set_in_one_order() -> None:
    t = storm("church assault: tatar janissary", levels={"church": 0}).play("roll 1 1 1", "roll 6 6")
    assert set(t.moves()) == {"break janissary", "break sipahi"}, "enough must be left for the second"
    t.play("break janissary")
    assert set(t.moves()) == {"break sipahi", "break tatar"}


def test_breaks_are_simultaneous() -> None:
    t = storm("church assault: sipahi 2", levels={"church": 0}).play("roll 6 1 1", "roll 6 6")
    assert t.at("commonwealth broken") == "infantry"
    assert t.at("ottoman broken") == "sipahi 2"
    assert t.held() == {"church"}


def test_the_difference_of_hits_drives_defenders_out() -> None:
    t = storm("church assault: sipahi 4; church defence: cavalry 3", levels={"church": 0})
    t.play("roll 5 4 4 1 1", "roll 4 1 1")
    assert t.at("church defence") == "cavalry"
    assert t.at("church assault") == "", "a defender is left: everybody goes home"
    assert t.at("sipahi-camp reserve") == "sipahi 17"


def test_a_successful_assault_changes_morale_and_sends_the_rest_of_the_field_home() -> None:
    units = "church assault: sipahi 3 janissary; flank-attack: cavalry 2"
    t = storm(units, levels={"church": 0}, morale=(6, 7)).play("roll 6 1 1 1 1", "roll 1", "roll 1 1")
    assert t.prompt == "occupy"
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (5, 8)
    assert t.at("flank-attack") == ""
    t.play("keep janissary", "keep sipahi", "keep sipahi")
    assert t.at("church control") == "janissary sipahi 2", "three is the limit"
    assert t.at("church assault") == ""


def test_at_least_one_attacker_stays() -> None:
    t = storm("church assault: sipahi 3 janissary", levels={"church": 0}).play("roll 6 1 1 1 1", "roll 1", "roll 1 1")
    t.illegal("done")
    t.play("keep sipahi", "done")
    assert t.at("church control") == "sipahi"


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


# The general battle


def test_a_battle_is_decided_by_hits_and_breaks_together() -> None:
    units = "ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry 3"
    t = table(units, hand="potocki", morale=(6, 7), bonus=False)
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    t.play("roll 4 4 4 1 1", "roll 1 1 1", "roll 6 6 5 5")
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (6, 8)
    assert t.at("commonwealth broken") == "cavalry 2"
    assert t.actor == OTTOMAN, "no premium twice in a week"


def test_only_the_first_winner_of_a_week_takes_a_treaty() -> None:
    units = "ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry 3"
    t = table(units, hand="potocki", on_table="1 2 3")
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    t.play("roll 4 4 4 1 1", "roll 1 1 1", "roll 5 5 1 1")
    assert (t.prompt, t.actor) == ("premium", COMMONWEALTH)
    t.play("take 3").roll()
    assert t.treaties("known 0") == [0, 0, 1, 0]
    assert sum(t.treaties("table")) == 3


# Counter-attacks


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


# Empty fields and the camp


def test_an_empty_field_is_taken_by_the_minimum_without_a_clash() -> None:
    t = storm("church assault: sipahi 3; church defence:; flank-attack: cavalry", morale=(6, 7))
    assert t.prompt == "occupy"
    assert t.at("flank-attack") == ""
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (6, 7)


def test_the_fall_of_the_camp_wins_at_once() -> None:
    units = "redoubts control: sipahi; ramparts control: sipahi; camp assault: janissary 4; camp reserve: infantry"
    units += "; kamieniec: cavalry 4; flank-attack: cavalry 3; castle defence: infantry 3"
    t = storm(units, "camp", levels={"camp": 0}).play("roll 6 6 6 6 6", "roll 6 6 6 6", "roll 1 1")
    assert t.state.winners() == (OTTOMAN,)
    assert t.view()["ending"] == "camp"
    assert t.state.scores()[OTTOMAN] > t.state.scores()[COMMONWEALTH] == 0


def test_an_empty_camp_is_simply_entered() -> None:
    units = "redoubts control: sipahi; ramparts control: sipahi; camp assault: janissary 4"
    full = "kamieniec: cavalry 4; flank-attack: cavalry 3; castle defence: infantry 4"
    t = storm(f"{units}; {full}", "camp")
    assert t.state.winners() == (OTTOMAN,)


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


def test_the_premium_is_left_when_no_treaty_lies_open() -> None:
    units = "ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry 3"
    t = table(units, hand="potocki")
    before = t.morale(COMMONWEALTH)
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    t.play("roll 4 4 4 1 1", "roll 1 1 1", "roll 5 5 1 1")
    assert (t.prompt, t.actor) == ("turn", OTTOMAN)
    assert t.morale(COMMONWEALTH) == before + 1
