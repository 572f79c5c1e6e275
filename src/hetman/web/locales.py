"""The texts of the pages in the viewer's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlette.requests import HTTPConnection

from hetman.core.game import Game
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.language import COMMON, LANGUAGES, Language, game_language, language_code

TEXT = Path(__file__).parent / "text"
COOKIE = "language"


@cache
def page_texts(code: str, game_folder: Path | None = None, own: str = "") -> Language:
    """Return the common texts and those of the pages, and with a game's folder also those of the game."""
    return game_language(code, [COMMON, TEXT, TEXT / "learning"], game_folder, own)


def game_texts(code: str, game: Game) -> Language:
    return page_texts(code, game.folder, game.own_texts.get(code, ""))


def prepare_texts() -> None:
    """Read the texts of all games in all languages. The first page of each would wait for that."""
    for code in LANGUAGES:
        page_texts(code).prepare()
        for name in games():
            game_texts(code, find_game(name)).prepare()


def texts_for(request: HTTPConnection) -> Language:
    """Return the texts of the pages in the language of a request."""
    return page_texts(language_of(request))


def language_of(request: HTTPConnection) -> str:
    """Return the language of the query, or of the cookie, or the first of the browser's languages that we have.

    An open page puts its language into the query, because a browser may send other headers with a WebSocket.
    """
    for chosen in (request.query_params.get("language"), request.cookies.get(COOKIE)):
        if chosen in LANGUAGES:
            return chosen
    return accepted_language(request.headers.get("accept-language", ""))


def accepted_language(header: str) -> str:
    """Return the best language of `pl-PL,pl;q=0.9,en;q=0.8` that we have, or English."""
    best, found = 0.0, LANGUAGES[0]
    for part in header.split(","):
        name, _, weight = part.partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        code = language_code(name.strip())
        if code in LANGUAGES and quality > best:
            best, found = quality, code
    return found
