"""Short sieges by an option: the negotiations come after an earlier week."""

from __future__ import annotations

import pytest

import hetman

GAME = hetman.game("chocim")


@pytest.mark.parametrize(("weeks", "last"), [(1, 1), (2, 2), (0, 5), (9, 5)])
def test_the_siege_lasts_as_long_as_the_option_says(weeks: int, last: int) -> None:
    latest = 0
    for seed in range(4):
        state = GAME.start(2, weeks=weeks)
        state.playout(hetman.Dice(seed), 4000)
        assert not state.stack
        assert state.view(None)["weeks"] == last
        latest = max(latest, state.view(None)["week"])
    assert latest <= last
    if last < 3:
        assert latest == last
