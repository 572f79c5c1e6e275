"""The map on a grid of characters: roads as dots, fields as marks with their ids, leaders as capital letters."""

from __future__ import annotations

from hetman.drawing import View
from hetman.drawing.plain import WIDTH
from hetman.games.zizka.drawing.leaders import leaders_of

Grid = list[list[str]]

ROWS = 31
SHEET = (1000, 760)
MARGIN = 4
"""Columns kept free at both sides, so that labels fit."""
ROAD, SMALL, EMPTY, CLOSED, OPEN, CASTLE, TAVERN = (".", "-", "o", "#", "O", "^", "+")


def plain_map(view: View) -> list[str]:
    grid = [[" "] * WIDTH for _ in range(ROWS)]
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


def place(field: View) -> tuple[int, int]:
    """Column and row of a field."""
    column = MARGIN + field["x"] * (WIDTH - 2 * MARGIN - 1) // SHEET[0]
    return column, field["y"] * (ROWS - 1) // SHEET[1]


def mark(view: View, field: View) -> str:
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
    return "".join(leader.name[0].upper() for leader in leaders_of(view) if leader.field == field)


def draw_road(grid: Grid, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Dots, a few columns apart where the road is flat."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across) // 2, abs(down), 1)
    for step in range(1, steps):
        grid[start[1] + round(down * step / steps)][start[0] + round(across * step / steps)] = ROAD


def draw_field(grid: Grid, column: int, row: int, text: str) -> None:
    for offset, letter in enumerate(text):
        grid[row][min(column + offset, WIDTH - 1)] = letter


def draw_label(grid: Grid, column: int, row: int, label: str) -> None:
    """Where there is room: behind the field, before it, below or above; a road may be covered, nothing else."""
    behind = column + 1
    while behind < WIDTH and grid[row][behind] not in (" ", ROAD):
        behind += 1
    middle = max(0, min(column - len(label) // 2, WIDTH - len(label)))
    before = column - len(label)
    spots = [(behind, row), (before, row)]
    spots += [(start, near) for start in (middle, column + 1, before) for near in (row + 1, row - 1)]
    for start, line_number in spots:
        if is_free(grid, start, line_number, len(label)):
            grid[line_number][start : start + len(label)] = label
            return


def is_free(grid: Grid, start: int, row: int, length: int) -> bool:
    """Room for a label, with a blank or a road behind it."""
    if not 0 <= row < ROWS or start < 0 or start + length > WIDTH:
        return False
    return all(letter in (" ", ROAD) for letter in grid[row][start : start + length + 1])
