"""Berserker: a further manoeuvre for a coin of its own stack."""

from __future__ import annotations

import pytest

from games.warchest.field import ring
from games.warchest.table import RAVENS, table


@pytest.mark.parametrize("action", ["move berserker d3", "control berserker", "attack berserker d5"])
def test_berserker_may_repeat_after_any_manoeuvre(action: str) -> None:
    t = table("berserker 2 d4", "scout 2 d5", hand="berserker")
    t.play(action)
    assert (t.actor, t.prompt) == (0, "berserker")
    t.legal("move berserker", "skip")


def test_berserker_pays_with_a_coin_of_its_own_stack_face_up() -> None:
    t = table("berserker 2 f4", "", hand="berserker")
    t.play("move berserker f5", "move berserker f6")
    assert t.units == {"f6": "berserker"}
    assert t.pile("up") == "berserker berserker"
    assert t.count("lost", "berserker") == 0


def test_berserker_needs_no_further_coin_of_the_hand() -> None:
    """FAQ: one coin of the hand for all, the rest comes from the stack."""
    t = table("berserker 3 f4", "", hand="berserker royal")
    t.play("move berserker f5", "move berserker f6", "move berserker f7")
    assert t.pile("hand") == "royal"
    assert t.pile("up") == "berserker berserker berserker"


def test_berserker_repeats_as_long_as_it_is_bolstered() -> None:
    t = table("berserker 3 f4", "", hand="berserker")
    t.play("move berserker f5", "move berserker f6")
    assert t.prompt == "berserker"
    t.play("move berserker f7")
    assert t.units == {"f7": "berserker"}
    assert t.actor == 1


def test_berserker_never_pays_its_last_coin() -> None:
    t = table("berserker f4", "", hand="berserker")
    t.play("move berserker f5")
    assert t.units == {"f5": "berserker"}
    assert t.actor == 1


def test_berserker_may_decline() -> None:
    t = table("berserker 3 f4", "", hand="berserker")
    t.play("move berserker f5", "skip")
    assert t.units == {"f5": "berserker 3"}
    assert t.pile("up") == "berserker"
    assert t.actor == 1


def test_berserker_repeats_any_manoeuvre() -> None:
    t = table("berserker 2 d5", "scout d3", hand="berserker")
    t.play("move berserker d4")
    assert t.choices("attack berserker") == {"d3"}
    assert t.choices("move berserker") == ring("d4", 1) - {"d3"}
    t.play("control berserker")
    assert t.holder("d4") == RAVENS
    assert t.units["d4"] == "berserker"


def test_berserker_does_not_bolster_or_deploy_as_a_repeat() -> None:
    t = table("berserker 2 f4", "", hand="berserker 2")
    t.play("move berserker f5")
    assert {move.split()[0] for move in t.moves()} == {"move", "skip"}


@pytest.mark.parametrize(("height", "allowed"), [(2, False), (3, True)])
def test_berserker_height_left_after_paying_decides_against_a_knight(height: int, allowed: bool) -> None:
    t = table(f"berserker {height} f4", "knight f6", hand="berserker")
    t.play("move berserker f5")
    assert bool(t.choices("attack berserker f6")) == allowed


def test_berserker_pays_before_a_pikeman_answers() -> None:
    t = table("berserker 2 f4", "pikeman 2 f6", hand="berserker")
    t.play("move berserker f5", "attack berserker f6")
    assert t.units == {"f6": "pikeman"}
    assert t.pile("up") == "berserker berserker"
    assert t.count("lost", "berserker") == 1


def test_berserker_does_not_repeat_after_being_bolstered() -> None:
    t = table("berserker 2 f4", "", hand="berserker")
    t.play("bolster berserker")
    assert t.actor == 1
