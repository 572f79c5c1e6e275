"""Knight: only a bolstered unit attacks it."""

from __future__ import annotations

import pytest

from games.warchest.attacks import ATTACKS, attack_on_f5
from games.warchest.table import table


@pytest.mark.parametrize("kind", ATTACKS)
def test_knight_cannot_be_attacked_by_an_unbolstered_unit(kind: str) -> None:
    t, move = attack_on_f5(kind, 1, "knight")
    t.illegal(move)


@pytest.mark.parametrize("kind", ATTACKS)
@pytest.mark.parametrize("height", [2, 3])
def test_knight_can_be_attacked_by_a_bolstered_unit(kind: str, height: int) -> None:
    t, move = attack_on_f5(kind, height, "knight 2")
    t.play(move)
    assert t.units["f5"] == "knight"
    assert t.count("lost", "knight") == 1


def test_knight_bolstered_is_no_safer() -> None:
    t = table("swordsman 2 f4", "knight 3 f5", hand="swordsman")
    t.legal("attack swordsman f5")


def test_knight_attacks_anybody() -> None:
    t = table("knight f4", "scout 2 f5", hand="knight")
    t.legal("attack knight f5")
