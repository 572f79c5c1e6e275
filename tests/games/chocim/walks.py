"""Random games of Chocim 1621 in which little is passed, so that much happens."""

from __future__ import annotations

from collections.abc import Iterator

from hetman import NATURE, Dice, State
from hetman.games.chocim import GAME, Chocim
from hetman.games.chocim.rules.position import Position

DECISIONS = 3000


def walk(seed: int, game: Chocim = GAME, decisions: int = DECISIONS) -> Iterator[State]:
    """Every position of a random game, NATURE's moves included; the same object, going on."""
    dice = Dice(seed)
    state = game.start()
    yield state
    made = 0
    while state.stack and made < decisions:
        decision = state.stack[-1]
        if state.actor == NATURE:
            state.step(decision.sample(state, dice))
        else:
            moves = state.moves()
            busy = [move for move in moves if game.notation(move) != "pass"]
            chosen = busy if busy and dice.below(20) else moves
            state.step(chosen[dice.below(len(chosen))])
            made += 1
        yield state


def decided(seed: int) -> list[Position]:
    """The positions of a random game in which a seat decides."""
    state, dice = GAME.start(), Dice(seed)
    found = []
    state.roll(dice)
    while state.stack:
        found.append(position(state))
        moves = state.moves()
        state.step(moves[dice.below(len(moves))])
        state.roll(dice)
    return found


def position(state: State) -> Position:
    copied = state.copy()
    assert isinstance(copied, Position)
    return copied
