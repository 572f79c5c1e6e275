"""The rules of a game with pictures, and the list of all rules."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.registry import game as find_game
from hetman.core.registry import games_to_learn
from hetman.core.state import State
from hetman.language import Language
from hetman.presentation.rules import card_texts, token_kinds
from hetman.presentation.texts import optional
from hetman.table.creation import easiest_options
from hetman.web.dependencies import Reads, known_game
from hetman.web.locales import game_texts, language_of
from hetman.web.pages.lists import game_card
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)


@router.get("/games/{name}/rules", dependencies=[Reads])
def rules(name: str, request: Request) -> HTMLResponse:
    game = known_game(name, request)
    words = game_texts(language_of(request), game)
    return page(
        request,
        "rules.html",
        200,
        words,
        game=game,
        card=game_card(game, words.code),
        turn=optional(words, "turn-help"),
        chapters=[(words.say(f"{key}.title"), words.say(key)) for key in words.keys("rules-")],
        things=things(game, words),
        board=game.draw(example(game).view(None), words.say).get("board", ""),
    )


def things(game: Game, words: Language) -> list[dict[str, str]]:
    """Return every piece and card that has its own rule, with its picture."""
    view, kinds, found = example(game).view(None), token_kinds(game), []
    for token, rule in card_texts(words).items():
        kind = kinds.get(token)
        name = words.name(kind, token) if kind else token
        found.append({"name": name, "rule": rule, "picture": (game.figure(view, kind, token) or "") if kind else ""})
    return found


def example(game: Game) -> State:
    """Return a position in the middle of a game. It is always the same."""
    state = game.start(game.usual_seats, **easiest_options(game))
    state.playout(Dice(8), 24)
    return state


@router.get("/rules", dependencies=[Reads])
def all_rules(request: Request) -> HTMLResponse:
    code = language_of(request)
    return page(request, "all-rules.html", cards=[game_card(find_game(name), code) for name in games_to_learn()])
