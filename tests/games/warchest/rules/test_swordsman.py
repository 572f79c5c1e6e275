"""Swordsman: a move after an attack."""

from __future__ import annotations

import pytest

from games.warchest.field import ring
from games.warchest.table import table


def test_swordsman_may_move_after_an_attack() -> None:
    t = table("swordsman 2 f4", "scout 2 f5", hand="swordsman")
    t.play("attack swordsman f5")
    assert (t.actor, t.prompt) == (0, "swordsman")
    assert set(t.moves()) == {f"move swordsman {hex}" for hex in ring("f4", 1) - {"f5"}} | {"skip"}
    t.play("move swordsman f3")
    assert t.units == {"f3": "swordsman 2", "f5": "scout"}
    assert t.pile("up") == "swordsman"
    assert t.actor == 1


def test_swordsman_may_enter_the_hex_just_emptied() -> None:
    t = table("swordsman f4", "scout f5", hand="swordsman")
    t.play("attack swordsman f5", "move swordsman f5")
    assert t.units == {"f5": "swordsman"}


def test_swordsman_may_stay() -> None:
    t = table("swordsman f4", "scout f5", hand="swordsman")
    t.play("attack swordsman f5", "skip")
    assert t.units == {"f4": "swordsman"}
    assert t.actor == 1


@pytest.mark.parametrize("action", ["move swordsman d3", "control swordsman"])
def test_swordsman_moves_only_after_an_attack(action: str) -> None:
    t = table("swordsman d4", "scout d5", hand="swordsman")
    t.play(action)
    assert t.actor == 1


def test_swordsman_moves_one_hex_only() -> None:
    t = table("swordsman f4", "scout f5", hand="swordsman 2")
    t.play("attack swordsman f5", "move swordsman f3")
    assert t.actor == 1
