from typing import Any

def write_entries(entries: list[int], floats: Any, /) -> None:
    """Write the values of an ObservationWriter's entries to their places among float32 numbers."""

def clear_entries(entries: list[int], floats: Any, /) -> None:
    """Write 0 to the places of these entries."""

def write_marks(places: list[int], marks: Any, /) -> None:
    """Write 1 to these places among int8 numbers."""

def clear_marks(places: list[int], marks: Any, /) -> None:
    """Write 0 to these places among int8 numbers."""
