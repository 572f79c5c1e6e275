"""The application: one screen at a time, and what to print after it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any, ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.terminal.fullscreen.hang_up import end_with_terminal
from hetman.terminal.fullscreen.lesson_screen import LessonScreen
from hetman.terminal.fullscreen.lesson_table import LessonTable
from hetman.terminal.fullscreen.table_screen import TableScreen
from hetman.terminal.lesson_progress import first_index, keep_progress


class HetmanApp(App[Any]):
    """Runs a screen of the table on the whole terminal."""

    CSS_PATH = "hetman.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, first: Screen[Any]) -> None:
        super().__init__()
        self.first = first

    def on_mount(self) -> None:
        if not self.is_headless:
            end_with_terminal(self.save)
        self.push_screen(self.first, self.exit)

    def action_help_quit(self) -> None:
        """Leave with Ctrl-C, as elsewhere in a terminal. The game is saved after every move."""
        self.exit()

    def save(self) -> None:
        """Save the game before the process ends."""
        if isinstance(self.first, TableScreen):
            self.first.table.leave()

    def on_table_screen_learn(self, message: TableScreen.Learn) -> None:
        """Open a lesson over the table, which waits below."""
        table = lesson_table(message.game, message.lesson, message.code)
        self.push_screen(LessonScreen(table, is_ascii(os.environ), over_table=True), self.lesson_left)

    def lesson_left(self, answer: str | None) -> None:
        screen = self.screen
        if isinstance(screen, TableScreen):
            screen.changed()


def lesson_table(game: Game, lesson: Lesson, code: str) -> LessonTable:
    """A lesson where its reader left it. It remembers every stop."""

    def keep(index: int) -> None:
        keep_progress(game, lesson, index, os.environ)

    return LessonTable(game, lesson, first_index(game, lesson, os.environ), code, keep)


def has_full_screen(environment: Mapping[str, str]) -> bool:
    """Whether people sit at a terminal that can move its cursor."""
    capable = environment.get("TERM", "") not in ("", "dumb")
    # Textual draws on stderr.
    return capable and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def is_ascii(environment: Mapping[str, str]) -> bool:
    """Whether the terminal shows ASCII alone, by its locale."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)), "")
    return "UTF" not in locale.upper() and os.name == "posix"
