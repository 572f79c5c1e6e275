"""Arrays are filled alike in C and with NumPy."""

from __future__ import annotations

import random
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import numpy as np
import pytest

import hetman
from hetman.core.observation_writer import SCALE, ZERO
from hetman.lab import filling
from networks import needs_compiled

SHAPE = (40, 125)
PLACES = 5000
LARGEST = 32767


def with_numpy() -> Any:
    """The module as it is where nothing is compiled."""
    assert filling.__file__
    spec = spec_from_file_location("filling_with_numpy", filling.__file__)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hetman, "COMPILED", False)
        spec.loader.exec_module(module)
    return module


WAYS = [pytest.param(filling, id="compiled", marks=needs_compiled), pytest.param(with_numpy(), id="numpy")]


def entry(place: int, value: int) -> int:
    return SCALE * place + ZERO + value


@pytest.mark.parametrize("way", WAYS)
def test_values_come_to_their_places_and_are_cleared(way: Any) -> None:
    luck = random.Random(3)
    values = {place: luck.randint(-LARGEST, LARGEST) for place in luck.sample(range(PLACES), 300)}
    values |= {0: -LARGEST, PLACES - 1: LARGEST}
    listed = [entry(place, value) for place, value in values.items()]
    floats = np.zeros(SHAPE, dtype=np.float32)
    floats[3] = 0.5
    before = floats.copy()
    expected = floats.copy()
    expected.reshape(-1)[list(values)] = list(values.values())
    way.write_entries(listed, floats)
    np.testing.assert_array_equal(floats, expected)
    way.clear_entries(listed, floats)
    before.reshape(-1)[list(values)] = 0
    np.testing.assert_array_equal(floats, before)


@pytest.mark.parametrize("way", WAYS)
def test_marks_come_to_their_places_and_are_cleared(way: Any) -> None:
    places = [0, 7, 125, PLACES - 1]
    marks = np.zeros(SHAPE, dtype=np.int8)
    way.write_marks(places, marks)
    assert np.flatnonzero(marks).tolist() == places
    assert marks.sum() == len(places)
    way.clear_marks(places[1:], marks)
    assert np.flatnonzero(marks).tolist() == [0]


@pytest.mark.parametrize("way", WAYS)
def test_nothing_listed_changes_nothing(way: Any) -> None:
    floats, marks = np.ones(5, dtype=np.float32), np.ones(5, dtype=np.int8)
    for change in (way.write_entries, way.clear_entries):
        change([], floats)
    for change in (way.write_marks, way.clear_marks):
        change([], marks)
    assert floats.tolist() == marks.tolist() == [1] * 5


@needs_compiled
@pytest.mark.parametrize("listed", [[entry(6, 1)], [-1], [entry(2**40, 1)]])
def test_a_place_outside_the_array_is_refused(listed: list[int]) -> None:
    floats = np.zeros(6, dtype=np.float32)
    for change in (filling.write_entries, filling.clear_entries):
        with pytest.raises(ValueError, match="is not one of 6 places"):
            change(listed, floats)


@needs_compiled
@pytest.mark.parametrize("listed", [[6], [-1]])
def test_a_mark_outside_the_array_is_refused(listed: list[int]) -> None:
    marks = np.zeros(6, dtype=np.int8)
    for change in (filling.write_marks, filling.clear_marks):
        with pytest.raises(ValueError, match=f"{listed[0]} is not one of 6 places"):
            change(listed, marks)


@needs_compiled
def test_only_lists_of_integers_and_writable_arrays_are_filled() -> None:
    fixed = np.zeros(6, dtype=np.float32)
    fixed.flags.writeable = False
    wrong: list[tuple[Any, Any]] = [((1, 2), np.zeros(6)), ([1.5], np.zeros(6)), ([1], b"fixed"), ([1], 6)]
    for listed, array in wrong:
        with pytest.raises(TypeError):
            filling.write_entries(listed, array)
    with pytest.raises((BufferError, ValueError, TypeError)):
        filling.write_entries([entry(1, 1)], fixed)
    assert not fixed.any()
