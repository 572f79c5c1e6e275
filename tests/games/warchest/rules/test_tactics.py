"""Tactics. Each unit that has one has a test file of its name."""

from __future__ import annotations

import pytest

from games.warchest.table import table


@pytest.mark.parametrize("unit", ["berserker", "knight", "mercenary", "pikeman", "scout", "swordsman", "warriorpriest"])
def test_units_without_a_tactic(unit: str) -> None:
    t = table(f"{unit} f4, ensign f5", "lancer f6, crossbowman g4, archer f2", hand=unit)
    t.illegal("tactic")
