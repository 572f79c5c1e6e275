"""The two arrangements of the board, wide as on a table and narrow for a phone, and what its parts share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from hetman.drawing import Say, View
from hetman.drawing.elements import Attribute, at, classes, number, rect, tag

T = TypeVar("T")

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
    margin: float
    """Between the edge of a queue and its first pawn."""

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

    def either(self, wide: T, narrow: T) -> T:
        """The first value on a wide board, the second on a narrow one."""
        return narrow if self is NARROW else wide

    def id(self, name: str) -> str:
        """Both pictures are on one page, so the ids of the narrow one differ."""
        return self.either(name, f"narrow-{name}")


WIDE = Layout("wide", 776, 92, 20, 85, 44, 56, 202, 397, 58, 0.93, 17, 13, 13)
NARROW = Layout("narrow", 344, 44, 0, 62, 30, 38, 38, 140, 38, 0.66, 8, 10.5, 6)


@dataclass
class Part:
    """A part of one picture of the board."""

    view: View
    say: Say
    layout: Layout

    def name(self, kind: str, token: object) -> str:
        """The name of a thing, such as a seat or a field."""
        return self.say("thing", thing=(kind, token))

    def strip(
        self,
        y: float,
        high: float,
        ground: str,
        *inside: str,
        plate: str = "",
        fill: str = "",
        state: str = "",
        **attributes: Attribute,
    ) -> str:
        """A strip across the board on its ground, with a line above it and a plate at its left end."""
        return tag(
            "g",
            rect(0, 0, self.layout.width, high, fill=f"var(--{fill or ground})"),
            plate,
            level(0, 0, self.layout.width),
            *inside,
            class_=classes(f"ground-{ground}", state),
            transform=at(0, y),
            **attributes,
        )


def level(x: float, y: float, end: float) -> str:
    """A fine line from left to right."""
    return tag("path", d=f"M{number(x)} {number(y)}H{number(end)}", stroke="var(--hexline)")


def upright(x: float, y: float, end: float) -> str:
    """A fine line downwards."""
    return tag("path", d=f"M{number(x)} {number(y)}V{number(end)}", stroke="var(--hexline)")
