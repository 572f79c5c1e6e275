"""The words of the pages: common texts, those of the web, and those of a game, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlette.requests import HTTPConnection

from hetman.core.game import Game
from hetman.language import COMMON, LANGUAGES, Language, tongue

TEXT = Path(__file__).parent / "text"
COOKIE = "language"


@cache
def speech(code: str, game_folder: Path | None = None, own: str = "") -> Language:
    sources = [COMMON, TEXT]
    if game_folder is not None:
        sources.append(game_folder / "text")
    return Language(code, sources, own=own)


def speech_of(code: str, game: Game) -> Language:
    return speech(code, game.folder, game.own_texts.get(code, ""))


def if_told(words: Language, key: str) -> str:
    """A text that a game may have or not."""
    return words.say(key) if words.has(key) else ""


def wanted(request: HTTPConnection) -> str:
    """The language asked for, else the one chosen on a page, else the first that the browser prefers and we speak.

    An open page asks for its own: what the browser sends with a WebSocket need not be what it sent for the page.
    """
    for chosen in (request.query_params.get("language"), request.cookies.get(COOKIE)):
        if chosen in LANGUAGES:
            return chosen
    return accepted(request.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The best of `pl-PL,pl;q=0.9,en;q=0.8` that is spoken here; English if none is."""
    best, found = 0.0, LANGUAGES[0]
    for part in header.split(","):
        name, _, weight = part.partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        code = tongue(name.strip())
        if code in LANGUAGES and quality > best:
            best, found = quality, code
    return found
