"""Dice can be cast again by a click, and luck is offered."""

from __future__ import annotations

import pytest

from games.zizka.picture import at_the_fair, buttons, clicks, drawn
from games.zizka.table import table
from hetman.games.zizka.drawing.gains import missing
from pictures import of_class, parse


@pytest.mark.parametrize(
    ("needs", "have", "lacking"),
    [
        (["sword", "sword"], {"sword": 1, "joker": 1}, []),
        (["sword", "sword"], {"sword": 1}, ["sword"]),
        (["sword", "joker"], {"joker": 1}, ["sword"]),
        (["joker"], {"sword": 3}, ["joker"]),
        (["speech", "cunning"], {"joker": 1, "cunning": 1}, []),
        (["speech", "joker"], {"speech": 1, "joker": 1}, []),
    ],
)
def test_jokers_stand_in_for_plain_symbols_only(needs: list[str], have: dict[str, int], lacking: list[str]) -> None:
    assert missing(needs, have) == lacking


def test_dice_can_be_cast_again_by_a_click_on_them() -> None:
    t = at_the_fair(favours={"sigismund": 0}).play("face", "roll 1 2 1 0", "roll sigismund coin")
    part = drawn(t)["stage"]
    dice = [element.get("data-token") for element in of_class(part, "die", "legal")]
    assert sorted(map(str, dice)) == ["cunning", "sigismund", "speech", "speech", "sword"]
    assert {element.get("data-as") for element in of_class(part, "die")} == {"face", "ruler"}
    assert "panel-rerolls count=2" in part
    assert not of_class(drawn(t, seat=1)["stage"], "legal"), "only the roller casts them"


def test_a_coin_of_a_ruler_can_be_taken_or_cast_again() -> None:
    t = at_the_fair(favours={"sigismund": 0}, options={"advanced": True}).play(
        "face", "roll 1 2 1 0", "roll sigismund coin"
    )
    parts = drawn(t)
    assert {"reroll", "sigismund"} in clicks(parts["stage"])
    assert "pocket" in buttons(parts["tray"])


def test_luck_is_offered_as_the_symbols_it_can_be() -> None:
    t = table("zizka", "bores", crew="jira", field="tyn", tyn="fair", luck=2).play("face", "roll 2 0 0 0")
    legal = {move for move in t.moves() if move.startswith("luck")}
    assert legal
    offered = {element.get("data-move") for element in parse(drawn(t, chosen=["luck"])["tray"]).iter("button")}
    assert offered == legal
    assert "luck" in buttons(drawn(t)["tray"])
