"""The fourteen events and what each effect does."""

from __future__ import annotations

from typing import Any

import pytest

from games.grunwald.table import Table, before_event, table
from hetman.games.grunwald import GAME


def revealed(event: str, seats: int = 4, **held: Any) -> Table:
    """The event has just been turned up."""
    return before_event(seats, **held).play(f"event {event}")


def is_over(t: Table) -> bool:
    """Whether the event phase goes on with the cards of the fields."""
    return t.moves()[0].startswith("reveal")


def test_at_least_six_events_offer_a_purchase_or_an_auction() -> None:
    offers = {"purchase", "recruit", "promote", "auction-start", "auction-helpers", "auction-provisions"}
    assert sum(event.effect in offers for event in GAME.contents.events) >= 6


def test_no_event_touches_the_piles_or_wakes_a_knight_in_the_camp() -> None:
    hand = {seat: f"mercenary{seat + 1}" for seat in range(4)}
    for event in GAME.contents.events:
        t = before_event(4, round=6, hand=hand, camp={0: "crown4"})
        before = t.facts["pile"][:33]
        t.play(f"event {event.token}")
        while not is_over(t):
            t.play(t.moves()[0])
        assert t.facts["pile"][:33] == before
        assert "crown4" in t.camp(0)


# Lasting until the end of the round


def test_samogitia_raises_provision_prizes() -> None:
    t = table(3, round=2, event="samogitia", provisions="5 2")
    assert [prize["amount"] for prize in t.field("provisions")["prizes"]] == [6, 3]
    assert [prize["printed"] for prize in t.field("provisions")["prizes"]] == [5, 2]
    t.play("send officer provisions", "send helper provisions").pass_all()
    assert t.provisions() == [7, 4, 1]


def test_pomerania_lowers_ducat_prizes_but_not_below_one() -> None:
    t = table(4, round=2, event="pomerania", ducats="5 3 1")
    assert [prize["amount"] for prize in t.field("ducats")["prizes"]] == [4, 2, 1]
    t.play(*["send officer ducats"] * 3).pass_all()
    assert t.ducats() == [7, 5, 4, 3]


def test_summons_makes_helpers_count_two_on_crown_knights_only() -> None:
    t = table(2, round=2, event="summons").play("send 2-helpers crown", "send officer crown")
    assert t.queue("crown") == [(0, 4, 1), (1, 2, None)]
    t = table(2, round=2, event="summons").play("send 2-helpers ducats")
    assert t.queue("ducats") == [(0, 2, 1)]


def test_bridge_lets_helpers_follow_helpers_but_not_where_one_pawn_is_the_limit() -> None:
    t = table(2, round=4, event="bridge", helpers={0: 4}, stores={0: 0, 1: 0})
    t.play("send helper crown", "pass")
    t.legal("send helper crown", "send 3-helpers crown")
    t.play("send 2-helpers crown")
    assert t.queue("crown") == [(0, 3, 1)]
    t.play("send helper teutons")
    t.illegal("send officer teutons")


@pytest.mark.parametrize("event", ["samogitia", "pomerania", "summons", "bridge"])
def test_lasting_events_ask_nobody(event: str) -> None:
    t = revealed(event)
    assert is_over(t)
    assert t.view()["event"]["event"] == event


# Purchases


def test_hunt_sells_provisions_in_turn_order() -> None:
    t = revealed("hunt", 3, start=1)
    assert (t.actor, t.prompt) == (1, "purchase")
    t.play("buy", "decline", "buy")
    assert is_over(t)
    assert t.provisions() == [3, 3, 1]
    assert t.ducats() == [0, 0, 3]


def test_hunt_does_not_ask_who_cannot_pay() -> None:
    t = revealed("hunt", 3, purse={0: 2})
    assert t.actor == 1


@pytest.mark.parametrize(("seats", "price"), [(2, 2), (3, 3), (4, 3)])
def test_prices_scale_with_the_players(seats: int, price: int) -> None:
    t = revealed("hunt", seats)
    assert t.state.view(0)["prompt"]["args"] == {"seat": ["seat", 0], "price": price, "amount": 2}


def test_enlistment_sells_knights_out_of_the_box_for_one_ducat_less_than_their_strength() -> None:
    t = before_event(3, round=5, purse={0: 5, 1: 0, 2: 9})
    lying = {card for card in t.facts["removed"] if not card.startswith("teuton")}
    t.play("event enlistment")
    assert t.choices("recruit") == {card for card in lying if int(card[-1]) - 1 <= 5}
    card = sorted(t.choices("recruit"))[-1]
    before = t.facts["removed"][card]
    t.play(f"recruit {card}")
    assert t.hand(0) == card
    assert t.ducats()[0] == 5 - (int(card[-1]) - 1)
    assert t.facts["removed"].get(card, 0) == before - 1
    assert t.actor == 2
    t.play("decline")
    assert is_over(t)


def test_enlistment_offers_no_knight_who_was_used_before_he_left_the_game() -> None:
    t = table(2, round=4, teutons="4 2", camp={0: "crown6"}, hand={1: "mercenary6"}, stores={0: 9, 1: 9})
    t.pass_all().play("give crown6 camp", "give 2 provisions", "give mercenary6 hand", "give 2 provisions")
    # All other knights of strength 6 are still to come.
    t.state.restore_position({**t.facts, "ducats": [9, 9], "removed": {"crown6": 1, "mercenary6": 1}})
    t.play("event enlistment")
    assert t.choices("recruit") == {"mercenary6"}


def test_leczyca_makes_the_officer_of_who_pays_count_three_in_this_round() -> None:
    t = revealed("leczyca", 2).play("promote", "decline").roll()
    assert t.ducats() == [1, 3]
    assert [player["officer_worth"] for player in t.view()["players"]] == [3, 2]
    t.play("send officer crown", "send officer crown")
    assert t.queue("crown") == [(0, 3, 1), (1, 2, None)]
    t.pass_all()
    assert [player["officer_worth"] for player in t.view()["players"]] == [2, 2]


# Auctions


def test_council_sells_the_start_players_token_to_the_highest_secret_bid() -> None:
    t = revealed("council", 3, start=0)
    assert t.prompt == "auction-start"
    assert t.choices("bid") == {"0", "1", "2", "3"}
    t.play("bid 1", "bid 0", "bid 3").roll()
    assert (t.view()["start"], t.ducats()) == (2, [3, 3, 0])
    assert t.actor == 2
    t.pass_all()
    assert t.view()["start"] == 0


def test_equal_bids_rank_in_turn_order_from_the_start_player() -> None:
    t = revealed("council", 3, start=1).play("bid 2", "bid 2", "bid 2").roll()
    assert (t.view()["start"], t.ducats()) == (1, [3, 1, 3])


def test_no_bid_buys_nothing() -> None:
    t = revealed("council", 3, start=1)
    assert t.logged("bid 0", "bid 0", "bid 0")[-1] == ("unsold", {})
    assert (t.view()["start"], t.ducats()) == (1, [3, 3, 3])


def test_bids_are_secret_until_the_last_one() -> None:
    t = revealed("council", 3).play("bid 2")
    assert t.state.view(0)["auction"] == [
        {"seat": 0, "answer": 2},
        {"seat": 1, "answer": None},
        {"seat": 2, "answer": None},
    ]
    assert all(entry["answer"] is None for entry in t.state.view(1)["auction"])
    assert t.state.view(1)["players"][0]["ducats"] == 3


def test_who_has_no_ducat_does_not_bid() -> None:
    t = revealed("council", 3, purse={0: 0, 1: 2, 2: 0})
    assert t.actor == 1
    t.play("bid 1")
    assert is_over(t)
    assert is_over(revealed("council", 3, purse={0: 0, 1: 0, 2: 0}))


@pytest.mark.parametrize(("seats", "provisions"), [(2, [1, 4]), (3, [1, 4, 3]), (4, [1, 5, 3, 1])])
def test_stores_sell_provisions_by_place(seats: int, provisions: list[int]) -> None:
    t = revealed("stores", seats).play("bid 0", "bid 3", *["bid 2", "bid 1"][: seats - 2])
    assert t.provisions() == provisions


@pytest.mark.parametrize(("bank", "ducats", "provisions"), [(4, [3, 0, 3, 3], 4), (5, [3, 0, 1, 3], 5)])
def test_e20_stores_are_paid_only_by_who_gets_something(bank: int, ducats: list[int], provisions: int) -> None:
    t = revealed("stores", 4, stores={0: 54 - bank, 1: 0, 2: 0, 3: 0}).play("bid 1", "bid 3", "bid 2", "bid 1")
    assert t.ducats() == ducats
    assert sum(t.provisions()[1:]) == provisions


def test_e20_empty_stores_are_not_sold() -> None:
    t = before_event(2, stores={0: 54, 1: 0})
    assert t.logged("event stores") == [("unsold", {})]
    assert is_over(t)


def test_only_winning_bids_are_paid() -> None:
    t = revealed("stores", 4).play("bid 1", "bid 3", "bid 2", "bid 1")
    assert t.ducats() == [3, 0, 1, 3]


@pytest.mark.parametrize(("seats", "helpers"), [(2, [2, 3]), (3, [2, 3, 2]), (4, [2, 3, 3, 2])])
def test_chancery_sells_helpers(seats: int, helpers: list[int]) -> None:
    t = revealed("chancery", seats).play("bid 0", "bid 3", *["bid 2", "bid 1"][: seats - 2])
    assert t.helpers() == helpers
    assert [player["free"] for player in t.view()["players"]] == helpers


def test_chancery_is_closed_to_who_has_all_helpers() -> None:
    t = revealed("chancery", 3, helpers={0: 5, 1: 4})
    assert t.actor == 1


# Tasks


def test_bydgoszcz_pays_the_strongest_knights_and_sends_them_to_the_camp() -> None:
    t = revealed("bydgoszcz", 4, round=5, hand={0: "crown3", 1: "mercenary5", 2: "crown3", 3: "crown1"}, start=2)
    assert t.prompt == "compete"
    # From the start player on: seats 2, 3, 0 and 1.
    t.play("lay crown3", "lay crown1", "lay crown3", "lay mercenary5")
    assert t.ducats() == [3 + 2, 3 + 4, 3 + 3, 3]
    assert [t.camp(seat) for seat in range(4)] == ["crown3", "mercenary5", "crown3", "crown1"]
    assert [t.hand(seat) for seat in range(4)] == ["", "", "", ""]


def test_bydgoszcz_pays_more_where_only_one_of_two_wins() -> None:
    t = revealed("bydgoszcz", 2, hand={0: "crown2", 1: "crown3"}).play("lay crown2", "lay crown3")
    assert t.ducats() == [3, 3 + 6]


def test_bydgoszcz_peasants_win_nothing_and_return() -> None:
    t = revealed("bydgoszcz", 2, hand={0: "crown2"}).play("lay peasant", "lay peasant")
    assert t.ducats() == [3, 3]
    assert t.facts["hand"][0] == {"peasant": 1, "crown2": 1}


def test_bydgoszcz_cards_are_secret_until_the_last_one() -> None:
    t = revealed("bydgoszcz", 2, hand={0: "crown2"}).play("lay crown2")
    assert t.state.view(0)["contest"] == [{"seat": 0, "answer": "crown2"}, {"seat": 1, "answer": None}]
    assert t.state.view(1)["contest"] == [{"seat": 0, "answer": None}, {"seat": 1, "answer": None}]


def test_ships_are_escorted_by_a_knight_who_then_rests_or_cost_provisions() -> None:
    t = revealed("ships", 3, hand={0: "crown2 crown3", 1: "mercenary1"}, stores={1: 2, 2: 2}, round=4)
    assert t.choices("escort") == {"crown2", "crown3"}
    t.play("escort crown2", "decline")
    assert is_over(t)
    assert t.provisions() == [3, 1, 1]
    assert (t.hand(0), t.camp(0)) == ("crown3", "crown2")


def test_ships_take_nothing_where_nothing_is() -> None:
    t = before_event(2, stores={0: 0, 1: 0})
    assert t.logged("event ships")[-2:] == [("excused", {"seat": ["seat", seat]}) for seat in (0, 1)]
    assert t.provisions() == [0, 0]


# Orders


def test_dobrzyn_is_paid_in_ducats_or_provisions() -> None:
    t = revealed("dobrzyn", 3, start=1)
    assert t.choices("pay") == {"2 ducats", "1 provisions"}
    t.play("pay 2 ducats", "pay 1 provisions", "pay 2 ducats")
    assert (t.ducats(), t.provisions()) == ([1, 1, 3], [1, 1, 0])


def test_dobrzyn_takes_all_of_one_kind_from_who_has_too_little_of_both() -> None:
    t = revealed("dobrzyn", 2, purse={0: 1}, stores={0: 0})
    assert t.moves() == ["pay 1 ducats"]
    t = revealed("dobrzyn", 2, purse={0: 1}, stores={0: 1})
    assert t.moves() == ["pay 1 provisions"]


def test_dobrzyn_excuses_who_has_nothing() -> None:
    t = revealed("dobrzyn", 2, purse={0: 0}, stores={0: 0})
    assert t.actor == 1


def test_salt_gives_ducats_or_provisions() -> None:
    t = revealed("salt", 4).play("take 2 ducats", "take 1 provisions", "take 2 ducats", "take 1 provisions")
    assert (t.ducats(), t.provisions()) == ([5, 3, 5, 3], [1, 2, 1, 2])


def test_salt_gives_what_the_bank_has() -> None:
    t = revealed("salt", 2, purse={0: 47, 1: 0})
    assert t.choices("take") == {"1 ducats", "1 provisions"}
    t.play("take 1 ducats")
    assert t.choices("take") == {"1 provisions"}


def test_salt_gives_no_more_provisions_than_the_bank_has() -> None:
    t = revealed("salt", 2, stores={0: 40, 1: 14})
    assert t.choices("take") == {"3 ducats"}


def test_no_more_than_forty_ducats_are_bid() -> None:
    t = revealed("council", 2, purse={0: 45, 1: 3})
    assert len(t.moves()) == 41
    assert "bid 40" in t.moves()


def test_everybody_acts_in_turn_order_from_the_start_player() -> None:
    t = revealed("salt", 4, start=3)
    actors = []
    while not is_over(t):
        actors.append(t.actor)
        t.play(t.moves()[0])
    assert actors == [3, 0, 1, 2]
