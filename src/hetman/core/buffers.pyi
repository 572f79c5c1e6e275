from typing import Any

def write_entries(entries: bytes, floats: Any, row: int, /) -> None:
    """Write the values of an ObservationWriter's entries to their places in rows of float32, and 0 elsewhere."""

def write_marks(listed: list[list[int]], marks: Any, row: int, /) -> None:
    """Write 1 to the places that are listed for each row of int8, and 0 elsewhere."""
