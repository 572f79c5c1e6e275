"""Fills arrays with what compiled code lists: in C where it is compiled, else with NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hetman.core import observation_writer
from hetman.core.observation_writer import SCALE, ZERO

__all__ = ["write_entries", "write_marks"]

ENTRY = np.dtype("<i8")
SHIFT = SCALE.bit_length() - 1


def write_entries(entries: bytes, floats: NDArray[np.float32], row: int, /) -> None:
    """Write the values of an ObservationWriter's entries to their places in rows of an array, and 0 elsewhere."""
    numbers = np.frombuffer(entries, ENTRY)
    floats.fill(0)
    floats.reshape(-1)[numbers >> SHIFT] = (numbers & SCALE - 1).astype(np.float32) - ZERO


def write_marks(listed: list[list[int]], marks: NDArray[np.int8], row: int, /) -> None:
    """Write 1 to the places that are listed for each row of an array, and 0 elsewhere."""
    marks.fill(0)
    for places, marked in zip(listed, marks.reshape(-1, row), strict=True):
        marked[places] = 1


if not observation_writer.__file__.endswith(".py"):
    from hetman.core.buffers import write_entries, write_marks
