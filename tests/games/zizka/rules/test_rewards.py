"""Morale, favour, posters and followers as rewards."""

from __future__ import annotations

from typing import Any

from games.zizka.table import Table, table


def facing(token: str, dice: str, *leaders: str, **given: Any) -> Table:
    return table(*(leaders or ("zizka", "bores")), field="tyn", tyn=token, **given).play("face", dice)


# Morale


def test_a_step_beyond_an_end_is_a_point() -> None:
    t = facing("vigil", "roll speech", crew="", morale=0)
    assert (t.morale(), t.points()) == (0, 1)
    t = facing("crossroads", "roll sword", crew="", morale=4)
    assert (t.morale(), t.points()) == (4, 1)


def test_a_step_towards_the_middle_is_no_point() -> None:
    t = facing("vigil", "roll speech", crew="", morale=4)
    assert (t.morale(), t.points()) == (3, 0)


def test_e12_arriving_at_an_end_parts_with_despisers_at_once() -> None:
    t = facing("crossroads", "roll 2 1 0 1", crew="mikes zavis", morale=3)
    assert t.crew() == ""
    assert [event["follower"] for event in t.events("leaves")] == [["follower", "zavis"], ["follower", "mikes"]]
    assert t.pool() == {"sword": 1, "speech": 2, "joker": 1}, "what was counted stays"


def test_e12_rewards_are_given_from_left_to_right() -> None:
    t = facing("gallows", "dismiss jira", crew="jira", morale=4, coins=0)
    keys = [event["key"] for event in t.logged if event["key"] in ("points", "beyond-vice", "coins")]
    assert keys[:2] == ["points", "beyond-vice"]
    assert keys[-1] == "coins"


def test_e12_who_despises_the_present_end_cannot_be_taken_as_a_reward() -> None:
    t = facing("pilgrims", "roll 0 3 0 0", crew="jira prokupek", morale=1, offer="kubata mikes")
    t.play("take 4")
    assert t.morale() == 0
    t.legal("gain mikes")
    t.illegal("gain kubata")


def test_e12_when_nobody_on_offer_would_serve_the_log_says_so() -> None:
    despisers = "trebava drslav zdena kubata"
    t = facing("pilgrims", "roll 0 3 0 0", crew="jira prokupek", morale=1, offer=despisers).play("take 4")
    assert t.prompt != "gain"
    assert t.events("nobody-serves") == [{"seat": ["seat", 0]}]


# Followers as rewards


def test_e23_reward_followers_are_free() -> None:
    t = facing("pilgrims", "roll 0 3 0 0", crew="jira prokupek", coins=0, offer="ondrej").play("take 4")
    assert {card.split()[0] for card in t.choices("gain")} == set(t.offer()[:4])
    t.play("gain ondrej", "offer bohdan")
    assert t.crew() == "jira prokupek ondrej"
    assert t.coins() == 1, "that of the first row"


def test_e30_a_reward_follower_replaces_somebody_in_a_full_crew_or_is_declined() -> None:
    t = facing("pilgrims", "roll 0 4 0 0", offer="ondrej").play("keep", "take 4")
    t.legal("gain ondrej for jira", "decline")
    t.play("decline")
    assert t.crew() == "jira prokupek martin alena"


def test_rewards_name_the_level_they_come_from() -> None:
    second = facing("wolves", "roll 4 0 0 1", crew="smil jira").play("take 4")
    assert {card.split()[0] for card in second.choices("gain")} == set(second.offer()[4:])
    either = facing("winecarts", "roll 0 2 0 1", crew="jira prokupek").play("take 4")
    assert {card.split()[0] for card in either.choices("gain")} == set(either.offer())


# Favour of the rulers


def test_favour_comes_from_the_pool() -> None:
    t = facing("vigil", "roll 0 2 0 1", crew="jira prokupek").play("take 4")
    assert t.view()["favours"]["wenceslas"] == 0
    assert t.points() == 0


def test_favour_that_one_has_already_is_a_point() -> None:
    t = facing("vigil", "roll 0 2 0 1", crew="jira prokupek", favours={"wenceslas": 0}).play(
        "roll wenceslas blank", "take 4"
    )
    assert t.view()["favours"]["wenceslas"] == 0
    assert t.points() == 1


def test_whoever_loses_favour_to_another_gets_a_point() -> None:
    t = facing("vigil", "roll 0 2 0 1", crew="jira prokupek", favours={"wenceslas": 1}).play("take 4")
    assert t.view()["favours"]["wenceslas"] == 0
    assert (t.points(0), t.points(1)) == (0, 1)


def test_both_favours_may_be_held_and_both_dice_are_cast() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", favours={"wenceslas": 0, "sigismund": 0}, crew="")
    t.play("face", "roll speech", "roll sigismund sword", "roll wenceslas joker")
    assert t.player()["favours"] == ["wenceslas", "sigismund"]


def test_e23_a_favours_die_serves_from_the_next_action_on() -> None:
    t = facing("vigil", "roll 0 2 0 1", crew="jira prokupek").play("take 4")
    assert t.view()["dice"] is None or t.view()["dice"]["rulers"] == {}


# Wanted posters


def test_the_first_poster_carries_three_coins_and_each_further_one_adds_three() -> None:
    t = facing("crossroads", "roll 2 1 0 0", crew="jira prokupek").play("take 2")
    assert (t.player()["poster"], t.player()["bounty"]) == (True, 3)
    t = facing("crossroads", "roll 2 1 0 0", crew="jira prokupek", poster=1, bounty=3).play("take 2")
    assert t.player()["bounty"] == 6


def test_coins_on_a_poster_pay_for_nothing() -> None:
    t = table("bores", "zizka", field="pisek", coins=0, poster=1, bounty=9, crew="").play("recruit")
    t.illegal("hire")


def test_e5_a_poster_cannot_be_refused() -> None:
    t = facing("crossroads", "roll 2 1 0 0", crew="jira prokupek", coins=0).play("take 2")
    assert t.coins() == 1
    assert t.player()["poster"]


def test_e22_a_poor_bank_lays_what_it_has_on_a_poster() -> None:
    t = facing("crossroads", "roll 2 1 0 0", crew="jira prokupek", bank=2).play("take 2")
    assert t.player()["bounty"] == 1
    assert t.view()["bank"] == 0
    assert t.events("bank-short") == [{"count": 2}]
