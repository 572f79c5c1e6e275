"""The map on a grid of characters: roads as dots, fields as marks with their ids, leaders as capital letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

View = Mapping[str, Any]
Grid = list[list[str]]

COLUMNS = 80
ROWS = 31
SHEET = (1000, 760)
MARGIN = 4
"""Columns kept free at both sides, so that labels fit."""
ROAD, SMALL, EMPTY, CLOSED, OPEN, CASTLE, TAVERN = (".", "-", "o", "#", "O", "^", "+")


def chart(view: View) -> list[str]:
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    places = {field["field"]: place(field) for field in view["map"]["fields"]}
    for one, other in view["map"]["roads"]:
        draw_road(grid, places[one], places[other])
    for field in view["map"]["fields"]:
        draw_field(grid, *places[field["field"]], mark(view, field) + leaders_on(view, field["field"]))
    large_first = sorted(view["map"]["fields"], key=lambda field: not field["large"])
    for field in large_first:
        draw_label(grid, *places[field["field"]], field["field"])
    lines = ["".join(row).rstrip() for row in grid]
    drawn = [number for number, line in enumerate(lines) if line]
    return lines[drawn[0] : drawn[-1] + 1]


def place(field: Mapping[str, Any]) -> tuple[int, int]:
    """Column and row of a field."""
    column = MARGIN + field["x"] * (COLUMNS - 2 * MARGIN - 1) // SHEET[0]
    return column, field["y"] * (ROWS - 1) // SHEET[1]


def mark(view: View, field: Mapping[str, Any]) -> str:
    sign = TAVERN if field["tavern"] else ""
    if field["conquest"]:
        return CASTLE + sign
    if not field["large"]:
        return SMALL + sign
    token = next((token for token in view["tokens"] if token["field"] == field["field"]), None)
    if token is None:
        return EMPTY + sign
    return (OPEN if token["open"] else CLOSED) + sign


def leaders_on(view: View, field: str) -> str:
    """Initials of the leaders that stand there."""
    standing = [player["leader"] for player in view["players"] if player["field"] == field]
    if view["torak"] is not None and view["torak"]["field"] == field:
        standing.append("torak")
    return "".join(leader[0].upper() for leader in standing)


def draw_road(grid: Grid, start: tuple[int, int], end: tuple[int, int]) -> None:
    for column, row in line(start, end):
        grid[row][column] = ROAD


def line(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Points on the way, a few columns apart where it is flat, so that it looks dotted."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across) // 2, abs(down), 1)
    for step in range(1, steps):
        yield start[0] + round(across * step / steps), start[1] + round(down * step / steps)


def draw_field(grid: Grid, column: int, row: int, text: str) -> None:
    for offset, letter in enumerate(text):
        grid[row][min(column + offset, COLUMNS - 1)] = letter


def draw_label(grid: Grid, column: int, row: int, label: str) -> None:
    """Where there is room: behind the field, before it, below or above; a road may be covered, nothing else."""
    behind = column + 1
    while behind < COLUMNS and grid[row][behind] not in (" ", ROAD):
        behind += 1
    middle = max(0, min(column - len(label) // 2, COLUMNS - len(label)))
    spots = [(behind, row), (column - len(label), row), (middle, row + 1), (middle, row - 1)]
    spots += [
        (column + 1, row + 1),
        (column + 1, row - 1),
        (column - len(label), row + 1),
        (column - len(label), row - 1),
    ]
    for start, line_number in spots:
        if is_free(grid, start, line_number, len(label)):
            grid[line_number][start : start + len(label)] = label
            return


def is_free(grid: Grid, start: int, row: int, length: int) -> bool:
    """Room for a label, with a blank or a road at both its ends."""
    if not 0 <= row < ROWS or start < 0 or start + length > COLUMNS:
        return False
    beyond = start + length < COLUMNS and grid[row][start + length] not in (" ", ROAD)
    return not beyond and all(letter in (" ", ROAD) for letter in grid[row][start : start + length])
