"""Tracks: cells in a row, markers that stand in them, captions below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hetman.drawing.elements import placed, tag, words
from hetman.drawing.text import END, width

CAPTION_SIZE = 13.4
CAPTION_GAP = 5


@dataclass(frozen=True)
class Marker:
    """A shape around the middle of a cell. Place 2.5 is the edge between the cells 2 and 3."""

    place: float
    shape: str
    id: str | None = None


@dataclass(frozen=True)
class Caption:
    """A text that starts at the left edge of the cell at `place`; without a place it ends with the track."""

    text: str
    place: float | None = None


def track(cells: Sequence[str], markers: Sequence[Marker] = (), *, length: float, size: float = 12) -> str:
    """Cells of equal width, each drawn from its own left edge, and markers over them.

    Markers that share a cell stand side by side; `size` is the width of such a marker.
    """
    step = length / len(cells)
    row = [placed(cell, step * place, 0) for place, cell in enumerate(cells)]
    sharing = Counter(marker.place for marker in markers)
    stood: Counter[float] = Counter()
    standing = []
    for marker in markers:
        start, gap = marker_places(step * (marker.place + 0.5), sharing[marker.place], step, length, size)
        x = start + gap * stood[marker.place]
        stood[marker.place] += 1
        standing.append(tag("g", placed(marker.shape, x, 0), id=marker.id))
    return "".join(row + standing)


def marker_places(middle: float, count: int, step: float, length: float, size: float) -> tuple[float, float]:
    """Where the first of the markers in a cell stands, and the distance to the next one. No marker leaves the track."""
    if count == 1:
        return middle, 0
    gap = max(size, (step - 4) / count)
    margin = size * 2 / 3
    return min(max(middle - gap * (count - 1) / 2, margin), length - margin - gap * (count - 1)), gap


def captions(texts: Sequence[Caption], step: float, length: float, y: float) -> str:
    """Captions from left to right. One that would cover another one starts behind it."""
    shown, free = [], 0.0
    for caption in texts:
        if caption.place is None:
            shown.append(tag("text", words(caption.text), x=length, y=y, class_=END))
        else:
            x = max(caption.place * step, free)
            shown.append(tag("text", words(caption.text), x=x, y=y))
            free = x + width(caption.text, CAPTION_SIZE) + CAPTION_GAP
    return "".join(shown)
