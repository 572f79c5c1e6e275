"""The two arrangements of the board: wide as on a table, and narrow for a phone."""

from __future__ import annotations

from dataclasses import dataclass

SMALL = 12.6
"""The smallest letters of the board: 12 pixels where it is a little smaller than drawn."""


@dataclass(frozen=True)
class Layout:
    """Measures in units of the picture."""

    name: str
    width: float
    header: float
    """The height of calendar and event."""
    captions: float
    line: float
    """The height of a field."""
    plate: float
    text: float
    prizes: float
    queue: float
    """Where name, prizes and queue of a field begin."""
    baseline: float
    """How far below the top of its line a pawn stands."""
    pawn: float
    gap: float
    coin: float

    @property
    def narrow(self) -> bool:
        return self is NARROW

    @property
    def top(self) -> float:
        """Where the fields begin."""
        return self.header + self.captions

    @property
    def height(self) -> float:
        return self.top + 6 * self.line

    @property
    def queue_room(self) -> float:
        return self.width - self.queue - 2 * self.margin

    @property
    def margin(self) -> float:
        """Between the edge of a queue and its first pawn."""
        return 6 if self is NARROW else 13

    def id(self, name: str) -> str:
        """Both pictures are on one page, so that the ids of the narrow one differ."""
        return f"narrow-{name}" if self is NARROW else name


WIDE = Layout("wide", 776, 92, 20, 85, 44, 56, 202, 397, 58, 0.93, 17, 13)
NARROW = Layout("narrow", 344, 44, 0, 62, 30, 38, 38, 140, 38, 0.66, 8, 10.5)
