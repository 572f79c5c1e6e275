"""Arrays are filled alike in C and with NumPy."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import numpy as np
import pytest

from hetman.core import observation_writer
from hetman.core.observation_writer import SCALE, ZERO
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


def entry(place: int, value: int) -> int:
    return SCALE * place + ZERO + value


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("used", [range(ROWS), [0, 1, 7], [5, 38], [ROWS - 1], []])
def test_values_come_to_their_places_and_zeros_elsewhere(way: Any, used: Sequence[int]) -> None:
    luck = random.Random(3)
    floats = np.full((ROWS, WIDTH), 0.5, dtype=np.float32)
    expected = np.zeros_like(floats)
    listed = []
    for row in used:
        for column in luck.sample(range(WIDTH), 20):
            expected[row, column] = value = luck.choice([1, -1, luck.randint(-LARGEST, LARGEST)])
            listed.append(entry(row * WIDTH + column, value))
    way.write_entries(listed, floats, WIDTH)
    np.testing.assert_array_equal(floats, expected)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("places", [[0, 7, 3, WIDTH, WIDTH + 1, ROWS * WIDTH - 1], [3 * WIDTH + 1], []])
def test_marks_come_to_their_places_and_zeros_elsewhere(way: Any, places: list[int]) -> None:
    marks = np.full((ROWS, WIDTH), 2, dtype=np.int8)
    way.write_marks(places, marks, WIDTH)
    assert np.flatnonzero(marks).tolist() == sorted(places)
    assert marks.sum() == len(places)


@needs_compiled
@pytest.mark.parametrize("listed", [[entry(6, 1)], [-1], [entry(2**40, 1)]])
def test_a_place_outside_the_array_is_refused(listed: list[int]) -> None:
    with pytest.raises(ValueError, match="is not one of 6 places"):
        filling.write_entries(listed, np.zeros(6, dtype=np.float32), 3)


@needs_compiled
@pytest.mark.parametrize("place", [6, -1])
def test_a_mark_outside_the_array_is_refused(place: int) -> None:
    with pytest.raises(ValueError, match=f"{place} is not one of 6 places"):
        filling.write_marks([place], np.zeros(6, dtype=np.int8), 3)


@needs_compiled
@pytest.mark.parametrize("row", [0, -1, 4, 7])
def test_an_array_must_have_whole_rows(row: int) -> None:
    with pytest.raises(ValueError, match=f"are not rows of {row} numbers"):
        filling.write_entries([], np.zeros(6, dtype=np.float32), row)


@needs_compiled
@pytest.mark.parametrize(
    ("listed", "array"), [((1, 2), bytearray(6)), ([1.5], bytearray(6)), ([1], b"fixed!"), ([1], 6)]
)
def test_only_lists_of_integers_and_writable_arrays_are_filled(listed: Any, array: Any) -> None:
    with pytest.raises(TypeError):
        filling.write_marks(listed, array, 6)
