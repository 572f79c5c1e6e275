"""Every registered game passes the same suite."""

from __future__ import annotations

import pytest

import hetman
from hetman.testing import Settings, check, settings_of

CASES = [(name, settings) for name in hetman.games() for settings in settings_of(hetman.game(name))]


@pytest.mark.parametrize(("name", "settings"), CASES, ids=[f"{name} {settings}" for name, settings in CASES])
def test_game_conforms(name: str, settings: Settings) -> None:
    # Played at random, a solo game is soon lost: the shortest two make about 190 decisions.
    assert check(hetman.game(name), [settings], games=2, decisions=200) > 150


@pytest.mark.parametrize("name", hetman.games())
def test_random_games_end(name: str) -> None:
    for seed in range(20):
        state = hetman.game(name).start()
        state.playout(hetman.Dice(seed), 3000)
        assert state.actor == hetman.OVER
