"""Turns and deployment: which unit may go where."""

from __future__ import annotations

from games.chocim.table import OTTOMAN, Table, table
from hetman.games.chocim.rules import phases


def targets(t: Table, unit: str = "") -> set[str]:
    """Fields where a unit can be placed."""
    return {move.split()[2] for move in t.moves() if move.startswith(f"place {unit}")}


# Plays


def test_plays_alternate_and_the_ottomans_end_with_two() -> None:
    t = table(hand={0: "potocki", 1: "kaffa siwas solak"}, leaders=dict.fromkeys(COMMANDERS, "flipped"))
    t.play("command potocki", "place cossack tabor loot-raid", "done")
    for card in ("kaffa", "siwas", "solak"):
        assert t.actor == OTTOMAN
        t.play(f"command {card}", "place tatar kosh plunder")
        if t.prompt == "deploy":
            t.play("done")
    assert t.number("stage") > phases.ACTIONS


COMMANDERS = ("chodkiewicz", "lubomirski", "sahajdaczny", "osman", "vizier", "khan")


def test_a_commander_is_flipped_and_an_officer_discarded() -> None:
    t = table(hand="weyher").play("command lubomirski", "place cavalry church defence", "done")
    assert t.leader("lubomirski") == "flipped"
    t.play("command khan", "place tatar kosh plunder", "done")
    t.illegal("command lubomirski", "fortel lubomirski")
    t.play("command weyher", "place cavalry church defence", "done")
    assert t.leader("weyher") == "used"


def test_passing_is_final_and_keeps_the_officers() -> None:
    t = table(hand="weyher").play("pass", "command khan", "place tatar kosh plunder", "done")
    assert t.actor == OTTOMAN, "the Commonwealth is out for this week"
    assert t.leader("weyher") == "hand"


def test_a_commander_has_two_fortels_and_an_officer_one() -> None:
    t = table(hand="denhoff", morale=(5, 7))
    assert t.choices("fortel chodkiewicz") == {"first"}, "nobody is broken, so the second cannot be played"
    assert t.choices("fortel denhoff") == {""}


def test_fewer_units_than_the_command_value_may_be_placed_but_not_none() -> None:
    t = table(hand="weyher").play("command weyher")
    assert "done" not in t.moves()
    t.play("place cavalry church defence")
    assert "done" in t.moves()
    t.play("done")
    assert t.actor == OTTOMAN


def test_a_command_ends_with_its_last_unit() -> None:
    t = table(hand="potocki").play("command potocki", "place cavalry church defence", "place cavalry church defence")
    assert t.actor == OTTOMAN


def test_units_once_deployed_are_not_moved_again() -> None:
    t = table("kamieniec: cavalry 4; camp reserve: infantry 3; flank-attack: cavalry 3", hand="potocki")
    t.play("command potocki")
    t.illegal("place cavalry")


# Access of the Ottomans


def test_ottomans_reach_own_fields_foreground_and_the_first_line() -> None:
    t = table(hand="kaffa", turn=OTTOMAN).play("command kaffa")
    first = {"tabor", "bastion", "redoubts", "church", "bridgehead"}
    assert targets(t) == {"sultan", "sipahi-camp", "kosh", "trenches", "foreground", *first}


def test_the_second_line_opens_behind_a_held_field_that_touches_it() -> None:
    t = table("redoubts control: sipahi", hand="kaffa", turn=OTTOMAN).play("command kaffa")
    assert "ramparts" in targets(t)
    assert "castle" not in targets(t), "the redoubts do not touch it"
    t = table("church control: sipahi", hand="kaffa", turn=OTTOMAN).play("command kaffa")
    assert "castle" in targets(t)
    assert "ramparts" not in targets(t)
    t = table("tabor control: sipahi", hand="kaffa", turn=OTTOMAN).play("command kaffa")
    assert not {"ramparts", "castle"} & targets(t), "the ravine parts the tabor from the ramparts"


def test_the_camp_opens_behind_a_chain_of_two_held_fields() -> None:
    chain = "redoubts control: sipahi; ramparts control: sipahi"
    assert "camp" in targets(table(chain, hand="kaffa", turn=OTTOMAN).play("command kaffa"))
    apart = "church control: sipahi; ramparts control: sipahi"
    assert "camp" not in targets(table(apart, hand="kaffa", turn=OTTOMAN).play("command kaffa"))


def test_control_is_reinforced_only_with_access() -> None:
    t = table("ramparts control: sipahi", hand="kaffa", turn=OTTOMAN).play("command kaffa")
    t.illegal("place sipahi ramparts control")
    t = table("ramparts control: sipahi; bastion control: tatar", hand="kaffa", turn=OTTOMAN).play("command kaffa")
    t.legal("place sipahi ramparts control", "place sipahi bastion control")


def test_control_takes_no_more_than_its_limit() -> None:
    t = table("church control: sipahi 3", hand="kaffa", turn=OTTOMAN).play("command kaffa")
    t.illegal("place sipahi church control", "place sipahi church assault")


# Access of the Commonwealth


def test_the_commonwealth_reaches_all_its_fields_and_the_foreground() -> None:
    t = table(hand="potocki").play("command potocki")
    walled = {"tabor", "bastion", "redoubts", "church", "bridgehead", "ramparts", "castle"}
    assert targets(t, "cossack") == {*walled, "foreground"}
    t.illegal("place cavalry camp", "place cavalry tabor")


def test_a_cut_chain_keeps_cavalry_from_the_fields_behind() -> None:
    lost = "church control: sipahi; redoubts control: sipahi; bastion control: sipahi"
    t = table(lost, hand="potocki").play("command potocki")
    reached = {"ramparts", "castle", "bridgehead", "foreground", "church", "redoubts", "bastion"}
    assert targets(t, "cavalry") == reached, "lost fields for counter-attacks only"
    assert {move.split()[3] for move in t.moves() if " redoubts " in move} == {"counter-attack"}
    assert targets(t, "cossack") == {"tabor", "foreground", "bastion"}


def test_the_foreground_is_a_target_but_a_link_only_with_four_units() -> None:
    lost = "bastion control: sipahi"
    t = table(lost, hand="potocki").play("command potocki")
    t.illegal("place cossack church")
    t = table(f"{lost}; commonwealth general-battle: cavalry 4", hand="potocki").play("command potocki")
    t.legal("place cossack church", "place cossack castle")


def test_cossacks_in_both_reserves_say_where_they_come_from() -> None:
    t = table("camp reserve: cossack 2 cavalry 7 infantry 3; tabor reserve: cossack 5", hand="potocki")
    t.play("command potocki")
    t.illegal("place cossack church defence from foreground")
    t.legal("place cossack church defence from tabor", "place cossack church defence from camp")
    t.play("place cossack church defence from camp")
    assert t.at("camp reserve") == "cavalry 7 infantry 3 cossack"
    t.legal("place cossack church defence from tabor")
    assert "place cossack church defence from tabor" not in t.searched(), "bots take those of the tabor first"
    t.play("place cossack church defence from camp")
    assert t.at("camp reserve") == "cavalry 7 infantry 3"


def test_cossacks_use_the_camp_while_the_tabor_is_lost() -> None:
    t = table("tabor control: sipahi", hand="potocki")
    assert t.at("camp reserve") == "cavalry 7 infantry 3 cossack 7"
    t.play("command potocki")
    t.legal("place cossack church defence", "place cossack tabor counter-attack")
    t.illegal("place cossack tabor loot-raid")


# Limits and kinds


def test_an_action_takes_only_its_kinds_and_no_more_than_its_limit() -> None:
    t = table("raid: cavalry; redoubts defence: infantry 3", hand="potocki").play("command potocki")
    t.illegal("place cavalry bastion raid", "place cossack redoubts defence", "place cavalry redoubts fill-trench")
    t.legal("place cossack redoubts fill-trench", "place cossack tabor night-sortie")


def test_the_tabor_and_the_camp_have_no_defence_of_their_own() -> None:
    t = table(hand="potocki").play("command potocki")
    assert t.choices("place cossack tabor") == {"loot-raid", "night-sortie"}
    t.illegal("place cossack camp")


def test_every_neighbour_held_lets_one_more_storm() -> None:
    standing = "church assault: sipahi 5; church defence: infantry 3"
    t = table(standing, turn=OTTOMAN).play("command vizier", "place sipahi church assault")
    # Six is the limit, and the assault is due.
    t.illegal("place sipahi church assault")
    more = f"{standing}; redoubts control: sipahi"
    t = table(more, turn=OTTOMAN).play("command vizier", "place sipahi church assault")
    t.legal("place sipahi church assault")


# Blockades


def test_four_units_in_the_battle_keep_ottomans_from_all_assaults() -> None:
    t = table("commonwealth general-battle: cavalry 4; church control: sipahi", hand="kaffa", turn=OTTOMAN)
    t.play("command kaffa")
    assert not [move for move in t.moves() if move.endswith("assault")]
    t.legal("place sipahi church control", "place sipahi foreground general-battle")
    t = table("commonwealth general-battle: cavalry 3", hand="kaffa", turn=OTTOMAN).play("command kaffa")
    t.legal("place sipahi church assault")


def test_five_ottomans_keep_the_commonwealth_from_three_actions() -> None:
    t = table("ottoman general-battle: sipahi 5", hand="potocki").play("command potocki")
    t.illegal("place cossack redoubts fill-trench", "place cossack tabor night-sortie", "place cossack tabor loot-raid")
    t.legal("place cossack bastion raid", "place cavalry bridgehead kamieniec")
    t = table("ottoman general-battle: sipahi 4", hand="potocki").play("command potocki")
    t.legal("place cossack redoubts fill-trench", "place cossack tabor night-sortie", "place cossack tabor loot-raid")


def test_both_blockades_work_at_once() -> None:
    units = "ottoman general-battle: sipahi 5; commonwealth general-battle: cavalry 4"
    t = table(units, hand="potocki").play("command potocki")
    t.illegal("place cossack tabor loot-raid")
    t = table(units, hand="kaffa", turn=OTTOMAN).play("command kaffa")
    assert not [move for move in t.moves() if move.endswith("assault")]


def test_units_on_blocked_actions_still_count() -> None:
    units = "ottoman general-battle: sipahi 5; night-sortie: cossack 2"
    t = table(units, phase="effects", morale=(6, 7))
    assert t.morale(OTTOMAN) == 7 + 1 - 2


def test_units_are_deployed_in_any_order_and_bots_use_one() -> None:
    t = table(hand="boratynski").play("command boratynski", "place infantry church defence")
    t.legal("place cavalry church defence", "place cossack church defence", "place cavalry church flank-attack")
    assert "place cavalry church defence" not in t.searched()
    assert {"place cossack church defence", "place cavalry church flank-attack"} <= set(t.searched())


def test_the_view_says_why_an_action_is_closed() -> None:
    units = "ottoman general-battle: sipahi 5; redoubts control: sipahi; raid: cavalry"
    view = table(units).view()
    closed = {(f["field"], a["action"]): a["closed"] for f in view["fields"] for a in f["actions"] if a["seat"] == 0}
    assert closed["tabor", "night-sortie"] == "blockade"
    assert closed["redoubts", "fill-trench"] == closed["redoubts", "defence"] == "idle"
    assert closed["bastion", "raid"] == "full"
    assert closed["redoubts", "counter-attack"] is None
    theirs = {(f["field"], a["action"]): a["closed"] for f in view["fields"] for a in f["actions"] if a["seat"] == 1}
    assert theirs["camp", "assault"] == "no-way"
    assert theirs["ramparts", "assault"] is None
