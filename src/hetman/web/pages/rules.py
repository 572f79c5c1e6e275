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
from hetman.table.creation import easiest_options
from hetman.web.dependencies import Reads, known_game
from hetman.web.drawing import figure
from hetman.web.locales import game_texts, language_of
from hetman.web.pages.lists import game_card
from hetman.web.rendering import page
from hetman.web.rule_pictures import rule_pictures

router = APIRouter(include_in_schema=False)

AIM, TURN = "aim", "turn"
FIRST = (AIM, TURN)


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
        chapters=chapters(game, words),
        things=things(game, words),
    )


def chapters(game: Game, words: Language) -> list[dict[str, str]]:
    """Return the chapters with their pictures: the aim, how a turn goes, and then everything else."""
    keys = words.keys("rules-")
    texts = {key.removeprefix("rules-"): (words.say(f"{key}.title"), words.say(key)) for key in keys}
    if words.has("turn-help"):
        texts[TURN] = words.say("rulebook-turn"), words.say("turn-help")
    order = sorted(texts, key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST))
    pictures = rule_pictures(game, words)
    return [
        {"name": name, "title": texts[name][0], "text": texts[name][1], "picture": pictures.get(name, "")}
        for name in order
    ]


def things(game: Game, words: Language) -> list[dict[str, str]]:
    """Return every piece and card that has its own rule, with its picture."""
    view, kinds, found = example(game).view(None), token_kinds(game), []
    for token, rule in card_texts(words).items():
        kind = kinds.get(token)
        name = words.name(kind, token) if kind else token
        found.append({"name": name, "rule": rule, "picture": figure(game, view, f"{kind}:{token}") if kind else ""})
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
