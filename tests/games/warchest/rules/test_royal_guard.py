"""Royal Guard: a coin of the supply lost instead of its own, and a tactic for the royal coin."""

from __future__ import annotations

import pytest

from games.warchest.attacks import ATTACKS, attack_on_f5
from games.warchest.field import ring
from games.warchest.table import NOBODY, RAVENS, WOLVES, Table, table

# Soaking


def guarded(supply: str = "royalguard 2", hand: str = "swordsman", units: str = "swordsman f4") -> Table:
    return table(units, "royalguard f5", hand=hand, supply={1: supply})


def test_royal_guard_owner_decides_during_the_attackers_turn() -> None:
    t = guarded()
    t.play("attack swordsman f5")
    assert t.actor == 1
    assert set(t.moves()) == {"soak", "suffer"}
    t.play("soak")
    assert t.actor == 0


def test_royal_guard_soak_takes_a_coin_of_the_supply_out_of_the_game() -> None:
    t = guarded()
    t.play("attack swordsman f5", "soak")
    assert t.units["f5"] == "royalguard"
    assert t.count("supply", "royalguard") == 1
    assert t.count("lost", "royalguard") == 2 + 1
    assert t.count("up", "royalguard") == t.count("down", "royalguard") == 0


def test_royal_guard_may_suffer_instead() -> None:
    t = guarded()
    t.play("attack swordsman f5", "suffer")
    assert t.units == {"f4": "swordsman"}
    assert t.count("supply", "royalguard") == 2
    assert t.count("lost", "royalguard") == 2 + 1


def test_royal_guard_suffering_in_a_stack_loses_one_coin() -> None:
    t = table("swordsman f4", "royalguard 2 f5", hand="swordsman")
    t.play("attack swordsman f5", "suffer")
    assert t.units["f5"] == "royalguard"


def test_royal_guard_without_supply_has_no_choice() -> None:
    t = guarded(supply="archer 2")
    t.play("attack swordsman f5")
    assert t.units == {"f4": "swordsman"}
    assert t.prompt == "swordsman"


def test_royal_guard_chooses_at_each_hit() -> None:
    t = table("berserker 3 f4", "royalguard f5", hand="berserker", supply={1: "royalguard 2"})
    t.play("attack berserker f5", "soak", "attack berserker f5", "soak", "attack berserker f5")
    assert t.units == {"f4": "berserker"}
    assert t.count("supply", "royalguard") == 0


@pytest.mark.parametrize("kind", ATTACKS)
def test_royal_guard_may_soak_every_kind_of_attack(kind: str) -> None:
    t, move = attack_on_f5(kind, 1, "royalguard")
    t.play(move)
    assert (t.actor, t.prompt) == (1, "soak")


@pytest.mark.parametrize("answer", ["soak", "suffer"])
def test_royal_guard_choice_comes_before_the_attackers_follow_up(answer: str) -> None:
    """So that a Swordsman knows whether the hex is empty."""
    t = guarded()
    t.play("attack swordsman f5", answer)
    assert ("f5" in t.choices("move swordsman")) == (answer == "suffer")


def test_only_the_royal_guard_soaks() -> None:
    t = table("swordsman f4", "scout f5, royalguard f6", hand="swordsman")
    t.play("attack swordsman f5")
    assert t.units == {"f4": "swordsman", "f6": "royalguard"}


# Tactic

FAR_FROM_HOME = {"e6": NOBODY, "h5": NOBODY}


def test_royal_guard_tactic_costs_the_royal_coin_face_up() -> None:
    t = table("royalguard 2 e5", "", hand="royal")
    t.play("tactic royalguard e6")
    assert t.units == {"e6": "royalguard 2"}
    assert t.pile("up") == "royal"
    assert t.pile("down") == t.pile("hand") == ""
    assert t.actor == 1


def test_royal_guard_coin_does_not_pay_for_its_tactic() -> None:
    t = table("royalguard e5", "", hand="royalguard")
    t.illegal("tactic")
    assert t.choices("move royalguard") == ring("e5", 1)


def test_royal_coin_makes_no_other_manoeuvre_with_the_royal_guard() -> None:
    t = table("royalguard d4", "scout e4", hand="royal", holds={"d3": RAVENS, **FAR_FROM_HOME})
    t.illegal("move", "control", "attack")


def test_royal_guard_must_stand_for_its_tactic() -> None:
    t = table("", "", hand="royal", army="royalguard")
    t.illegal("tactic")


@pytest.mark.parametrize(
    ("hex", "targets"), [("e6", set()), ("e5", {"e6"}), ("e4", {"e6"}), ("f6", {"e6", "h5"}), ("f4", set())]
)
def test_royal_guard_goes_up_to_two_hexes_to_an_own_location(hex: str, targets: set[str]) -> None:
    t = table(f"royalguard {hex}", "", hand="royal")
    assert t.choices("tactic royalguard") == targets


@pytest.mark.parametrize(("holder", "allowed"), [(RAVENS, True), (WOLVES, False), (NOBODY, False)])
@pytest.mark.parametrize("hex", ["d5", "c4", "d2"])
def test_royal_guard_ends_on_a_location_its_side_controls(hex: str, holder: int, allowed: bool) -> None:
    t = table(f"royalguard {hex}", "", hand="royal", holds={"d4": holder, **FAR_FROM_HOME})
    assert t.choices("tactic royalguard") == ({"d4"} if allowed else set())


@pytest.mark.parametrize("hex", ["e5", "e4"])
def test_royal_guard_cannot_end_on_another_unit(hex: str) -> None:
    t = table(f"royalguard {hex}, archer e6", "", hand="royal")
    t.illegal("tactic")


@pytest.mark.parametrize(("enemies", "targets"), [("scout e5", {"e6"}), ("scout e5, lancer f6", set())])
def test_royal_guard_needs_an_empty_hex_on_its_way(enemies: str, targets: set[str]) -> None:
    t = table("royalguard f5", enemies, hand="royal", holds={"h5": NOBODY})
    assert t.choices("tactic royalguard") == targets


def test_royal_guard_classic_tactic_is_a_plain_move() -> None:
    t = table("royalguard f4, archer f5", "scout e4", hand="royal", royal_guard="classic")
    assert t.choices("tactic royalguard") == ring("f4", 1) - {"f5", "e4"}
    t.play("tactic royalguard f3")
    assert "f3" in t.units
    assert t.pile("up") == "royal"


def test_royal_guard_classic_does_not_go_two_hexes() -> None:
    t = table("royalguard e4", "", hand="royal", royal_guard="classic")
    t.illegal("tactic royalguard e6")


def test_royal_coin_of_the_opponent_moves_no_royal_guard() -> None:
    t = table("royalguard e5", "", hand={0: "archer", 1: "royal"}, holds={"e6": WOLVES})
    t.play("pass archer")
    t.illegal("tactic")
