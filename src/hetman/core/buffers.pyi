from typing import Any

def write_entries(entries: list[int], floats: Any, row: int, /) -> None:
    """Write the values of an ObservationWriter's entries to their places in rows of float32, and 0 elsewhere."""

def write_marks(places: list[int], marks: Any, row: int, /) -> None:
    """Write 1 to these places in rows of int8, and 0 elsewhere."""
