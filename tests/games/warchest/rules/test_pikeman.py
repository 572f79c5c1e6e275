"""Pikeman: it strikes back at an adjacent attacker."""

from __future__ import annotations

import pytest

from games.warchest.attacks import ADJACENT, attack_on_f5, attacker_left
from games.warchest.field import ring
from games.warchest.table import table


@pytest.mark.parametrize("kind", ADJACENT)
def test_pikeman_costs_an_adjacent_attacker_a_coin(kind: str) -> None:
    """Also the Lancer and the Cavalry after their move, and the unit that a Marshall ordered."""
    t, move = attack_on_f5(kind, 2, "pikeman 2")
    t.play(move)
    assert t.units["f5"] == "pikeman"
    assert attacker_left(t) in {"swordsman", "cavalry", "lancer", "scout"}
    assert t.count("lost", "pikeman") == 1


@pytest.mark.parametrize("kind", ["archer", "crossbowman"])
def test_pikeman_does_not_answer_a_shot(kind: str) -> None:
    t, move = attack_on_f5(kind, 1, "pikeman 2")
    t.play(move)
    assert t.units == {"f3": kind, "f5": "pikeman"}
    assert t.count("lost", kind) == 0


@pytest.mark.parametrize("target", ["f4", "c1", "h5", "i2"])
def test_pikeman_answers_on_every_side(target: str) -> None:
    for source in sorted(ring(target, 1)):
        t = table(f"scout 2 {source}", f"pikeman {target}", hand="scout")
        t.play(f"attack scout {target}")
        assert t.units == {source: "scout"}


@pytest.mark.parametrize("target", ["f4", "c1", "h5", "i2"])
def test_pikeman_answers_no_archer_on_any_side(target: str) -> None:
    for source in sorted(ring(target, 2)):
        t = table(f"archer {source}", f"pikeman {target}", hand="archer")
        t.play(f"tactic archer {target}")
        assert t.units == {source: "archer"}


def test_pikeman_ordered_against_by_a_marshall_leaves_the_marshall_alone() -> None:
    t = table("scout 2 f4, marshall e4", "pikeman f5", hand="marshall")
    t.play("tactic marshall scout f5")
    assert t.units == {"f4": "scout", "e4": "marshall"}


def test_pikeman_answers_with_its_last_coin() -> None:
    """FAQ: the answer comes at the same time as the attack."""
    t = table("scout 2 f4", "pikeman f5", hand="scout")
    t.play("attack scout f5")
    assert t.units == {"f4": "scout"}
    assert t.count("lost", "scout") == t.count("lost", "pikeman") == 1


def test_pikeman_destroys_an_attacker_of_one_coin_and_is_hit_all_the_same() -> None:
    """FAQ: also if one of them is destroyed."""
    t = table("scout f4", "pikeman 2 f5", hand="scout")
    t.play("attack scout f5")
    assert t.units == {"f5": "pikeman"}
    assert t.actor == 1


def test_pikeman_and_attacker_may_destroy_each_other() -> None:
    t = table("scout f4", "pikeman f5", hand="scout")
    t.play("attack scout f5")
    assert t.units == {}
    assert t.count("lost", "scout") == t.count("lost", "pikeman") == 1


@pytest.mark.parametrize("height", [1, 2])
def test_pikeman_answers_a_knight(height: int) -> None:
    """FAQ: the answer is no attack, so a Knight is not safe from a Pikeman of one coin."""
    t = table(f"knight {height} f4", "pikeman f5", hand="knight")
    t.play("attack knight f5")
    assert t.units == ({"f4": "knight"} if height == 2 else {})
    assert t.count("lost", "knight") == 1


def test_pikeman_answers_a_crossbowman_next_to_it() -> None:
    t = table("crossbowman 2 f4", "pikeman f5", hand="crossbowman")
    t.play("attack crossbowman f5")
    assert t.units == {"f4": "crossbowman"}


def test_swordsman_that_survives_a_pikeman_may_move() -> None:
    t = table("swordsman 2 f4", "pikeman f5", hand="swordsman")
    t.play("attack swordsman f5", "move swordsman f5")
    assert t.units == {"f5": "swordsman"}


def test_warrior_priest_that_survives_a_pikeman_draws() -> None:
    t = table("warriorpriest 2 f4", "pikeman f5", hand="warriorpriest", bag="royal")
    t.play("attack warriorpriest f5")
    assert t.choices("draw") == {"royal"}


@pytest.mark.parametrize(("height", "again"), [(2, False), (3, True)])
def test_berserker_left_with_one_coin_by_a_pikeman_cannot_repeat(height: int, again: bool) -> None:
    t = table(f"berserker {height} f4", "pikeman 2 f5", hand="berserker")
    t.play("attack berserker f5")
    assert (t.prompt == "berserker") == again


def test_pikeman_attacking_a_pikeless_enemy_loses_nothing() -> None:
    t = table("pikeman f4", "scout f5", hand="pikeman")
    t.play("attack pikeman f5")
    assert t.units == {"f4": "pikeman"}
