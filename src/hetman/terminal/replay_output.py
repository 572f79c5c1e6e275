"""Files from `hetman replay`: a whole game as HTML, a position as SVG or PNG."""

from __future__ import annotations

from pathlib import Path

from hetman.core.record import Record
from hetman.language import language as texts
from hetman.presentation.fonts import with_fonts
from hetman.presentation.png import NoPng, png_of
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
    """Write the position after so many moves as SVG or PNG, as the seat of the screen sees it."""
    kind = out.suffix.lower()
    if kind not in (".svg", ".png"):
        raise FileError(f"{out}: expected a name that ends in .svg or .png")
    svg = with_fonts(shown.replay.position(moves).picture(shown.seat, language=code))
    try:
        out.write_bytes(png_of(svg) if kind == ".png" else svg.encode())
    except NoPng as error:
        raise FileError(f"{out}: {error}") from None
    except OSError as error:
        raise FileError(f"{out}: the picture cannot be written there: {error.strerror}") from None
    Screen().show(texts(code).say("picture-written", file=str(out)))
