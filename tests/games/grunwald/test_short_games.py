"""Short games by an option: the points are counted after an earlier round."""

from __future__ import annotations

import pytest

import hetman

GAME = hetman.game("grunwald")


@pytest.mark.parametrize("rounds", [2, 4, 8])
def test_the_game_ends_after_the_last_round(rounds: int) -> None:
    state = GAME.start(2, rounds=rounds)
    state.playout(hetman.Dice(3), 2000)
    view = state.view(None)
    assert view["actor"] == hetman.OVER
    assert view["round"] == rounds
    assert len(view["calendar"]) == rounds
    assert state.winners()


def test_a_wrong_number_of_rounds_is_refused() -> None:
    with pytest.raises(ValueError, match="option rounds must be an integer from 2 to 8, got 9"):
        GAME.start(2, rounds=9)
