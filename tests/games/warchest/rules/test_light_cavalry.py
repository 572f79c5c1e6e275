"""Light Cavalry: a tactic that moves two hexes."""

from __future__ import annotations

import pytest

from games.warchest.field import ring
from games.warchest.table import table

SOURCES = ["f4", "c1", "h5"]


@pytest.mark.parametrize("source", SOURCES)
def test_light_cavalry_tactic_ends_at_a_distance_of_two(source: str) -> None:
    t = table(f"lightcavalry {source}", "", hand="lightcavalry")
    assert t.choices("tactic lightcavalry") == ring(source, 2)


def test_light_cavalry_may_also_move_just_one_hex() -> None:
    """FAQ: by a normal move, not by its tactic."""
    t = table("lightcavalry f4", "", hand="lightcavalry")
    assert t.choices("move lightcavalry") == ring("f4", 1)
    assert not t.choices("tactic lightcavalry") & ring("f4", 1)


def test_light_cavalry_moves_the_whole_stack() -> None:
    t = table("lightcavalry 2 f4", "", hand="lightcavalry")
    t.play("tactic lightcavalry g5")
    assert t.units == {"g5": "lightcavalry 2"}
    assert t.pile("up") == "lightcavalry"
    assert t.actor == 1


def test_light_cavalry_may_turn_on_its_way() -> None:
    t = table("lightcavalry f4, knight f5", "", hand="lightcavalry")
    t.legal("tactic lightcavalry e5", "tactic lightcavalry g5")


@pytest.mark.parametrize(("friends", "enemies"), [(", knight f5, archer e4", ""), ("", ", scout f5, lancer e4")])
def test_light_cavalry_needs_an_empty_hex_on_its_way(friends: str, enemies: str) -> None:
    t = table(f"lightcavalry f4{friends}", enemies.removeprefix(", "), hand="lightcavalry")
    assert t.choices("tactic lightcavalry") == ring("f4", 2) - {"f6", "e5", "d4"}


def test_light_cavalry_cannot_enter_an_occupied_hex() -> None:
    t = table("lightcavalry f4, knight g5", "scout f6", hand="lightcavalry")
    assert t.choices("tactic lightcavalry") == ring("f4", 2) - {"g5", "f6"}


def test_light_cavalry_attacks_normally() -> None:
    t = table("lightcavalry f4", "scout f5", hand="lightcavalry")
    assert t.choices("attack lightcavalry") == {"f5"}
