"""The board of Na Grunwald! as one picture: calendar and event on top, below them the six fields as lines of a roll.

The skirmish, an event that every seat answers and the points at the end need more room. They open over the fields,
which fold to short lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hetman.drawing.elements import placed, rect, tag
from hetman.drawing.geometry import Rect
from hetman.drawing.highlight import Highlight
from hetman.drawing.standalone import board
from hetman.drawing.text import write
from hetman.games.grunwald.drawing.calendar import Heading, bank_stock
from hetman.games.grunwald.drawing.event import OpenedEvent
from hetman.games.grunwald.drawing.fields import SHORT, Line, ShortLine
from hetman.games.grunwald.drawing.final_score import FinalScore
from hetman.games.grunwald.drawing.layout import SMALL, Part, level
from hetman.games.grunwald.drawing.skirmish import Skirmish
from hetman.games.grunwald.drawing.trail import Trail

STYLE = Path(__file__).parents[1] / "drawing.css"
MARGIN = 6


@dataclass
class Board(Part):
    """One view of the board in one arrangement."""

    highlight: Highlight
    last: Trail | None

    def svg(self, standalone: bool = False) -> str:
        wide, high = self.layout.width, self.layout.height
        # One double contour around all.
        contour = "".join(
            rect(0, 0, wide, high, 12, fill="var(--hex3)", stroke=f"var(--{colour})", stroke_width=width)
            for colour, width in (("frame", 9), ("surface", 4.5))
        )
        clip = self.layout.id("roll-edge")
        edge = tag("clipPath", rect(0, 0, wide, high, 10), id=clip)
        heading = Heading(self.view, self.say, self.layout).svg()
        inside = contour + edge + tag("g", heading, self.roll(), clip_path=f"url(#{clip})")
        box = Rect(-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)
        label = self.say("board-label")
        return board(inside, box, label, STYLE if standalone else None, f"roll {self.layout.name}")

    def roll(self) -> str:
        """The fields, or what is opened over them."""
        parts = (self.view, self.say, self.layout)
        if self.view["skirmish"]:
            return self.opened(Skirmish(*parts), first=1)
        if self.view["phase"] == "end" and not self.view["winners"]:
            return FinalScore(*parts).svg(self.layout.header, self.layout.height - self.layout.header)
        if self.view["phase"] == "event" and self.view["event"] and self.view["actor"] >= 0:
            return self.opened(OpenedEvent(*parts), first=0)
        lines = []
        for place, field in enumerate(self.view["fields"]):
            ringed = self.last.seat if self.last and self.last.field == field["field"] else None
            line = Line(*parts, field, self.highlight, ringed)
            lines.append(line.svg(self.layout.top + self.layout.line * place))
        return self.captions() + "".join(lines)

    def opened(self, what: Skirmish | OpenedEvent, first: int) -> str:
        """Something opened, and below it the fields from `first` on in short; a phone has no room for these."""
        top = self.layout.header
        if self.layout.narrow:
            return what.svg(top, self.layout.height - top)
        fields = self.view["fields"][first:]
        below = self.layout.height - SHORT * len(fields)
        lines = [
            ShortLine(self.view, self.say, self.layout, field).svg(below + SHORT * place)
            for place, field in enumerate(fields)
        ]
        return what.svg(top, below - top) + "".join(lines)

    def captions(self) -> str:
        layout = self.layout
        if not layout.captions:
            return ""
        keys = {"field": layout.text, "prizes": layout.prizes, "queue": layout.queue + 9}
        texts = [
            write(self.say(f"board-caption-{key}"), x, layout.header + 14.5, SMALL, ink="ink2", weight=600)
            for key, x in keys.items()
        ]
        band = rect(0, layout.header, layout.width, layout.captions, fill="var(--sunk)")
        bank = placed(bank_stock(self.view, self.say), 668, layout.header + 10)
        return band + level(0, layout.header, layout.width) + "".join(texts) + bank
