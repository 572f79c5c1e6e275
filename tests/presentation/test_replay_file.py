"""A finished game as one HTML file."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

import hetman
from hetman.core.record import Record
from hetman.presentation.replay import Replay
from hetman.presentation.replay_file import cut, replay_file, shared_pieces

OUTSIDE = re.compile(r"""(?:src|href)=["'](?!#)|url\((?!#|data:|["']?#)|@import""")


@cache
def finished(game: str) -> hetman.Match:
    match, dice = hetman.Match(hetman.game(game), seed=3), hetman.Dice(1)
    while match.state.actor != hetman.OVER:
        moves = match.state.moves()
        match.play(moves[dice.below(len(moves))])
    return match


def content_of(page: str) -> dict[str, list[list[int]]]:
    found = re.search(r'id="content">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    content: dict[str, list[list[int]]] = json.loads(found[1])
    return content


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("game", hetman.games())
def test_the_file_has_every_frame_and_loads_nothing(game: str, code: str) -> None:
    replay = Replay(finished(game).record)
    page = replay_file(replay, code)
    content = content_of(page)
    assert len(content["boards"]) == len(content["lines"]) == len(replay.frames)
    assert OUTSIDE.search(page) is None
    assert len(page) < 4_000_000


def test_a_running_game_is_refused() -> None:
    match = hetman.Match(hetman.game("warchest"), seed=3)
    running = Record.parse(str(match.record))
    with pytest.raises(ValueError, match="still runs"):
        replay_file(Replay(running), "en")


def test_pieces_give_the_drawings_back_and_are_shared() -> None:
    first = "".join(f'<circle cx="{place}"/>' for place in range(500))
    second = first.replace('cx="250"', 'cx="9999"')
    pieces, drawn = shared_pieces([first, second])
    assert ["".join(pieces[number] for number in numbers) for numbers in drawn] == [first, second]
    assert len(pieces) < 1.2 * len(cut(first))
