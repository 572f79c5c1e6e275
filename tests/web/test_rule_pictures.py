"""Pictures of the chapters of the rules."""

from __future__ import annotations

import pytest

import hetman
from hetman.presentation.texts import texts_of
from hetman.web.rule_pictures import position_for, rule_pictures


@pytest.mark.parametrize("name", hetman.games())
def test_every_chapter_has_its_picture(name: str) -> None:
    game = hetman.game(name)
    words = texts_of(game, "en")
    chapters = {key.removeprefix("rules-") for key in words.keys("rules-")}
    assert chapters <= set(game.rule_pictures)
    assert list(rule_pictures(game, words)) == list(game.rule_pictures)


@pytest.mark.parametrize("name", hetman.games())
def test_the_first_picture_is_seen_by_the_first_seat(name: str) -> None:
    game = hetman.game(name)
    state = position_for(game, game.rule_pictures["aim"])
    assert state is not None
    assert state.actor == 0


def test_a_condition_of_a_picture_holds_in_its_position() -> None:
    for name in hetman.games():
        game = hetman.game(name)
        for picture in game.rule_pictures.values():
            state = position_for(game, picture)
            assert state is not None
            assert picture.when is None or picture.when(state.view(state.actor))
