"""The tray: buttons in fixed places, reasons on those that are barred, and what is gained."""

from __future__ import annotations

from typing import Any

from games.zizka.picture import at_the_fair, buttons, drawn, text
from games.zizka.table import Table, table
from hetman.games.zizka import GAME
from pictures import Element, echo, of_class, parse


def labels(tray: str) -> list[str]:
    return [text(button) for button in parse(tray).iter("button")]


def main_button(tray: str) -> Element:
    (found,) = of_class(tray, "go")
    return found


def with_draft(t: Table, *draft: str, **more: Any) -> str:
    """The tray after these ticks."""
    seat = t.state.actor
    after = t.copy().play(*draft)
    view = {**after.state.view(seat), "draft": [tuple(move.split()) for move in draft], **more}
    moves = [GAME.tokens(move) for move in after.state.moves()]
    return GAME.draw(view, echo, moves=moves)["tray"]


def test_actions_of_a_turn_keep_their_places_and_say_why_not() -> None:
    tray = drawn(table("zizka", "bores", field="tyn", tyn="fair"))["tray"]
    assert buttons(tray) == {"move", "face", "end"}
    assert [label.split("tray-")[1].split()[0] for label in labels(tray)] == [
        "move",
        "face",
        "attack",
        "recruit",
        "end",
    ]
    barred = " ".join(text(button) for button in of_class(tray, "off"))
    assert "tray-no-recruit" in barred
    assert "tray-no-attack" in barred
    assert "tray-move-note count=2" in tray


def test_a_castle_takes_the_place_of_the_tavern_and_a_skill_adds_a_button() -> None:
    at_castle = drawn(table("katerina", "bores", field="helfenburk"))["tray"]
    assert buttons(at_castle) == {"move", "conquer", "peek", "end"}
    taken = table("zizka", "bores", field="helfenburk", conquered=["palisade", None])
    assert "tray-no-conquer" in drawn(taken)["tray"]


def test_without_actions_only_a_look_is_left() -> None:
    tray = drawn(table("katerina", "bores", actions=0, tyn="?vigil"))["tray"]
    assert buttons(tray) == {"peek", "end"}
    assert tray.count("tray-no-action") == 4


def test_who_waits_has_no_buttons() -> None:
    t = table("zizka", "bores")
    assert drawn(t, seat=1)["tray"] == ""
    assert drawn(t, seat=None)["tray"] == ""


def test_morale_goes_either_way() -> None:
    view = {**table("zizka", "bores").view(0), "prompt": {"key": "lean", "args": {}}}
    tray = GAME.draw(view, echo, moves=[("lean", "virtue"), ("lean", "vice")])["tray"]
    assert [button.get("data-move") for button in parse(tray).iter("button")] == ["lean virtue", "lean vice"]


def test_while_rerolling_the_tray_adds_up_what_the_dice_reach() -> None:
    t = at_the_fair().play("face", "roll 1 1 1 1")
    tray = drawn(t)["tray"]
    assert "tray-would-gain" in tray
    assert "reward-coins count=3" in tray, "rows 1 and 2 together"
    assert main_button(tray).get("data-move") == "keep"


def test_ticked_rows_are_taken_by_one_button_with_their_number() -> None:
    t = at_the_fair().play("face", "roll 1 1 1 1", "keep")
    assert "tray-leave-rows" in text(main_button(drawn(t)["tray"]))
    tray = with_draft(t, "take 2")
    assert "tray-gain" in tray
    assert "tray-take count=1" in text(main_button(tray))
    assert main_button(tray).get("data-move") == "leave"


def test_a_full_crew_is_asked_who_leaves() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, offer="dubrava").play("recruit")
    view = {**t.state.view(0), "chosen": {"follower": "dubrava"}}
    moves = [GAME.tokens(move) for move in t.state.moves()]
    tray = GAME.draw(view, echo, moves=moves, chosen=["hire", "dubrava"])["tray"]
    assert {button.get("data-move") for button in parse(tray).iter("button")} == {
        f"hire dubrava {mate}" for mate in t.crew().split()
    }


def test_a_luck_token_that_can_be_one_symbol_only_is_used_at_once() -> None:
    t = table("zizka", "bores", field={0: "tyn", 1: "tyn"}, poster={1: True}, bounty={1: 3}, luck=1, crew="jira")
    t.play("attack bores").until("leave")
    tray = drawn(t)["tray"]
    assert "luck sword" in {button.get("data-move") for button in parse(tray).iter("button")}
    assert main_button(tray).get("data-move") == "leave"
