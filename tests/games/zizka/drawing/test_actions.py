"""The actions of a turn, and steps on the morale track."""

from __future__ import annotations

from games.zizka.picture import buttons, drawn, text
from games.zizka.table import table
from hetman.games.zizka import GAME
from pictures import echo, of_class


def test_actions_are_offered_or_refused_with_a_reason() -> None:
    part = drawn(table("zizka", "bores", field="tyn", tyn="fair"))["stage"]
    assert buttons(part) == {"move", "face"}
    off = " ".join(text(element) for element in of_class(part, "barred"))
    assert "panel-no-recruit" in off
    assert "panel-no-attack" in off
    assert "panel-action number=1 of=2" in part
    assert "panel-move-note count=2" in part


def test_a_castle_adds_its_action_and_a_skill_its_own() -> None:
    at_castle = drawn(table("katerina", "bores", field="helfenburk"))["stage"]
    assert buttons(at_castle) == {"move", "conquer", "peek"}
    taken = table("zizka", "bores", field="helfenburk", conquered=["palisade", None])
    assert "panel-no-conquer" in drawn(taken)["stage"]


def test_without_actions_only_a_look_is_left() -> None:
    part = drawn(table("katerina", "bores", actions=0, tyn="?vigil"))["stage"]
    assert "panel-no-action" in part
    assert [element.get("data-token") for element in of_class(part, "legal")] == ["peek"]
    assert not of_class(part, "barred")


def test_who_waits_has_no_actions_to_choose() -> None:
    t = table("zizka", "bores")
    assert "stage" not in drawn(t, seat=1)
    assert "stage" not in drawn(t, seat=None)


def test_morale_goes_either_way_by_a_click() -> None:
    view = table("zizka", "bores").view()
    parts = GAME.draw(view, echo, moves=[("lean", "virtue"), ("lean", "vice")])
    assert buttons(parts["lean"]) == {"virtue", "vice"}
    assert "lean" not in GAME.draw(view, echo)
