"""The board of Na Grunwald! as one picture: calendar and event on top, below them the six fields as lines of a roll.

Where a moment needs more room, something is opened and the fields fold: the skirmish, an event that everybody obeys,
the points at the end.
"""

from __future__ import annotations

from pathlib import Path

from hetman.drawing import Say
from hetman.drawing.elements import at, number, tag
from hetman.drawing.standalone import style_of_its_own
from hetman.drawing.text import write
from hetman.games.grunwald.drawing.calendar import Heading, bank_stock
from hetman.games.grunwald.drawing.event import Assembly
from hetman.games.grunwald.drawing.fields import SHORT, Line, ShortLine
from hetman.games.grunwald.drawing.final_score import Tally
from hetman.games.grunwald.drawing.highlights import Light, View
from hetman.games.grunwald.drawing.layout import SMALL, WIDE, Layout
from hetman.games.grunwald.drawing.skirmish import Skirmish
from hetman.games.grunwald.drawing.trail import Trail

STYLE = Path(__file__).parents[1] / "drawing.css"
MARGIN = 6


class Board:
    """One view of the board in one arrangement."""

    def __init__(self, view: View, say: Say, lit: Light, last: Trail | None, layout: Layout = WIDE) -> None:
        self.view = view
        self.say = say
        self.lit = lit
        self.last = last
        self.layout = layout

    def svg(self, standalone: bool = False) -> str:
        inside = self.frame() + self.contents()
        style = tag("style", style_of_its_own(inside, ".board", STYLE)) if standalone else ""
        wide, high = self.layout.width + 2 * MARGIN, self.layout.height + 2 * MARGIN
        return tag(
            "svg",
            style,
            inside,
            class_=f"board roll {self.layout.name}",
            xmlns="http://www.w3.org/2000/svg",
            width=wide if standalone else None,
            height=high if standalone else None,
            viewBox=f"{-MARGIN} {-MARGIN} {number(wide)} {number(high)}",
            role="group",
            aria_label=self.say("board-label"),
        )

    def frame(self) -> str:
        """One double contour around all."""
        wide, high = self.layout.width, self.layout.height

        def line(fill: str, stroke: str, width: float) -> str:
            return tag("rect", width=wide, height=high, rx=12, fill=fill, stroke=stroke, stroke_width=width)

        inner = "var(--hex3)"
        return line(inner, "var(--frame)", 9) + line(inner, "var(--surface)", 4.5)

    def contents(self) -> str:
        name = self.layout.id("roll-edge")
        edge = tag("rect", width=self.layout.width, height=self.layout.height, rx=10)
        inside = Heading(self.view, self.say, self.layout).svg() + self.roll()
        return tag("clipPath", edge, id=name) + tag("g", inside, clip_path=f"url(#{name})")

    def roll(self) -> str:
        """The fields, or what is opened over them."""
        top, high = self.layout.header, self.layout.height - self.layout.header
        if self.view["skirmish"]:
            return self.opened(Skirmish(self.view, self.say, self.layout), first=1)
        if self.view["phase"] == "end":
            return Tally(self.view, self.say, self.layout).svg(top, high)
        if self.view["phase"] == "event" and self.view["event"] and self.view["actor"] >= 0:
            return self.opened(Assembly(self.view, self.say, self.layout), first=0)
        return self.captions() + "".join(
            self.line(field, self.layout.top + self.layout.line * place)
            for place, field in enumerate(self.view["fields"])
        )

    def line(self, field: View, y: float) -> str:
        ringed = self.last.seat if self.last and self.last.field == field["field"] else None
        return Line(field, self.view, self.say, self.lit, self.layout, ringed).svg(y)

    def opened(self, what: Skirmish | Assembly, first: int) -> str:
        """Something opened, and below it the fields from `first` on in short; a phone has no room for these."""
        top, high = self.layout.header, self.layout.height - self.layout.header
        if self.layout.narrow:
            return what.svg(top, high)
        fields = self.view["fields"][first:]
        below = self.layout.height - SHORT * len(fields)
        lines = [
            ShortLine(field, self.view, self.say, self.layout).svg(below + SHORT * place)
            for place, field in enumerate(fields)
        ]
        return what.svg(top, below - top) + "".join(lines)

    def captions(self) -> str:
        layout = self.layout
        if not layout.captions:
            return ""
        y = layout.header + 14.5
        keys = {
            "board-caption-field": layout.text,
            "board-caption-prizes": layout.prizes,
            "board-caption-queue": layout.queue + 9,
        }
        texts = [write(self.say(key), x, y, SMALL, ink="ink2", weight=600) for key, x in keys.items()]
        band = tag("rect", y=layout.header, width=layout.width, height=layout.captions, fill="var(--sunk)")
        rule = tag("path", d=f"M0 {number(layout.header)}H{number(layout.width)}", stroke="var(--hexline)")
        bank = tag("g", bank_stock(self.view, self.say), transform=at(668, layout.header + 10))
        return band + rule + "".join(texts) + bank
