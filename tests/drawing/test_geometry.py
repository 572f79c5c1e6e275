"""Rectangles, contours and lines."""

from __future__ import annotations

from hetman.drawing.geometry import Rect, contour, short_of


def test_the_contour_of_two_squares_leaves_out_the_edge_between_them() -> None:
    squares = [[(x, 0.0), (x + 10, 0.0), (x + 10, 10.0), (x, 10.0)] for x in (0.0, 10.0)]
    line = contour(squares)
    assert set(line) == {(0, 0), (10, 0), (20, 0), (20, 10), (10, 10), (0, 10)}
    assert len(line) == 6


def test_a_rectangle_is_divided_into_columns_and_rows() -> None:
    box = Rect(0, 0, 100, 40)
    left, right = box.columns([1, 3], gap=4)
    assert (left.width, right.x, right.width, right.right) == (24, 28, 72, 100)
    assert [row.y for row in box.rows(2, gap=4)] == [0, 22]
    assert box.centre == (50, 20)


def test_a_rectangle_is_drawn_larger_on_every_side() -> None:
    drawn = Rect(10, 20, 30, 40).draw(5, grow=2, class_="land")
    assert drawn == '<rect x="8" y="18" width="34" height="44" rx="5" class="land"></rect>'


def test_what_lies_in_a_turned_rectangle_lies_at_the_other_end() -> None:
    assert Rect(10, 5, 20, 10).turned(Rect(0, 0, 100, 50)) == Rect(70, 35, 20, 10)


def test_rectangles_share_an_area_only_where_they_overlap() -> None:
    assert Rect(0, 0, 10, 10).shared(Rect(5, 5, 10, 10)) == 25
    assert Rect(0, 0, 10, 10).shared(Rect(10, 0, 10, 10)) == 0


def test_a_point_short_of_the_end_lies_on_the_way() -> None:
    assert short_of((0, 0), (30, 40), 10) == (24, 32)
