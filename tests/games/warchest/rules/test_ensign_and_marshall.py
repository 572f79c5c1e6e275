"""Ensign and Marshall: another unit moves, or attacks, at their order."""

from __future__ import annotations

import pytest

from games.warchest.field import distance, hexes, ring
from games.warchest.table import table

# Ensign


def test_ensign_moves_a_friend_one_hex_ending_within_two() -> None:
    for source in sorted(hexes(2) - {"f4"}):
        t = table(f"ensign f4, knight {source}", "", hand="ensign")
        near = distance("f4", source) <= 2
        expected = {hex for hex in ring(source, 1) - {"f4"} if distance("f4", hex) <= 2} if near else set()
        assert t.choices("tactic ensign knight") == expected, source


def test_ensign_order_is_carried_out_for_a_coin_of_its_own() -> None:
    t = table("ensign f4, knight 2 f6", "", hand="ensign")
    t.play("tactic ensign knight f5")
    assert t.units == {"f4": "ensign", "f5": "knight 2"}
    assert t.pile("up") == "ensign"
    assert t.actor == 1


def test_ensign_does_not_put_a_friend_anywhere_within_two() -> None:
    """FAQ: it is a normal move of one hex."""
    t = table("ensign f4, knight f6", "", hand="ensign")
    assert t.choices("tactic ensign knight") == {"f5", "e5", "g5"}


def test_ensign_cannot_move_itself() -> None:
    t = table("ensign f4", "", hand="ensign")
    t.illegal("tactic")


def test_ensign_cannot_move_enemies() -> None:
    t = table("ensign f4", "scout f5", hand="ensign")
    t.illegal("tactic")


def test_ensign_moves_nobody_onto_a_unit() -> None:
    t = table("ensign f4, knight f5, archer e4", "scout g4", hand="ensign")
    assert t.choices("tactic ensign knight") == {"f6", "e5", "g5"}


def test_ensign_needs_no_line_of_sight() -> None:
    t = table("ensign f4, knight f6", "scout f5", hand="ensign")
    t.legal("tactic ensign knight e5", "tactic ensign knight g5")


@pytest.mark.parametrize("other", ["archer", "lancer", "marshall"])
def test_ensign_moves_any_kind_of_friend(other: str) -> None:
    t = table(f"ensign f4, {other} f5", "", hand="ensign")
    t.legal(f"tactic ensign {other} f6")


def test_ensign_order_triggers_a_berserker() -> None:
    """FAQ."""
    t = table("ensign f4, berserker 2 f5", "", hand="ensign")
    t.play("tactic ensign berserker g4")
    assert t.prompt == "berserker"
    t.play("move berserker g3")
    assert t.units == {"f4": "ensign", "g3": "berserker"}
    assert t.pile("up") == "berserker ensign"


def test_ensign_moves_normally_with_its_own_coin() -> None:
    t = table("ensign f4", "scout f5", hand="ensign")
    assert t.choices("move ensign") == ring("f4", 1) - {"f5"}
    t.legal("attack ensign f5")


# Marshall


def test_marshall_orders_friends_within_two() -> None:
    for source in sorted(hexes(2) - {"f4", "f5"}):
        t = table(f"marshall f4, knight {source}", "scout f5", hand="marshall")
        able = distance("f4", source) <= 2 and distance(source, "f5") == 1
        assert t.choices("tactic marshall knight") == ({"f5"} if able else set()), source


def test_marshall_target_may_be_anywhere_next_to_the_ordered_unit() -> None:
    t = table("marshall f4, knight f6", "scout f7", hand="marshall")
    t.play("tactic marshall knight f7")
    assert t.units == {"f4": "marshall", "f6": "knight"}
    assert t.count("lost", "scout") == 1
    assert t.pile("up") == "marshall"
    assert t.actor == 1


def test_marshall_cannot_order_a_unit_three_hexes_away() -> None:
    t = table("marshall f4, knight f7", "scout g6", hand="marshall")
    t.illegal("tactic")


def test_marshall_cannot_order_itself() -> None:
    t = table("marshall f4", "scout f5", hand="marshall")
    t.illegal("tactic")
    t.legal("attack marshall f5")


def test_marshall_cannot_order_enemies() -> None:
    t = table("marshall f4, knight f5", "scout e5, archer e4", hand="marshall")
    assert {order.split()[0] for order in t.choices("tactic marshall")} == {"knight"}


@pytest.mark.parametrize("unit", ["archer", "lancer"])
def test_marshall_never_orders_an_archer_or_lancer(unit: str) -> None:
    """FAQ: they make no normal attack."""
    t = table(f"marshall f4, {unit} 2 f5", "scout f6, pikeman f7, cavalry g5", hand="marshall")
    t.illegal("tactic")


def test_marshall_orders_no_attack_by_tactic() -> None:
    """FAQ: neither a shot nor a charge, and not just any target within reach of the Marshall."""
    t = table("marshall f4, crossbowman e4, cavalry d2", "scout f6, archer g5", hand="marshall")
    t.illegal("tactic")


def test_marshall_orders_a_crossbowman_to_attack_normally() -> None:
    t = table("marshall f4, crossbowman f5", "scout f6, archer f7", hand="marshall")
    assert t.choices("tactic marshall") == {"crossbowman f6"}


def test_marshall_does_not_order_attacks_on_friends() -> None:
    t = table("marshall f4, knight f5, scout f6", "", hand="marshall")
    t.illegal("tactic")


def test_marshall_triggers_a_warrior_priest() -> None:
    """FAQ."""
    t = table("marshall f4, warriorpriest f5", "scout f6", hand="marshall", bag="royal")
    t.play("tactic marshall warriorpriest f6")
    assert t.choices("draw") == {"royal"}


def test_marshall_triggers_a_berserker() -> None:
    """FAQ."""
    t = table("marshall f4, berserker 2 f5", "scout f6", hand="marshall")
    t.play("tactic marshall berserker f6")
    assert t.prompt == "berserker"
    t.legal("move berserker f6")


def test_marshall_triggers_a_swordsman() -> None:
    """FAQ."""
    t = table("marshall f4, swordsman f5", "scout f6", hand="marshall")
    t.play("tactic marshall swordsman f6")
    assert t.prompt == "swordsman"
    t.legal("move swordsman f6")


@pytest.mark.parametrize(("height", "allowed"), [(1, False), (2, True)])
def test_marshall_order_against_a_knight_needs_the_ordered_unit_bolstered(height: int, allowed: bool) -> None:
    t = table(f"marshall {3 - height} f4, scout {height} f5", "knight f6", hand="marshall")
    assert bool(t.choices("tactic marshall scout f6")) == allowed
