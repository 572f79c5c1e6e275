"""The track of victory points."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.zizka.picture import drawn, spot, text
from games.zizka.table import table
from hetman.games.zizka.drawing.icons import LEADERS
from hetman.games.zizka.drawing.landscape import WIDTH
from pictures import by_id, of_class


@pytest.mark.parametrize("goal", [5, 20, 50])
def test_the_track_runs_to_the_goal(goal: int) -> None:
    t = table("zizka", "bores", options={"goal": goal}, points={0: 3, 1: goal + 4})
    (track,) = of_class(drawn(t)["board"], "points")
    numbers = [int(text(element)) for element in track.iter("text")]
    assert numbers[0] == 0
    assert numbers[-1] == goal
    assert f"board-score leader=('leader', 'bores') points={goal + 4}" in track.get("aria-label", "")
    x = spot(by_id(drawn(t)["board"], "points-bores")[0])[0]
    assert WIDTH * goal / (goal + 1) < x < WIDTH, "beyond the goal the marker stays on the last square"


def test_markers_on_one_square_stand_side_by_side() -> None:
    board = drawn(table("zizka", "bores", "katerina", "torak"))["board"]
    across = sorted(spot(by_id(board, f"points-{leader}")[0])[0] for leader in LEADERS)
    assert all(right - left >= 12 for left, right in pairwise(across))
