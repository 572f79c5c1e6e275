"""What decided a finished game, in every game and language, and what the results are made of."""

from __future__ import annotations

import pytest

import hetman
from hetman.bots.search import SearchBot
from hetman.core.outcome import Outcome
from hetman.language import LANGUAGES
from hetman.presentation.result import DRAW, LOST, WATCHED, WON, Result, result_of
from hetman.presentation.texts import texts_of

SETTINGS = [(name, seats) for name in hetman.games() for seats in hetman.game(name).seats]


@pytest.fixture(scope="module", params=SETTINGS, ids=lambda setting: f"{setting[0]}-{setting[1]}")
def finished(request: pytest.FixtureRequest) -> hetman.Match:
    """A game of quick bots, played to its end."""
    name, seats = request.param
    match = hetman.Match(hetman.game(name), seed=11, seats=seats)
    bot = SearchBot(iterations=4, seed=2)
    while not match.over:
        match.play(bot.choose(hetman.Seat(match.state, match.actor)))
    return match


def outcome_of(match: hetman.Match) -> Outcome:
    outcome = match.game.outcome(match.view(None), match.log(None))
    assert outcome is not None
    return outcome


def test_points_add_up_to_the_scores(finished: hetman.Match) -> None:
    outcome = outcome_of(finished)
    assert all(len(source.values) == finished.setup.seats for source in outcome.sources)
    if outcome.adds_up:
        sums = [sum(source.values[seat] for source in outcome.sources) for seat in range(finished.setup.seats)]
        assert sums == finished.state.scores()


def test_a_spectator_gets_the_same_outcome_as_the_players(finished: hetman.Match) -> None:
    for seat in range(finished.setup.seats):
        assert finished.game.outcome(finished.view(seat), finished.log(seat)) == outcome_of(finished)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_result_has_its_words(finished: hetman.Match, code: str) -> None:
    words = texts_of(finished.game, code)
    results = [result_of(finished, words, seat=seat) for seat in (None, *range(finished.setup.seats))]
    assert all(result.heading and result.by for result in results)
    assert [result.verdict for result in results] == verdicts(finished)
    assert all(row.label for result in results for row in result.rows)


def verdicts(match: hetman.Match) -> list[str]:
    seats = range(match.setup.seats)
    if len(match.winners) == match.setup.seats > 1:
        return [DRAW] * (len(seats) + 1)
    return [WATCHED, *[WON if seat in match.winners else LOST for seat in seats]]


def test_the_difference_names_the_source_with_the_largest_lead(finished: hetman.Match) -> None:
    outcome, result = outcome_of(finished), result_of(finished, texts_of(finished.game, "en"))
    if not outcome.adds_up or len(finished.winners) != 1 or finished.setup.seats < 2:
        assert result.difference == ""
        return
    best = largest_lead(finished, result)
    assert result.difference == "" if best <= 0 else str(best) in result.difference


def largest_lead(match: hetman.Match, result: Result) -> int:
    winner, scores = match.winners[0], match.state.scores()
    other = max((seat for seat in range(match.setup.seats) if seat != winner), key=lambda seat: scores[seat])
    return max(row.values[winner] - row.values[other] for row in result.rows)


def test_a_conceded_game_gives_its_reason_instead() -> None:
    match = hetman.Match(hetman.game("warchest"), seed=7, army="first-game")
    match.concede(1)
    result = result_of(match, texts_of(match.game, "en"), seat=0)
    assert (result.verdict, result.by, result.rows) == (WON, "Wolf has conceded.", ())
