"""Running a screen, and what is printed when it has closed."""

from __future__ import annotations

import os
from typing import Any

from textual.screen import Screen as TextualScreen

from hetman.bots.levels import LEVELS
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.language import Language
from hetman.language import language as texts
from hetman.terminal.errors import FAULTY
from hetman.terminal.fullscreen.app import HetmanApp, is_ascii
from hetman.terminal.fullscreen.dialogs import Made
from hetman.terminal.fullscreen.start_screen import Chooser, NewGame, level_sheet, start_sheet
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


def run_start(code: str, resuming: bool) -> SavedGame | NewGame | None:
    """Return the saved game or the new one that is chosen, if one is. `resuming`: only saved games."""
    words = texts(code)
    saved = list(unfinished(os.environ))
    names = [] if resuming else sorted(games(), key=lambda name: find_game(name).difficulty)
    chosen = chosen_from(lambda width: start_sheet(saved, names, words, width), words)
    if chosen is None:
        return None
    kind, at = chosen
    if kind == "saved":
        return saved[at]
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
