"""Facing an event: rows, symbols, jokers, luck, success and failure."""

from __future__ import annotations

import pytest

from games.zizka.table import component, table
from hetman.games.zizka import GAME
from hetman.games.zizka.components import standard


def test_the_token_is_turned_up_for_everybody() -> None:
    t = table("zizka", "bores", field="tyn", tyn="?fair").play("face")
    assert set(t.moves()) == {"reveal fair", "reveal dicers"}
    t.play("reveal dicers")
    assert t.token("tyn")["open"]  # type: ignore[index]
    assert t.view()["page"]["token"] == "dicers"


def test_dice_of_leader_crew_and_conditional_skills_are_cast() -> None:
    t = table("zizka", "bores", field="tyn", tyn="ambush", crew="bratrice ondrej").play("face")
    t.legal("roll 3 0 0 0")
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="bratrice ondrej").play("face")
    t.legal("roll 2 0 0 0")


def test_never_more_than_eight_follower_dice() -> None:
    t = table("zizka", "bores", field="tyn", tyn="ambush", crew="smil hroznata drslav zavis").play("face")
    t.legal("roll 8 0 0 0")
    t.illegal("roll 9", "roll 8 1")


def test_ruler_dice_come_on_top() -> None:
    everybody = {"wenceslas": 0, "sigismund": 0}
    t = table("zizka", "bores", field="tyn", tyn="ambush", crew="smil hroznata drslav zavis", favours=everybody)
    t.play("face", "roll 0 8 0 0", "roll sigismund sword", "roll wenceslas joker")
    assert t.events("row")[0]["row"] == 1
    assert t.pool() == {"sword": 1, "speech": 8, "joker": 1}


def test_symbols_on_cards_count_without_a_die() -> None:
    t = table("katerina", "zizka", field="tyn", tyn="boar", crew="albrecht", coins=0)
    t.play("face")
    assert t.coins() == 3, "without any die the two printed swords meet the first row"
    assert t.pool() == {"sword": 1}


def test_e5_further_rows_come_in_any_order_each_once_and_only_after_the_first() -> None:
    t = table("zizka", "bores", field="tyn", tyn="ambush", crew="smil hroznata").play("face", "roll 5 0 2 1")
    assert t.choices("take") == {"2", "3", "4"}
    t.play("take 3", "take 2")
    assert t.choices("take") == {"4"}
    t.play("take 4")
    assert t.token("tyn") is None
    assert t.points() == 2


def test_e5_further_rows_are_optional() -> None:
    t = table("zizka", "bores", field="tyn", tyn="ambush", crew="smil hroznata").play("face", "roll 5 0 2 1", "leave")
    assert t.token("tyn") is None
    assert t.points() == 0


def test_symbols_are_spent() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="jira prokupek martin").play("face", "roll 4 0 0 0")
    assert t.pool() == {"sword": 3}
    t.play("take 2")
    assert t.pool() == {"sword": 2}
    t.play("take 3")
    assert t.view()["page"] is None, "nothing is left to pay another row with"


def test_a_joker_stands_for_any_plain_symbol() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="").play("face", "roll joker")
    assert t.token("tyn") is None


def test_plain_symbols_are_spent_before_jokers() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="jira prokupek").play("face", "roll 1 0 1 1")
    assert t.pool() == {"cunning": 1, "joker": 1}
    t.legal("take 4")


def test_e2_a_joker_that_is_asked_for_must_be_a_real_one() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="jira prokupek", luck=2).play("face", "roll 1 0 2 0")
    t.illegal("take 4", "luck cunning")


def test_e6_success_removes_the_token() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="").play("face", "roll sword")
    assert t.token("tyn") is None
    assert t.view()["used"] == ["boar"]


def test_e6_failure_leaves_the_token_open_and_it_may_be_faced_again() -> None:
    t = table("zizka", "bores", field="tyn", tyn="?boar", crew="").play("face", "reveal boar", "roll speech")
    assert t.token("tyn")["open"]  # type: ignore[index]
    assert t.luck() == 1
    t.play("face")
    assert t.moves() == ["roll sword", "roll speech", "roll cunning", "roll joker"]


def test_e24_the_first_row_is_met_when_it_can_be() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", coins=0).play("face", "roll sword")
    assert t.coins() == 3, "nobody is asked"


def test_e24_rerolls_stay_free_even_if_the_row_could_be_met() -> None:
    t = table("bores", "zizka", field="tyn", tyn="boar", crew="vojek").play(
        "face", "roll sword", "reroll sword", "roll speech"
    )
    t.legal("keep", "reroll speech")


# Luck


def test_e3_luck_stands_for_a_plain_symbol() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", luck=1, coins=0).play("face", "roll speech")
    assert set(t.moves()) == {"luck sword", "yield"}
    t.play("luck sword")
    assert t.coins() == 3
    assert t.luck() == 0


def test_e3_several_luck_tokens_may_be_spent() -> None:
    t = table("zizka", "bores", field="tyn", tyn="wolves", crew="", luck=2).play("face", "roll sword")
    t.play("luck sword", "luck sword")
    assert t.points() == 1
    assert t.luck() == 0


def test_e3_luck_can_spare_a_joker() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", luck=1).play("face", "roll joker")
    assert set(t.moves()) == {"take 1", "luck sword"}, "the row can be met, so it cannot be given up"


def test_e3_luck_that_is_not_enough_is_not_offered() -> None:
    t = table("zizka", "bores", field="tyn", tyn="ringleader", crew="", luck=1).play("face", "roll speech")
    assert t.luck() == 2, "the attempt failed at once"


def test_who_lacks_the_first_row_is_not_told_to_take_it() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", luck=1).play("face", "roll speech")
    assert t.prompt == "first-row-luck"
    t.illegal("take")
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", luck=1).play("face", "roll joker")
    assert t.prompt == "first-row"
    t.legal("take 1", "luck sword")


def test_e3_luck_may_be_kept_and_the_event_be_lost() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", luck=1).play("face", "roll speech", "yield")
    assert t.luck() == 2
    assert t.token("tyn") is not None


def test_e3_luck_does_not_serve_in_the_action_that_brought_it() -> None:
    t = table("zizka", "bores", field="tyn", tyn="scriptorium", crew="jira prokupek").play("face", "roll 0 1 1 1")
    assert t.luck() == 1
    assert t.player()["usable_luck"] == 0
    t.illegal("luck")


def test_e23_luck_serves_from_the_next_action_on() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="").play("face", "roll speech")
    assert t.player()["usable_luck"] == 1
    t.play("face", "roll speech")
    t.legal("luck sword")


def test_e22_the_log_says_what_a_short_bank_did_not_pay() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", coins=0, bank=2).play("face", "roll sword")
    assert t.events("bank-short") == [{"count": 1}]
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", coins=0, bank=0).play("face", "roll sword")
    assert t.events("bank-short") == [{"count": 3}]
    assert not t.events("coins"), "nobody gets no coins"


def test_e22_a_short_pool_pays_what_it_has() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", coins=0, bank=2).play("face", "roll sword")
    assert t.coins() == 2
    assert t.view()["bank"] == 0
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", luck_pool=0).play("face", "roll speech")
    assert t.luck() == 0
    assert t.events("no-luck")
    assert not t.events("luck")


# Rerolls


def test_each_reroll_serves_once_in_an_event() -> None:
    t = table("bores", "zizka", field="tyn", tyn="boar", crew="vojek").play(
        "face", "roll speech", "reroll speech", "roll speech"
    )
    assert t.view()["dice"]["rerolls"] == 1
    t.play("reroll speech", "roll speech")
    assert t.luck() == 1, "nothing is left to reroll, and the event is lost"


def test_rerolls_are_back_for_the_next_attempt() -> None:
    t = table("bores", "zizka", field="tyn", tyn="boar", crew="vojek").play(
        "face", "roll speech", "keep", "face", "roll speech"
    )
    assert t.view()["dice"]["rerolls"] == 2


def test_ruler_dice_may_be_rerolled() -> None:
    t = table("bores", "zizka", field="tyn", tyn="boar", crew="", favours={"wenceslas": 0})
    t.play("face", "roll wenceslas blank", "reroll wenceslas", "roll wenceslas joker", "keep")
    assert t.token("tyn") is None


def test_e10_the_coin_on_sigismunds_die_is_taken_or_rerolled() -> None:
    t = table("bores", "zizka", field="tyn", tyn="boar", crew="", coins=0, favours={"sigismund": 0})
    taken = t.copy().play("face", "roll sigismund coin", "keep")
    assert taken.coins() == 1, "also when the event is lost"
    t.play("face", "roll sigismund coin", "reroll sigismund", "roll sigismund sword", "keep")
    assert t.coins() == 3, "the reward alone"


def test_e10_the_prompt_speaks_of_sigismunds_coin() -> None:
    t = table("bores", "zizka", field="tyn", tyn="boar", crew="", coins=0, favours={"sigismund": 0})
    t.play("face", "roll sigismund coin")
    assert t.prompt == "reroll-coin"
    t.play("reroll sigismund", "roll sigismund sword")
    assert t.prompt == "reroll"


# The advanced game


def test_advanced_a_coin_buys_a_reroll_as_long_as_there_are_coins() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", coins=2, options={"advanced": True})
    t.play("face", "roll speech", "buy speech", "roll speech", "buy speech", "roll cunning")
    assert t.coins() == 0
    assert t.luck() == 1


def test_advanced_free_rerolls_come_first() -> None:
    t = table("bores", "zizka", field="tyn", tyn="boar", crew="vojek", options={"advanced": True})
    t.play("face", "roll speech")
    t.legal("reroll speech")
    t.illegal("buy")


def test_advanced_sigismunds_coin_may_buy_a_reroll() -> None:
    t = table(
        *("zizka", "bores"),
        field="tyn",
        tyn="boar",
        crew="",
        coins=0,
        favours={"sigismund": 0},
        options={"advanced": True},
    )
    t.play("face", "roll speech", "roll sigismund coin", "pocket")
    assert t.coins() == 1
    t.illegal("buy sigismund", "pocket")
    t.play("buy speech", "roll sword")
    assert t.coins() == 3


def test_without_the_variant_coins_buy_nothing() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="", coins=5).play("face", "roll speech")
    assert t.luck() == 1


# Tolls and dismissals


def test_a_toll_is_paid_without_dice() -> None:
    t = table("zizka", "bores", field="tyn", tyn="alms", coins=5).play("face")
    assert t.coins() == 3
    assert t.choices("take") == {"2"}
    t.play("take 2")
    assert (t.coins(), t.points()) == (0, 1)
    assert t.token("tyn") is None


def test_e31_coins_of_one_row_may_pay_for_the_next() -> None:
    first_row = '["coins 2"], "gives": ["virtue"'
    files = {"tokens.json": component("tokens.json", first_row, f'{first_row}, "coins 3"')}
    t = table("zizka", "bores", game=GAME.with_components(files), field="tyn", tyn="alms", coins=2).play("face")
    assert t.coins() == 3
    t.legal("take 2")


def test_a_toll_that_cannot_be_paid_is_lost() -> None:
    t = table("zizka", "bores", field="tyn", tyn="?alms", coins=1).play("face", "reveal alms")
    assert (t.coins(), t.luck()) == (1, 1)
    assert t.token("tyn") is not None


def test_e35_luck_from_an_unpayable_toll_cannot_be_farmed() -> None:
    t = table("zizka", "bores", field="tyn", tyn="?alms", coins=1).play("face", "reveal alms")
    t.illegal("face")
    t = table("zizka", "bores", field="tyn", tyn="alms", coins=1)
    t.illegal("face")
    t = table("zizka", "bores", field="tyn", tyn="alms", coins=2)
    t.legal("face")


def test_e35_an_open_dismissal_needs_a_follower() -> None:
    table("zizka", "bores", field="tyn", tyn="levy", crew="").illegal("face")
    table("zizka", "bores", field="tyn", tyn="levy", crew="jira").legal("face")


def test_e35_an_open_event_with_dice_can_always_be_tried_again() -> None:
    table("zizka", "bores", field="tyn", tyn="ringleader", crew="").legal("face")


def test_dismissals_ask_for_followers_also_for_starters() -> None:
    t = table("zizka", "bores", field="tyn", tyn="levy", crew="jira ondrej", coins=0).play("face")
    assert t.choices("dismiss") == {"jira", "ondrej"}
    t.play("dismiss jira", "take 2", "dismiss ondrej")
    assert t.crew() == ""
    assert "jira" in t.facts["box"]
    assert "ondrej" in t.facts["discards"]
    assert t.points() == 3


def test_without_followers_a_dismissal_is_lost() -> None:
    t = table("zizka", "bores", field="tyn", tyn="?levy", crew="").play("face", "reveal levy")
    assert t.luck() == 1


@pytest.mark.parametrize(
    "token", [token.id for token in standard().tokens if token.kind not in ("tournament", "toll", "dismiss")]
)
def test_every_event_can_be_won_with_dice(token: str) -> None:
    t = table("zizka", "bores", field="tyn", tyn=token, crew="smil hroznata drslav zavis").play("face", "roll 2 2 2 2")
    assert t.events("row")[0]["row"] == 1
