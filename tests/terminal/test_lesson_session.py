"""Lessons line by line: what to type, kind answers, back, skip, leave."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import hetman
from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.terminal.lesson_session import LessonSession
from terminal.script import Paper, typist

LESSONS = [(hetman.game(name), lesson) for name in hetman.games() for lesson in hetman.game(name).lessons]
IDS = [f"{game.name}-{lesson.name}" for game, lesson in LESSONS]


def taken(
    typed: Iterable[str], game: Game | None = None, lesson: Lesson | None = None, code: str = "en"
) -> tuple[bool, str, list[int]]:
    """Take a lesson. Returns whether a whole game is wanted, what was printed, and the stops."""
    game = game or hetman.game("warchest")
    screen, stops = Paper(typist(typed)), list[int]()
    session = LessonSession(game, lesson or game.lessons[0], 0, screen, code, stops.append)
    return session.run(), screen.text, stops


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=IDS)
def test_typing_what_the_coach_says_leads_to_the_end(game: Game, lesson: Lesson) -> None:
    typed = [stop.expected[0] if stop.expected else "" for stop in lesson.stops]
    wanted, text, stops = taken(typed, game, lesson)
    assert wanted
    assert stops == list(range(1, len(lesson.stops)))
    notations = [stop.expected[0] for stop in lesson.stops if stop.expected]
    plain = " ".join(text.split())
    assert all(f"Type: {notation}" in plain for notation in notations)


def test_a_wrong_move_gets_a_kind_answer() -> None:
    _, text, stops = taken(["", "move lightcavalry i3", "pass lightcavalry", "blub", "move pikeman f4", "quit"])
    plain = " ".join(text.split())
    assert stops == [1]
    assert "But g4 lies in the middle" in plain
    assert "That is allowed too." in plain
    assert "“blub” is not a legal move." in plain


def test_why_back_skip_and_another_language() -> None:
    wanted, text, stops = taken(["", "why", "skip", "back", "back", "language", "pomoc", "koniec"])
    plain = " ".join(text.split())
    assert not wanted
    assert stops == [1, 2, 1, 0]
    assert "You play one coin a turn." in plain
    assert "krok 1 z 11" in plain
    assert "dlaczego" in plain


def test_the_end_of_the_input_leaves_the_lesson() -> None:
    wanted, text, _ = taken([""])
    assert not wanted
    assert "Your place in the lesson is kept" in text
