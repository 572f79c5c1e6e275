"""Tournaments: joining, riding, prizes and ranks."""

from __future__ import annotations

from typing import Any

import pytest

from games.zizka.table import Table, table


def opened(*leaders: str, token: str = "melee", **given: Any) -> Table:
    return table(*leaders, field="tyn", tyn=token, **given).play("face")


def test_others_are_asked_clockwise_and_openly_wherever_they_stand() -> None:
    t = opened("zizka", "katerina", "torak")
    assert t.actor == 1
    t.play("join")
    assert t.actor == 2
    t.play("watch")
    entrants = [entrant["who"] for entrant in t.view()["tournament"]["entrants"]]
    assert entrants == [0, 1]


def test_joining_costs_a_coin_which_goes_into_the_pot() -> None:
    t = opened("zizka", "katerina", coins={0: 5, 1: 4})
    assert t.view()["tournament"]["pot"] == 2
    t.play("join")
    assert t.view()["tournament"]["pot"] == 3
    assert (t.coins(0), t.coins(1)) == (5, 3), "the seat on turn pays nothing"


def test_without_a_coin_nobody_joins() -> None:
    t = opened("zizka", "katerina", "torak", coins={1: 0})
    assert t.actor == 2


def test_e8_left_neighbour_rides_first_and_the_leader_on_turn_last() -> None:
    t = opened("zizka", "katerina", "torak").play("join", "join")
    riders = []
    for _ in range(3):
        riders.append(t.view()["dice"]["roller"])
        t.play("roll 0 6 0 0", "keep")
    assert riders == [1, 2, 0]


def test_always_six_dice_and_no_skills_symbols_rulers_or_luck() -> None:
    t = opened("zizka", "bores", crew="smil vilem dorota gita", luck=3, favours={"wenceslas": 0}).play("watch")
    t.legal("roll 6 0 0 0")
    t.play("roll 0 6 0 0")
    assert t.choices() == {"aside speech", "keep"}
    assert t.view()["dice"]["rulers"] == {}


def test_the_tournament_skill_rerolls_a_die_for_nothing() -> None:
    t = opened("zizka", "bores", crew="ctibor trojan").play("watch", "roll 0 6 0 0", "reroll speech", "roll joker")
    t.play("reroll joker", "roll sword")
    t.illegal("reroll")
    assert t.view()["dice"]["lying"]["sword"] == 1


def test_e8_a_die_set_aside_does_not_score() -> None:
    t = opened("zizka", "bores").play(
        "watch", "roll 5 1 0 0", "aside sword", "again speech", "cast", "roll speech", "keep"
    )
    assert t.events("ridden")[0]["count"] == 8


def test_e8_any_dice_may_be_cast_again_each_time() -> None:
    t = opened("zizka", "bores").play("watch", "roll 2 2 2 0", "aside speech")
    assert t.choices("again") == {"sword", "speech", "cunning"}
    t.illegal("cast")
    t.play("again speech", "again cunning")
    assert t.choices("again") == {"cunning"}, "dice are picked in the order of their faces"
    t.play("cast", "roll 2 0 0 0", "aside sword", "again sword", "again sword", "again sword", "again cunning")
    t.legal("roll 4 0 0 0")


def test_e8_one_goes_on_as_long_as_there_are_dice() -> None:
    t = opened("zizka", "bores").play("watch", "roll 0 6 0 0")
    for left in range(5, 0, -1):
        t.play("aside speech", *["again speech"] * left)
        t.play("roll speech" if left == 1 else f"roll 0 {left} 0 0")
    assert t.events("ridden")[0]["count"] == 0


def test_e25_coins_buy_no_rerolls_in_tournaments() -> None:
    t = opened("zizka", "bores", options={"advanced": True}, coins=9).play("watch", "roll 0 6 0 0")
    t.illegal("buy", "reroll")


def test_the_personal_prize_is_for_the_own_score_of_the_leader_on_turn() -> None:
    t = opened("zizka", "bores", coins={0: 0, 1: 1}).play("join", "roll 6 0 0 0", "keep", "roll 5 1 0 0", "keep")
    assert (t.points(0), t.luck(0)) == (1, 1), "10 is enough for the goal, though 12 won"
    assert (t.points(1), t.luck(1)) == (1, 0), "a point for the higher score, no personal prize"
    assert (t.coins(0), t.coins(1)) == (0, 3)


def test_e8_no_luck_for_missing_the_personal_goal() -> None:
    t = opened("zizka", "bores").play("watch", "roll 0 6 0 0", "keep")
    assert t.luck() == 0


@pytest.mark.parametrize("worth", [0, 12])
def test_e8_the_token_is_always_discarded(worth: int) -> None:
    t = opened("zizka", "bores").play("watch", "roll 6 0 0 0" if worth else "roll 0 6 0 0", "keep")
    assert t.token("tyn") is None
    assert t.view()["used"] == ["melee"]


def test_e8_a_lone_rider_gets_the_pot_and_no_point_for_rank() -> None:
    t = opened("zizka", "bores", coins=0).play("watch", "roll 0 6 0 0", "keep")
    assert (t.coins(), t.points()) == (2, 0)


def test_tied_winners_share_the_pot_and_the_rest_goes_to_the_bank() -> None:
    t = opened("zizka", "katerina", "torak", coins={0: 0, 1: 1, 2: 1}, token="lists")
    t.play("join", "join")
    for _ in range(2):
        t.play("roll 3 3 0 0", "keep")
    bank = t.view()["bank"]
    t.play("roll 2 4 0 0", "keep")
    assert [t.coins(seat) for seat in range(3)] == [0, 1, 1]
    assert t.view()["bank"] == bank + 1


def test_e9_three_points_only_with_four_different_scores() -> None:
    t = opened("zizka", "katerina", "torak", "bores").play("join", "join", "join")
    for dice in ("roll 1 5 0 0", "roll 2 4 0 0", "roll 3 3 0 0", "roll 4 2 0 0"):
        t.play(dice, "keep")
    assert [t.points(seat) for seat in range(4)] == [3, 0, 1, 2]


def test_the_prompt_of_the_last_die_speaks_of_one_die() -> None:
    """Five dice are set aside. Only the skill can still reroll the last one."""
    t = opened("zizka", "bores", crew="ctibor").play("watch", "roll 0 6 0 0")
    for left in range(5, 0, -1):
        assert t.prompt == "joust"
        t.play("aside speech", *["again speech"] * left)
        t.play(f"roll 0 {left} 0 0" if left > 1 else "roll speech")
    assert t.prompt == "joust-last"
    assert set(t.moves()) == {"reroll speech", "keep"}
