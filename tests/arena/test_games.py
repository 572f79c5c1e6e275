"""The arena plays every game with every number of seats and names its belongings."""

from __future__ import annotations

import pytest

import hetman
from hetman.arena.contest import Contest
from hetman.arena.play import play_game
from hetman.language import LANGUAGES, language

TABLES = [(name, seats) for name in hetman.games() for seats in hetman.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_of_random_bots(name: str, seats: int) -> None:
    contest = Contest.read(hetman.game(name), ["random", "random"], seats)
    played = play_game(contest, contest.pairings[0], 1)
    assert played is not None
    hetman.verify(hetman.Record.parse(played.record))
    assert len(played.shares) == len(played.belongings) == len(contest.sides)
    assert 0 <= sum(played.shares) <= 1 + 1e-9
    if len(contest.sides) > 1:
        assert sum(played.shares) == pytest.approx(1)
    for code in LANGUAGES:
        lang = language(code, contest.game.folder, contest.game.own_texts.get(code, ""))
        for kind, token in {thing for things in played.belongings for thing in things}:
            assert lang.name(kind, token), f"{kind}-{token}"
            assert lang.has(f"belongings-{kind}")
