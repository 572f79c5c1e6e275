"""The resolution phase, fields 2 to 6: who wins what, and what it costs."""

from __future__ import annotations

import pytest

from games.grunwald.table import Table, table


def settled(t: Table, *moves: str) -> Table:
    """These moves, then everybody passes and the fields are settled."""
    return t.play(*moves).pass_all()


# Sums and ties


def test_e1_officer_counts_two_helper_one_ducat_one() -> None:
    t = table(2).play("send officer provisions with 2", "send 2-helpers provisions with 1")
    assert t.queue("provisions") == [(0, 4, 1), (1, 3, None)]


def test_only_ducats_count_for_mercenaries() -> None:
    t = table(2).play("send officer mercenaries with 1", "send helper mercenaries with 2")
    assert t.queue("mercenaries") == [(0, 1, None), (1, 2, 1)]


def test_of_equal_sums_the_first_on_the_field_wins() -> None:
    t = table(3).play("send helper crown", "send officer crown", "send officer crown")
    assert t.queue("crown") == [(0, 1, None), (1, 2, 1), (2, 2, 2)]
    t = settled(table(3, crown="5 2"), "send helper crown", "send officer crown", "send officer crown")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("", "crown5", "crown2")


def test_tie_counts_from_the_first_pawn_even_if_the_sum_was_reached_later() -> None:
    t = table(2, helpers={1: 3}).play("send helper crown", "send 3-helpers crown", "send officer crown")
    assert t.queue("crown") == [(0, 3, 1), (1, 3, None)]


# Knights


@pytest.mark.parametrize(("field", "deck", "send"), [("crown", "crown", ""), ("mercenaries", "mercenary", " with 1")])
def test_first_takes_the_stronger_knight_second_the_other(field: str, deck: str, send: str) -> None:
    t = settled(table(3, crown="6 2", mercenaries="6 2"), f"send officer {field}{send}", f"send helper {field}{send}")
    assert (t.hand(0), t.hand(1), t.hand(2)) == (f"{deck}6", f"{deck}2", "")


def test_third_wins_no_knight() -> None:
    t = settled(table(3, crown="6 2"), *["send officer crown"] * 3)
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("crown6", "crown2", "")


def test_nobody_wins_two_knights_of_a_field() -> None:
    t = settled(table(4, crown="6 2"), "send officer crown")
    assert t.hand(0) == "crown6"
    assert t.facts["removed"].get("crown2")


def test_e12_two_players_fight_for_the_stronger_knight_only() -> None:
    t = table(2, crown="6 2", mercenaries="5 3")
    t = settled(t, "send officer crown", "send officer mercenaries with 1", "send helper mercenaries with 2")
    assert (t.hand(0), t.hand(1)) == ("crown6 mercenary5", "")
    assert {"crown2", "mercenary3"} <= set(t.facts["removed"])


# Provisions


def test_provisions_by_place() -> None:
    t = settled(table(3, provisions="5 2"), "send officer provisions", "send helper provisions", "send helper crown")
    assert t.provisions() == [6, 3, 1]


def test_second_gets_nothing_where_the_card_has_one_value() -> None:
    t = settled(table(3, provisions="4"), "send officer provisions with 1", "send helper provisions with 1")
    assert t.provisions() == [5, 1, 1]


def test_e11_winning_ducats_go_to_the_bank_all_others_return() -> None:
    t = settled(table(3, provisions="4"), "send officer provisions with 1", "send helper provisions with 1")
    assert t.ducats() == [2, 3, 3]
    moves = ["send officer mercenaries with 3", "send officer mercenaries with 2", "send officer mercenaries with 1"]
    t = settled(table(3), *moves)
    assert t.ducats() == [0, 1, 3]


def test_e11_second_of_two_players_is_refunded() -> None:
    t = settled(table(2), "send officer provisions with 1", "send helper provisions with 1")
    assert t.ducats() == [2, 3]
    t = settled(table(2), "send officer mercenaries with 2", "send officer mercenaries with 1")
    assert t.ducats() == [1, 3]


@pytest.mark.parametrize(("card", "won"), [("5 2", 2), ("4", 4)])
def test_e12_two_players_fight_for_the_lower_provision_value(card: str, won: int) -> None:
    t = settled(table(2, provisions=card), "send officer provisions", "send helper provisions")
    assert t.provisions() == [1 + won, 1]


# Ducats


def test_ducats_for_three_places_and_never_a_fourth() -> None:
    moves = ["send officer ducats", "send officer ducats", "send helper ducats", "send helper ducats"]
    t = settled(table(4, ducats="5 3 1"), *moves)
    assert t.ducats() == [8, 6, 4, 3]


def test_ducats_card_with_two_values_pays_two_places() -> None:
    t = settled(table(4, ducats="4 2"), *["send officer ducats"] * 3)
    assert t.ducats() == [7, 5, 3, 3]


def test_two_players_get_the_two_lowest_ducat_values() -> None:
    t = settled(table(2, ducats="5 3 1"), "send officer ducats", "send officer ducats")
    assert t.ducats() == [6, 4]


def test_three_players_get_the_two_highest_ducat_values() -> None:
    t = settled(table(3, ducats="5 3 1"), *["send officer ducats"] * 3)
    assert t.ducats() == [8, 6, 3]


@pytest.mark.parametrize(("bank", "paid"), [(8, (5, 3, 0)), (6, (5, 1, 0)), (4, (4, 0, 0)), (0, (0, 0, 0))])
def test_e20_an_empty_bank_pays_what_it_has_the_higher_place_first(bank: int, paid: tuple[int, int, int]) -> None:
    t = table(4, ducats="5 3 1", purse={0: 0, 1: 0, 2: 0, 3: 48 - bank})
    t = settled(t, "send officer ducats", "send officer ducats", "send helper ducats")
    assert tuple(t.ducats()[:3]) == paid
    assert t.facts["bank_ducats"] == bank - sum(paid)


def test_e20_an_empty_store_hands_out_what_it_has() -> None:
    t = settled(table(4, provisions="5 3", stores={2: 25, 3: 23}), "send officer provisions", "send helper provisions")
    assert t.provisions()[:2] == [1 + 4, 1]
    assert t.facts["bank_provisions"] == 0


def test_e20_ducats_come_back_from_an_empty_store() -> None:
    t = table(4, provisions="5 3", stores={2: 28, 3: 23}, purse={0: 3, 1: 3})
    t = settled(t, "send officer provisions with 2", "send helper provisions with 1")
    assert (t.provisions()[:2], t.ducats()[:2]) == ([1 + 1, 1], [1, 3])


# Helpers


def test_first_hires_a_helper_for_nothing() -> None:
    t = settled(table(4), "send officer helpers")
    assert (t.helpers(), t.ducats()) == ([3, 2, 2, 2], [3, 3, 3, 3])
    assert t.view()["players"][0]["free"] == 3


def test_second_may_hire_for_as_many_ducats_as_he_has_helpers() -> None:
    t = settled(table(4), "send officer helpers", "send helper helpers")
    assert (t.actor, t.prompt) == (1, "hire")
    assert t.state.view(1)["prompt"]["args"]["price"] == 2
    t.play("hire")
    assert (t.helpers(), t.ducats()) == ([3, 3, 2, 2], [3, 1, 3, 3])


def test_second_may_decline_and_then_nobody_else_hires() -> None:
    t = settled(table(4), "send officer helpers", "send helper helpers", "send helper helpers")
    t.play("decline")
    assert (t.helpers(), t.ducats()) == ([3, 2, 2, 2], [3, 3, 3, 3])


def test_second_who_cannot_pay_is_not_asked() -> None:
    t = settled(table(4, helpers={1: 4}), "send officer helpers", "send helper helpers")
    assert t.view()["round"] == 2


def test_e13_two_players_both_may_hire() -> None:
    t = settled(table(2), "send officer helpers", "send helper helpers").play("hire")
    assert t.helpers() == [3, 3]


def test_e14_ducats_won_and_returned_in_the_same_round_pay_for_a_helper() -> None:
    t = table(4, ducats="4 2", purse={1: 0})
    t = settled(t, "send officer helpers", "send officer ducats", "pass", "pass", "pass", "send helper helpers")
    assert t.prompt == "hire"
    t.play("hire")
    assert (t.helpers()[1], t.ducats()[1]) == (3, 2)
    t = table(3, provisions="4", purse={1: 2})
    moves = ["send officer helpers", "send helper provisions with 2", "send officer provisions with 2", "pass"]
    t = settled(t, *moves, "send helper helpers")
    assert (t.actor, t.prompt, t.ducats()[1]) == (1, "hire", 2)


def test_e14_first_never_pays() -> None:
    t = settled(table(4, helpers={0: 4}), "send officer helpers")
    assert (t.helpers()[0], t.ducats()[0]) == (5, 3)


# The end of a round


def test_e18_face_up_cards_leave_the_game_and_the_token_passes_to_the_left() -> None:
    before = table(3, start=2, crown="6 5", mercenaries="6 5")
    t = before.copy().pass_all()
    for card in ("crown6", "crown5", "mercenary6", "mercenary5"):
        assert t.facts["removed"].get(card, 0) == before.facts["removed"].get(card, 0) + 1
    assert (t.view()["start"], t.view()["round"]) == (0, 2)


def test_e18_event_leaves_with_the_round() -> None:
    t = table(3, round=2, event="bridge")
    assert t.view()["event"]["event"] == "bridge"
    assert t.pass_all().view()["event"] is None


def test_pawns_return_after_the_round() -> None:
    t = table(2).play("send officer crown", "send 2-helpers ducats", "send helper ducats").pass_all()
    for player in t.view()["players"]:
        assert (player["officer"], player["free"], player["passed"]) == (None, 2, False)
