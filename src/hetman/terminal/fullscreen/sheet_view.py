"""A widget that shows a sheet, lights what can be chosen, and answers clicks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from hetman.drawing.characters import Link, Sheet, in_ascii
from hetman.presentation.question import UNLIT
from hetman.terminal.fullscreen.spots import Spot, is_command, ringed, spots_of
from hetman.terminal.fullscreen.styles import RING, style_of

Lighting = Callable[[tuple[Link, ...]], str]
SpotKey = tuple[tuple[Link, ...], int]


def dark(links: tuple[Link, ...]) -> str:
    return UNLIT


class SheetView(ScrollView, can_focus=False):
    """Shows one sheet. `cursor` is the spot that the keyboard is on, if it is here."""

    @dataclass
    class Clicked(Message):
        """A click on a run with links."""

        view: SheetView
        spot: Spot

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.sheet = Sheet()
        self.spots: list[Spot] = []
        self.light: Lighting = dark
        self.states: dict[tuple[Link, ...], str] = {}
        self.cursor: SpotKey | None = None
        self.ascii = False

    def on_mount(self) -> None:
        if self.ascii:
            # A scroll bar is drawn with blocks.
            self.styles.scrollbar_size_vertical = 0

    def show(self, sheet: Sheet, light: Lighting = dark) -> None:
        """Show another sheet, or the same one lit otherwise."""
        self.light = light
        self.spots = spots_of(sheet)
        self.states = {spot.links: light(spot.links) for spot in self.spots}
        self.sheet = ringed(sheet, [spot for spot in self.spots if self.states[spot.links] == RING])
        self.virtual_size = Size(sheet.width, sheet.height)
        self.refresh()

    def reachable(self) -> list[Spot]:
        """The spots that can be chosen now, in reading order."""
        return [spot for spot in self.spots if is_command(spot.links) or self.states[spot.links]]

    def point_at(self, key: SpotKey | None) -> None:
        """Put the cursor on one of the spots, and make it visible."""
        if key != self.cursor:
            self.cursor = key
            self.refresh()
        spot = next((spot for spot in self.spots if spot.key == key), None)
        if spot is not None:
            top, bottom = spot.cells[0][0], spot.cells[-1][0]
            left, right = min(cell[1] for cell in spot.cells), max(cell[2] for cell in spot.cells)
            self.scroll_to_region(Region(left, top, right - left, bottom - top + 1), animate=False)

    def on_click(self, event: events.Click) -> None:
        column, line = event.x + self.scroll_offset.x, event.y + self.scroll_offset.y
        for spot in self.spots:
            if any(at == line and start <= column < end for at, start, end in spot.cells):
                event.stop()
                self.post_message(self.Clicked(self, spot))
                return

    def render_line(self, y: int) -> Strip:
        number = y + self.scroll_offset.y
        left, width = self.scroll_offset.x, self.size.width
        if number >= len(self.sheet.lines):
            return Strip.blank(width, self.rich_style)
        segments, column = [], 0
        for run in self.sheet.lines[number]:
            text = in_ascii(run.text) if self.ascii else run.text
            style = style_of(run.style, self.states.get(run.links, UNLIT), self.is_at(run.links, number, column))
            segments.append(Segment(text, self.rich_style + style))
            column += len(run.text)
        return Strip(segments).crop_extend(left, left + width, self.rich_style)

    def is_at(self, links: tuple[Link, ...], line: int, column: int) -> bool:
        if self.cursor is None or self.cursor[0] != links:
            return False
        spot = next((spot for spot in self.spots if spot.key == self.cursor), None)
        return spot is not None and any(at == line and start <= column < end for at, start, end in spot.cells)
