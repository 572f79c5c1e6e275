"""Invariants of what learners get: action numbers and observations."""

from __future__ import annotations

from hetman.core.dice import Dice
from hetman.core.match import Match
from hetman.testing.invariants import expect


def actions_are_numbered(match: Match, dice: Dice) -> None:
    """Every legal move has an action number of its own, which leads back to it. Every other number is refused."""
    state = match.state
    if match.over:
        return
    space = match.game.action_space(match.setup)
    legal = space.legal(state)
    expect(len(set(legal)) == len(legal) == len(state.moves()), "two legal moves share an action number")
    chosen = dice.below(len(legal))
    move = state.moves()[chosen]
    expect(space.move(state, legal[chosen]) == move, f"{match.game.notation(move)!r} is not the move of its number")
    other = dice.below(space.size)
    if other not in legal:
        try:
            space.move(state, other)
        except ValueError:
            return
        raise AssertionError(f"action {other} is not legal but has a move")


def observations_hide_secrets(match: Match, dice: Dice) -> None:
    """A position that a seat cannot tell from the true one gives the same observation. Every plane fits its shape."""
    observer = match.game.observer(match.setup)
    for seat in range(match.setup.seats):
        seen = observer.row(match.state, seat)
        imagined = observer.row(match.state.imagine(seat, dice), seat)
        start = 0
        for plane in observer.planes:
            end = start + plane.size
            expect(seen[start:end] == imagined[start:end], f"plane {plane.name!r} of seat {seat} shows a secret")
            start = end
