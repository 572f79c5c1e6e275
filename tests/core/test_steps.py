"""The table of a game's steps."""

from __future__ import annotations

import pytest

from hetman.core.state import State
from hetman.core.steps import Step, StepTable


class Rest(Step[State]):
    """Does nothing."""


def test_every_number_has_its_step() -> None:
    table, rest = StepTable(2), Rest()
    table.fill({0: Rest(), 1: rest})
    assert table.steps[1] is rest


@pytest.mark.parametrize("numbers", [[0], [0, 1, 2], [0, 2]])
def test_missing_and_needless_steps_are_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="expected the steps 0 to 1"):
        StepTable(2).fill({number: Rest() for number in numbers})
