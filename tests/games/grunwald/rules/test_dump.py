"""A position as data: what it holds, and what is refused."""

from __future__ import annotations

import pytest

from games.grunwald.table import EVEN_GAME, table
from games.grunwald.walks import walk
from hetman import Dice
from hetman.games.grunwald import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_restores(seats: int) -> None:
    for state in walk(seats, 1)[::5]:
        restored = GAME.restore(state.dump())
        assert restored == state
        one, other = restored.copy(), state.copy()
        one.playout(Dice(3), 20)
        other.playout(Dice(3), 20)
        assert one == other


def test_a_dump_reads_like_the_table() -> None:
    t = table(2, round=5, hand={0: "crown4"}, camp={1: "mercenary2 teuton1"}, event="bridge")
    t.play("send 2-helpers provisions with 1", "send officer crown")
    position = t.facts
    assert position["hand"] == [{"peasant": 1, "crown4": 1}, {"peasant": 1}]
    assert position["camp"] == [{}, {"mercenary2": 1, "teuton1": 1}]
    assert position["fields"]["provisions"] == [[0, 1, 2, 1]]
    assert position["fields"]["crown"] == [[1, 1, 0, 0]]
    assert position["officer"] == [None, "crown"]
    assert (position["event"], position["ducats"], position["bank_ducats"]) == ("bridge", [2, 3], 42)


@pytest.mark.parametrize("key", ["hand", "fields", "event", "answers", "stage", "pile"])
def test_a_dump_without_something_is_refused(key: str) -> None:
    dumped = table(2).state.dump()
    del dumped["position"][key]
    with pytest.raises(ValueError, match=key):
        EVEN_GAME.restore(dumped)


def test_a_dump_with_wrong_numbers_is_refused() -> None:
    dumped = table(2).state.dump()
    dumped["position"]["ducats"] = [3, 3, 3]
    with pytest.raises(ValueError, match="ducats: expected a list of 2 numbers"):
        EVEN_GAME.restore(dumped)
    dumped = table(2).state.dump()
    dumped["position"]["shown"] = [63]
    with pytest.raises(ValueError, match="shown: expected a list of 8 numbers"):
        EVEN_GAME.restore(dumped)


def test_copies_are_independent() -> None:
    t = table(4, round=4)
    other = t.copy()
    other.play("send officer teutons").pass_all()
    assert t.facts["officer"] == [None] * 4
    assert t.facts["round"] == 4


def test_a_dump_with_a_wrong_bank_is_refused() -> None:
    dumped = table(2).state.dump()
    dumped["position"]["bank_ducats"] = "many"
    with pytest.raises(ValueError, match="bank_ducats: expected an integer, got 'many'"):
        EVEN_GAME.restore(dumped)
