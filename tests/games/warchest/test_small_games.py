"""Small games by options: fewer units in an army, fewer markers to win."""

from __future__ import annotations

from typing import Any

import pytest

import hetman

GAME = hetman.game("warchest")


def begun(seats: int = 2, **options: Any) -> hetman.State:
    state = GAME.start(seats, **options)
    state.roll(hetman.Dice(1))
    return state


def armies(state: hetman.State) -> list[list[str]]:
    return [player["army"] for player in state.view(None)["players"]]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_an_army_has_as_many_units_as_the_option_says(size: int) -> None:
    assert [len(army) for army in armies(begun(army="random", units=size))] == [size, size]


def test_a_named_army_has_its_first_units() -> None:
    whole, small = armies(begun(army="first-game")), armies(begun(army="first-game", units=2))
    assert small == [army[:2] for army in whole]


@pytest.mark.parametrize(("seats", "size"), [(2, 1), (2, 2), (2, 3), (4, 2)])
def test_a_draft_gives_every_seat_as_many_units(seats: int, size: int) -> None:
    state = begun(seats, army="draft", units=size)
    while state.view(None)["pool"]:
        state.step(state.moves()[0])
        state.roll(hetman.Dice(2))
    assert [len(army) for army in armies(state)] == [size] * seats


def test_armies_by_hand_have_as_many_units_as_the_option_says() -> None:
    assert armies(begun(army="archer/knight", units=1)) == [["archer"], ["knight"]]
    with pytest.raises(ValueError, match="2 seats need 2 lists of 1 units each"):
        GAME.start(2, army="archer,scout/knight,ensign", units=1)


def test_fewer_markers_win() -> None:
    ended = 0
    for seed in range(20):
        state = GAME.start(2, army="first-game", markers=3)
        state.playout(hetman.Dice(seed), 3000)
        assert state.view(None)["goal"] == 3
        if len(state.winners()) == 1 and state.view(None)["round"] < 200:
            ended += 1
            assert state.scores()[state.winners()[0]] == 3
    assert ended > 0


@pytest.mark.parametrize("markers", [1, 2, 7, 8])
def test_too_few_or_too_many_markers_are_refused(markers: int) -> None:
    with pytest.raises(ValueError, match=f"option markers: from 3 to 6, got {markers}"):
        GAME.start(2, markers=markers)


def test_four_players_have_at_most_three_units() -> None:
    with pytest.raises(ValueError, match="option units: at most 3 with 4 seats, got 4"):
        GAME.start(4, units=4)


def test_a_small_game_has_few_actions() -> None:
    assert GAME.action_space(GAME.setup(2, army="first-game", units=2)).size < 600
