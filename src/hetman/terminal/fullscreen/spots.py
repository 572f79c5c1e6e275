"""Things on sheets that one can choose, and the way from one to the next by arrow keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hetman.drawing.characters import TITLE, Link, Run, Sheet, merged

COMMAND = "@"
"""A link that starts with it is a command of the screen and no token of the game."""

BORDERS = " /\\_|│─╴"
"""Letters beside a thing that a mark may replace."""

Place = tuple[float, float]


def command(name: str, at: int | str = "") -> tuple[Link, ...]:
    """The links of a run that is a button of the screen."""
    return ((f"{COMMAND}{name}", (str(at),)),)


@dataclass
class Spot:
    """Neighbouring runs with the same links. `cells` are line, first column and the column after the last."""

    links: tuple[Link, ...]
    cells: list[tuple[int, int, int]] = field(default_factory=list)
    number: int = 0
    """Spots with the same links are numbered, so that the cursor stays on its own."""

    @property
    def key(self) -> tuple[tuple[Link, ...], int]:
        return self.links, self.number

    @property
    def middle(self) -> Place:
        line, start, end = self.cells[0]
        return (start + end - 1) / 2, (line + self.cells[-1][0]) / 2

    @property
    def first(self) -> tuple[int, int]:
        line, start, _ = self.cells[0]
        return line, start

    def touches(self, line: int, start: int, end: int) -> bool:
        """Whether a run continues it: in the same line, or below one of its runs."""
        last = self.cells[-1]
        if last[0] == line:
            return last[2] == start
        return last[0] == line - 1 and last[1] < end and start < last[2]


def spots_of(sheet: Sheet) -> list[Spot]:
    found: list[Spot] = []
    for number, one in enumerate(sheet.lines):
        column = 0
        for run in one:
            if run.links:
                add(found, run, number, column)
            column += len(run.text)
    return found


def add(found: list[Spot], run: Run, line: int, start: int) -> None:
    end = start + len(run.text)
    for spot in reversed(found):
        if spot.links == run.links and spot.touches(line, start, end):
            spot.cells.append((line, start, end))
            return
    number = sum(1 for spot in found if spot.links == run.links)
    found.append(Spot(run.links, [(line, start, end)], number))


def ringed(sheet: Sheet, spots: Sequence[Spot]) -> Sheet:
    """The sheet with signs around these spots, where a blank or a border is beside them."""
    lines = list(sheet.lines)
    for number, start, end in (cell for spot in spots for cell in spot.cells):
        letters = [run._replace(text=letter) for run in lines[number] for letter in run.text] + [Run(" ")]
        for at, sign in ((start - 1, "▸"), (end, "◂")):
            if 0 <= at < len(letters) and letters[at].text in BORDERS and not letters[at].links:
                letters[at] = Run(sign, TITLE)
        lines[number] = merged(letters)
    return Sheet(tuple(lines))


def nearest(now: Place, others: Sequence[Place], across: int, down: int) -> int | None:
    """The index of the next place in a direction. A column is half as wide as a line is high."""
    best, found = float("inf"), None
    for at, (x, y) in enumerate(others):
        along = (x - now[0]) / 2 * across + (y - now[1]) * down
        aside = abs((x - now[0]) / 2 * down) + abs((y - now[1]) * across)
        if along > 0.2 and aside <= 3 * along + 0.5:
            distance = along + 2 * aside
            if distance < best:
                best, found = distance, at
    return found


def is_command(links: Iterable[Link]) -> bool:
    return any(token.startswith(COMMAND) for token, _ in links)
