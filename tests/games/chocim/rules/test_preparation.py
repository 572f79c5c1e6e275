"""The preparation phase: leaders, circumstances, rebels."""

from __future__ import annotations

import pytest

from games.chocim.table import OTTOMAN, table
from hetman import Dice
from hetman.games.chocim import GAME


def test_unused_officers_are_kept_and_only_the_rest_is_drawn() -> None:
    hand = {0: "potocki weyher", 1: "kaffa"}
    view = table(hand=hand, phase="preparation", week_number=2).roll().view(0)
    assert {"potocki", "weyher"} <= set(view["players"][0]["leaders"]["hand"])
    assert [player["leaders"]["count"] for player in view["players"]] == [4, 5]


def test_used_commanders_are_ready_again() -> None:
    flipped = {"chodkiewicz": "flipped", "khan": "flipped"}
    t = table(phase="preparation", week_number=2, leaders=flipped).roll()
    assert t.leader("chodkiewicz") == t.leader("khan") == "ready"


def test_the_extra_card_raises_the_limit_once() -> None:
    t = table("knights-circle: cavalry 2; council: sipahi 3", phase="effects", supply=(16, 32))
    t.play("stay").roll()
    view = t.view()
    assert [player["leaders"]["count"] for player in view["players"]] == [5, 6]
    assert not any(player["extra_card"] for player in view["players"]), "the tokens are back on the board"


def test_the_premium_lies_on_the_battle_again() -> None:
    assert table(phase="preparation", week_number=2, bonus=False).roll().facts["bonus"]


def test_week_4_the_hetman_dies_and_the_total_stays_seven() -> None:
    t = table(phase="preparation", week_number=4, hand="potocki").roll()
    assert t.leader("chodkiewicz") == "gone"
    assert t.view()["players"][0]["leaders"]["count"] == 5
    assert t.prompt == "remove", "the cold takes Ottoman units"


def test_week_4_a_random_leader_takes_his_place_though_the_hand_is_over_the_limit() -> None:
    t = table(phase="preparation", week_number=4, hand="potocki boratynski weyher denhoff sapieha").roll()
    assert t.view()["players"][0]["leaders"]["count"] == 6


def test_week_4_a_treaty_for_the_commonwealth_and_two_ottoman_units() -> None:
    t = table(phase="preparation", week_number=4).roll()
    assert sum(t.treaties("hand 0")) == 1
    assert sum(t.treaties("known 0")) == 0, "nobody else saw it"
    assert t.actor == OTTOMAN
    t.play("remove janissary sultan", "remove tatar kosh").roll()
    assert t.at("ottoman removed") == "janissary tatar"
    assert t.prompt == "turn"


def test_week_5_the_replacement_stays_and_three_units_go() -> None:
    t = table(phase="preparation", week_number=5, leaders={"chodkiewicz": "gone"}).roll()
    assert t.view()["players"][0]["leaders"]["count"] == 5
    assert sum(t.treaties("hand 0")) == 1
    t.play(*["remove sipahi sipahi-camp"] * 3).roll()
    assert t.at("ottoman removed") == "sipahi 3"


def test_the_cold_may_take_a_unit_from_control_which_frees_the_field() -> None:
    t = table("church control: sipahi", phase="preparation", week_number=4).roll()
    t.play("remove sipahi church")
    assert t.held() == set()


def test_removed_units_are_named_in_any_order() -> None:
    t = table("ottoman removed: tatar 6 janissary 12 sipahi 15", phase="preparation", week_number=5).roll()
    t.play("remove tatar kosh", "remove sipahi sipahi-camp", "remove sipahi sipahi-camp")
    assert t.at("ottoman removed") == "janissary 12 sipahi 17 tatar 7"


# Rebels


def test_rebels_by_kind_and_number() -> None:
    t = table(phase="preparation", week_number=2, morale=(4, 5)).roll()
    assert t.at("commonwealth rebelled") == "cossack"
    assert t.at("ottoman rebelled") == "tatar"


def test_the_owner_chooses_where_rebels_come_from() -> None:
    t = table("church defence: cossack", phase="preparation", week_number=2, morale=(4, 8)).roll()
    assert set(t.moves()) == {"rebel cossack tabor", "rebel cossack church"}
    t.play("rebel cossack church").roll()
    assert t.at("church defence") == ""
    assert t.at("commonwealth rebelled") == "cossack"


def test_where_a_kind_is_used_up_the_next_kind_rebels() -> None:
    units = "ottoman removed: janissary 11; church control: sipahi 2"
    t = table(units, phase="preparation", week_number=2, morale=(6, 1)).roll()
    assert t.at("ottoman rebelled") == "janissary tatar 3", "where there is nothing to choose, nobody is asked"
    assert t.choices("rebel") == {"sipahi church", "sipahi sipahi-camp"}
    t.play("rebel sipahi church", *["rebel sipahi sipahi-camp"] * 2).roll()
    assert t.at("ottoman rebelled") == "janissary sipahi 3 tatar 3"


def test_nobody_rebels_in_the_first_week() -> None:
    t = table(phase="preparation", week_number=1, morale=(1, 1)).roll()
    assert t.prompt == "turn"
    assert t.at("commonwealth rebelled") == t.at("ottoman rebelled") == ""


def test_a_rebel_from_control_frees_the_field() -> None:
    t = table("church control: tatar", phase="preparation", week_number=2, morale=(8, 5)).roll()
    t.play("rebel tatar church")
    assert t.held() == set()


def test_morale_in_the_course_of_a_week_does_not_change_rebels() -> None:
    t = table("ottoman rebelled: tatar", hand="solak", turn=OTTOMAN, morale=(6, 5)).play("fortel solak")
    assert t.morale(OTTOMAN) == 6
    assert t.at("ottoman rebelled") == "tatar"


# Drawing when the deck runs out


def test_used_officers_are_shuffled_when_the_deck_is_empty() -> None:
    officers = [
        leader.leader for leader in GAME.box.contents.leaders if leader.side == "commonwealth" and not leader.commander
    ]
    used = dict.fromkeys(officers[2:], "used")
    t = table(hand="", phase="preparation", week_number=3, leaders=used)
    t.play("draw boratynski", "draw potocki")
    assert set(t.choices("draw")) == set(officers[2:])
    t.play(f"draw {officers[5]}")
    assert t.leader("boratynski") == t.leader("potocki") == "seen", "the deck was empty: everybody knows them"
    assert t.leader(officers[5]) == "hand"
    assert t.view(1)["players"][0]["leaders"]["seen"] == ["boratynski", "potocki"]


@pytest.mark.parametrize("seed", range(5))
def test_a_draw_is_uniform_over_the_deck(seed: int) -> None:
    state = GAME.start()
    move = state.stack[-1].sample(state, Dice(seed))
    assert move in state.moves()
