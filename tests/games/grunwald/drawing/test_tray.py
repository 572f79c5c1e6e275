"""The tray holds what the open decision can use, and a click on a lit field sends."""

from __future__ import annotations

from games.grunwald.picture import drawn
from games.grunwald.table import at_the_end, before_event, table
from pictures import by_id, of_class


def test_a_click_on_the_third_helper_means_three() -> None:
    parts = drawn(table(helpers={0: 4}), "3-helpers")
    pawns = of_class(parts["tray"], "pawn")
    assert [pawn.get("data-token") for pawn in pawns] == ["officer", "helper", "2-helpers", "3-helpers", "4-helpers"]
    assert ["with" in pawn.get("class", "").split() for pawn in pawns] == [False, True, True, False, False]
    assert [pawn.get("aria-pressed") for pawn in pawns] == [None, None, None, "true", None]


def test_the_tap_on_a_lit_field_sends_what_is_chosen() -> None:
    board = drawn(table(), "officer")["board"]
    assert by_id(board, "field-crown").get("data-move") == "send officer crown"
    assert by_id(board, "field-provisions").get("data-move") == "send officer provisions"
    assert by_id(board, "field-mercenaries").get("data-move") is None, "a ducat must go along"
    along = drawn(table(), "officer", "2")["board"]
    assert by_id(along, "field-provisions").get("data-move") == "send officer provisions 2"
    assert by_id(along, "field-mercenaries").get("data-move") == "send officer mercenaries 2"
    assert by_id(along, "field-crown").get("role") == "group", "ducats do not count there"


def test_no_button_sends_unless_the_field_comes_first() -> None:
    assert not of_class(drawn(table(), "officer")["tray"], "go")
    (send,) = of_class(drawn(table(), "mercenaries", "officer")["tray"], "go")
    assert send.get("data-move") == "send officer mercenaries 1"


def test_the_only_pawns_that_can_go_to_a_field_are_sent_without_being_asked_for() -> None:
    alone = table(2, helpers={0: 1}).play("send helper helpers", "pass")
    (send,) = of_class(drawn(alone, "mercenaries")["tray"], "go")
    assert send.get("data-move") == "send officer mercenaries 1"
    assert not of_class(drawn(alone)["tray"], "go")


def test_the_stepper_keeps_the_pawns() -> None:
    less, more = of_class(drawn(table(), "officer", "2")["tray"], "f-step")
    assert (less.get("data-token"), more.get("data-token")) == ("1", "3")
    assert "start" in more.get("class", "").split()
    (kept,) = [one for one in of_class(drawn(table(), "officer", "2")["tray"], "kept") if one.get("data-as") == "pawns"]
    assert kept.get("data-token") == "officer"


def test_ducats_that_the_purse_does_not_have_are_barred() -> None:
    _, more = of_class(drawn(table(), "officer", "3")["tray"], "f-step")
    assert more.get("aria-disabled") == "true"


def test_provisions_pay_the_rest_of_a_loss() -> None:
    t = table(2, round=5, teutons="2 1", hand={0: "crown4"}, stores={0: 9}).pass_all()
    tray = drawn(t)["tray"]
    assert by_id(tray, "act-provisions").get("data-move") == "give 5 provisions"
    assert by_id(tray, "act-finish").get("aria-disabled") == "true", "nothing is chosen yet"


def test_knights_from_the_box_have_their_price() -> None:
    t = before_event(2, round=3, purse={0: 9}).play("event enlistment")
    moves = {one.get("data-move") for one in of_class(drawn(t)["tray"], "priced")}
    assert moves == {f"recruit {card}" for card in t.choices("recruit")}
    assert moves


def test_hungry_knights_are_dropped_from_the_camp() -> None:
    t = at_the_end(2, hand={0: "crown5 crown3"}, camp={0: "mercenary1"}, stores={0: 2})
    moves = {one.get("data-move") for one in of_class(drawn(t)["tray"], "small-card")}
    assert moves == {"dismiss crown5", "dismiss crown3", "dismiss mercenary1"}
