"""What happened, step by step, and what changed since the viewer's last decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hetman
from hetman.bots.search import SearchBot
from hetman.language import LANGUAGES
from hetman.presentation.playback import playback
from hetman.presentation.recap import recap
from hetman.presentation.texts import texts_of

SETTINGS = [(name, seats) for name in hetman.games() for seats in hetman.game(name).seats]


def played(name: str, seats: int, decisions: int = 60) -> Iterator[hetman.Match]:
    """A game of quick bots, before each decision."""
    match = hetman.Match(hetman.game(name), seed=5, seats=seats)
    bot = SearchBot(iterations=3, seed=1)
    for _ in range(decisions):
        if match.over:
            return
        yield match
        match.play(bot.choose(hetman.Seat(match.state, match.actor)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_changes_have_words_and_end_at_the_present(name: str, seats: int, code: str) -> None:
    words = texts_of(hetman.game(name), code)
    found = 0
    for match in played(name, seats):
        for group in recap(match, match.actor, words):
            assert group.who != match.actor
            assert group.changes
            found += len(group.changes)
    assert found > 5 or seats == 1


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "key"), [("grunwald", "ducats"), ("grunwald", "helpers"), ("zizka", "points"), ("chocim", "treaties")]
)
def test_the_word_of_a_change_goes_with_its_number(name: str, key: str, code: str) -> None:
    words = texts_of(hetman.game(name), code)
    one, lost, five = (words.say(f"change-{key}", amount=amount) for amount in (1, -1, 5))
    assert one == lost != five


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_steps_are_the_staged_events_in_their_order(name: str, seats: int) -> None:
    game = hetman.game(name)
    words = texts_of(game, "en")
    match = list(played(name, seats, 120))[-1]
    steps = playback(match, None, words, 0)
    staged = game.staged | game.staged_of_others
    events = [event.key for entry in match.entries for event in entry.events if event.key in staged]
    assert {step.key for step in steps} <= set(events)
    assert [step.entry for step in steps] == sorted(step.entry for step in steps)
    assert all(step.text for step in steps)
    assert all(game.draw(step.view, words.say) for step in steps)
    assert bool(steps) == bool(events)


def test_a_field_is_never_lost_without_its_fight() -> None:
    """In Chocim a single move may settle a whole clash. Its steps still show the clash."""
    game = hetman.game("chocim")
    words = texts_of(game, "en")
    match = hetman.Match(game, seed=5)
    bot = SearchBot(iterations=3, seed=1)
    while not match.over and not any(event.key == "assault_won" for entry in match.entries for event in entry.events):
        match.play(bot.choose(hetman.Seat(match.state, match.actor)))
    won = next(step for step in playback(match, 0, words, 0) if step.key == "assault_won")
    assert won.view["clash"] is not None


def test_steps_show_a_seat_only_what_it_knows() -> None:
    """The view of a step is that of the seat: other hands stay hidden."""
    match = list(played("chocim", 2, 80))[-1]
    words = texts_of(match.game, "en")
    for step in playback(match, 0, words, 0):
        assert step.view["seat"] == 0
        assert step.view["players"][1]["leaders"]["hand"] is None
