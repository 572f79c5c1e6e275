"""The drawn trail of the last move."""

from __future__ import annotations

from hetman.drawing.geometry import Point
from hetman.drawing.trail import dotted, trail

A: Point = (0, 0)
B: Point = (0, 100)


def test_a_dotted_line_lies_on_a_halo() -> None:
    halo, line = dotted("rect", 2.6, "0 7", width=30).split("</rect>")[:2]
    assert 'stroke-width="5"' in halo
    assert 'stroke-width="2.6"' in line
    assert halo.count('width="30"') == line.count(' width="30"') == 1


def test_a_trail_marks_its_ends_and_points_where_it_went() -> None:
    assert trail([], []) == ""
    spot, moved, struck = trail([A], []), trail([A, B], []), trail([A], [B])
    assert "rotate" not in spot
    assert moved.count("rotate(90)") == struck.count("rotate(90)") == 1
    assert "translate(0 0)" in moved, "a ghost stays at the start"
    assert "translate(0 0)" not in struck, "who strikes stays where he is"
    assert "translate(0 100)" in struck
