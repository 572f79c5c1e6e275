"""Recruiting: a coin of the supply joins the discards."""

from __future__ import annotations

from games.warchest.table import table


def test_recruited_coin_goes_face_up_to_the_discards() -> None:
    t = table("", "", hand="archer", supply="knight 2")
    t.play("recruit knight with archer")
    assert t.pile("up") == "knight"
    assert t.pile("supply") == "knight"
    assert t.pile("down") == "archer"


def test_recruited_coin_may_be_of_another_kind_or_of_the_same() -> None:
    t = table("", "", hand="archer", supply="archer knight lancer")
    assert t.choices("recruit") == {"archer with archer", "knight with archer", "lancer with archer"}


def test_nothing_to_recruit_where_the_supply_has_run_out() -> None:
    t = table("", "", hand="archer", supply="lancer")
    t.play("recruit lancer with archer", "pass royal")
    t.roll()
    t.illegal("recruit")


def test_nobody_recruits_from_the_opponents_supply() -> None:
    t = table("", "", hand="archer", army={1: "knight scout cavalry footman"})
    assert not {move.split()[0] for move in t.choices("recruit")} & {"knight", "scout", "cavalry", "footman"}


def test_recruited_coin_comes_into_the_bag_with_the_next_refill() -> None:
    t = table("", "", hand="archer", supply="lancer", bag="", up="royal")
    t.play("recruit lancer with archer", "pass royal")
    t.roll()
    assert t.pile("hand") == "archer lancer royal"
