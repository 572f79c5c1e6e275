"""Every ruling of part E that is not already a test of its rule: `test_e7_…` is the seventh."""

from __future__ import annotations

from games.chocim.table import COMMONWEALTH, OTTOMAN, table
from hetman.games.chocim import GAME


def test_e1_janissaries_plunder_too() -> None:
    t = table("plunder: janissary 2 tatar", phase="effects", supply=(16, 20))
    assert t.supply(OTTOMAN) == 20 + 4 - 12


def test_e2_any_unit_raids_and_plunder_never_falls_below_nothing() -> None:
    raid = next(action for action in GAME.box.contents.actions if action.action == "raid")
    assert raid.units == ("cavalry", "infantry", "cossack")
    t = table("plunder: sipahi; raid: infantry", phase="effects", supply=(16, 20))
    assert t.supply(OTTOMAN) == 20 - 12


BATTLE = "ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry 3"


def battle(ours: str, theirs: str) -> tuple[int, int]:
    t = table(BATTLE, hand="potocki", morale=(6, 7), bonus=False)
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    t.play(f"roll {ours}", "roll 1 1 1", f"roll {theirs}")
    return t.morale(COMMONWEALTH), t.morale(OTTOMAN)


def test_e3_the_ottomans_lose_morale_with_a_battle_the_commonwealth_never() -> None:
    assert battle("5 5 5 5 1", "1 1 1 1") == (7, 6)
    assert battle("1 1 1 1 1", "5 5 1 1") == (6, 8)


def test_e4_capacity_is_the_maximum_and_one_for_each_neighbour() -> None:
    units = "tabor control: sipahi; redoubts control: sipahi"
    bastion = next(field for field in table(units).view()["fields"] if field["field"] == "bastion")
    assault = next(action for action in bastion["actions"] if action["action"] == "assault")
    assert (assault["maximum"], assault["limit"]) == (5, 7)


def test_e5_an_empty_field_needs_the_minimum_and_changes_no_morale() -> None:
    t = table("church defence:", hand="siwas", turn=OTTOMAN, morale=(6, 7))
    t.play("command siwas", "place sipahi church assault", "place sipahi church assault")
    assert t.held() == set(), "three are needed"
    t = table("church defence:; church assault: sipahi 4", hand="siwas", turn=OTTOMAN, morale=(6, 7))
    t.play("command siwas", "place sipahi church assault", "done", "declare church assault")
    t.play("keep sipahi", "keep sipahi", "keep sipahi")
    assert t.at("church control") == "sipahi 3"
    assert t.at("sipahi-camp reserve") == "sipahi 14", "the surplus went home"
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (6, 7)


def test_e5_entering_an_empty_field_is_an_assault_for_the_blockade() -> None:
    t = table("church defence:; commonwealth general-battle: cavalry 4", hand="siwas", turn=OTTOMAN)
    t.play("command siwas")
    t.illegal("place sipahi church")


def test_e6_hand_totals_include_commanders() -> None:
    leaders = table(phase="preparation").roll().view()["players"]
    assert [player["leaders"]["count"] + 3 for player in leaders] == [7, 8]


def test_e7_in_week_4_the_total_stays_seven() -> None:
    t = table(phase="preparation", week_number=4, hand="potocki weyher denhoff sapieha").roll()
    assert t.view()["players"][0]["leaders"]["count"] + 2 == 7


def test_e8_a_procession_brings_one_of_two() -> None:
    t = table("procession: cavalry 3", phase="effects", treaties={1: "2"}, morale=(6, 7)).play("pray morale")
    assert t.treaties("hand 1") == [0, 1, 0, 0]


def test_e9_discards_start_with_the_weakest_and_who_has_fewer_than_seven_keeps_all() -> None:
    hands = {0: "1 2 2 2 3 3 4 4", 1: "1 1 1 1"}
    t = table(phase="negotiation", treaties=hands, supply=(2, 2))
    assert t.treaties("hand 0") == [0, 3, 2, 2]
    assert t.treaties("hand 1") == [4, 0, 0, 0]


def test_e10_the_trench_is_settled_before_the_guns() -> None:
    t = table("dig-trench: janissary 2; bombard: janissary", phase="effects", trench=2)
    assert t.prompt == "bombard", "the trench is at 4 by then"
    t = table("fill-trench: infantry; bombard: janissary", phase="effects", trench=4)
    assert t.prompt != "bombard"


def test_e10_kamieniec_never_brings_less_than_nothing() -> None:
    t = table("kamieniec: infantry; pursuit: tatar 3", phase="effects", supply=(16, 32))
    assert t.supply(COMMONWEALTH) == 16 - 7


def test_e11_thresholds_of_the_guns_are_cumulative_and_levels_end_at_0() -> None:
    t = table("bombard: janissary; bastion defence: cavalry", phase="effects", trench=6)
    assert {move.split()[1] for move in t.moves() if move != "done"} >= {"supply", "cavalry", "wall"}
    t.illegal("shell wall bridgehead")


def test_e12_sixes_are_no_hits_in_an_assault_but_count_in_the_battle() -> None:
    t = table("church assault: sipahi 3; church defence: infantry 3", hand="siwas", turn=OTTOMAN, levels={"church": 0})
    t.play("command siwas", "place sipahi church assault", "done", "declare church assault", "roll 6 1 1 1")
    assert (t.view()["clash"]["sides"][1]["hits"], t.view()["clash"]["sides"][1]["breaks"]) == (0, 1)
    assert battle("4 1 1 1 1", "6 6 1 1") == (6, 8)


def test_e12_more_dice_than_in_the_box_are_rolled() -> None:
    units = (
        "redoubts control: sipahi; bastion control: sipahi; ramparts assault: janissary 6; ramparts defence: infantry 4"
    )
    t = table(units, turn=OTTOMAN).play("command vizier", *["place janissary ramparts assault"] * 3)
    assert t.view()["clash"]["sides"][1]["to_roll"] == 18


def test_e13_support_and_fortel_give_a_die_one_plus_at_most_after_the_walls() -> None:
    units = "church assault: sipahi; church defence: infantry; ladders: janissary 2"
    t = table(units, hand="kaffa", turn=OTTOMAN, levels={"church": 1}).play("fortel kaffa")
    t.play(*["place sipahi church assault"] * 2, "declare church assault", *["support janissary ladders"] * 2)
    t.play("roll 6 5 4", "roll 1 1")
    assert t.view()["clash"]["sides"][1]["raises"] == 4
    t.play("raise 5", "raise 4", "raise 3")
    assert t.at("commonwealth broken") == "infantry", "6 - 1 + 1"


def test_e14_reserves_driven_out_stay_if_one_of_them_holds() -> None:
    units = "tabor assault: sipahi 4; loot-raid: cossack 3; kamieniec: cossack 2"
    t = table(units, hand="siwas", turn=OTTOMAN, levels={"tabor": 0}).play(
        "command siwas", "place sipahi tabor assault"
    )
    t.play("done", "declare tabor assault", "roll 4 1 1 1 1", "roll 1 1 1 1")
    assert t.at("tabor reserve") == "cossack 2", "one was driven out, and is back"
    assert t.held() == set()


def test_e14_if_none_of_them_holds_the_field_falls_and_cossacks_use_the_camp() -> None:
    units = "tabor assault: sipahi 4; loot-raid: cossack 3; kamieniec: cossack 2"
    t = table(units, hand="siwas", turn=OTTOMAN, levels={"tabor": 0}).play(
        "command siwas", "place sipahi tabor assault"
    )
    t.play("done", "declare tabor assault", "roll 5 4 1 1 1", "roll 1 1 1 1")
    assert t.held() == {"tabor"}
    assert t.at("tabor reserve") == t.at("loot-raid") == ""
    assert t.at("camp reserve") == "cavalry 7 infantry 3 cossack 5"


def test_e15_attackers_can_be_driven_back_and_equal_hits_drive_nobody() -> None:
    units = "church assault: sipahi 2; church defence: infantry 2"
    t = table(units, hand="siwas", turn=OTTOMAN, levels={"church": 0}).play(
        "command siwas", "place sipahi church assault"
    )
    t.play("done", "declare church assault", "roll 4 1 1", "roll 5 1 1 1")
    assert t.at("church defence") == "infantry 2"


def test_e16_a_tied_battle_has_no_winner_and_leaves_the_premium() -> None:
    t = table(BATTLE, hand="potocki", morale=(6, 7), on_table="1 2")
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    t.play("roll 5 1 1 1 1", "roll 1 1 1", "roll 4 1 1 1")
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (6, 7)
    assert t.facts["bonus"]
    assert t.at("ottoman general-battle") == t.at("commonwealth general-battle") == ""


def test_e16_a_side_at_its_maximum_fights_whoever_comes() -> None:
    t = table("ottoman general-battle: sipahi 8", hand="potocki")
    t.play("command potocki", "place cavalry foreground general-battle", "done")
    assert t.view()["clash"]["what"] == "general-battle"
    t = table("commonwealth general-battle: cavalry; ottoman general-battle: sipahi 7", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi foreground general-battle")
    assert t.view()["clash"]["active"] == OTTOMAN


def test_e17_the_foreground_links_only_with_four_units() -> None:
    lost = "bastion control: sipahi; commonwealth general-battle: cavalry"
    table(f"{lost} 3", hand="potocki").play("command potocki").illegal("place cossack church")
    table(f"{lost} 4", hand="potocki").play("command potocki").legal("place cossack church")


def test_e18_rebels_are_counted_anew_each_week_and_are_not_removed_units() -> None:
    units = "ottoman rebelled: tatar 3 sipahi 2"
    t = table(units, phase="preparation", week_number=2, morale=(6, 5)).roll()
    assert t.at("ottoman rebelled") == "tatar"
    assert t.at("sipahi-camp reserve") == "sipahi 17"
    assert table(units, phase="supply", supply=(16, 32)).supply(OTTOMAN) == 20, "rebels eat"


def test_e19_a_split_claim_counts_with_the_winners_own_value() -> None:
    hands = {0: "4 1", 1: "3"}
    for staked, who, openly in (({"tatars": ("4 1", "")}, 0, True), ({"tatars": ("", "3")}, 1, True)):
        t = table(phase="negotiation", treaties=hands)
        for claim in ("tatars", "moldavia", "sich", "embassy", "border"):
            ours, theirs = staked.get(claim, ("", ""))
            t.play(f"claim {claim}", *[f"lay {s}" for s in ours.split()], "ready")
            t.play(*[f"lay {s}" for s in theirs.split()], "ready")
        found = t.view()["negotiation"]["claims"][0]
        assert (found["winner"], found["open"]) == (who, openly)
        assert t.state.scores()[who] == (5, 3)[who]


def test_e20_a_tie_after_all_breakers_is_a_draw() -> None:
    t = table(phase="negotiation", treaties={0: "1", 1: "1"})
    for claim in ("tatars", "moldavia", "sich", "embassy", "border"):
        t.play(f"claim {claim}", "ready", "ready")
    assert t.state.winners() == (0, 1)


def test_e21_mutiny_comes_before_rokosz_and_hunger() -> None:
    t = table(phase="summary", morale=(0, 0), supply=(0, 0))
    while t.prompt in ("recall", "remove", "bury"):
        t.play("stay" if t.prompt == "recall" else t.moves()[0])
    assert t.state.winners() == (COMMONWEALTH,)


def test_e22_after_a_counter_attack_some_stay_the_rest_go_home_and_morale_does_not_change() -> None:
    t = table("church control: sipahi", hand="boratynski", morale=(6, 7)).play("command boratynski")
    t.play(*["place cavalry church counter-attack"] * 3, "declare church counter-attack", "roll 5 5 1", "roll 1")
    t.play("keep cavalry", "keep cavalry", "done")
    assert t.at("church defence") == "cavalry 2"
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (6, 7)
    t = table("church control: sipahi", hand="potocki").play("command potocki")
    t.play(*["place cavalry church counter-attack"] * 2, "declare church counter-attack", "roll 5 5", "roll 1", "done")
    assert t.at("church defence") == "", "nobody has to stay"


def test_e22_a_counter_attack_that_leaves_nobody_frees_the_field() -> None:
    t = table("church control: janissary", hand="potocki").play("command potocki")
    t.play(*["place cavalry church counter-attack"] * 2, "declare church counter-attack", "roll 6 1", "roll 6 6")
    assert t.held() == set()
    assert t.at("commonwealth broken") == "cavalry 2"


def test_e23_who_has_no_unit_to_deploy_is_not_forced_to_pass() -> None:
    gone = "ottoman removed: tatar 7 janissary 12 sipahi 7"
    everywhere = f"{gone}; council: sipahi 3; ambush: sipahi 3; plunder: sipahi 4"
    t = table(everywhere, hand={1: "siwas", 0: "potocki"}, turn=OTTOMAN)
    t.legal("command siwas", "pass")
    t.play("command siwas")
    assert t.leader("siwas") == "used"
    assert t.actor == COMMONWEALTH, "nobody was placed, and the Ottomans are still in the week"
    assert t.mark("passed", OTTOMAN) == 0


def test_e23_who_has_units_to_deploy_places_at_least_one() -> None:
    table(hand="siwas", turn=OTTOMAN).play("command siwas").illegal("done")


def test_e25_the_cold_may_take_rebels_and_hunger_never_does() -> None:
    t = table("ottoman rebelled: tatar 2", phase="preparation", week_number=4, morale=(6, 4)).roll()
    t.play("remove tatar rebelled", "remove sipahi sipahi-camp").roll()
    assert t.at("ottoman removed") == "sipahi tatar"
    t = table("ottoman rebelled: tatar 2", phase="summary", supply=(10, 3), morale=(6, 4)).play("stay")
    t.illegal("remove tatar rebelled")


def test_e5_walking_into_an_empty_field_is_no_assault() -> None:
    units = "commonwealth general-battle: cavalry 4; bastion defence: cavalry; church defence: cavalry; raid: infantry"
    t = table(units, turn=OTTOMAN, morale=(6, 7)).play("command vizier")
    t.illegal("place sipahi church assault")
    t = table(f"{units}; redoubts defence: infantry", hand="siwas", turn=OTTOMAN)
    t = table("commonwealth general-battle: cavalry 4; bridgehead defence: ", turn=OTTOMAN, morale=(6, 7))
    t.play("command vizier", "place sipahi bridgehead assault")
    t.illegal("done")
    t.play("place sipahi bridgehead assault", "done", "keep sipahi", "done")
    assert t.held() == {"bridgehead"}, "the blockade of the foreground does not stop them"
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (6, 7)


def test_e5_too_few_to_enter_an_empty_field_stay_away_from_blocked_assaults() -> None:
    units = "commonwealth general-battle: cavalry 4; redoubts defence: "
    t = table(units, hand="siwas", turn=OTTOMAN).play("command siwas")
    t.illegal("place sipahi redoubts assault")
    t = table(units, turn=OTTOMAN).play("command khan")
    t.legal("place sipahi redoubts assault")


def test_the_text_of_a_card_wins_against_a_blockade() -> None:
    units = "commonwealth general-battle: cavalry 4; church assault: sipahi 2"
    t = table(units, hand="kaffa", turn=OTTOMAN)
    t.play("fortel kaffa")
    t.legal("place sipahi church assault")
    table(units, hand="kaffa", turn=OTTOMAN).play("command kaffa").illegal("place sipahi church assault")
    t = table(units, turn=OTTOMAN).play("fortel vizier first")
    t.illegal("place sipahi church assault")
    ours = table("ottoman general-battle: sipahi 5").play("fortel sahajdaczny first")
    ours.legal("place cossack tabor night-sortie", "place cossack redoubts fill-trench")


def test_the_text_of_a_card_does_not_open_what_another_card_closed() -> None:
    t = table(hand={0: "appelman", 1: "janissary-aga"}).play("fortel appelman", "fortel janissary-aga")
    t.illegal("place janissary trenches dig-trench")
    t.legal("place janissary trenches bombard")


def test_e25_hunger_takes_broken_units_first_and_never_rebels() -> None:
    units = "ottoman broken: janissary 2; ottoman rebelled: sipahi 2"
    t = table(units, phase="summary", supply=(10, 3), morale=(6, 3)).play("stay")
    t.illegal("remove janissary trenches")
    t.play("remove tatar kosh")
    assert t.at("ottoman removed") == "janissary 2 tatar"
    assert t.at("ottoman rebelled") == "sipahi 2"


def test_e25_the_treaty_lost_to_hunger_is_the_owners_choice() -> None:
    t = table(phase="summary", supply=(0, 20), treaties={0: "4 1"}).play("stay")
    assert t.choices("discard") == {"1", "4"}


def test_e26_picked_treaties_are_known_and_drawn_ones_are_not() -> None:
    t = table(phase="diplomacy", on_table="4 2", secret={0: "3"}).play("take 4", "take 2")
    theirs = t.view(1)["players"][0]["treaties"]
    assert theirs == {"count": 2, "known": {"4": 1}, "hand": None}
    assert t.view(0)["players"][0]["treaties"]["hand"] == {"3": 1, "4": 1}


def test_e26_discards_before_the_negotiations_are_face_down() -> None:
    hands = {0: "1 1 2 2 2 2 2 2 2"}
    t = table(phase="negotiation", treaties=hands, supply=(5, 20), morale=(6, 8))
    assert t.view(0)["negotiation"]["discards"][0]["cards"] == {"1": 1}
    theirs = t.view(1)["negotiation"]["discards"][0]
    assert (theirs["count"], theirs["cards"]) == (1, None)


def test_e27_cossacks_return_to_a_tabor_that_was_retaken() -> None:
    t = table("tabor control: sipahi; kamieniec: cossack", hand="boratynski").play("command boratynski")
    t.play(*["place cossack tabor counter-attack"] * 3, "declare tabor counter-attack", "roll 5 1 1", "roll 1")
    assert t.held() == set()
    assert t.at("tabor reserve") == "cossack 3", "the victors are at home there"
    assert t.at("camp reserve") == "cavalry 7 infantry 3 cossack 3"


def test_e27_cossacks_who_wait_in_the_camp_go_back_to_a_retaken_tabor_in_the_summary() -> None:
    t = table("camp reserve: cossack 4 cavalry 7 infantry 3; tabor reserve: cossack 3", phase="summary")
    assert t.at("tabor reserve") == "cossack 7"
    t = table("tabor control: sipahi", phase="summary")
    assert t.at("camp reserve") == "cavalry 7 infantry 3 cossack 7"


def test_e27_cavalry_that_retakes_the_tabor_leaves_it_to_the_cossacks() -> None:
    t = table("tabor control: sipahi", hand="boratynski").play("command boratynski")
    t.play(*["place cavalry tabor counter-attack"] * 3, "declare tabor counter-attack", "roll 5 1 1", "roll 1")
    assert t.held() == set()
    assert t.at("tabor reserve") == "", "nobody defends it until the Cossacks come home"


def test_e27_the_foreground_held_with_its_minimum_counts_as_a_neighbour() -> None:
    church = next(f for f in table("ottoman general-battle: sipahi 5").view()["fields"] if f["field"] == "church")
    assert next(a for a in church["actions"] if a["action"] == "assault")["limit"] == 7
