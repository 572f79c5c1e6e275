"""Random games of Jan Žižka that see everything: rerolls, rows, taverns and fights come oftener than by pure chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hetman import NATURE, Dice, State
from hetman.games.zizka import GAME

DULL = ("move", "end", "peek", "depart", "yield", "decline", "watch", "discard")


def walk(seats: int, seed: int, decisions: int = 400, **options: Any) -> Iterator[State]:
    """Every position of a random game, NATURE's moves included; each is the same object, a move later."""
    dice = Dice(seed)
    state = GAME.start(seats, **options)
    yield state
    made = 0
    while state.stack and made < decisions:
        moves = state.moves()
        if state.actor == NATURE:
            state.step(state.stack[-1].sample(state, dice))
        else:
            made += 1
            lively = [move for move in moves if GAME.notation(move).split()[0] not in DULL]
            chosen = lively if lively and dice.below(4) else moves
            state.step(chosen[dice.below(len(chosen))])
        yield state
