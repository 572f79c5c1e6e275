"""The result of a game in words."""

from __future__ import annotations

import pytest

import hetman
from hetman.core.outcome import Outcome
from hetman.presentation.result import LOST, WON, decided_by, result_of, result_text
from hetman.presentation.texts import texts_of

GAME = hetman.game("warchest")
WORDS = texts_of(GAME, "en")
OUTCOMES: list[tuple[str, str, dict[str, int]]] = [
    ("warchest", "locations", {"count": 6, "round": 14}),
    ("warchest", "limit", {"count": 3, "round": 200}),
    ("grunwald", "points", {"points": 23}),
    ("grunwald", "cards", {"points": 23, "rivals": 1}),
    ("zizka", "points", {"points": 21}),
    ("zizka", "coins", {"points": 21, "more": 36, "less": 13}),
]


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


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize(("game", "key", "args"), OUTCOMES)
def test_those_who_lost_read_who_did_it(game: str, key: str, args: dict[str, int], code: str) -> None:
    words = texts_of(hetman.game(game), code)
    match = hetman.Match(hetman.game(game), seed=7, seats=2)
    match.concede(0)
    names = [words.name("seat", str(seat)) for seat in range(2)]
    outcome = Outcome(key, args)
    for verdict, named in ((LOST, [False, True]), (WON, [False, False])):
        text = decided_by(match, outcome, verdict, words)
        assert [name in text for name in names] == named
        assert all(str(number) in text for key, number in args.items() if key != "rivals")


@pytest.mark.parametrize(("timed_out", "reason"), [(False, "Wolf has conceded."), (True, "Wolf has run out of time.")])
def test_why_a_game_ended_early(timed_out: bool, reason: str) -> None:
    match = hetman.Match(GAME, seed=7, army="first-game")
    match.concede(1)
    result = result_of(match, WORDS, timed_out)
    assert (result.winners, result.text, result.reason) == ((0,), "The winner is Raven.", reason)
    assert result.scores == (("Raven", 2), ("Wolf", 2))
