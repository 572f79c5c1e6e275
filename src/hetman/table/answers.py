"""Answers of a seat: those that come again after a lost reply, and drafts of several moves."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.core.errors import IllegalMove
from hetman.core.forced import forced_move
from hetman.core.match import Match
from hetman.core.replay import choice_around
from hetman.core.sealed import choosing, raise_decision


def repeated(match: Match, seat: int, place: int, move: int | str) -> bool:
    """Return whether the seat has already answered with that move. `place` counts moves and its own sealed steps."""
    try:
        packed = match.game.parse(move) if isinstance(move, str) else move
    except ValueError:
        return False
    steps, made = match.sealed.of(seat), len(match.entries) - match.sealed_tail
    if place >= made:
        return place - made < len(steps) and steps[place - made] == packed
    if not 0 <= place < len(match.entries):
        return False
    choice = choice_around(match.entries, place)
    answers = [match.entries[at] for at in choice if match.entries[at].decision.seat == seat]
    step = place - choice.start
    return step < len(answers) and answers[step].move == packed


def forced_answer(match: Match, people: Sequence[int]) -> tuple[int, int] | None:
    """Return the seat of a person and its move, if it is the only one and nothing is to be chosen."""
    if match.over or match.actor not in people:
        return None
    move = forced_move(match)
    return None if move is None else (match.actor, move)


def check_draft(match: Match, seat: int, moves: Sequence[str]) -> None:
    """Raise IllegalMove unless the seat may make all these moves, with nobody else and no chance between them."""
    state = match.position_for(seat).copy()
    for move in moves:
        decision = state.sealed_for(seat) if choosing(state) else state.stack[-1] if state.stack else None
        if decision is None or decision.seat != seat:
            raise IllegalMove(f"{move!r} comes after the end of your decision: send it later")
        state.step(match.game.legal_for(state, decision, move))
        raise_decision(state, seat)
