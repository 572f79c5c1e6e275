"""Files from `hetman replay`: a whole game as HTML, a position as SVG."""

from __future__ import annotations

from pathlib import Path

from hetman.core.record import Record
from hetman.language import language as texts
from hetman.presentation.replay import Replay
from hetman.presentation.replay_file import replay_file
from hetman.terminal.replay import ReplayScreen
from hetman.terminal.saved_games import FileError
from hetman.terminal.screen import Screen


def write_replay_file(record: Record, out: Path, code: str) -> None:
    try:
        out.write_text(replay_file(Replay(record), code), encoding="utf-8")
    except OSError as error:
        raise FileError(f"{out}: the replay cannot be written there: {error.strerror}") from None
    except ValueError as error:
        raise FileError(str(error)) from None
    Screen().show(texts(code).say("replay-written", file=str(out)))


def write_picture(shown: ReplayScreen, moves: int, out: Path, code: str) -> None:
    """Write the position after so many moves as SVG, as the seat of the screen sees it."""
    if out.suffix != ".svg":
        raise FileError(f"{out}: expected a name that ends in .svg; the page of a replay saves PNG pictures")
    try:
        out.write_text(shown.replay.position(moves).picture(shown.seat, language=code), encoding="utf-8")
    except OSError as error:
        raise FileError(f"{out}: the picture cannot be written there: {error.strerror}") from None
    Screen().show(texts(code).say("picture-written", file=str(out)))
