"""Lancer: a tactic that moves and attacks in one line, and no other attack."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.warchest.field import hexes, line, ring
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
