"""A position in characters: the hexes with units and markers, the coins of the viewer, a panel for each seat.

 _____
/R AR2\\     The holder's mark, the unit and its coins.
\\_e6__/     Ravens are written in capitals, wolves in small letters.
"""

from __future__ import annotations

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.characters import (
    FAINT,
    SIDE,
    STRONG,
    Canvas,
    Line,
    Run,
    Sheet,
    flow,
    labelled,
    line,
    link,
    paragraph,
    seat_style,
)
from hetman.drawing.plain import row, times
from hetman.games.warchest.components import FIELDS
from hetman.games.warchest.drawing.highlights import ACTING
from hetman.games.warchest.drawing.plain_text import (
    FREE,
    INNER,
    NOBODY,
    PITCH,
    code,
    face_up,
    held_by,
    place,
    side_mark,
)

ACTS = tuple(ACTING.split())


def characters(view: View, say: Say, width: int) -> dict[str, Sheet]:
    """The parts by name. The board is the same at every width: it needs 43 columns, for four players 67."""
    panels = {f"seat-{player['seat']}": Sheet.of(panel(view, player, say)) for player in view["players"]}
    return {
        "caption": Sheet.of([line(caption(view, say))]),
        "board": Sheet.of(board(view, say)),
        "moment": Sheet.of(pool(view, say, width)),
        "hand": Sheet.of(hand(view, say, width)),
        **panels,
    }


def caption(view: View, say: Say) -> str:
    if not view["round"]:
        return say("sketch-draft")
    sides = "  ".join(f"{side_mark(team, say)} {held_by(view, team, say)}" for team in (0, 1))
    return f"{say('part-round', round=view['round'])}  {sides}"


# The board


def board(view: View, say: Say) -> list[Line]:
    """Hexes on a canvas. For Ravens the board is turned, so that their side is below."""
    turn = -1 if view["seat"] is not None and view["seat"] % 2 == 0 else 1
    places = {name: place(name, turn) for name in FIELDS[view["seats"]].hexes()}
    left = min(column for column, _ in places.values())
    top = min(line_number for _, line_number in places.values())
    rows = max(line_number for _, line_number in places.values()) - top + 3
    width = (max(column for column, _ in places.values()) - left + 1) * PITCH + 1
    canvas = Canvas(width, rows)
    for name, (column, line_number) in places.items():
        draw_hex(canvas, (column - left) * PITCH, line_number - top, view, name, say)
    return canvas.lines()


def draw_hex(canvas: Canvas, x: int, y: int, view: View, name: str, say: Say) -> None:
    unit = next((unit for unit in view["units"] if unit["hex"] == name), None)
    hex_link = link(name)
    links = (hex_link,) if unit is None else (link(unit["unit"], *meaning(view, unit)), hex_link)
    if canvas.letter(x + 1, y) == " ":
        canvas.put(x + 1, y, "_" * INNER, FAINT)
    canvas.put(x, y + 1, "/", FAINT)
    canvas.put(x + 1, y + 1, " " * INNER, "", *links)
    canvas.put(x + INNER + 1, y + 1, "\\", FAINT)
    canvas.put(x, y + 2, "\\_", FAINT)
    canvas.put(x + 2, y + 2, name, FAINT, *links)
    canvas.put(x + 2 + len(name), y + 2, "_" * (INNER - 1 - len(name)) + "/", FAINT)
    holder = view["holds"].get(name)
    if holder is not None:
        mark, style = (FREE, STRONG) if holder == NOBODY else (side_mark(holder, say), seat_style(holder))
        canvas.put(x + 1, y + 1, mark, style, *links)
    if unit is not None:
        text = f"{code(unit['unit'], unit['seat'], say)}{unit['height']}"
        canvas.put(x + 3, y + 1, text, seat_style(unit["seat"] % 2), *links)


def meaning(view: View, unit: View) -> tuple[str, ...]:
    """The operands that a unit on the board stands for: those who act are one's own."""
    return ACTS if unit["seat"] == view["seat"] else ("other", "unit")


# Coins and panels


def hand(view: View, say: Say, width: int) -> list[Line]:
    """The coins in hand as cells; bag and face-down coins behind them."""
    player = own_player(view)
    if player is None or player["coins"] is None or not view["round"]:
        return []
    lines: list[Line] = []
    if player["drawn"] not in (None, "hidden"):
        lines += paragraph([say("sketch-coin", coin=("coin", player["drawn"]))], width)
    held = player["coins"]["hand"]
    cells = [coin(name, count, player["seat"], say) for name, count in held.items()]
    if cells:
        label = say("sketch-hand", coins="").strip()
        lines += labelled(line(Run(label, STRONG)), cells, len(label) + 1, width)
    else:
        lines += [line(Run(say("sketch-hand-none"), FAINT))]
    for pile in ("bag", "down"):
        rest = [times(say(f"coin-{name}"), count) for name, count in player["coins"][pile].items()]
        if rest:
            lines += paragraph([say(f"sketch-{pile}", coins=", ".join(rest))], width, 2, FAINT)
    return lines


def coin(name: str, count: int, seat: int, say: Say) -> Line:
    text = times(f"{code(name, seat, say)} {say(f'coin-{name}')}", count)
    return line(Run(f"[{text}]", seat_style(seat % 2), (link(name, *ACTS),)))


def panel(view: View, player: Player, say: Say) -> list[Line]:
    """Name, sizes of hand and bag, and the army with its supply."""
    seat = player["seat"]
    own = seat == view["seat"]
    name = say("sketch-you" if own else "panel-player", seat=("seat", seat))
    style = seat_style(seat % 2)
    if not view["round"]:
        return [line(Run(name, style)), *(unit_line(player, unit, [], say) for unit in player["army"])]
    heads = [say("sketch-supply"), say("sketch-lost")]
    lines = [line(Run(row(name, heads, SIDE), style))]
    for text in (
        say("sketch-sizes", hand=player["hand"], bag=player["bag"], down=player["down"]),
        face_up(player, say),
    ):
        lines += paragraph([text], SIDE, 2, FAINT)
    return [*lines, *(unit_line(player, unit, heads, say) for unit in player["army"])]


def unit_line(player: Player, unit: str, heads: list[str], say: Say) -> Line:
    """A unit with its counts. It is the unit that is gained in a recruitment."""
    counts = [str(player["supply"][unit]), str(player["lost"][unit])] if heads else []
    cells = [count.rjust(len(head)) for count, head in zip(counts, heads)]
    text = f"{code(unit, player['seat'], say)} {say(f'unit-{unit}')}"
    return line(Run(row(text, cells, SIDE), "", (link(unit, "unit"),)))


def pool(view: View, say: Say, width: int) -> list[Line]:
    """The cards of a draft with the rule of each unit."""
    lines: list[Line] = []
    for unit in view["pool"]:
        name = f"{say(f'unit-{unit}.code')} {say(f'unit-{unit}')}"
        lines += paragraph([Run(name, STRONG, (link(unit, "unit"),)), f": {say(f'rule-{unit}')}"], width, 4)
    return flow([line(Run(say("sketch-pool"), STRONG))], width) + lines if lines else []
