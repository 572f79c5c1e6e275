"""Warrior Priest: a coin drawn and used at once after an attack or a control."""

from __future__ import annotations

from typing import Any

import pytest

from games.warchest.table import RAVENS, WOLVES, Table, table


def praying(bag: str = "royal", **more: Any) -> Table:
    """A priest that can attack or take control."""
    return table("warriorpriest d4", "scout 2 d5", hand="warriorpriest", bag=bag, **more)


@pytest.mark.parametrize("action", ["attack warriorpriest d5", "control warriorpriest"])
def test_priest_draws_a_coin_after_attack_or_control(action: str) -> None:
    t = praying(bag="archer royal", up="lancer", down="lancer")
    t.play(action)
    assert t.choices("draw") == {"archer", "royal"}
    t.play("draw archer")
    assert (t.actor, t.prompt) == (0, "use")
    assert t.pile("bag") == "royal"
    assert t.pile("hand") == ""
    t.play("deploy archer e6")
    assert t.units["e6"] == "archer"
    assert t.actor == 1


def test_priest_draws_nothing_after_a_move() -> None:
    t = praying()
    t.play("move warriorpriest d3")
    assert t.actor == 1


def test_priest_coins_are_drawn_by_their_number() -> None:
    t = praying(bag="archer 3 royal")
    t.play("control warriorpriest")
    odds = dict(zip(t.moves(), t.state.odds(), strict=True))
    assert odds == {"draw archer": 3, "draw royal": 1}


def test_priest_coin_serves_for_all_three_groups_of_actions() -> None:
    """FAQ."""
    t = table("warriorpriest d4, swordsman f4", "scout f5", hand="warriorpriest", bag="swordsman", initiative=1)
    t.play("control warriorpriest", "draw swordsman")
    t.legal("bolster swordsman", "move swordsman", "attack swordsman f5")
    t.legal("initiative swordsman", "recruit swordsman with swordsman", "pass swordsman")


def test_priest_coin_that_is_of_no_use_is_passed() -> None:
    """FAQ: passing is always possible, and not to use it is not."""
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="royal", supply="")
    t.play("control warriorpriest", "draw royal")
    t.forced("pass royal")


def test_priest_coin_must_be_used_before_any_coin_of_the_hand() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest knight", bag="archer")
    t.play("control warriorpriest", "draw archer")
    assert all("archer" in move for move in t.moves())
    t.play("pass archer")
    assert t.pile("down") == "archer"
    assert t.pile("hand") == "knight"
    assert t.actor == 1


def test_priest_coin_used_face_up_is_discarded_face_up() -> None:
    t = table("warriorpriest d4, archer f4", "", hand="warriorpriest", bag="archer")
    t.play("control warriorpriest", "draw archer", "move archer f5")
    assert t.pile("up") == "archer warriorpriest"


def test_priest_draws_chain_without_limit() -> None:
    t = table("warriorpriest d4", "scout 3 d5", hand="warriorpriest", bag="warriorpriest 2 royal")
    t.play("attack warriorpriest d5", "draw warriorpriest", "attack warriorpriest d5", "draw warriorpriest")
    t.play("attack warriorpriest d5")
    assert t.units == {"d4": "warriorpriest"}
    assert t.choices("draw") == {"royal"}


def test_priest_refills_an_empty_bag_first_with_the_coin_just_spent() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="", up="archer", down="royal")
    t.play("control warriorpriest")
    assert t.choices("draw") == {"archer", "royal", "warriorpriest"}
    t.play("draw warriorpriest")
    assert t.pile("bag") == "archer royal"
    assert t.pile("up") == t.pile("down") == ""


def test_priest_may_draw_the_very_coin_that_sent_it() -> None:
    t = table("warriorpriest d4", "scout d5", hand="warriorpriest royal", bag="")
    t.play("control warriorpriest", "draw warriorpriest", "attack warriorpriest d5", "draw warriorpriest")
    assert t.prompt == "use"


def test_priest_drawn_coin_stays_secret_when_used_face_down() -> None:
    t = praying(bag="archer royal")
    t.play("control warriorpriest", "draw archer")
    assert t.state.view(0)["players"][0]["drawn"] == "archer"
    for other in (1, None):
        assert t.state.view(other)["players"][0]["drawn"] == "hidden"
    t.play("pass archer")
    assert t.state.view(1)["players"][0]["down"] == 1
    assert t.state.view(1)["players"][0]["coins"] is None
    assert t.state.view(1)["players"][0]["drawn"] is None


def test_priest_royal_coin_moves_the_royal_guard() -> None:
    t = table("warriorpriest d4, royalguard e5", "", hand="warriorpriest", bag="royal")
    t.play("control warriorpriest", "draw royal", "tactic royalguard e6")
    assert t.units["e6"] == "royalguard"
    assert t.pile("up") == "royal warriorpriest"


def test_priest_attack_that_a_royal_guard_soaks_draws_all_the_same() -> None:
    t = table("warriorpriest d4", "royalguard d5", hand="warriorpriest", bag="royal")
    t.play("attack warriorpriest d5", "soak")
    assert t.choices("draw") == {"royal"}


def test_priest_coin_claims_the_initiative() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="royal", initiative=1)
    t.play("control warriorpriest", "draw royal", "initiative royal")
    assert t.initiative == 0
    assert t.holder("d4") == RAVENS
    assert t.pile("down") == "royal"


def test_priest_capturing_draws_too() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="royal", holds={"d4": WOLVES})
    t.play("control warriorpriest")
    assert t.choices("draw") == {"royal"}
