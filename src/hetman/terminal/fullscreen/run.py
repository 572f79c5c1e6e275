"""Running a screen, and what is printed when it has closed."""

from __future__ import annotations

import os
from typing import Any

from textual.screen import Screen as TextualScreen

from hetman.bots.levels import LEVELS
from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.core.registry import games_to_learn
from hetman.language import Language
from hetman.language import language as texts
from hetman.presentation.lesson import lessons_of
from hetman.presentation.texts import texts_of
from hetman.terminal.commands import Leave
from hetman.terminal.errors import FAULTY
from hetman.terminal.fullscreen.app import HetmanApp, is_ascii, lesson_table
from hetman.terminal.fullscreen.dialogs import Made
from hetman.terminal.fullscreen.lesson_screen import WHOLE, LessonScreen
from hetman.terminal.fullscreen.start_screen import (
    Chooser,
    ChosenLesson,
    NewGame,
    lessons_in,
    level_sheet,
    offer_sheet,
    start_sheet,
)
from hetman.terminal.fullscreen.table import Table
from hetman.terminal.fullscreen.table_screen import TableScreen
from hetman.terminal.saved_games import SavedGame, unfinished
from hetman.terminal.screen import Screen


def run_table(table: Table) -> int:
    """Sit at a table until its player leaves. Returns the exit status."""
    status = run_screen(TableScreen(table, is_ascii(os.environ)))
    screen = Screen()
    for line in table.leave():
        screen.show(line)
    return status


def run_lesson(game: Game, lesson: Lesson, code: str) -> bool:
    """Take a lesson on the whole screen. Returns whether its reader wants a whole game now."""
    table = lesson_table(game, lesson, code)
    answer = HetmanApp(LessonScreen(table, is_ascii(os.environ))).run()
    return bool(answer == WHOLE)


def run_offer(game: Game, code: str) -> Lesson | None:
    """Offer the lessons of a game. Returns the one that is chosen, or None for the game itself. Raises Leave."""
    words = texts_of(game, code)
    chosen = chosen_from(lambda width: offer_sheet(game, words, width, os.environ), words)
    if chosen is None:
        raise Leave
    return lessons_of(game)[chosen[1]] if chosen[0] == "lesson" else None


def run_start(code: str, resuming: bool) -> SavedGame | NewGame | ChosenLesson | None:
    """Return the saved game, the lesson or the new game that is chosen, if one is. `resuming`: only saved games."""
    words = texts(code)
    saved = list(unfinished(os.environ))
    names = () if resuming else games_to_learn()
    chosen = chosen_from(lambda width: start_sheet(saved, names, words, width, os.environ), words)
    if chosen is None:
        return None
    kind, at = chosen
    if kind == "saved":
        return saved[at]
    if kind == "lesson":
        return lessons_in(names)[at]
    levels = list(LEVELS)
    level = chosen_from(lambda width: level_sheet(levels, words), words)
    return NewGame(names[at], levels[level[1]]) if level is not None else None


def chosen_from(made: Made, words: Language) -> tuple[str, int] | None:
    """Show buttons alone on the screen. Returns the name and the number of the one that was chosen."""
    app = HetmanApp(Chooser(made, words.say("screen-start-keys"), is_ascii(os.environ)))
    chosen = app.run()
    if not chosen:
        return None
    name, at = str(chosen).split()
    return name, int(at)


def run_screen(first: TextualScreen[Any]) -> int:
    """Returns the exit status."""
    app = HetmanApp(first)
    app.run()
    return FAULTY if app.return_code else 0
