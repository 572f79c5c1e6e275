"""Footman: two units of one kind, and a tactic for both."""

from __future__ import annotations

from typing import Any

import pytest

from games.warchest.field import ring
from games.warchest.table import NOBODY, RAVENS, WOLVES, Table, table
from hetman import OVER


def drilled(units: str = "footman d4, footman f4", enemies: str = "", **more: Any) -> Table:
    t = table(units, enemies, hand="footman", **more)
    return t.play("tactic footman")


def test_two_footman_units_may_stand() -> None:
    t = table("footman f4", "", hand="footman")
    assert t.choices("deploy footman") == {"e6", "h5"}
    t.play("deploy footman e6")
    assert t.units == {"f4": "footman", "e6": "footman"}


def test_third_footman_unit_cannot_be_deployed() -> None:
    t = table("footman f4, footman f5", "", hand="footman")
    t.illegal("deploy")


def test_one_standing_footman_may_be_bolstered_instead() -> None:
    t = table("footman f4", "", hand="footman")
    t.play("bolster footman")
    assert t.units == {"f4": "footman 2"}


def test_either_of_two_footmen_may_be_bolstered() -> None:
    for hex in ("d4", "f4"):
        t = table("footman d4, footman f4", "", hand="footman")
        assert t.choices("bolster footman") == {"d4", "f4"}
        t.play(f"bolster footman {hex}")
        assert t.units[hex] == "footman 2"
        assert sorted(t.units.values()) == ["footman", "footman 2"]


def test_plain_footman_coin_drives_one_chosen_footman() -> None:
    t = table("footman d4, footman g4", "scout d5, lancer g5", hand="footman")
    d4 = {f"move footman d4 {hex}" for hex in ring("d4", 1) - {"d5"}} | {"attack footman d4 d5"}
    g4 = {f"move footman g4 {hex}" for hex in ring("g4", 1) - {"g5"}} | {"attack footman g4 g5"}
    driven = {move for move in t.moves() if move.split()[0] in ("move", "attack", "control")}
    assert driven == d4 | g4 | {"control footman d4", "control footman g4"}


@pytest.mark.parametrize(
    ("move", "changes"),
    [
        ("move footman d4 d3", {"d4": None, "d3": "footman"}),
        ("move footman g4 g3", {"g4": None, "g3": "footman 2"}),
        ("attack footman d4 d5", {"d5": None}),
        ("attack footman g4 g5", {"g5": None}),
        ("control footman d4", {}),
        ("control footman g4", {}),
    ],
)
def test_chosen_footman_acts_alone(move: str, changes: dict[str, str | None]) -> None:
    t = table("footman d4, footman 2 g4", "scout d5, lancer g5", hand="footman")
    expected = {**t.units, **changes}
    t.play(move)
    assert t.units == {hex: unit for hex, unit in expected.items() if unit}
    assert {hex for hex in ("d4", "g4") if t.holder(hex) == RAVENS} == {
        hex for hex in ("d4", "g4") if move == f"control footman {hex}"
    }
    assert t.pile("up") == "footman"
    assert t.actor == 1


def test_tactic_gives_each_footman_one_manoeuvre() -> None:
    t = drilled()
    assert (t.actor, t.prompt) == (0, "footmen")
    t.play("move footman d4 d3")
    assert (t.actor, t.prompt) == (0, "footman")
    assert {move.split()[2] for move in t.moves()} == {"f4"}
    t.play("move footman f4 f3")
    assert t.units == {"d3": "footman", "f3": "footman"}
    assert t.pile("up") == "footman"
    assert t.actor == 1


def test_tactic_in_any_order() -> None:
    t = drilled()
    t.play("move footman f4 f3")
    assert {move.split()[2] for move in t.moves()} == {"d4"}


@pytest.mark.parametrize(
    ("first", "to", "other"),
    [("d5", "c4", "e5"), ("d5", "d4", "e5"), ("d5", "e6", "e5"), ("e5", "d4", "d5"), ("e5", "f6", "d5")],
)
def test_tactic_turns_to_the_other_footman_wherever_the_first_one_went(first: str, to: str, other: str) -> None:
    t = drilled("footman d5, footman 2 e5")
    t.play(f"move footman {first} {to}")
    assert {move.split()[2] for move in t.moves()} == {other}


def test_tactic_with_different_manoeuvres() -> None:
    """FAQ: one takes control, the other moves."""
    t = drilled()
    t.play("control footman d4", "move footman f4 f5")
    assert t.holder("d4") == RAVENS
    assert t.units == {"d4": "footman", "f5": "footman"}


def test_tactic_is_not_nested() -> None:
    t = drilled()
    t.illegal("tactic")
    t.play("move footman d4 d3")
    t.illegal("tactic")


def test_tactic_needs_two_footmen() -> None:
    """With one it would be no more than a plain manoeuvre."""
    t = table("footman f4", "", hand="footman")
    t.illegal("tactic")


def test_tactic_manoeuvre_that_is_possible_is_made() -> None:
    t = drilled()
    t.illegal("skip")
    t.play("move footman d4 d3")
    t.illegal("skip")


# Two Footmen in a corner, with every hex around them occupied.
FOOTMEN = "footman c1, footman d1"
AROUND = {"c2": "archer", "d2": "scout", "e1": "lancer"}


def cornered(free: str | None = None, enemy: str = "knight", holder: int = RAVENS) -> Table:
    friends = [f"{unit} {hex}" for hex, unit in AROUND.items() if hex != free]
    return table(", ".join([FOOTMEN, *friends]), f"{enemy} e2", hand="footman", holds={"d1": holder})


def test_tactic_needs_a_footman_that_can_manoeuvre() -> None:
    cornered().illegal("tactic", "move", "attack", "control")


@pytest.mark.parametrize(
    ("changes", "able"),
    [
        ({"free": "c2"}, "c1"),
        ({"free": "e1"}, "d1"),
        ({"enemy": "marshall"}, "d1"),
        ({"holder": WOLVES}, "d1"),
        ({"holder": NOBODY}, "d1"),
    ],
    ids=["first moves", "second moves", "attack", "capture", "control"],
)
def test_tactic_with_one_footman_that_can_manoeuvre(changes: dict[str, Any], able: str) -> None:
    t = cornered(**changes).play("tactic footman")
    assert {move.split()[2] for move in t.moves()} == {able}


def test_tactic_footman_that_cannot_manoeuvre_is_passed_over() -> None:
    t = cornered(holder=WOLVES)
    before = t.units
    t.play("tactic footman", "control footman d1")
    t.forced("skip")
    t.play("skip")
    assert t.units == before
    assert t.actor == 1


def test_tactic_footman_set_free_by_the_other_must_manoeuvre() -> None:
    t = cornered(free="e1")
    t.play("tactic footman", "move footman d1 e1")
    t.forced("move footman c1 d1")


def test_tactic_first_footman_may_die_and_the_second_still_acts() -> None:
    t = drilled("footman d4, footman f4", "pikeman 2 f5")
    t.play("attack footman f4 f5")
    assert t.units == {"d4": "footman", "f5": "pikeman"}
    assert set(t.moves()) == {f"move footman {hex}" for hex in ring("d4", 1)} | {"control footman"}
    t.play("move footman d3")
    assert t.units == {"d3": "footman", "f5": "pikeman"}
    assert t.actor == 1


def test_tactic_both_footmen_may_attack_the_same_unit() -> None:
    t = drilled("footman e4, footman f4", "scout 2 f5")
    t.play("attack footman e4 f5", "attack footman f4 f5")
    assert t.units == {"e4": "footman", "f4": "footman"}


def test_tactic_royal_guard_chooses_before_the_second_footman() -> None:
    t = drilled("footman e4, footman f4", "royalguard f5")
    t.play("attack footman e4 f5")
    assert (t.actor, t.prompt) == (1, "soak")
    t.play("suffer")
    assert (t.actor, t.prompt) == (0, "footman")
    t.legal("move footman f4 f5")


def test_tactic_ends_at_once_with_the_last_marker() -> None:
    holds = {"d4": NOBODY, "e3": RAVENS, "c2": RAVENS, "g4": RAVENS}
    t = drilled("footman d4, footman f4", holds=holds)
    t.play("control footman d4")
    assert t.actor == OVER
    assert t.state.winners() == (0,)


def test_each_footman_attacks_a_knight_by_its_own_height() -> None:
    t = table("footman 2 e4, footman f4", "knight f5", hand="footman")
    assert t.choices("attack footman") == {"e4 f5"}
    t.play("tactic footman")
    assert t.choices("attack footman") == {"e4 f5"}


@pytest.mark.parametrize("holder", [RAVENS, WOLVES, NOBODY])
def test_footman_controls_what_its_side_does_not_hold(holder: int) -> None:
    t = table("footman d4, footman f4", "", hand="footman", holds={"d4": holder})
    assert bool(t.choices("control footman d4")) == (holder != RAVENS)
    t.illegal("control footman f4")


@pytest.mark.parametrize("order", ["ensign", "marshall"])
def test_orders_name_the_footman_where_two_stand(order: str) -> None:
    t = table(f"{order} f4, footman f5, footman f3", "scout f6, lancer f2", hand=order)
    chosen = {text.split()[1] for text in t.choices(f"tactic {order}")}
    assert chosen == {"f5", "f3"}


def test_orders_to_others_do_not_depend_on_two_footmen_standing() -> None:
    t = table("ensign f4, knight f6, footman f2, footman e3", "", hand="ensign")
    assert t.choices("tactic ensign knight") == {"f5", "e5", "g5"}


def test_ensign_orders_one_of_two_footmen() -> None:
    t = table("ensign f4, footman f5, footman 2 f3", "", hand="ensign")
    t.play("tactic ensign footman f3 f2")
    assert t.units == {"f4": "ensign", "f5": "footman", "f2": "footman 2"}


def test_marshall_orders_one_of_two_footmen() -> None:
    t = table("marshall f4, footman f5, footman 2 f3", "knight f2", hand="marshall")
    assert t.choices("tactic marshall") == {"footman f3 f2"}
    t.play("tactic marshall footman f3 f2")
    assert "f2" not in t.units


def test_orders_reach_only_the_footman_within_two() -> None:
    t = table("ensign f4, footman f5, footman f7", "", hand="ensign")
    assert {text.split()[1] for text in t.choices("tactic ensign")} == {"f5"}


@pytest.mark.parametrize(("target", "other"), [("e4", "f4"), ("f4", "e4")])
def test_footman_goes_on_alone_when_the_other_is_destroyed(target: str, other: str) -> None:
    t = table("scout f5", "footman f4, footman e4", hand={0: "scout", 1: "footman"})
    t.play(f"attack scout {target}")
    assert t.units == {"f5": "scout", other: "footman"}
    t.legal("deploy footman d1", "bolster footman", "attack footman f5")
    assert t.choices("move footman") == ring(other, 1) - {"f5"}
    t.play("deploy footman d1")
    assert t.units == {"f5": "scout", other: "footman", "d1": "footman"}
