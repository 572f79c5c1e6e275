"""Decisions with one answer and nothing to choose, which a table may answer for people."""

from __future__ import annotations

from hetman.core.dice import Dice
from hetman.core.match import Match
from hetman.core.verbs import Shape

IMAGINED = 8
"""Positions that each other seat imagines, to find out whether the answer tells a secret."""


def forced_move(match: Match) -> int | None:
    """Return the only move of the open decision, if nothing is lost when nobody is asked.

    Sealed choices, hidden operands, moves that reveal something and the verbs of `Game.may` are left to people. So are
    answers that only the deciding seat can know: when they come at once, they tell what it has.
    """
    if match.over or match.choosing:
        return None
    moves = match.moves(match.actor)
    if len(moves) != 1 or not is_plain(match.game.verbs.shape(moves[0]), match.game.may):
        return None
    return moves[0] if is_evident(match, moves) else None


def is_plain(shape: Shape, may: frozenset[str]) -> bool:
    """Whether a verb is neither a real "may" nor secret."""
    verb = shape.verb
    return verb.name not in may and not verb.reveals and not any(operand.hidden for operand in shape.operands)


def is_evident(match: Match, moves: list[int]) -> bool:
    """Whether every other seat knows that this is the only answer, whatever it cannot see."""
    state = match.state
    for seat in range(match.setup.seats):
        if seat == state.actor:
            continue
        for number in range(IMAGINED):
            if state.imagine(seat, Dice(number + 1)).moves() != moves:
                return False
    return True
