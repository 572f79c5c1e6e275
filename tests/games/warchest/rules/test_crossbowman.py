"""Crossbowman: a tactic that attacks at distance two in a straight line."""

from __future__ import annotations

import pytest

from games.warchest.field import hexes, line, ring
from games.warchest.table import table

SOURCES = ["f4", "e6", "c1", "i3", "g2"]


@pytest.mark.parametrize("source", SOURCES)
def test_crossbowman_attacks_at_a_distance_of_two_in_a_straight_line(source: str) -> None:
    straight = {way[1] for near in ring(source, 1) if len(way := line(source, near)) > 1}
    for target in sorted(hexes(2) - {source}):
        t = table(f"crossbowman {source}", f"lancer {target}", hand="crossbowman")
        assert t.choices("tactic crossbowman") == {target} & straight, target


@pytest.mark.parametrize(("friends", "enemies"), [(", knight f5", ""), ("", ", archer f5")])
def test_crossbowman_needs_the_hex_between_empty(friends: str, enemies: str) -> None:
    t = table(f"crossbowman f4{friends}", f"lancer f6{enemies}", hand="crossbowman")
    t.illegal("tactic crossbowman")


def test_crossbowman_attacks_adjacent_too() -> None:
    """FAQ: its normal attack is not taken away."""
    t = table("crossbowman f4", "lancer f5, scout d4", hand="crossbowman")
    assert t.choices("attack crossbowman") == {"f5"}
    assert t.choices("tactic crossbowman") == {"d4"}


def test_crossbowman_does_not_shoot_at_friends() -> None:
    t = table("crossbowman f4, knight f6", "lancer h4", hand="crossbowman")
    assert t.choices("tactic crossbowman") == {"h4"}


def test_crossbowman_shot_costs_the_target_a_coin_and_moves_nobody() -> None:
    t = table("crossbowman f4", "lancer 2 h2", hand="crossbowman")
    t.play("tactic crossbowman h2")
    assert t.units == {"f4": "crossbowman", "h2": "lancer"}
    assert t.count("lost", "lancer") == 1
    assert t.pile("up") == "crossbowman"


@pytest.mark.parametrize("unit", ["archer", "crossbowman"])
def test_shooter_may_move_and_control_normally(unit: str) -> None:
    t = table(f"{unit} d4", "", hand=unit)
    assert t.choices(f"move {unit}") == ring("d4", 1)
    t.legal(f"control {unit}")
