"""Views in characters, for a terminal: lines of runs with a style and links, and a canvas for maps.

A style is a role, such as `faint` or `seat-0`. The terminal gives it a colour, or none: what a style tells, a letter or
a sign tells too. A link names the token that a click on a run means, and the operands that it may stand for, as
`data-token` and `data-as` do in SVG. A run has its links from the inside outwards.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import NamedTuple

PLAIN, TITLE, STRONG, FAINT, PLACE, GOOD, BAD, NUMBER = "", "title", "strong", "faint", "place", "good", "bad", "number"
SIDE = 33
"""The most columns of the part of a seat: it stands in a column beside the board."""
NARROW, USUAL, WIDE = 58, 78, 98
"""The widths that a game draws for: windows of 60, 80 and 100 columns without scroll bar and margin."""

Link = tuple[str, tuple[str, ...]]
"""A token and the names of the operands that it may stand for; without names it stands for any."""


def seat_style(seat: int) -> str:
    return f"seat-{seat}"


def link(token: str, *operands: str) -> Link:
    return token, operands


class Run(NamedTuple):
    """Letters of one style and one meaning."""

    text: str
    style: str = PLAIN
    links: tuple[Link, ...] = ()


Line = tuple[Run, ...]
Part = str | Run


def line(*parts: Part) -> Line:
    return tuple(Run(part) if isinstance(part, str) else part for part in parts)


def length(of: Iterable[Run]) -> int:
    return sum(len(run.text) for run in of)


def linked(of: Iterable[Run], *links: Link) -> Line:
    """The runs with more links around theirs."""
    return tuple(run._replace(links=(*run.links, *links)) for run in of)


def joined(parts: Iterable[Sequence[Run]], between: str = ", ") -> Line:
    """Groups of runs with a text between them."""
    found: list[Run] = []
    for part in parts:
        found += [Run(between), *part] if found else part
    return tuple(found)


@dataclass(frozen=True)
class Sheet:
    """Lines of characters."""

    lines: tuple[Line, ...] = ()

    @staticmethod
    def of(*blocks: Iterable[Sequence[Run]]) -> Sheet:
        return Sheet(tuple(tuple(one) for block in blocks for one in block))

    @property
    def width(self) -> int:
        return max(map(length, self.lines), default=0)

    @property
    def height(self) -> int:
        return len(self.lines)

    def __bool__(self) -> bool:
        return any(run.text.strip() for one in self.lines for run in one)

    def __str__(self) -> str:
        return "\n".join("".join(run.text for run in one).rstrip() for one in self.lines)


def sheet_of_text(text: str) -> Sheet:
    return Sheet(tuple(line(one) for one in text.split("\n")))


# Wrapping


def paragraph(runs: Sequence[Part], width: int, indent: int = 0, style: str = PLAIN) -> list[Line]:
    """Runs in lines of at most `width` columns, broken at spaces. Lines after the first are indented."""
    words = words_of(line(*runs))
    found: list[list[Run]] = [[]]
    at = 0
    for space, word in words:
        size = length(word)
        if at and at + space + size > width:
            found.append([Run(" " * indent)] if indent else [])
            at, space = indent, 0
        if space:
            found[-1].append(Run(" " * space))
        found[-1] += word
        at += space + size
    return [tuple(run if run.style else run._replace(style=style) for run in merged(one)) for one in found]


def words_of(runs: Line) -> list[tuple[int, list[Run]]]:
    """The words, each with the number of spaces before it. A word may have several runs."""
    found: list[tuple[int, list[Run]]] = []
    space, open_ = 0, False
    for run in runs:
        for at, piece in enumerate(run.text.split(" ")):
            if at:
                space, open_ = space + 1, False
            if not piece:
                continue
            if open_:
                found[-1][1].append(run._replace(text=piece))
            else:
                found.append((space, [run._replace(text=piece)]))
            space, open_ = 0, True
    return found


def merged(runs: Iterable[Run]) -> Line:
    """Neighbours of one style and meaning as one run; a space between words of one link belongs to it."""
    found: list[Run] = []
    runs = list(runs)
    for at, run in enumerate(runs):
        after = runs[at + 1] if at + 1 < len(runs) else None
        blank = not run.text.strip() and not run.links
        if found and blank and after is not None and after[1:] == found[-1][1:]:
            run = run._replace(style=found[-1].style, links=found[-1].links)
        if found and found[-1][1:] == run[1:]:
            found[-1] = found[-1]._replace(text=found[-1].text + run.text)
        else:
            found.append(run)
    return tuple(found)


def flow(cells: Iterable[Sequence[Run]], width: int, gap: int = 2, indent: int = 0) -> list[Line]:
    """Cells in as many lines as they need. No cell is broken, unless it is wider than a line."""
    found: list[list[Run]] = [[]]
    for cell in cells:
        space = gap if found[-1] else 0
        if found[-1] and length(found[-1]) + space + length(cell) > width:
            found.append([Run(" " * indent)] if indent else [])
            space = 0
        if length(found[-1]) + length(cell) > width:
            first, *rest = paragraph(tuple(cell), width - length(found[-1]))
            found[-1] += first
            found += [list(one) for one in rest]
        else:
            found[-1] += [*([Run(" " * space)] if space else []), *cell]
    return [tuple(one) for one in found if one]


def labelled(label: Sequence[Run], cells: Iterable[Sequence[Run]], room: int, width: int, gap: int = 2) -> list[Line]:
    """A label of `room` columns, and cells beside it in as many lines as they need."""
    lines = flow(cells, width - room, gap) or [()]
    start = padded(label, room)
    return [(*(start if not at else (Run(" " * room),)), *one) for at, one in enumerate(lines)]


def padded(runs: Sequence[Run], width: int) -> Line:
    """The runs, cut or filled with spaces to this width."""
    found, left = [], width
    for run in runs:
        if left > 0:
            found.append(run._replace(text=run.text[:left]))
            left -= len(run.text)
    return (*found, Run(" " * left)) if left > 0 else tuple(found)


def columns(left: Sequence[Sequence[Run]], right: Sequence[Sequence[Run]], gap: int = 2) -> list[Line]:
    """Two blocks next to each other."""
    width = max(map(length, left), default=0) + gap
    pairs = zip_longest(left, right, fillvalue=())
    return [(*padded(one, width), *other) if other else tuple(one) for one, other in pairs]


# A canvas


class Canvas:
    """A grid of characters with styles and links."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.cells = [[Run(" ")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = PLAIN, *links: Link) -> None:
        """Write a text. What lies outside is cut."""
        for at, letter in enumerate(text, x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self.cells[y][at] = Run(letter, style, links)

    def free(self, x: int, y: int, size: int, over: str = "") -> bool:
        """Whether these cells are inside, and blank or one of the letters `over`."""
        if x < 0 or x + size > self.width or not 0 <= y < self.height:
            return False
        return all(cell.text in (" ", *over) for cell in self.cells[y][x : x + size])

    def letter(self, x: int, y: int) -> str:
        return self.cells[y][x].text

    def lines(self) -> list[Line]:
        """The rows without blank ones above and below."""
        rows = [merged(trimmed(row)) for row in self.cells]
        used = [at for at, row in enumerate(rows) if row]
        return rows[used[0] : used[-1] + 1] if used else []


def trimmed(row: Sequence[Run]) -> Sequence[Run]:
    last = max((at for at, run in enumerate(row) if run.text != " "), default=-1)
    return row[: last + 1]


# Terminals that show ASCII alone

LOOKALIKES = {
    "·": ".", "•": "*", "–": "-", "—": "-", "−": "-", "×": "x", "†": "+", "→": ">", "›": ">", "‹": "<", "…": "~",
    "„": '"', "”": '"', "“": '"', "’": "'", "▸": ">", "◂": "<", "▲": "^", "●": "*", "○": "o", "■": "#", "□": "o",
    "─": "-", "│": "|", "╴": "-", "✓": "x", "≥": ">", "█": "#", "░": ".", "ł": "l", "Ł": "L", "\u00a0": " ",
}  # fmt: skip


def in_ascii(text: str) -> str:
    """The text in ASCII letters alone: letters lose their marks, signs become similar ones."""
    replaced = "".join(LOOKALIKES.get(letter, letter) for letter in text)
    plain = unicodedata.normalize("NFKD", replaced)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).encode("ascii", "replace").decode()
