"""Random games of Na Grunwald!."""

from __future__ import annotations

from functools import cache

from hetman import NATURE, Dice, State
from hetman.games.grunwald import GAME


@cache
def walk(seats: int, seed: int) -> list[State]:
    """Every position of a random game, chance moves included. Passing is rare, so that much happens."""
    dice = Dice(seed)
    state = GAME.start(seats=seats)
    positions = [state.copy()]
    while state.stack:
        moves = state.moves()
        if state.actor == NATURE:
            state.step(state.stack[-1].sample(state, dice))
        elif len(moves) > 1 and GAME.notation(moves[-1]) == "pass" and dice.below(8):
            state.step(moves[dice.below(len(moves) - 1)])
        else:
            state.step(moves[dice.below(len(moves))])
        positions.append(state.copy())
    return positions
