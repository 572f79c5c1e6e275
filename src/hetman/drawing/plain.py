"""Plain text for a terminal: wrapping, columns, rows."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest

WIDTH = 80
GAP = 2


def wrapped(text: str, indent: str = "  ", width: int = WIDTH) -> list[str]:
    """Lines of at most `width` columns; lines after the first are indented."""
    return textwrap.wrap(text, width, subsequent_indent=indent)


def side_by_side(left: Sequence[str], right: Sequence[str], least: int = 0) -> list[str]:
    """Two blocks of lines next to each other, or below each other if they are too wide together.

    The left one takes at least `least` columns.
    """
    width = max([least, *map(len, left)]) + GAP
    if width + max(map(len, right), default=0) > WIDTH:
        return [*left, *right]
    return [f"{one:{width}}{other}" for one, other in zip_longest(left, right, fillvalue="")]


def row(text: str, cells: Sequence[str], width: int) -> str:
    """A text and, at the right end of the line, cells."""
    end = "  ".join(cells)
    room = width - len(end) - 1
    return f"{text[:room]:{room}} {end}"


def columns(label: str, cells: Sequence[str], width: int) -> list[str]:
    """A label of this width, and beside it cells in as many lines as they need. No cell is broken."""
    lines = [f"{label:{width}}"]
    for cell in cells:
        if len(lines[-1]) + len(cell) > WIDTH and len(lines[-1]) > width:
            lines.append(" " * width)
        lines[-1] += f"{cell}   "
    return [line.rstrip() for line in lines]


def times(name: str, count: int, gap: str = " ") -> str:
    """A name, and how often if more than once."""
    return name if count == 1 else f"{name}{gap}×{count}"


def stripped(lines: Sequence[str]) -> str:
    """The lines as one text without spaces at their ends."""
    return "\n".join(line.rstrip() for line in lines)
