"""Steps: what happens by itself between two decisions."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from hetman.core.native import mypyc_attr
from hetman.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of the rules. It changes the position, opens decisions or names the steps that follow."""

    def run(self, state: S) -> None:
        raise NotImplementedError


class StepTable:
    """The steps of a game by number. `rules/phases.py` numbers them, `rules/state.py` fills them in."""

    def __init__(self, count: int) -> None:
        self.steps: list[Step[Any]] = [Step() for _ in range(count)]

    def fill(self, steps: dict[int, Step[Any]]) -> None:
        """Set all steps. Raises ValueError if one is missing or there is one too many."""
        if sorted(steps) != list(range(len(self.steps))):
            raise ValueError(f"expected the steps 0 to {len(self.steps) - 1}, got {sorted(steps)}")
        for number, step in steps.items():
            self.steps[number] = step
