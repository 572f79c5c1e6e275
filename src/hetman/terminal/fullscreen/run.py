"""Running a screen, and what is printed when it has closed."""

from __future__ import annotations

import os
from typing import Any

from textual.screen import Screen as TextualScreen

from hetman.core.registry import games
from hetman.drawing.characters import Sheet
from hetman.language import language as texts
from hetman.terminal.errors import FAULTY
from hetman.terminal.fullscreen.app import HetmanApp, is_ascii
from hetman.terminal.fullscreen.start_screen import Chooser, start_sheet
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


def run_start(code: str, resuming: bool) -> SavedGame | str | None:
    """Return the saved game or the name of the game that is chosen, if one is. `resuming`: only saved games."""
    words = texts(code)
    saved = list(unfinished(os.environ))
    names = [] if resuming else list(games())

    def made(width: int) -> Sheet:
        return start_sheet(saved, names, words, width)

    app = HetmanApp(Chooser(made, words.say("screen-start-keys"), is_ascii(os.environ)))
    chosen = app.run()
    if not chosen:
        return None
    kind, at = str(chosen).split()
    return saved[int(at)] if kind == "saved" else names[int(at)]


def run_screen(first: TextualScreen[Any]) -> int:
    """Returns the exit status."""
    app = HetmanApp(first)
    app.run()
    return FAULTY if app.return_code else 0
