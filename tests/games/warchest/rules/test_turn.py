"""A turn: what all coins played face down have in common, and passing."""

from __future__ import annotations

import pytest

from games.warchest.table import table
from hetman.games.warchest import GAME

ACTIONS = ["initiative archer", "recruit knight with archer", "pass archer"]


@pytest.mark.parametrize("action", ACTIONS)
def test_coin_goes_face_down_to_the_discards(action: str) -> None:
    t = table("", "", hand="archer knight", up="knight", down="knight", initiative=1)
    t.play(action)
    assert t.pile("down") == "archer knight"
    assert t.pile("hand") == "knight"
    assert "archer" not in t.pile("up")
    assert t.actor == 1


@pytest.mark.parametrize("action", ACTIONS)
def test_nobody_else_is_shown_the_coin(action: str) -> None:
    assert GAME.verbs.notation(GAME.parse(action), hidden=True) == action.removesuffix("archer") + "?"


@pytest.mark.parametrize("coin", ["archer", "royal"])
def test_any_coin_serves_for_any_face_down_action(coin: str) -> None:
    t = table("", "", hand="archer royal", army="knight", initiative=1)
    t.legal(f"initiative {coin}", f"recruit knight with {coin}", f"recruit archer with {coin}", f"pass {coin}")


# Passing


def test_pass_only_discards_the_coin() -> None:
    t = table("archer f4", "knight f6", hand="archer royal")
    before = t.facts
    t.play("pass archer")
    after = t.facts
    assert after["units"] == before["units"]
    assert after["holds"] == before["holds"]
    assert after["initiative"] == before["initiative"]


def test_after_passing_the_other_coins_are_still_played() -> None:
    t = table("", "", hand={0: "archer royal", 1: "knight"})
    t.play("pass archer", "pass knight")
    assert t.actor == 0
    t.legal("recruit archer with royal", "pass royal")
