"""Attacks between players."""

from __future__ import annotations

from typing import Any

from games.zizka.table import Table, table


def meeting(**given: Any) -> Table:
    """Žižka and Boreš, who is wanted, on one field; four dice against three."""
    settings: dict[str, Any] = {
        "field": {0: "tyn", 1: "tyn"},
        "poster": {1: 1},
        "bounty": {1: 3},
        "coins": {0: 0, 1: 5},
    }
    return table("zizka", "bores", **{**settings, **given})


def test_who_is_wanted_and_near_can_be_attacked() -> None:
    meeting().legal("attack bores")
    meeting(poster={1: 0}, bounty={1: 0}).illegal("attack")
    meeting(field={0: "tyn", 1: "bechyne"}).illegal("attack")


def test_a_stronger_attack_wins_two_points_and_the_bounty() -> None:
    t = meeting().play("attack bores", "roll 3 1 0 0", "keep", "roll 0 1 2 0", "keep")
    assert (t.points(0), t.points(1)) == (2, 0)
    assert (t.coins(0), t.coins(1)) == (3, 5)
    assert (t.player(1)["poster"], t.player(1)["bounty"]) == (False, 0)


def test_e15_a_draw_is_the_defenders() -> None:
    t = meeting().play("attack bores", "roll 2 2 0 0", "keep", "roll 0 1 2 0", "keep")
    assert (t.points(0), t.points(1)) == (0, 1)
    assert (t.player(1)["poster"], t.player(1)["bounty"]) == (True, 3)


def test_e15_the_attacker_is_done_before_the_defender_begins() -> None:
    t = meeting().play("attack bores", "roll 3 1 0 0")
    assert t.actor == 0
    t.play("keep", "roll 0 3 0 0")
    assert t.actor == 1
    assert t.view()["fight"]["strength"][0] == 3


def test_e27_swords_and_jokers_against_cunning_and_jokers() -> None:
    t = meeting().play("attack bores", "roll 1 1 1 1", "keep", "roll 1 0 1 1", "keep")
    assert t.events("fought-off") == [{"attack": 2, "defence": 2}]


def test_e15_printed_symbols_rerolls_and_ruler_dice_count() -> None:
    t = meeting(crew={0: "albrecht", 1: "gita"}, favours={"wenceslas": 0})
    t.play("attack bores", "roll speech", "roll wenceslas joker")
    assert t.view()["fight"]["strength"][0] == 3
    t.play("roll speech", "reroll speech", "roll cunning", "keep")
    assert t.events("fought-off") == [{"attack": 3, "defence": 3}]


def test_conditional_skills_do_not_count_in_fights() -> None:
    t = meeting(crew={0: "lutobor"}).play("attack bores")
    t.legal("roll 2 0 0 0")
    t.illegal("roll 3")


def test_luck_helps_the_attacker() -> None:
    t = meeting(luck={0: 2}).play("attack bores", "roll 1 3 0 0", "keep")
    assert set(t.moves()) == {"luck sword", "leave"}
    t.play("luck sword", "luck sword")
    assert t.luck() == 0
    t.play("roll 0 1 2 0", "keep")
    assert t.events("fought") == [{"attack": 3, "defence": 2}]


def test_luck_helps_the_defender_where_it_can_turn_the_fight() -> None:
    t = meeting(luck={1: 1}).play("attack bores", "roll 2 2 0 0", "keep", "roll 0 2 1 0", "keep")
    assert t.actor == 1
    t.play("luck cunning")
    assert t.points(1) == 1
    t = meeting(luck={1: 1}).play("attack bores", "roll 4 0 0 0", "keep", "roll 0 2 1 0", "keep")
    assert t.luck(1) == 1, "one token would not be enough"
    assert t.points(0) == 2


def test_e25_coins_buy_rerolls_in_fights_also_for_the_defender() -> None:
    t = meeting(options={"advanced": True}, crew={0: "", 1: "vojek"}).play(
        "attack bores", "roll sword", "roll speech", "reroll speech"
    )
    t.play("roll speech", "reroll speech", "roll speech", "buy speech", "roll cunning", "keep")
    assert t.coins(1) == 4
    assert t.points(1) == 1


def test_a_leader_is_attacked_once_between_two_own_turns() -> None:
    t = meeting().play("attack bores", "roll 0 4 0 0", "keep", "roll 0 3 0 0", "keep")
    assert t.player(1)["struck"]
    t.illegal("attack")


def test_a_leader_gets_up_at_the_start_of_the_own_turn() -> None:
    t = meeting(struck={1: 1}, tyn="boar").play("end").until("end")
    assert t.actor == 1
    assert not t.player(1)["struck"]


def test_a_third_player_cannot_attack_who_was_attacked() -> None:
    t = table(*("zizka", "bores", "torak"), field={0: "tyn", 1: "tyn", 2: "tyn"}, poster={1: 1}, struck={1: 1}, turn=2)
    t.illegal("attack")


def test_a_lost_fight_brings_no_luck() -> None:
    t = meeting().play("attack bores", "roll 0 4 0 0", "keep", "roll 0 3 0 0", "keep")
    assert t.luck() == 0
