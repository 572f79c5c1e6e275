"""Observations are rows of declared planes, counted from the observer."""

from __future__ import annotations

import pytest

import hetman
from entries import entries
from hetman.core.native import BytesWriter, write_i64_le
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


def test_a_row_at_the_start_begins_anew_and_others_follow() -> None:
    writer = hetman.game("warchest").observation_writer(hetman.game("warchest").setup())
    for base in (0, 100, 0, 100):
        writer.begin_row(base)
        writer.put(3, -2)
        writer.put(4, 0)
    assert writer.written() == entries((3, -2), (103, -2))


def test_interpreted_code_writes_the_same_bytes() -> None:
    writer = BytesWriter()
    for number in (1, -1, 2**40):
        write_i64_le(writer, number)
    assert writer.getvalue() == b"".join(number.to_bytes(8, "little", signed=True) for number in (1, -1, 2**40))
    writer.truncate(8)
    assert writer.getvalue() == b"\1" + bytes(7)
