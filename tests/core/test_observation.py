"""Observations are rows of declared planes, counted from the observer."""

from __future__ import annotations

import pytest

import hetman
from hetman.core.observation import Observer, Plane, by_seat, counts, from_own, marks, one_hot

VIEW = {"seat": 1, "seats": 3}


def test_seats_are_counted_from_the_observer() -> None:
    assert from_own(VIEW, ["a", "b", "c"]) == ["b", "c", "a"]
    assert by_seat(VIEW, [0]) == [0, 0, 1]


def test_names_become_numbers_in_their_order() -> None:
    assert counts({"b": 2}, "abc") == [0, 2, 0]
    assert counts(None, "ab") == [0, 0]
    assert marks(["c"], "abc") == [0, 0, 1]
    assert one_hot("x", "abc") == [0, 0, 0]


def test_a_plane_that_does_not_fit_its_shape_is_named() -> None:
    observer = Observer([Plane("short", (2, 2), "", lambda view: [1.0])])
    with pytest.raises(ValueError, match="plane 'short' has 4 numbers by its shape, got 1"):
        observer.row(hetman.game("warchest").start(), 0)


def test_a_plane_cannot_be_declared_twice() -> None:
    plane = Plane("twice", (1,), "", lambda view: [1.0])
    with pytest.raises(ValueError, match="'twice' is declared twice"):
        Observer([plane, plane])
