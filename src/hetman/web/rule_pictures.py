"""The pictures of the chapters of the rules: parts of the drawing in positions where the chapter matters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from hetman.core.dice import Dice
from hetman.core.drawing import RulePicture
from hetman.core.game import Game
from hetman.core.state import State
from hetman.language import Language
from hetman.table.creation import easiest_options
from hetman.web.drawing import attempt

GAMES, DECISIONS = 8, 700
"""How many random games are searched for a position, and how far."""
FARTHER = 150
"""How many more positions are searched for one in which the first seat decides."""
MIDDLE = 24
"""The number of decisions that lead to the middle of a game."""
ID = re.compile(r' id="([^"]+)"')


@lru_cache(maxsize=32)
def rule_pictures(game: Game, words: Language) -> dict[str, str]:
    """Return the picture of every chapter that has one, as SVG or HTML. They are always the same."""
    drawn = {chapter: draw(game, picture, words) for chapter, picture in game.rule_pictures.items()}
    return {chapter: without_ids(picture) for chapter, picture in drawn.items() if picture}


def draw(game: Game, picture: RulePicture, words: Language) -> str:
    state = position_for(game, picture)
    if state is None:
        return ""
    # Without a verb the board lies still. Buttons need all moves, since each says what it can do.
    moves = [game.tokens(move) for move in state.moves()] if picture.verb or picture.part != "board" else []
    parts = attempt(game, lambda: game.draw(state.view(state.actor), words.say, moves=moves))
    return (parts or {}).get(picture.part, "")


def position_for(game: Game, picture: RulePicture) -> State | None:
    """The first position that shows it, if possible from the side of the first seat: some boards turn to the viewer."""
    found: State | None = None
    left = FARTHER
    for state in positions(game, picture.seats):
        if (found is None or state.actor == 0) and shows(game, state, picture):
            if state.actor == 0:
                return state
            found = state.copy()
        left -= found is not None
        if not left:
            break
    return found


def shows(game: Game, state: State, picture: RulePicture) -> bool:
    if picture.when and not picture.when(state.view(state.actor)):
        return False
    return not picture.verb or any(game.tokens(move)[0] == picture.verb for move in state.moves())


def positions(game: Game, seats: int | None) -> Iterator[State]:
    """Yield positions of random games in which a seat decides, from the middle of the first game on."""
    for seed in range(GAMES):
        state, dice = game.start(seats or game.usual_seats, **options_for(game, seats)), Dice(MIDDLE // 3 + seed)
        state.playout(dice, 0 if seed else MIDDLE)
        for _ in range(DECISIONS):
            if state.actor < 0:
                break
            yield state
            state.playout(dice, 1)


def options_for(game: Game, seats: int | None) -> dict[str, object]:
    """Return the options for a first game, if they are for this number of seats."""
    return easiest_options(game) if seats in (None, game.usual_seats) else {}


def without_ids(drawn: str) -> str:
    """Remove ids that nothing in the drawing refers to: a page has several drawings."""
    used = set(re.findall(r"#([\w-]+)", drawn))
    return ID.sub(lambda found: found[0] if found[1] in used else "", drawn)
