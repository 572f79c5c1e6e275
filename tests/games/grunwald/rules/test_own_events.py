"""Effects that Hetman's own box does not use: they are for the events of a real box."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.grunwald.table import before_event, table
from hetman.games.grunwald import GAME, Grunwald
from hetman.games.grunwald.components import FOLDER

BOX = json.loads((FOLDER / "box.json").read_text(encoding="utf-8"))


def boxed(**card: Any) -> Grunwald:
    """Hetman's box with one other event instead of the hunt."""
    cards = [card if one["event"] == "hunt" else one for one in BOX["events"]["cards"]]
    named = {"event": "hunt", **card}
    cards[[one.get("event", "hunt") for one in cards].index(card.get("event", "hunt"))] = named
    return GAME.with_components({"box.json": json.dumps({"events": {"origin": "own", "cards": cards}})})


def test_auction_of_knights_sells_the_strongest_unused_knights() -> None:
    game = boxed(effect="auction-knights", lots=[1, 2, 2])
    t = before_event(3, round=5, purse={0: 3, 1: 4, 2: 1}, game=game).play("event hunt")
    assert t.prompt == "auction-knights"
    t.play("bid 2", "bid 4")
    logged = t.logged("bid 1")
    assert [(key, args["card"][1]) for key, args in logged if key == "won_knight"] == [
        ("won_knight", "mercenary6"),
        ("won_knight", "mercenary6"),
    ]
    assert [t.hand(seat) for seat in range(3)] == ["mercenary6", "mercenary6", ""]
    assert t.ducats() == [1, 0, 1]


def test_auction_of_knights_needs_an_unused_knight_in_the_box() -> None:
    game = boxed(effect="auction-knights", lots=1)
    t = before_event(3, round=2, game=game)
    t.state.restore_position({**t.facts, "removed": {"crown3": 1}, "spent": {"crown3": 1}})
    assert "unsold" in [key for key, _ in t.logged("event hunt")]
    assert t.actor < 0 or t.prompt == "send"


def test_demand_later_in_the_round_asks_after_the_fields() -> None:
    game = boxed(effect="levy", ducats=1, provisions=1, later=True)
    t = before_event(2, game=game).play("event hunt").roll()
    assert (t.prompt, t.view()["phase"], t.view()["event"]["later"]) == ("send", "officers", True)
    t.play("send officer ducats").pass_all()
    assert (t.prompt, t.view()["phase"], t.actor) == ("levy", "resolution", 0)
    t.play("pay 1 ducats", "pay 1 provisions")
    assert t.view()["round"] == 3


def test_demand_later_in_the_round_may_be_an_auction_or_a_contest() -> None:
    game = boxed(effect="auction-start", later=True)
    t = before_event(2, game=game).play("event hunt").roll().pass_all()
    assert (t.prompt, t.view()["phase"]) == ("auction-start", "resolution")
    t.play("bid 0", "bid 1")
    # The buyer of the token passes it on at the end of this round.
    assert (t.view()["round"], t.view()["start"]) == (3, 0)


@pytest.mark.parametrize("effect", ["regroup", "raid"])
def test_a_lasting_event_cannot_wait_until_the_fields_are_resolved(effect: str) -> None:
    more = {"change": 1} if effect == "raid" else {}
    with pytest.raises(ValueError, match=r"line 1.*later"):
        boxed(effect=effect, later=True, **more)


def test_raid_makes_the_teutons_stronger_in_its_round() -> None:
    game = boxed(effect="raid", change=[1, 2, 3])
    t = table(3, round=4, event="hunt", teutons="2 1", game=game, stores={0: 20, 1: 9, 2: 9})
    assert t.field("teutons")["addition"] == 4 + 2
    t.pass_all()
    assert (t.view()["skirmish"]["teutons"], t.view()["skirmish"]["loss"]) == (9, 9)


def test_raid_never_makes_them_weaker_than_nothing() -> None:
    game = boxed(effect="raid", change=-9)
    t = table(2, round=4, event="hunt", teutons="2 1", game=game).pass_all()
    assert t.view()["skirmish"] is None


def test_ducat_cards_may_have_equal_values() -> None:
    cards = [[2, 2], [4, 4, 1], *BOX["ducats"]["cards"][2:]]
    game = GAME.with_components({"box.json": json.dumps({"ducats": {"origin": "own", "cards": cards}})})
    for seats, places in ((2, [None, 1, 2]), (3, [1, 2, None]), (4, [1, 2, 3])):
        shown = table(seats, ducats="4 4 1", game=game).field("ducats")["prizes"]
        assert [prize["place"] for prize in shown] == places
    t = table(3, ducats="4 4 1", game=game).play("send officer ducats", "send helper ducats").pass_all()
    assert t.ducats() == [7, 7, 3]


def test_provision_cards_have_a_lower_value() -> None:
    cards = [[3, 3], *BOX["provisions"]["cards"][1:]]
    group = {**BOX["provisions"], "origin": "own", "cards": cards}
    with pytest.raises(ValueError, match="falling values"):
        GAME.with_components({"box.json": json.dumps({"provisions": group})})


def test_enlistment_may_cost_less_than_the_strength_but_never_nothing() -> None:
    game = boxed(effect="recruit", surcharge=-5)
    t = before_event(2, round=5, purse={0: 1}, game=game).play("event hunt", "recruit crown6")
    assert t.ducats()[0] == 0
