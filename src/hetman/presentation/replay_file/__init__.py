"""A finished game as one HTML file: board, slider and log. It opens from disk and loads nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from zlib import crc32

from hetman.core.game import Last
from hetman.drawing.standalone import FOLDER, sheet
from hetman.language import Language
from hetman.presentation.fonts import font_faces
from hetman.presentation.log import sentences
from hetman.presentation.players import player_lines, recorded_names
from hetman.presentation.replay import Replay
from hetman.presentation.result import result_text
from hetman.presentation.texts import texts_of

BUTTONS = {
    "first": "M4 4h2v12H4zM16 4v12L7 10z",
    "back": "M14 4v12L5 10z",
    "run": "M6 3l11 7-11 7z",
    "on": "M6 4v12l9-6z",
    "last": "M14 4h2v12h-2zM4 4v12l9-6z",
}
"""Button -> the path of its sign, 20 × 20."""
TAG = re.compile(r"(?=<)")
PIECE = 16
"""One tag in so many ends a piece of a drawing."""


def replay_file(replay: Replay, code: str) -> str:
    """Return the file. Raises ValueError if the game still runs: its record may contain secrets."""
    if not replay.finished:
        raise ValueError("the game in this record still runs: it can be shared after its end")
    plain = texts_of(replay.game, code)
    words = plain.seated(recorded_names(replay.record, plain))
    title = words.say("replay-title", game=words.say("game-name"))
    winners = replay.record.winners(replay.frames[-1].state)
    boards = [board(replay, number, words) for number in range(len(replay.frames))]
    pieces, drawn = shared_pieces(boards)
    content = {
        "pieces": pieces,
        "boards": drawn,
        "lines": [lines(replay, number, words) for number in range(len(replay.frames))],
        "result": result_text(winners, replay.record.seats, words),
    }
    return fill(
        part("page.html"),
        language=code,
        title=escape(title),
        style=font_faces() + sheet(FOLDER / "tokens.css") + part("page.css"),
        players="".join(f"<li>{escape(line)}</li>" for line in player_lines(replay.record, plain)),
        buttons="".join(button(name, path, words) for name, path in BUTTONS.items()),
        slider=escape(words.say("replay-slider")),
        log=escape(words.say("replay-log")),
        frames=str(len(boards) - 1),
        content=script_json(content),
        script=part("page.js"),
    )


def board(replay: Replay, number: int, words: Language) -> str:
    """The picture of a frame as a spectator sees it, with the trail of the last move, or as text."""
    frame = replay.frames[number]
    view = frame.state.view(None)
    before = replay.frames[number - 1].state.view(None) if number else None
    last = Last(before, replay.events(frame.entries, None)) if before is not None else None
    svg = replay.game.picture(view, words.say, last)
    return svg if svg is not None else f"<pre>{escape(replay.game.plain_text(view, words.say))}</pre>"


def lines(replay: Replay, number: int, words: Language) -> list[str]:
    """What happened before a frame. The game is over, so nothing is secret."""
    return sentences(replay.events(replay.frames[number].entries, None, everything=True), words)


def button(name: str, path: str, words: Language) -> str:
    key = "play" if name == "run" else name
    sign = f'<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="{path}"/></svg>'
    return f'<button type="button" id="{name}" aria-label="{escape(words.say(f"replay-{key}"))}">{sign}</button>'


def shared_pieces(drawings: Iterable[str]) -> tuple[list[str], list[list[int]]]:
    """Cut drawings into pieces, and return each piece once with the numbers of the pieces of each drawing.

    Two drawings of a game differ in a few places. A piece ends at tags that the text of the tag chooses, so an
    inserted tag changes one piece and not all that follow.
    """
    numbers: dict[str, int] = {}
    drawn = [[numbers.setdefault(piece, len(numbers)) for piece in cut(drawing)] for drawing in drawings]
    return list(numbers), drawn


def cut(drawing: str) -> list[str]:
    pieces = [""]
    for tag in TAG.split(drawing):
        pieces[-1] += tag
        if crc32(tag.encode()) % PIECE == 0:
            pieces.append("")
    return [piece for piece in pieces if piece]


def script_json(content: object) -> str:
    """JSON that is safe inside a script element."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def fill(template: str, **values: str) -> str:
    """Put values at the places that the template names as `{{ name }}`."""
    return re.sub(r"\{\{ (\w+) \}\}", lambda place: values[place[1]], template)


def part(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")
