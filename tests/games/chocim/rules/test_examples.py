"""The worked examples of the rulebook, C-EX1 to C-EX12, as far as their inputs are known."""

from __future__ import annotations

from games.chocim.table import COMMONWEALTH, OTTOMAN, table


def test_c_ex1_siwas_commands_any_two_units_or_two_janissaries_to_pilaf() -> None:
    t = table(hand="siwas", turn=OTTOMAN).play("command siwas")
    t.legal("place janissary bastion assault", "place sipahi sipahi-camp council", "place tatar kosh pursuit")
    t.play("place sipahi church assault", "place tatar church assault")
    assert t.at("church assault") == "sipahi tatar"
    assert t.leader("siwas") == "used"


def test_c_ex1_the_fortel_of_siwas_places_exactly_two_janissaries_with_an_effect_at_once() -> None:
    t = table(hand="siwas", turn=OTTOMAN).play("fortel siwas")
    assert t.moves() == ["place janissary sultan pilaf"]
    t.play("place janissary sultan pilaf")
    assert t.moves() == ["place janissary sultan pilaf"], "both must be placed"
    before = t.morale(OTTOMAN)
    t.play("place janissary sultan pilaf")
    assert t.at("pilaf") == "janissary 2"
    assert t.morale(OTTOMAN) == before + 1
    assert t.actor == COMMONWEALTH


def test_c_ex2_a_hussar_banner_moves_infantry_and_cossacks() -> None:
    t = table(hand="boratynski").play("command boratynski")
    t.play("place infantry ramparts defence", "place cossack ramparts defence", "place cossack ramparts cannonade")
    assert t.at("ramparts defence") == "infantry cossack"


def test_c_ex3_25_units_eat_9() -> None:
    removed = "ottoman removed: sipahi 11; ottoman broken: tatar 2; ottoman rebelled: tatar"
    t = table(removed, phase="supply", supply=(10, 20))
    assert t.supply(OTTOMAN) == 11
    assert t.supply(COMMONWEALTH) == 3


def test_c_ex3_35_units_eat_12() -> None:
    assert table("ottoman removed: sipahi", phase="supply", supply=(10, 20)).supply(OTTOMAN) == 8


def test_c_ex4_two_cavalry_join_a_unit_on_its_way_to_kamieniec() -> None:
    t = table("kamieniec: infantry", hand="potocki").play("command potocki")
    t.play("place cavalry bridgehead kamieniec", "place cavalry bridgehead kamieniec")
    assert t.at("kamieniec") == "cavalry 2 infantry"


def test_c_ex4_three_cavalry_to_the_castle_for_two_actions() -> None:
    t = table(hand="boratynski").play("command boratynski", "place cavalry castle procession")
    t.play("place cavalry castle knights-circle", "place cavalry castle knights-circle")
    assert t.at("procession") == "cavalry"
    assert t.at("knights-circle") == "cavalry 2"
    assert t.actor == OTTOMAN


def test_c_ex4_from_two_reserves_to_the_redoubts() -> None:
    t = table(hand="boratynski").play("command boratynski", "place cavalry redoubts defence")
    t.play("place infantry redoubts fill-trench", "place cossack redoubts fill-trench")
    assert t.at("redoubts defence") == "cavalry infantry"
    assert t.at("fill-trench") == "infantry cossack"
    assert t.at("tabor reserve") == "cossack 6"


def test_c_ex4_never_to_two_fields_without_a_fortel() -> None:
    t = table(hand="boratynski").play("command boratynski", "place cossack foreground general-battle")
    t.illegal("place cossack redoubts")
    assert {move.split()[2] for move in t.moves() if move.startswith("place")} == {"foreground"}
    t = table().play("fortel chodkiewicz first", "place cossack redoubts defence")
    t.legal("place cossack foreground")


def test_c_ex5_the_sixth_unit_on_the_bastion_forces_the_assault_though_seven_fit() -> None:
    standing = "tabor control: sipahi; redoubts control: sipahi; bastion assault: sipahi 4; bastion defence: cavalry 3"
    t = table(standing, hand="kaffa aleppo", turn=OTTOMAN)
    bastion = next(field for field in t.view()["fields"] if field["field"] == "bastion")
    assault = next(action for action in bastion["actions"] if action["action"] == "assault")
    assert (assault["maximum"], assault["limit"]) == (5, 7)
    t.play("command kaffa", "place sipahi bastion assault", "place sipahi bastion assault")
    assert t.prompt == "nature", "the dice are cast without a declaration"
    assert t.view()["clash"]["field"] == "bastion"


def test_c_ex5_a_third_unit_may_be_added_before_the_assault() -> None:
    standing = "tabor control: sipahi; redoubts control: sipahi; bastion assault: sipahi 4; bastion defence: cavalry 3"
    t = table(standing, hand="aleppo", turn=OTTOMAN).play("command aleppo", *["place sipahi bastion assault"] * 3)
    assert t.at("bastion assault") == "sipahi 7"
    assert t.view()["clash"]["what"] == "assault"


def test_c_ex6_three_dig_and_two_fill() -> None:
    t = table("dig-trench: janissary 3; fill-trench: infantry cossack", phase="effects", trench=2)
    assert t.number("trench") == 3
    assert t.at("dig-trench") == t.at("fill-trench") == ""


def test_c_ex7_guns_at_trench_5() -> None:
    t = table("bombard: janissary 3; ramparts defence: infantry 2 cavalry", phase="effects", trench=5, supply=(10, 20))
    t.illegal("shell wall")
    t.play("shell supply", "shell infantry ramparts", "shell infantry ramparts")
    assert t.at("ramparts defence") == "cavalry"
    assert t.supply(COMMONWEALTH) == 10 - 1 - 7


EX8 = (
    "ramparts assault: tatar janissary sipahi; redoubts control: sipahi; ladders: janissary 2; "
    "ramparts defence: infantry 3"
)


def test_c_ex8_the_assault_on_the_ramparts() -> None:
    t = table(EX8, hand="kaffa", turn=OTTOMAN, levels={"ramparts": 2})
    t.play("fortel kaffa", "place janissary ramparts assault", "place janissary ramparts assault")
    t.play("declare ramparts assault")
    sides = t.view()["clash"]["sides"]
    assert [side["to_roll"] for side in sides] == [6, 7], "Tatars roll nothing here"
    t.play("support janissary ladders", "support janissary ladders")
    assert t.view()["clash"]["sides"][OTTOMAN]["raises"] == 4, "support and fortel together"
    t.play("roll 6 5 5 4 4", "roll 3 3", "roll 6 4 3 2 1", "roll 1")
    dice = t.view()["clash"]["sides"][OTTOMAN]["dice"]
    assert [die["result"] for die in dice] == [4, 3, 3, 2, 2, 1, 1]
    t.play("raise 4", "raise 3", "raise 3", "raise 2")
    assert t.prompt == "break"
    dice = t.view()["clash"]["sides"][OTTOMAN]["dice"]
    assert sorted((die["result"] for die in dice), reverse=True) == [5, 4, 4, 3, 2, 1, 1]
    assert (t.view()["clash"]["sides"][OTTOMAN]["hits"], t.view()["clash"]["sides"][OTTOMAN]["breaks"]) == (3, 0)
    t.play("break tatar")
    assert t.at("ramparts defence") == "infantry", "two withdrew, one is left"
    assert t.at("camp reserve") == "cavalry 7 infantry 3"
    assert t.at("ottoman broken") == "tatar"
    assert t.at("ramparts assault") == t.at("ladders") == "", "everybody went home"
    assert t.at("sultan reserve") == "janissary 12"
    assert "ramparts" not in t.held()


def test_c_ex9_the_general_battle() -> None:
    ottomans = "ottoman general-battle: tatar janissary sipahi 2; ambush: tatar"
    t = table(
        f"{ottomans}; commonwealth general-battle: cavalry 2 cossack", hand="boratynski", on_table="4 3 2 2 1 1 1"
    )
    t.play("command boratynski", "place cavalry foreground general-battle")
    t.play("place infantry foreground general-battle", "place infantry foreground general-battle")
    t.play("declare foreground general-battle")
    assert [side["to_roll"] for side in t.view()["clash"]["sides"]] == [9, 4]
    t.play("support tatar ambush", "roll 6 5 4 4 4", "roll 3 2 2 1", "roll 6 5 3 1", "raise 5")
    assert t.view()["clash"]["sides"][OTTOMAN]["breaks"] == 2
    before = (t.morale(COMMONWEALTH), t.morale(OTTOMAN))
    t.play("break infantry", "break cossack", "break sipahi")
    assert t.at("commonwealth broken") == "infantry cossack"
    assert t.at("ottoman broken") == "sipahi"
    assert t.morale(COMMONWEALTH) == before[0] + 1
    assert t.at("commonwealth general-battle") == t.at("ottoman general-battle") == t.at("ambush") == ""
    t.play("take 4")
    assert t.treaties("hand 0") == [0, 0, 0, 1]
    t.play("turn 3")
    assert sum(t.treaties("table")) == 7
    assert not t.facts["bonus"]
    assert t.actor == OTTOMAN


def test_c_ex10_moldavia_is_won_face_down() -> None:
    t = table(phase="negotiation", treaties={0: "3 3 3 3 1 1 1", 1: "2 2 1 1 1 1 1"})
    t.play("claim moldavia", *["lay 3"] * 4, "ready", *["lay 2"] * 2, *["lay 1"] * 3, "ready")
    claim = t.view()["negotiation"]["claims"][0]
    assert [stake["count"] for stake in claim["stakes"]] == [4, 5]
    for name in ("tatars", "sich", "embassy", "border"):
        t.play(f"claim {name}", "ready", "ready")
    claim = t.view()["negotiation"]["claims"][0]
    assert [stake["strength"] for stake in claim["stakes"]] == [12, 7]
    assert (claim["winner"], claim["open"]) == (COMMONWEALTH, False), "12 is less than 6 + 7"


def test_c_ex11_who_picks_first() -> None:
    for units, first in (
        ("church control: sipahi; ottoman broken: sipahi 2", OTTOMAN),
        ("commonwealth broken: cavalry; ottoman broken: sipahi 2", COMMONWEALTH),
        ("commonwealth broken: cavalry 2; ottoman broken: sipahi", OTTOMAN),
        ("commonwealth broken: cavalry; ottoman broken: sipahi", COMMONWEALTH),
    ):
        t = table(units, hand={0: "potocki"}, on_table="1 1 2").play("pass")
        while t.actor == OTTOMAN and t.prompt == "turn":
            t.play("pass")
        assert (t.prompt, t.actor) == ("pick", first)


def test_c_ex12_one_unit_allows_but_does_not_force() -> None:
    t = table("church assault: sipahi 2", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi church assault", "done")
    assert set(t.moves()) == {"declare church assault", "hold"}
    t.play("hold")
    assert t.at("church assault") == "sipahi 3"


def test_c_ex12_four_units_force_it() -> None:
    t = table("church assault: sipahi 2", turn=OTTOMAN).play("command vizier", *["place sipahi church assault"] * 4)
    assert t.view()["clash"]["what"] == "assault"
