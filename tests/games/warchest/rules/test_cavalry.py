"""Cavalry: a tactic that moves, then attacks."""

from __future__ import annotations

import pytest

from games.warchest.field import distance, hexes, ring
from games.warchest.table import table

SOURCES = ["f4", "c1", "h5"]


@pytest.mark.parametrize("source", SOURCES)
def test_cavalry_moves_one_hex_then_attacks(source: str) -> None:
    for target in sorted(hexes(2) - {source}):
        t = table(f"cavalry {source}", f"lancer {target}", hand="cavalry")
        steps = {step for step in ring(source, 1) if distance(step, target) == 1}
        assert t.choices("tactic cavalry") == {f"{step} {target}" for step in steps}, target


def test_cavalry_charge_moves_the_stack_and_removes_a_coin() -> None:
    t = table("cavalry 2 f4", "lancer 2 f6", hand="cavalry")
    t.play("tactic cavalry f5 f6")
    assert t.units == {"f5": "cavalry 2", "f6": "lancer"}
    assert t.count("lost", "lancer") == 1
    assert t.pile("up") == "cavalry"
    assert t.actor == 1


def test_cavalry_may_attack_what_it_already_stood_next_to() -> None:
    t = table("cavalry f4", "lancer f5", hand="cavalry")
    assert t.choices("tactic cavalry") == {"e4 f5", "g4 f5"}


def test_cavalry_cannot_move_onto_another_unit() -> None:
    t = table("cavalry f4, knight e4", "lancer f5, scout g4", hand="cavalry")
    assert {move.split()[0] for move in t.choices("tactic cavalry")} & {"e4", "f5", "g4"} == set()


def test_cavalry_tactic_needs_a_target() -> None:
    t = table("cavalry f4", "lancer f7", hand="cavalry")
    t.illegal("tactic")


def test_cavalry_must_move_for_its_tactic() -> None:
    t = table("cavalry c1, knight c2, scout d2", "lancer d1", hand="cavalry")
    t.illegal("tactic")
    t.legal("attack cavalry d1")


def test_cavalry_does_not_charge_friends() -> None:
    t = table("cavalry f4, knight f6", "", hand="cavalry")
    t.illegal("tactic")


def test_cavalry_attacks_normally_too() -> None:
    t = table("cavalry f4", "lancer f5", hand="cavalry")
    t.play("attack cavalry f5")
    assert t.units == {"f4": "cavalry"}
