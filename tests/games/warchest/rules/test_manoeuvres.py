"""Playing a coin face up for a manoeuvre."""

from __future__ import annotations

import pytest

from games.warchest.table import table

MANOEUVRES = ["move swordsman d5", "control swordsman", "attack swordsman e4"]


@pytest.mark.parametrize("action", MANOEUVRES)
def test_coin_goes_face_up_to_the_discards(action: str) -> None:
    t = table("swordsman d4", "knight 2 c3, archer e4", hand="swordsman 2 royal", up="lancer", down="lancer")
    t.play(action)
    assert t.pile("up") == "lancer swordsman"
    assert t.pile("hand") == "royal swordsman"
    assert t.pile("down") == "lancer"


@pytest.mark.parametrize("action", MANOEUVRES)
def test_royal_coin_makes_no_manoeuvre(action: str) -> None:
    t = table("swordsman d4", "knight 2 c3, archer e4", hand="royal")
    t.illegal(action)
