"""The tray holds what the open decision can use."""

from __future__ import annotations

from games.grunwald.picture import (
    drawn,
    targets,
    texts,
)
from games.grunwald.table import at_the_end, before_event, table
from hetman.games.grunwald.drawing import draw
from pictures import echo, of_class


def test_a_click_on_the_third_helper_means_three() -> None:
    parts = drawn(table(helpers={0: 4}), "3-helpers")
    picks = of_class(parts["hand"], "pick")
    assert [pick.get("data-token") for pick in picks] == ["officer", "helper", "2-helpers", "3-helpers", "4-helpers"]
    assert [pick.get("aria-pressed") for pick in picks] == ["false", "true", "true", "true", "false"]


def test_ducats_that_cannot_go_along_are_barred() -> None:
    parts = drawn(table(), "officer", "crown")
    assert len(of_class(parts["hand"], "stake")) == 3
    assert all("barred" in stake.get("class", "") for stake in of_class(parts["hand"], "stake"))
    assert not any("barred" in stake.get("class", "") for stake in of_class(drawn(table(), "officer")["hand"], "stake"))


def test_the_hand_is_laid_out_by_kind_and_strength() -> None:
    t = table(round=5, hand={0: "mercenary3 crown1 crown6 mercenary3"})
    cards = [one.get("id") for one in of_class(drawn(t)["hand"], "hc")]
    assert cards == ["hand-crown6-1", "hand-crown1-1", "hand-mercenary3-1", "hand-mercenary3-2", "hand-peasant-1"]


def test_a_spectator_has_no_tray() -> None:
    assert draw(table().state.view(None), echo)["hand"] == ""


def test_a_payment_is_chosen_from_hand_camp_and_stores() -> None:
    hand, camp = {0: "crown4 crown1"}, {0: "crown4 teuton2"}
    t = table(2, round=5, teutons="2 1", hand=hand, camp=camp, stores={0: 9}).pass_all()
    shown = targets(drawn(t))
    assert ("card=crown4", "place=hand") in shown
    assert ("card=crown4", "place=camp") in shown
    assert ("card=teuton2", "place=camp") in shown
    assert ("amount=5", "goods=provisions") in shown
    barred = of_class(drawn(t)["hand"], "barred")
    assert [one.get("id") for one in barred] == ["hand-peasant-1"]


def test_knights_from_the_box_have_their_price() -> None:
    t = before_event(2, round=3, purse={0: 9}).play("event enlistment")
    cards = {one.get("data-token") or "": texts(one)[-1] for one in of_class(drawn(t)["hand"], "hc")}
    assert cards == {card: str(int(card[-1]) + 2) for card in t.choices("recruit")}, "strength and 2 for two players"
    assert cards


def test_hungry_knights_are_dropped_from_the_camp() -> None:
    t = at_the_end(2, hand={0: "crown5 crown3"}, camp={0: "mercenary1"}, stores={0: 2})
    shown = targets(drawn(t))
    assert {("card=crown5",), ("card=crown3",), ("card=mercenary1",)} <= shown
