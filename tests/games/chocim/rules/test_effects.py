"""The effects phase: all fifteen effects, and the common field."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table

EATEN = (7, 12)


def effects(units: str, supply: tuple[int, int] = (16, 24), morale: tuple[int, int] = (6, 7), **more: object) -> Table:
    """From the effects to the first decision of the summary, after the meals."""
    return table(units, phase="effects", supply=supply, morale=morale, **more)  # type: ignore[arg-type]


def gained(t: Table, seat: int, before: int) -> int:
    """The gain of the effects, without the meals."""
    return t.supply(seat) - before + EATEN[seat]


def test_plunder_brings_1_for_sipahi_and_2_for_tatars() -> None:
    assert gained(effects("plunder: sipahi 2 tatar"), OTTOMAN, 24) == 4


def test_a_raid_takes_2_from_plunder() -> None:
    assert gained(effects("plunder: sipahi 2 tatar; raid: cavalry"), OTTOMAN, 24) == 2


def test_a_raid_without_plunder_does_nothing() -> None:
    t = effects("raid: cavalry")
    assert gained(t, OTTOMAN, 24) == 0
    assert t.at("raid") == ""


def test_kamieniec_brings_2_for_cavalry_and_1_for_others() -> None:
    assert gained(effects("kamieniec: cavalry 2 infantry cossack", supply=(10, 24)), COMMONWEALTH, 10) == 6


def test_pursuit_takes_1_for_each_tatar() -> None:
    t = effects("kamieniec: cavalry 2; pursuit: tatar 3", supply=(10, 24))
    assert gained(t, COMMONWEALTH, 10) == 1
    assert t.at("pursuit") == t.at("kamieniec") == ""


def test_pursuit_of_nobody_does_nothing() -> None:
    assert gained(effects("pursuit: tatar 3"), COMMONWEALTH, 16) == 0


def test_a_loot_raid_moves_supply_from_one_camp_to_the_other() -> None:
    t = effects("loot-raid: cossack 3")
    assert (gained(t, COMMONWEALTH, 16), gained(t, OTTOMAN, 24)) == (3, -3)


def test_a_night_sortie_lowers_morale_for_each_cossack() -> None:
    assert effects("night-sortie: cossack 2").morale(OTTOMAN) == 5


def test_digging_and_filling() -> None:
    assert effects("dig-trench: janissary 3", trench=1).number("trench") == 4
    assert effects("fill-trench: infantry 2 cossack", trench=4).number("trench") == 1
    assert effects("fill-trench: infantry 2 cossack", trench=1).number("trench") == 0
    assert effects("dig-trench: janissary 3", trench=5).number("trench") == 6


@pytest.mark.parametrize(("trench", "kinds"), [(3, set()), (4, {"supply"}), (5, {"supply", "infantry"})])
def test_what_guns_can_do_depends_on_the_trench(trench: int, kinds: set[str]) -> None:
    t = effects("bombard: janissary; bastion defence: infantry", trench=trench)
    assert {move.split()[1] for move in t.moves() if move.startswith("shell")} == kinds


def test_guns_at_trench_6_breach_walls() -> None:
    t = effects("bombard: janissary 3; ramparts defence: infantry", trench=6)
    t.play("shell supply", "shell infantry ramparts", "shell wall ramparts")
    assert t.level("ramparts") == 1
    assert t.at("ramparts defence") == ""


def test_the_same_result_can_come_several_times_and_shots_may_be_saved() -> None:
    t = effects("bombard: janissary 3", trench=6).play("shell wall castle", "shell wall castle")
    assert t.level("castle") == 0
    t.illegal("shell wall castle")
    t.play("done")
    assert t.at("bombard") == ""


def test_guns_do_not_reach_reserves() -> None:
    t = effects("bombard: janissary", trench=6)
    t.illegal("shell cossack tabor", "shell cavalry camp")


def test_fortification_needs_three_units_and_ends_at_level_3() -> None:
    t = effects("fortify: infantry 2 cossack", levels={"castle": 3})
    assert t.prompt == "fortify"
    t.illegal("fortify castle")
    t.play("fortify ramparts")
    assert t.level("ramparts") == 3
    assert effects("fortify: infantry 2").prompt != "fortify"


def test_council_and_circle_take_the_token() -> None:
    t = effects("council: sipahi 3; knights-circle: cavalry 2")
    assert [t.mark("extra", seat) for seat in range(2)] == [1, 1]
    t = effects("council: sipahi 2; knights-circle: cavalry")
    assert [t.mark("extra", seat) for seat in range(2)] == [0, 0]
    assert t.at("council") == t.at("knights-circle") == "", "they go home all the same"


def test_pilaf_for_four_janissaries() -> None:
    assert effects("pilaf: janissary 4").morale(OTTOMAN) == 8
    assert effects("pilaf: janissary 3").morale(OTTOMAN) == 7


def test_intrigue_costs_a_random_treaty_that_is_shown() -> None:
    t = effects("intrigue: tatar 3", treaties={0: "4 1"})
    assert set(t.choices("forfeit")) == {"1", "4"}
    t.play("forfeit 4")
    assert t.treaties("hand 0") == t.treaties("known 0") == [1, 0, 0, 0]


def test_intrigue_against_empty_hands() -> None:
    assert effects("intrigue: tatar 3").at("intrigue") == ""


def test_a_procession_takes_a_treaty_or_lifts_morale() -> None:
    t = effects("procession: cavalry 3", treaties={1: "3"})
    assert set(t.moves()) == {"pray morale", "pray treaty"}
    t.play("pray treaty", "forfeit 3")
    assert t.treaties("hand 1") == [0, 0, 0, 0]
    assert t.morale(COMMONWEALTH) == 6
    assert effects("procession: cavalry 3", treaties={1: "3"}).play("pray morale").morale(COMMONWEALTH) == 7
    assert effects("procession: cavalry 3").morale(COMMONWEALTH) == 7, "nothing to take"


@pytest.mark.parametrize(
    ("ours", "theirs", "change"), [(4, 0, -1), (4, 4, -1), (3, 5, 1), (0, 5, 1), (4, 5, 0), (3, 4, 0)]
)
def test_the_foreground_as_an_effect(ours: int, theirs: int, change: int) -> None:
    units = [f"commonwealth general-battle: cavalry {ours}" if ours else ""]
    units.append(f"ottoman general-battle: sipahi {theirs}" if theirs else "")
    t = effects("; ".join(filter(None, units)))
    assert t.morale(OTTOMAN) == 7 + change
    assert t.at("commonwealth general-battle") == t.at("ottoman general-battle") == ""


def test_tracks_end_where_they_end() -> None:
    assert effects("night-sortie: cossack 2", morale=(6, 1)).morale(OTTOMAN) == 0
    assert effects("pilaf: janissary 4", morale=(6, 11)).morale(OTTOMAN) == 11
