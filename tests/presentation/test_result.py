"""The result of a game in words."""

from __future__ import annotations

import pytest

import hetman
from hetman.presentation.result import result_of, result_text
from hetman.presentation.texts import texts_of

GAME = hetman.game("warchest")
WORDS = texts_of(GAME, "en")


@pytest.mark.parametrize(
    ("winners", "seats", "text"),
    [
        ((), 1, "Nobody wins."),
        ((0,), 1, "The winner is Raven."),
        ((1,), 2, "The winner is Wolf."),
        ((0, 1), 2, "The game is a draw."),
        ((0, 1), 4, "The winners are Raven and Wolf."),
    ],
)
def test_the_winners(winners: tuple[int, ...], seats: int, text: str) -> None:
    assert result_text(winners, seats, WORDS) == text


@pytest.mark.parametrize(("timed_out", "reason"), [(False, "Wolf has conceded."), (True, "Wolf has run out of time.")])
def test_why_a_game_ended_early(timed_out: bool, reason: str) -> None:
    match = hetman.Match(GAME, seed=7, army="first-game")
    match.concede(1)
    result = result_of(match, WORDS, timed_out)
    assert (result.winners, result.text, result.reason) == ((0,), "The winner is Raven.", reason)
    assert result.scores == (("Raven", 2), ("Wolf", 2))
