"""Sealed answers: secret choices of several seats that are made at the same time.

A seat may need several steps for its answer. All steps wait here until they take their places in the record.
"""

from __future__ import annotations

from typing import Any

from hetman.core.decision import Decision
from hetman.core.state import State, seats_of


class SealedAnswers:
    """The answers of a running sealed choice, by seat and step."""

    def __init__(self) -> None:
        self.steps: dict[int, list[int]] = {}

    def of(self, seat: int | None) -> list[int]:
        """The steps that a seat has answered."""
        return self.steps.get(seat, []) if seat is not None else []

    def add(self, seat: int, move: int) -> None:
        self.steps.setdefault(seat, []).append(move)

    def take(self, seat: int) -> int:
        """Remove the first step of a seat and return it."""
        move = self.steps[seat].pop(0)
        self.drop_empty()
        return move

    def withdraw(self, seat: int) -> None:
        """Remove the last step of a seat."""
        self.steps[seat].pop()
        self.drop_empty()

    def drop_empty(self) -> None:
        self.steps = {seat: steps for seat, steps in self.steps.items() if steps}

    def clear(self) -> None:
        self.steps.clear()

    def position_for(self, state: State, seat: int | None) -> State:
        """The position with the seat's own answers in it, and nobody else's."""
        if seat is None or seat not in choosing(state):
            return state
        own = state.copy()
        for move in self.of(seat):
            raise_decision(own, seat)
            own.step(move)
        raise_decision(own, seat)
        return own

    def decision_for(self, state: State, seat: int) -> Decision[Any] | None:
        """The decision that is open to a seat."""
        if choosing(state):
            return self.position_for(state, seat).sealed_for(seat)
        top = state.stack[-1] if state.stack else None
        return top if top is not None and top.seat == seat else None


def choosing(state: State) -> list[int]:
    """The seats of the sealed choice that runs, whether they have answered or not."""
    return seats_of(int(state.stack[-1].sealed)) if state.stack else []


def raise_decision(state: State, seat: int) -> None:
    """Put the seat's part of a sealed choice on top of the stack. It does not depend on the other parts."""
    decision = state.sealed_for(seat)
    if decision is not None:
        index = max(at for at, other in enumerate(state.stack) if other is decision)
        state.stack.append(state.stack.pop(index))
