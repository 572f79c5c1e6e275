"""Arrays are filled alike in C and with NumPy."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import numpy as np
import pytest

from entries import entries
from hetman.core import observation_writer
from hetman.lab import filling
from networks import needs_compiled

ROWS, WIDTH = 40, 125
LARGEST = 32767


def with_numpy() -> Any:
    """The module as it is where nothing is compiled."""
    assert filling.__file__
    spec = spec_from_file_location("filling_with_numpy", filling.__file__)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(observation_writer, "__file__", "observation_writer.py")
        spec.loader.exec_module(module)
    return module


WAYS = [pytest.param(filling, id="compiled", marks=needs_compiled), pytest.param(with_numpy(), id="numpy")]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("used", [range(ROWS), [0, 1, 7], [5, 38], [ROWS - 1], []])
def test_values_come_to_their_places_and_zeros_elsewhere(way: Any, used: Sequence[int]) -> None:
    luck = random.Random(3)
    floats = np.full((ROWS, WIDTH), 0.5, dtype=np.float32)
    expected = np.zeros_like(floats)
    wanted = []
    for row in used:
        for column in luck.sample(range(WIDTH), 20):
            expected[row, column] = value = luck.choice([1, -1, luck.randint(-LARGEST, LARGEST)])
            wanted.append((row * WIDTH + column, value))
    way.write_entries(entries(*wanted), floats, WIDTH)
    np.testing.assert_array_equal(floats, expected)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("listed", [{0: [0, 7, 3, WIDTH - 1], 1: [0, 1], ROWS - 1: [WIDTH - 1]}, {3: [1]}, {}])
def test_marks_come_to_their_places_and_zeros_elsewhere(way: Any, listed: dict[int, list[int]]) -> None:
    marks = np.full((ROWS, WIDTH), 2, dtype=np.int8)
    way.write_marks([listed.get(row, []) for row in range(ROWS)], marks, WIDTH)
    assert {row: sorted(places) for row, places in listed.items()} == {
        row: np.flatnonzero(marks[row]).tolist() for row in range(ROWS) if marks[row].any()
    }
    assert marks.sum() == sum(map(len, listed.values()))


@needs_compiled
@pytest.mark.parametrize("listed", [entries((6, 1)), entries((-1, 0)), entries((2**40, 1))])
def test_a_place_outside_the_array_is_refused(listed: bytes) -> None:
    with pytest.raises(ValueError, match="is not one of 6 places"):
        filling.write_entries(listed, np.zeros(6, dtype=np.float32), 3)


@needs_compiled
@pytest.mark.parametrize("place", [3, -1])
def test_a_mark_outside_its_row_is_refused(place: int) -> None:
    with pytest.raises(ValueError, match=f"{place} is not one of 3 places"):
        filling.write_marks([[0], [place]], np.zeros(6, dtype=np.int8), 3)


@needs_compiled
@pytest.mark.parametrize("row", [0, -1, 4, 7])
def test_an_array_must_have_whole_rows(row: int) -> None:
    with pytest.raises(ValueError, match=f"are not rows of {row} numbers"):
        filling.write_entries(b"", np.zeros(6, dtype=np.float32), row)


@needs_compiled
def test_entries_have_8_bytes_and_every_row_has_a_list() -> None:
    with pytest.raises(ValueError, match="9 bytes are not entries of 8 bytes"):
        filling.write_entries(bytes(9), np.zeros(6, dtype=np.float32), 3)
    with pytest.raises(ValueError, match="1 lists are not one for each of 2 rows"):
        filling.write_marks([[0]], np.zeros(6, dtype=np.int8), 3)


@needs_compiled
@pytest.mark.parametrize(
    ("listed", "array"),
    [(((1, 2),), bytearray(6)), ([(1, 2)], bytearray(6)), ([[1.5]], bytearray(6)), ([[1]], b"fixed!"), ([[1]], 6)],
)
def test_only_lists_of_integers_and_writable_arrays_are_filled(listed: Any, array: Any) -> None:
    with pytest.raises(TypeError):
        filling.write_marks(listed, array, 6)
