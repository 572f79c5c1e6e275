"""Checks of guided first games: every move is legal, every text exists, and the learner wins in the end."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.core.errors import IllegalMove
from hetman.core.game import Game
from hetman.core.lesson import Lesson, LessonError, LessonStep
from hetman.core.match import Match
from hetman.core.scripted_match import match_at
from hetman.language import Language

SAY, WHY, ANSWER, SHORT = 26, 50, 30, 5
"""The most words of what the coach says, of a reason, and of an answer to a wrong click."""


def check_lessons(game: Game, languages: Sequence[Language]) -> int:
    """Check all lessons of a game. Returns the number of their stops. Raises LessonError that names the step."""
    stops = 0
    for lesson in game.lessons:
        stops += check_moves(game, lesson)
        for words in languages:
            check_texts(lesson, words)
    return stops


def check_moves(game: Game, lesson: Lesson) -> int:
    """Walk a lesson by its script."""
    for stop in lesson.stops:
        match = match_at(game, lesson, stop)
        step = "the end" if stop.end else lesson.steps[stop.step].name
        need(stop.end or not match.over, lesson, step, "the game is over too early")
        need(not stop.expected or match.state.actor == lesson.seat, lesson, step, "the learner does not decide here")
        if stop.expected:
            check_legal(match, lesson, step, stop.expected[0])
        if stop.end:
            need(match.over and lesson.seat in match.winners, lesson, step, "the learner does not win")
    return len(lesson.stops)


def check_legal(match: Match, lesson: Lesson, step: str, move: str) -> None:
    try:
        match.game.legal(match.state, move)
    except IllegalMove as error:
        raise LessonError(f"lesson {lesson.name}, {step}: {error}") from error


def check_texts(lesson: Lesson, words: Language) -> None:
    """Check that the texts of a lesson exist and are short."""
    own = [f"lesson-{lesson.name}", *(f"learned-{lesson.name}-{at + 1}" for at in range(len(lesson.learned)))]
    own += [f"lesson-{lesson.name}.{name}" for name in ("about", "won", "end")]
    missing = [key for key in own if not words.has(key)]
    need(not missing, lesson, "texts", f"{words.code} lacks {', '.join(missing)}")
    need(bool(lesson.learned) and len(lesson.learned) <= 4, lesson, "learned", "one to four lines")
    for step in lesson.steps:
        check_step(lesson, step, words)


def check_step(lesson: Lesson, step: LessonStep, words: Language) -> None:
    key = f"step-{lesson.name}-{step.name}"
    for text, most in ((key, SAY), (f"{key}.why", WHY)):
        need(words.has(text), lesson, step.name, f"{words.code} lacks {text}")
        need(length(words.say(text)) <= most, lesson, step.name, f"{words.code}: {text} has more than {most} words")
    if step.rule:
        need(words.has(f"rules-{step.rule}.title"), lesson, step.name, f"{words.code} lacks rules-{step.rule}.title")
    for text in words.attributes(key):
        if text.startswith(f"{key}.at-"):
            short = text.replace(".at-", ".short-")
            need(length(words.say(text)) <= ANSWER, lesson, step.name, f"{words.code}: {text}: {ANSWER} words at most")
            need(words.has(short), lesson, step.name, f"{words.code} lacks {short}")
            need(length(words.say(short)) <= SHORT, lesson, step.name, f"{words.code}: {short}: {SHORT} words at most")


def length(text: str) -> int:
    return len(text.split())


def need(condition: bool, lesson: Lesson, step: str, problem: str) -> None:
    if not condition:
        raise LessonError(f"lesson {lesson.name}, {step}: {problem}")
