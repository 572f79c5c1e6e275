"""The events that follow from a move."""

from __future__ import annotations

from typing import Any

from games.grunwald.table import at_the_end, before_event, table


def by(seat: int, **more: Any) -> dict[str, Any]:
    return {"seat": ["seat", seat], **more}


def card(seat: int, name: str) -> dict[str, Any]:
    return by(seat, card=["fighter", name])


def test_settled_fields_are_logged_in_their_order() -> None:
    t = table(3, crown="5 3", mercenaries="6 2", provisions="4", ducats="4 2")
    t.play("send helper crown", "send helper provisions with 1", "send helper provisions with 2")
    t.play("send helper mercenaries with 1", "send helper ducats", "send helper helpers")
    t.play("pass", "pass")
    assert t.logged("pass") == [
        ("joins", card(0, "crown5")),
        ("supplied", by(2, amount=4)),
        ("refund", by(1, amount=1)),
        ("earns", by(1, amount=4)),
        ("joins", card(0, "mercenary6")),
        ("helped", by(2)),
        ("round", {"round": 2}),
        ("starts", by(1)),
    ]


def test_skirmish_is_logged_card_by_card() -> None:
    t = table(2, round=4, teutons="3 2", hand={0: "crown5", 1: "crown3"}, start=1)
    t.play("send helper teutons", "send helper teutons").pass_all()
    logged = t.logged("lay crown3", "lay crown5")
    assert logged[:5] == [
        ("shows", card(1, "crown3")),
        ("shows", card(0, "crown5")),
        ("captured", card(0, "teuton3")),
        ("captured", card(1, "teuton2")),
        ("held", {"teutons": 7, "knights": 8}),
    ]


def test_lost_skirmish_logs_who_loses_everything_and_who_has_nothing() -> None:
    t = table(3, round=4, teutons="1 1", stores={0: 0, 1: 3, 2: 9}).play("pass", "pass")
    assert t.logged("pass") == [
        ("raided", {"teutons": 6, "knights": 0, "loss": 6}),
        ("bare", by(0)),
        ("stripped", by(1)),
        ("plundered", by(1, amount=3)),
    ]


def test_lost_skirmish_logs_every_card_that_is_lost() -> None:
    t = table(3, round=5, teutons="1 1", hand={0: "crown2"}, camp={0: "teuton2"}, stores={0: 1, 1: 9, 2: 9})
    logged = t.play("pass", "pass").logged("pass")
    assert logged[1:5] == [
        ("stripped", by(0)),
        ("lost", card(0, "crown2")),
        ("lost", card(0, "teuton2")),
        ("plundered", by(0, amount=1)),
    ]


def test_knights_who_desert_are_named() -> None:
    t = table(2, round=8, teutons="1 1", hand={0: "crown6 crown5"}, stores={0: 0, 1: 0})
    logged = t.play("send helper teutons").pass_all().logged("lay crown5")
    assert ("lost", card(0, "crown5")) in logged
    assert ("lost", card(0, "crown6")) in logged


def test_the_log_names_prices() -> None:
    t = before_event(2, purse={0: 5}).play("event hunt")
    assert t.logged("buy")[:2] == [("price", by(0, price=2)), ("supplied", by(0, amount=2))]
    t = before_event(2, purse={0: 5}).play("event leczyca")
    assert t.logged("promote") == [("price", by(0, price=2))]
    t = before_event(2, purse={0: 5}).play("event enlistment")
    assert t.logged("recruit crown6")[0] == ("price", by(0, price=5))
    t = table(2, purse={1: 4}).play("send officer helpers", "send helper helpers").pass_all()
    assert t.logged("hire")[0] == ("price", by(1, price=2))


def test_the_log_says_what_the_second_gets() -> None:
    """And who wins nothing, or cannot pay for a helper."""
    t = table(2, crown="5 3", purse={1: 0})
    t.play("send officer crown", "send helper crown", "send helper helpers", "send helper helpers", "pass")
    assert t.logged("pass")[:4] == [
        ("joins", card(0, "crown5")),
        ("nothing", by(1, field=["field", "crown"])),
        ("helped", by(0)),
        ("unaffordable", by(1, price=2)),
    ]


def test_an_event_that_nobody_can_use_is_logged() -> None:
    t = before_event(2, purse={0: 0, 1: 0})
    assert ("unused", {"event": ["event", "hunt"]}) in t.logged("event hunt")
    assert "unused" not in [key for key, _ in before_event(2).logged("event hunt")]


def test_a_tie_decided_by_cards_is_logged() -> None:
    hand = {0: "crown2 crown2 mercenary1", 1: "mercenary5"}
    t = at_the_end(2, hand=hand, stores={0: 2, 1: 1}, purse={0: 0, 1: 0})
    assert t.logged("dismiss mercenary1")[-2:] == [("tie", {"points": 6, "count": 2}), ("won", by(0))]


def test_auction_logs_all_bids_and_the_sale() -> None:
    t = before_event(3).play("event stores", "bid 1", "bid 0")
    assert t.logged("bid 3")[:5] == [
        ("bids", by(0, amount=1)),
        ("bids", by(1, amount=0)),
        ("bids", by(2, amount=3)),
        ("won_provisions", by(2, amount=3, price=3)),
        ("won_provisions", by(0, amount=2, price=1)),
    ]
    t = before_event(2).play("event council", "bid 1")
    assert t.logged("bid 2")[-1] == ("won_start", by(1, price=2))
    t = before_event(2).play("event chancery", "bid 1")
    assert t.logged("bid 2")[-1] == ("won_helper", by(1, price=2))


def test_ships_log_what_they_bring_and_cost() -> None:
    t = before_event(2, hand={0: "crown2"}).play("event ships")
    assert t.logged("escort crown2") == [("supplied", by(0, amount=2)), ("plundered", by(1, amount=1))]


def test_the_end_logs_offices_points_and_the_winner() -> None:
    t = at_the_end(2, hand={0: "crown2 crown3", 1: "mercenary6"}, stores={0: 1, 1: 4}, purse={0: 1, 1: 0})
    assert t.logged("dismiss crown2") == [
        ("office", by(0, office=["office", "crown"], points=1)),
        ("office", by(1, office=["office", "mercenary"], points=1)),
        ("office", by(1, office=["office", "quartermaster"], points=3)),
        ("scored", by(0, points=4)),
        ("scored", by(1, points=10)),
        ("won", by(1)),
    ]


def test_hungry_knights_are_logged() -> None:
    t = table(2, round=8, teutons="1 1", hand={0: "crown6 crown5"}, stores={0: 0, 1: 0})
    t.play("send helper teutons").pass_all()
    logged = t.logged("lay crown5")
    assert ("deserted", by(0, count=2)) in logged
    t = table(2, round=8, teutons="1 1", hand={0: "crown6 crown5"}, stores={0: 1, 1: 0})
    t.play("send helper teutons").pass_all()
    assert ("hungry", by(0, count=1)) in t.logged("lay crown5")


def test_a_shared_victory_is_logged_for_all_winners_together() -> None:
    t = at_the_end(2, hand={0: "crown2 crown1", 1: "mercenary2"}, stores={0: 1, 1: 1})
    assert t.logged("dismiss crown1")[-1] == ("shared", by(0, second=["seat", 1]))
