"""Starting to play: where the game is saved, and the screen that it is played on."""

from __future__ import annotations

import os
from pathlib import Path

from hetman.core.match import Match
from hetman.language import language as texts
from hetman.terminal.errors import CommandError
from hetman.terminal.fullscreen.app import has_full_screen
from hetman.terminal.fullscreen.local_table import LocalTable
from hetman.terminal.fullscreen.run import run_table
from hetman.terminal.players import Company
from hetman.terminal.saved_games import SavedGame, new_saved_game
from hetman.terminal.screen import Screen
from hetman.terminal.session import Session


def run_match(match: Match, company: Company, plain: bool, code: str, saved: SavedGame | None) -> int:
    """Play on the whole screen, or line by line where that is wanted or all that works."""
    if plain or not has_full_screen(os.environ):
        return Session(match, company, Screen(), code, saved).run()
    return run_table(LocalTable(match, company, code, saved))


def place_for(game: str, save: Path | None, screen: Screen, code: str) -> SavedGame | None:
    """Return where to save the game. Raises CommandError if the file exists, because it belongs to another game."""
    if save is None:
        try:
            return new_saved_game(game, os.environ)
        except OSError as error:
            # The game is playable without a writable home folder.
            reason = {"file": str(error.filename), "reason": error.strerror or str(error)}
            screen.write(texts(code).say("save-failed", **reason))
            return None
    if save.exists():
        raise CommandError(f"{save} exists already; continue it with --resume {save}, or choose another name")
    if not save.absolute().parent.is_dir():
        raise CommandError(f"{save}: the folder {save.parent} does not exist")
    return SavedGame(save)
