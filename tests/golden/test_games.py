"""Finished games of every setting replay, move by move, to the same record."""

from __future__ import annotations

import pytest

import hetman
from golden.games import GAMES, digest_of, read
from hetman.testing import settings_of

AGAIN = "if the change is intended: make golden-games GAME={}"
NAMES = hetman.games()
SETTINGS = [(name, str(setting)) for name in NAMES for setting in settings_of(hetman.game(name))]


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_has_its_games_of_these_rules(name: str) -> None:
    header, games = read(name)
    game = hetman.game(name)
    assert header == {"game": name, "version": game.version}, AGAIN.format(name)
    counts = {setting: sum(played.setting == setting for played in games) for setting in settings_of(game)}
    assert set(counts.values()) == {GAMES}, AGAIN.format(name)
    assert len(games) == GAMES * len(counts), AGAIN.format(name)


@pytest.mark.parametrize(("name", "setting"), SETTINGS)
def test_the_games_replay(name: str, setting: str) -> None:
    game = hetman.game(name)
    for played in read(name)[1]:
        if str(played.setting) == setting:
            match = played.replay(game)
            assert match.over
            assert match.winners == played.winners
            assert digest_of(match) == played.digest, f"seed {played.seed}; {AGAIN.format(name)}"
