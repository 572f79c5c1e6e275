"""A view as a table of plain text, for games without a text board of their own."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

WIDTH = 80
GAP = 2
NOTHING = "–"
ELSEWHERE = ("game", "seats", "seat", "actor", "awaited", "prompt", "scores", "winners")
"""Keys of every view that the terminal shows in its own words: the question, the scores, the result."""


def view_table(view: Mapping[str, Any], say: Callable[..., str]) -> str:
    """Return the scores by seat, then a line for each key of the game's own view. No line is wider than 80 columns."""
    seats = [say("thing", thing=("seat", seat)) for seat in range(view["seats"])]
    scores = [[name, str(score)] for name, score in zip(seats, view["scores"])]
    own = {key: value for key, value in view.items() if key not in ELSEWHERE}
    return "\n".join([*aligned(scores), "", *described(own)])


def described(values: Mapping[str, Any], width: int = WIDTH) -> list[str]:
    """Return a line for each key, and an indented block where a value has parts of its own."""
    room = max((len(label_of(key)) for key in values), default=0) + GAP
    lines = []
    for key, value in values.items():
        if in_line(value):
            start, indent = f"{label_of(key):{room}}", " " * room
            lines += textwrap.wrap(text_of(value), width, initial_indent=start, subsequent_indent=indent)
        else:
            block = block_of(value, width - GAP)
            lines += [label_of(key), *textwrap.indent("\n".join(block), " " * GAP).splitlines()]
    return lines


def block_of(value: Any, width: int) -> list[str]:
    if isinstance(value, Mapping):
        return described(value, width)
    if all(isinstance(item, Mapping) and all(map(in_line, item.values())) for item in value):
        return table_of(value, width)
    return described({str(number): item for number, item in enumerate(value)}, width)


def table_of(items: Sequence[Mapping[str, Any]], width: int) -> list[str]:
    """Return things with the same keys as rows below one heading, or as blocks if they are too wide."""
    keys = list(dict.fromkeys(key for item in items for key in item))
    cells = [[text_of(item.get(key)) for key in keys] for item in items]
    lines = aligned([[label_of(key) for key in keys], *cells])
    if max(map(len, lines)) <= width:
        return lines
    return [line for item in items for line in (*described(item, width), "")]


def aligned(cells: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of cells in columns. Numbers are at the right of theirs."""
    widths = [max(map(len, column)) for column in zip_longest(*cells, fillvalue="")]
    rows = [[f"{cell:{'>' if number(cell) else '<'}{width}}" for cell, width in zip(row, widths)] for row in cells]
    return [(" " * GAP).join(row).rstrip() for row in rows]


def number(text: str) -> bool:
    return text.lstrip("-").isdecimal()


def in_line(value: Any) -> bool:
    """Return whether a value fits a line: plain, or plain values in a list or a mapping."""
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, (list, tuple)) else ()
    return not any(isinstance(part, (list, tuple, Mapping)) for part in parts)


def text_of(value: Any) -> str:
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{label_of(key)} {text_of(part)}" for key, part in value.items()) or NOTHING
    if isinstance(value, (list, tuple)):
        return " ".join(map(text_of, value)) or NOTHING
    return str(value)


def label_of(key: str) -> str:
    return key.replace("_", " ")
