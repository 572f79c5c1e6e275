"""Every legal move of every game can be made by clicking."""

from __future__ import annotations

import re

import pytest

import hetman
from hetman.language import LANGUAGES, language

TOKEN = re.compile(r'data-token="([^"]*)"')
GAMES = [
    pytest.param(name, seats, code, id=f"{name}-{seats}-{code}")
    for name in hetman.games()
    for seats in hetman.game(name).seats
    for code in LANGUAGES
]
DECISIONS = 80


def drawn(state: hetman.State, code: str, chosen: list[str]) -> set[str]:
    """The tokens that can be clicked on the seat's drawing."""
    game = state.setup.game
    moves = [game.tokens(int(move)) for move in state.moves()]
    words = language(code, game.folder, game.own_texts.get(code, ""))
    parts = game.draw(state.view(state.actor), words.say, moves=moves, chosen=chosen)
    return set(TOKEN.findall("".join(parts.values())))


@pytest.mark.parametrize(("name", "seats", "code"), GAMES)
def test_every_operand_of_a_legal_move_is_drawn(name: str, seats: int, code: str) -> None:
    """What is drawn can be clicked; verbs get buttons where the drawing has no sign for them."""
    game = hetman.game(name)
    state, dice = game.start(seats), hetman.Dice(seats)
    view = state.view(None)
    if not game.draw(view, language(code, game.folder, game.own_texts.get(code, "")).say):
        pytest.skip(f"{name} draws no table")
    for _ in range(DECISIONS):
        state.roll(dice)
        if state.actor < 0:
            break
        moves = state.moves()
        at_first = drawn(state, code, [])
        for move in moves:
            verb, *operands = game.tokens(int(move))
            if not set(operands) <= at_first:
                # Some things are laid out only once it is clear what they are for.
                assert set(operands) <= at_first | drawn(state, code, [verb, *operands[:1]]), game.notation(int(move))
        state.step(moves[dice.below(len(moves))])


@pytest.mark.parametrize("name", hetman.games())
def test_no_two_moves_are_spelt_by_the_same_verb_and_operands(name: str) -> None:
    """Otherwise the last click would fit two moves."""
    game = hetman.game(name)
    state, dice = game.start(), hetman.Dice(9)
    for _ in range(DECISIONS):
        state.roll(dice)
        if state.actor < 0:
            break
        moves = state.moves()
        assert len({game.tokens(int(move)) for move in moves}) == len(moves)
        state.step(moves[dice.below(len(moves))])
