"""Archer: a tactic that attacks at distance two, and no other attack."""

from __future__ import annotations

import pytest

from games.warchest.field import hexes, ring
from games.warchest.table import table

SOURCES = ["f4", "e6", "c1", "i3", "g2"]


@pytest.mark.parametrize("source", SOURCES)
def test_archer_attacks_at_a_distance_of_exactly_two(source: str) -> None:
    for target in sorted(hexes(2) - {source}):
        t = table(f"archer {source}", f"lancer {target}", hand="archer")
        assert t.choices("tactic archer") == {target} & ring(source, 2), target


def test_archer_cannot_attack_adjacent() -> None:
    """FAQ: not even with its tactic."""
    t = table("archer f4", "lancer f5", hand="archer")
    t.illegal("attack archer", "tactic archer")


def test_archer_makes_no_normal_attack() -> None:
    t = table("archer 2 f4", "lancer f5, scout f6", hand="archer")
    t.illegal("attack")
    assert t.choices("tactic archer") == {"f6"}


@pytest.mark.parametrize("between", ["lancer", "knight"])
def test_archer_shoots_over_anything(between: str) -> None:
    friend, enemy = ("", ", lancer f5") if between == "lancer" else (", knight f5", "")
    t = table(f"archer f4{friend}", f"scout f6{enemy}", hand="archer")
    t.play("tactic archer f6")
    assert "f6" not in t.units
    assert "f5" in t.units


def test_archer_shoots_around_corners_though_both_ways_are_blocked() -> None:
    t = table("archer f4, knight f5", "lancer g4, scout g5", hand="archer")
    t.legal("tactic archer g5")


def test_archer_does_not_shoot_at_friends() -> None:
    t = table("archer f4, knight f6", "lancer d4", hand="archer")
    assert t.choices("tactic archer") == {"d4"}


def test_archer_shot_costs_the_target_a_coin_and_moves_nobody() -> None:
    t = table("archer f4", "lancer 2 g5", hand="archer")
    t.play("tactic archer g5")
    assert t.units == {"f4": "archer", "g5": "lancer"}
    assert t.count("lost", "lancer") == 1
    assert t.pile("up") == "archer"
