"""Dumped positions: complete, readable and refused when they are damaged."""

from __future__ import annotations

import json

import pytest

from games.chocim.table import table
from games.chocim.walks import walk
from hetman import Dice
from hetman.games.chocim import GAME


@pytest.mark.parametrize("seed", range(3))
def test_every_position_restores_and_goes_on_alike(seed: int) -> None:
    for number, state in enumerate(walk(seed)):
        if number % 13 == 0 or not state.stack:
            restored = GAME.restore(json.loads(json.dumps(state.dump())))
            assert restored == state
            one, other = state.copy(), restored
            one.playout(Dice(number), 25)
            other.playout(Dice(number), 25)
            assert one == other


def test_a_dump_names_units_and_leaders() -> None:
    facts = table("church control: sipahi 2", hand="potocki").facts
    assert facts["units"]["church control"] == {"sipahi": 2}
    assert facts["leaders"]["potocki"] == "hand"
    assert facts["leaders"]["chodkiewicz"] == "ready"
    assert facts["treaties"]["deck"] == [20, 18, 11, 6]


@pytest.mark.parametrize("key", ["units", "leaders", "treaties", "marks", "numbers", "levels"])
def test_a_damaged_dump_is_refused(key: str) -> None:
    dumped = table().state.dump()
    del dumped["position"][key]
    with pytest.raises(ValueError, match="not a dumped position"):
        GAME.restore(dumped)


def test_copies_share_nothing_that_changes() -> None:
    for number, state in enumerate(walk(4)):
        if number % 29 == 0:
            before = state.dump()
            state.copy().playout(Dice(number), 50)
            assert state.dump() == before
