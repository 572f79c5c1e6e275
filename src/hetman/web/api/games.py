"""The games in the API."""

from __future__ import annotations

from fastapi import APIRouter, Request

from hetman.bots.registry import opponents
from hetman.core.game import Game
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.presentation.options import option_text
from hetman.web.api.answers import GameAnswer, OptionAnswer
from hetman.web.dependencies import Reads
from hetman.web.locales import game_texts, language_of

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games", tags=["games"], dependencies=[Reads])
def all_games(request: Request) -> list[GameAnswer]:
    """List the games with their seats and options, and the levels of bots."""
    return [game_json(find_game(name), language_of(request)) for name in games()]


def game_json(game: Game, code: str) -> GameAnswer:
    words = game_texts(code, game)
    options = {
        name: OptionAnswer.model_validate(
            {
                "kind": option.kind,
                "default": option.default,
                "choices": list(option.choices),
                "range": option.range,
                "help": option_text(name, option, words).help,
            }
        )
        for name, option in game.options.items()
    }
    return GameAnswer(
        game=game.name,
        version=game.version,
        name=words.say("game-name"),
        about=words.say("game-about"),
        seats=list(game.seats),
        options=options,
        levels=list(opponents()),
    )
