"""A position that was written down and read again is the same, and goes on the same way."""

from __future__ import annotations

import json

import pytest

from games.zizka.walks import walk
from hetman import Dice
from hetman.games.zizka import GAME


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_survives_being_written_down(seats: int) -> None:
    for number, state in enumerate(walk(seats, 21, 150)):
        if number % 3 == 0:
            data = state.dump()
            restored = GAME.restore(json.loads(json.dumps(data)))
            assert restored.dump() == data
            assert restored.moves() == state.moves()
            assert restored.view(0) == state.view(0)
            one, other = state.copy(), restored
            one.playout(Dice(number), 20)
            other.playout(Dice(number), 20)
            assert one == other


def test_every_open_decision_can_be_restored() -> None:
    codes = {
        code for seats in (1, 2, 4) for state in walk(seats, 22, 900, advanced=True) for code in state.dump()["stack"]
    }
    assert len({code % 64 for code in codes}) >= 22
    for code in codes:
        assert int(GAME.start(2).decision(code).code) == code


@pytest.mark.parametrize("part", ["people", "offer", "tokens", "decks", "course", "contest", "torak"])
def test_a_damaged_dump_is_refused(part: str) -> None:
    data = GAME.start(2).dump()
    del data["position"][part]
    with pytest.raises(ValueError, match="not a dumped position"):
        GAME.restore(data)
