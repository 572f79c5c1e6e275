"""The lessons of a game as buttons, with how far the reader is."""

from __future__ import annotations

from collections.abc import Mapping

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.drawing.characters import FAINT, Line, Run, Sheet, flow, line, paragraph
from hetman.language import Language
from hetman.presentation.lesson import lessons_of
from hetman.terminal.fullscreen.sheets import button
from hetman.terminal.lesson_progress import progress_of


def lesson_lines(game: Game, words: Language, width: int, environment: Mapping[str, str], first: int = 0) -> list[Line]:
    """A button for each lesson, numbered from `first` on. `words` are those of the game."""
    lessons = enumerate(lessons_of(game), first)
    return [part for at, lesson in lessons for part in lesson_line(game, lesson, at, words, width, environment)]


def lesson_line(
    game: Game, lesson: Lesson, at: int, words: Language, width: int, environment: Mapping[str, str]
) -> list[Line]:
    progress = progress_of(game, lesson, environment)
    facts = words.say("lesson-facts", minutes=lesson.minutes, steps=len(lesson.steps))
    told = (progress.described(words) if progress is not None else "") or facts
    return flow([button(words.say(f"lesson-{lesson.name}"), "lesson", at), line(Run(told, FAINT))], width)


def lesson_sheet(game: Game, words: Language, width: int, environment: Mapping[str, str]) -> Sheet:
    """The lessons, each with what one does there."""
    found: list[Line] = []
    for at, lesson in enumerate(lessons_of(game)):
        found += [()] if at else []
        found += lesson_line(game, lesson, at, words, width, environment)
        found += paragraph([words.say(f"lesson-{lesson.name}.about")], width)
    return Sheet.of(found)
