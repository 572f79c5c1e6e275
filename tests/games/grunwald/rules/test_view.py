"""What is public, and what only its owner sees; and what a seat can imagine."""

from __future__ import annotations

import pytest

from games.grunwald.table import Table, before_event, table
from hetman import NATURE, Dice, Match
from hetman.games.grunwald import GAME


def sealed() -> Table:
    """Seats 0 and 1 fight; seat 0 has laid its card."""
    hand = {0: "crown4 mercenary2", 1: "crown3 crown5"}
    t = table(3, round=4, hand=hand, stores={0: 9, 1: 9, 2: 9})
    return t.play("send helper teutons", "send helper teutons").pass_all().play("lay crown4")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_e2_hands_and_camps_are_open(viewer: int | None) -> None:
    t = table(3, round=5, hand={0: "crown4"}, camp={0: "mercenary2 teuton1"})
    player = t.state.view(viewer)["players"][0]
    assert player["hand"] == {"peasant": 1, "crown4": 1}
    assert player["camp"] == {"mercenary2": 1, "teuton1": 1}


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_e2_a_laid_card_still_counts_as_held_for_others(viewer: int | None) -> None:
    view = sealed().state.view(viewer)
    assert view["players"][0]["hand"] == {"peasant": 1, "crown4": 1, "mercenary2": 1}
    assert all(fighter["answer"] is None for fighter in view["skirmish"]["fighters"])


def test_others_cannot_see_who_has_answered() -> None:
    hand = {0: "crown4 mercenary2", 1: "crown3 crown5"}
    before = table(3, round=4, hand=hand, stores={0: 9, 1: 9, 2: 9})
    before.play("send helper teutons", "send helper teutons").pass_all()
    for viewer in (1, 2, None):
        assert before.state.view(viewer) == sealed().state.view(viewer)


def test_imagine_knows_all_but_the_card_laid() -> None:
    state = sealed().state
    positions = [state.imagine(1, Dice(seed)).dump()["position"] for seed in range(60)]
    assert {position["answers"][0] for position in positions} == {0, 4, 6 + 2}
    for position in positions:
        assert {**position, "answers": None} == {**state.dump()["position"], "answers": None}
    own = {state.imagine(0, Dice(seed)).dump()["position"]["answers"][0] for seed in range(20)}
    assert own == {4}


def test_imagine_draws_a_bid_from_what_the_purse_allows() -> None:
    t = before_event(3, purse={0: 2}).play("event council", "bid 1")
    bids = {t.state.imagine(2, Dice(seed)).dump()["position"]["answers"][0] for seed in range(60)}
    assert bids == {0, 1, 2}


def test_nothing_is_drawn_anew_when_nothing_lies_face_down() -> None:
    state = table(3, round=4, hand={0: "crown4"}).state
    assert state.imagine(1, Dice(1)) == state


def test_view_of_a_field() -> None:
    t = table(3, crown="5 3").play("send helper crown", "send officer crown", "send helper crown")
    assert t.field("crown") == {
        "field": "crown",
        "number": 2,
        "open": True,
        "one_pawn": False,
        "worth": {"officer": 2, "helper": 1, "ducat": 0},
        "addition": 0,
        "change": 0,
        "prizes": [
            {"place": 1, "seat": 1, "card": "crown5", "strength": 5},
            {"place": 2, "seat": 0, "card": "crown3", "strength": 3},
        ],
        "queue": [
            {"seat": 0, "officer": False, "helpers": 1, "ducats": 0, "sum": 1, "place": 2},
            {"seat": 1, "officer": True, "helpers": 0, "ducats": 0, "sum": 2, "place": 1},
            {"seat": 2, "officer": False, "helpers": 1, "ducats": 0, "sum": 1, "place": None},
        ],
    }


def test_view_of_prizes_that_two_or_three_players_cannot_win() -> None:
    t = table(2, crown="5 3", provisions="5 2", ducats="5 3 1")
    assert [prize["place"] for prize in t.field("crown")["prizes"]] == [1, None]
    assert [(prize["amount"], prize["place"]) for prize in t.field("provisions")["prizes"]] == [(5, None), (2, 1)]
    assert [prize["place"] for prize in t.field("ducats")["prizes"]] == [None, 1, 2]
    assert [prize["place"] for prize in table(3, ducats="5 3 1").field("ducats")["prizes"]] == [1, 2, None]


def test_view_of_the_price_of_a_helper() -> None:
    t = table(3, helpers={0: 2, 1: 3, 2: 5})
    assert [prize["price"] for prize in t.field("helpers", 1)["prizes"]] == [0, 3]
    assert [prize["price"] for prize in t.field("helpers", 2)["prizes"]] == [0, None]
    assert [prize["price"] for prize in t.field("helpers")["prizes"]] == [0, None]
    t.play("send helper helpers", "send officer helpers")
    assert [prize["price"] for prize in t.field("helpers", 2)["prizes"]] == [0, 2]


def test_view_of_an_event() -> None:
    assert before_event(3).play("event stores").view()["event"] == {
        "event": "stores",
        "effect": "auction-provisions",
        "field": None,
        "numbers": {},
        "awards": [3, 2],
        "later": False,
    }
    event = table(3, round=2, event="samogitia").view()["event"]
    assert (event["field"], event["numbers"]) == ("provisions", {"change": 1})


def test_cards_are_turned_up_in_the_event_phase() -> None:
    """At the end of it, says the rulebook. The officers' phase begins with the first pawn."""
    t = before_event(3, round=4).play("event samogitia")
    while t.actor == NATURE:
        assert t.view()["phase"] == "event"
        t.play(t.moves()[0])
    assert (t.view()["phase"], t.prompt) == ("officers", "send")


def test_view_of_the_end_of_the_rules_for_unseen_cards() -> None:
    t = table(4, round=8, hand={0: "crown6"})
    assert t.view()["unseen"]["crown"] == {}
    assert sum(t.view()["unseen"]["teuton"].values()) == 2
    assert sum(t.view()["removed"].values()) + 1 + 2 * 3 + 2 == 16 + 16 + 12


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_log_and_record_hide_a_bid_that_is_still_secret(viewer: int | None) -> None:
    match = next(found for seed in range(200) if (found := at_an_auction(seed)) is not None)
    first = match.actor
    match.play("bid 1")
    others = [event for event in match.log(viewer) if event["key"] == "bid"]
    if viewer == first:
        assert others[0]["args"]["amount"] == ["amount", "1"]
    else:
        assert not others


def at_an_auction(seed: int) -> Match | None:
    """A match that has come to a council with all three at the table able to bid."""
    match = Match(GAME, seed=seed, seats=3)
    while match.state.view(None)["round"] == 1 and not match.over:
        match.play("pass" if "pass" in map(GAME.notation, match.state.moves()) else match.state.moves()[0])
    return match if match.state.view(None)["auction"] is not None else None
