"""Mercenary: a manoeuvre after its coin was recruited."""

from __future__ import annotations

import pytest

from games.warchest.field import ring
from games.warchest.table import NOBODY, RAVENS, Table, table


def hiring(units: str = "mercenary d4", enemies: str = "", hand: str = "archer") -> Table:
    return table(units, enemies, hand=hand, army="mercenary")


def test_mercenary_may_manoeuvre_after_a_mercenary_coin_is_recruited() -> None:
    t = hiring(enemies="scout d5")
    t.play("recruit mercenary with archer")
    assert (t.actor, t.prompt) == (0, "mercenary")
    expected = {f"move mercenary {hex}" for hex in ring("d4", 1) - {"d5"}}
    assert set(t.moves()) == expected | {"attack mercenary d5", "control mercenary", "skip"}


@pytest.mark.parametrize(
    ("manoeuvre", "units", "holder"),
    [
        ("move mercenary d3", {"d3": "mercenary", "d5": "scout"}, NOBODY),
        ("control mercenary", {"d4": "mercenary", "d5": "scout"}, RAVENS),
        ("attack mercenary d5", {"d4": "mercenary"}, NOBODY),
    ],
)
def test_mercenary_manoeuvre_is_free(manoeuvre: str, units: dict[str, str], holder: int) -> None:
    t = hiring(enemies="scout d5", hand="archer royal")
    t.play("recruit mercenary with archer", manoeuvre)
    assert (t.units, t.holder("d4")) == (units, holder)
    assert (t.pile("up"), t.pile("down"), t.pile("hand")) == ("mercenary", "archer", "royal")
    assert t.actor == 1


def test_mercenary_manoeuvre_is_optional() -> None:
    t = hiring()
    t.play("recruit mercenary with archer")
    before = t.coins()
    t.play("skip")
    assert t.units == {"d4": "mercenary"}
    assert t.coins() == before
    assert t.actor == 1


def test_mercenary_that_does_not_stand_gets_no_manoeuvre() -> None:
    """FAQ."""
    t = hiring(units="")
    t.play("recruit mercenary with archer")
    assert t.actor == 1
    assert t.prompt == "turn"


def test_mercenary_manoeuvre_is_neither_deployment_nor_recruitment() -> None:
    """FAQ: a manoeuvre for free, not just any action."""
    t = hiring()
    t.play("recruit mercenary with archer")
    t.illegal("deploy", "bolster", "recruit", "pass", "tactic")


def test_mercenary_does_not_manoeuvre_when_another_coin_is_recruited() -> None:
    t = hiring()
    t.play("recruit archer with archer")
    assert t.actor == 1


@pytest.mark.parametrize("coin", ["archer", "mercenary", "royal"])
def test_mercenary_manoeuvres_whatever_coin_paid_for_it(coin: str) -> None:
    t = hiring(hand=coin)
    t.play(f"recruit mercenary with {coin}")
    assert t.prompt == "mercenary"


def test_mercenary_manoeuvres_when_a_priests_coin_paid_for_it() -> None:
    t = table("mercenary d4, warriorpriest e3", "", hand="warriorpriest", bag="royal")
    t.play("control warriorpriest", "draw royal", "recruit mercenary with royal")
    assert t.prompt == "mercenary"


@pytest.mark.parametrize(("height", "allowed"), [(1, False), (2, True)])
def test_mercenary_needs_to_be_bolstered_against_a_knight_here_too(height: int, allowed: bool) -> None:
    t = hiring(units=f"mercenary {height} f4", enemies="knight f5")
    t.play("recruit mercenary with archer")
    assert bool(t.choices("attack mercenary")) == allowed
