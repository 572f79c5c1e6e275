"""Cavalry, Lancer and Light Cavalry: tactics with a move."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.warchest.field import distance, hexes, line, ring
from games.warchest.table import table

SOURCES = ["f4", "c1", "h5"]


def reach(source: str, steps: int) -> dict[str, set[str]]:
    """Target -> where a Lancer may stop before it, going straight for at most so many hexes."""
    found: dict[str, set[str]] = {}
    for near in ring(source, 1):
        way = line(source, near)
        for stop, target in list(pairwise(way))[:steps]:
            found.setdefault(target, set()).add(stop)
    return found


# Cavalry


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


# Lancer


@pytest.mark.parametrize("source", SOURCES)
def test_lancer_moves_one_or_two_hexes_and_attacks_in_one_line(source: str) -> None:
    """The card's one or two hexes hold; the FAQ's two is loose."""
    for target in sorted(hexes(2) - {source}):
        t = table(f"lancer {source}", f"scout {target}", hand="lancer")
        stops = reach(source, 2).get(target, set())
        assert t.choices("tactic lancer") == {f"{stop} {target}" for stop in stops}, target


@pytest.mark.parametrize(("stop", "target"), [("f3", "f4"), ("f4", "f5")])
def test_lancer_charge_moves_the_stack_and_removes_a_coin(stop: str, target: str) -> None:
    t = table("lancer 2 f2", f"scout 2 {target}", hand="lancer")
    t.play(f"tactic lancer {stop} {target}")
    assert t.units == {stop: "lancer 2", target: "scout"}
    assert t.count("lost", "scout") == 1
    assert t.pile("up") == "lancer"
    assert t.actor == 1


def test_lancer_cannot_attack_adjacent() -> None:
    """FAQ: neither normally nor by its tactic, which has to move first."""
    t = table("lancer f4", "scout f5", hand="lancer")
    t.illegal("attack", "tactic")


def test_lancer_cannot_use_its_tactic_only_to_move() -> None:
    """FAQ: there must be a target."""
    t = table("lancer f2", "scout f6", hand="lancer")
    t.illegal("tactic")


def test_lancer_unbolstered_cannot_charge_a_knight() -> None:
    """FAQ: the attack at its end must be legal."""
    t = table("lancer f2", "knight f5", hand="lancer")
    t.illegal("tactic")


def test_lancer_bolstered_charges_a_knight() -> None:
    t = table("lancer 2 f2", "knight f5", hand="lancer")
    t.play("tactic lancer f4 f5")
    assert t.units == {"f4": "lancer 2"}


@pytest.mark.parametrize(("friends", "enemies"), [(", knight f3", ""), ("", ", archer f3")])
def test_lancer_needs_every_hex_on_its_way_empty(friends: str, enemies: str) -> None:
    t = table(f"lancer f2{friends}", f"scout f5{enemies}", hand="lancer")
    t.illegal("tactic")


def test_lancer_cannot_stop_on_another_unit() -> None:
    t = table("lancer f2, knight f4", "scout f5", hand="lancer")
    t.illegal("tactic")


def test_lancer_does_not_charge_friends() -> None:
    t = table("lancer f2, knight f4", "", hand="lancer")
    t.illegal("tactic")


# Light Cavalry


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
