"""Knight, Pikeman and Royal Guard: what happens when they are attacked."""

from __future__ import annotations

import pytest

from games.warchest.field import ring
from games.warchest.table import NOBODY, RAVENS, WOLVES, Table, table

# Every kind of attack that reaches f5: what stands where, the coin to play and the move.
ATTACKS = {
    "attack": ("swordsman {} f4", "swordsman", "attack swordsman f5"),
    "archer": ("archer {} f3", "archer", "tactic archer f5"),
    "crossbowman": ("crossbowman {} f3", "crossbowman", "tactic crossbowman f5"),
    "cavalry": ("cavalry {} f3", "cavalry", "tactic cavalry f4 f5"),
    "lancer one hex": ("lancer {} f3", "lancer", "tactic lancer f4 f5"),
    "lancer two hexes": ("lancer {} f2", "lancer", "tactic lancer f4 f5"),
    "marshall": ("scout {} f4, marshall f3", "marshall", "tactic marshall scout f5"),
}
ADJACENT = [name for name in ATTACKS if name not in ("archer", "crossbowman")]


def attack(kind: str, height: int, defender: str) -> tuple[Table, str]:
    units, coin, move = ATTACKS[kind]
    return table(units.format(height), f"{defender} f5", hand=coin), move


def attacker(t: Table) -> str | None:
    """What is left of the unit that attacked; a Marshall only gives the order."""
    left = [unit for hex, unit in t.units.items() if hex != "f5" and unit != "marshall"]
    return left[0] if left else None


# Knight


@pytest.mark.parametrize("kind", ATTACKS)
def test_knight_cannot_be_attacked_by_an_unbolstered_unit(kind: str) -> None:
    t, move = attack(kind, 1, "knight")
    t.illegal(move)


@pytest.mark.parametrize("kind", ATTACKS)
@pytest.mark.parametrize("height", [2, 3])
def test_knight_can_be_attacked_by_a_bolstered_unit(kind: str, height: int) -> None:
    t, move = attack(kind, height, "knight 2")
    t.play(move)
    assert t.units["f5"] == "knight"
    assert t.count("lost", "knight") == 1


def test_knight_bolstered_is_no_safer() -> None:
    t = table("swordsman 2 f4", "knight 3 f5", hand="swordsman")
    t.legal("attack swordsman f5")


def test_knight_attacks_anybody() -> None:
    t = table("knight f4", "scout 2 f5", hand="knight")
    t.legal("attack knight f5")


# Pikeman


@pytest.mark.parametrize("kind", ADJACENT)
def test_pikeman_costs_an_adjacent_attacker_a_coin(kind: str) -> None:
    """Also the Lancer and the Cavalry after their move, and the unit that a Marshall ordered."""
    t, move = attack(kind, 2, "pikeman 2")
    t.play(move)
    assert t.units["f5"] == "pikeman"
    assert attacker(t) in {"swordsman", "cavalry", "lancer", "scout"}
    assert t.count("lost", "pikeman") == 1


@pytest.mark.parametrize("kind", ["archer", "crossbowman"])
def test_pikeman_does_not_answer_a_shot(kind: str) -> None:
    t, move = attack(kind, 1, "pikeman 2")
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


@pytest.mark.parametrize(("unit", "height"), [("swordsman", 1), ("berserker", 1), ("warriorpriest", 1)])
def test_attacker_killed_by_a_pikeman_has_no_follow_up(unit: str, height: int) -> None:
    t = table(f"{unit} {height} f4", "pikeman 2 f5", hand=f"{unit}", bag="royal")
    t.play(f"attack {unit} f5")
    assert t.units == {"f5": "pikeman"}
    assert t.actor == 1
    assert t.prompt == "turn"


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


# Royal Guard: its owner may lose a coin of the supply instead


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
    t, move = attack(kind, 1, "royalguard")
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


# Royal Guard: the tactic

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
