from __future__ import annotations

import pytest

from hetman.table.time_control import DAY, TimeControl


@pytest.mark.parametrize("text", ["none", "live 15+10", "live 5+0", "slow 3"])
def test_a_time_control_prints_as_it_is_read(text: str) -> None:
    assert str(TimeControl.read(text)) == text


@pytest.mark.parametrize(
    "text", ["", "none 3", "live", "live 0+5", "live 999", "live 5+99", "slow 0", "slow x", "fast 3"]
)
def test_a_wrong_time_control_is_refused_with_the_right_forms(text: str) -> None:
    with pytest.raises(ValueError, match=r"live 15\+10"):
        TimeControl.read(text)


def test_live_adds_to_what_is_left_and_slow_starts_anew() -> None:
    assert TimeControl.read("live 15+10").start == 900
    assert TimeControl.read("live 15+10").after(100) == 110
    assert TimeControl.read("slow 3").start == 3 * DAY
    assert TimeControl.read("slow 3").after(100) == 3 * DAY
    assert TimeControl.read("none").start is None
