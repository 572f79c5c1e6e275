"""The map on a canvas: roads as dots, fields as marks with their ids, leaders as capital letters."""

from __future__ import annotations

from hetman.drawing import View
from hetman.drawing.characters import FAINT, PLACE, STRONG, WIDE, Canvas, Line, link, seat_style
from hetman.games.zizka.drawing.leaders import TORAK, leaders_of
from hetman.games.zizka.drawing.plain_map import CASTLE, CLOSED, OPEN, ROAD, SHEET, mark

ROWS = 30
MARGIN = 4
"""Columns kept free at both sides, so that labels fit."""
LAST = 4
"""The least letters of a label that is cut because there is no room for more."""

Place = tuple[int, int]


def character_map(view: View, width: int) -> list[Line]:
    """Draw the map as wide as the window, but no wider than a wide one."""
    columns = min(width, WIDE)
    canvas = Canvas(columns, ROWS)
    places = {field["field"]: place(field, columns) for field in view["map"]["fields"]}
    for one, other in view["map"]["roads"]:
        draw_road(canvas, places[one], places[other])
    for field in view["map"]["fields"]:
        draw_field(canvas, places[field["field"]], view, field)
    for field in sorted(view["map"]["fields"], key=lambda field: not field["large"]):
        draw_label(canvas, *places[field["field"]], field["field"], STRONG if field["large"] else "")
    return canvas.lines()


def place(field: View, columns: int) -> Place:
    column = MARGIN + field["x"] * (columns - 2 * MARGIN - 1) // SHEET[0]
    return column, field["y"] * (ROWS - 1) // SHEET[1]


def draw_road(canvas: Canvas, start: Place, end: Place) -> None:
    """Dots, a few columns apart where the road is flat."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across) // 2, abs(down), 1)
    for step in range(1, steps):
        canvas.put(start[0] + round(across * step / steps), start[1] + round(down * step / steps), ROAD, FAINT)


def draw_field(canvas: Canvas, at: Place, view: View, field: View) -> None:
    """The mark of the field, then the initials of those who stand there."""
    name = field["field"]
    sign = mark(view, field)
    style = PLACE if sign[0] in (CLOSED, OPEN, CASTLE) else ""
    canvas.put(*at, sign, style, link(name))
    column = at[0] + len(sign)
    for seat, leader in enumerate(leaders_of(view)):
        if leader.field == name:
            own = seat_style(seat if leader.name != TORAK else 3)
            canvas.put(column, at[1], leader.name[0].upper(), own, link(leader.name, "leader"), link(name))
            column += 1


def draw_label(canvas: Canvas, column: int, row: int, label: str, style: str) -> None:
    """Where there is room: behind the field, before it, below or above; cut if there is room for some letters only."""
    for size in range(len(label), min(LAST, len(label)) - 1, -1):
        text = label if size == len(label) else label[:size]
        for x, y in spots(canvas, column, row, size):
            if canvas.free(x, y, size, ROAD) and (x + size == canvas.width or canvas.free(x + size, y, 1, ROAD)):
                canvas.put(x, y, text, style, link(label))
                return


def spots(canvas: Canvas, column: int, row: int, size: int) -> list[Place]:
    behind = column + 1
    while behind < canvas.width and canvas.letter(behind, row) not in (" ", ROAD):
        behind += 1
    middle = max(0, min(column - size // 2, canvas.width - size))
    before = column - size
    found = [(behind, row), (before, row)]
    return found + [(start, near) for start in (middle, column + 1, before) for near in (row + 1, row - 1)]
