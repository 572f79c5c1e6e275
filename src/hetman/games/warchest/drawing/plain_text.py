"""A position of War Chest as plain text, at most 80 columns wide and readable without colour.

A hex shows who holds it, even under a unit, then the unit with its number of coins, and below them its name:

     _____
    /R AR2\\     Ravens are written in capitals,
    \\_e6__/     wolves in small letters.
"""

from __future__ import annotations

from hetman.drawing import Player, Say, View
from hetman.drawing.plain import row, side_by_side, stripped, times, wrapped
from hetman.games.warchest.components import FIELDS
from hetman.games.warchest.components.board import axial

INNER = 5
PITCH = INNER + 1
FREE = "*"
NOBODY = -1
PANEL = 34


def plain_text(view: View, say: Say) -> str:
    """Return the board with the players beside it, or below it if four play, then the viewer's own coins."""
    panels = [panel(view, player, say) for player in view["players"]]
    lines = [*heading(view, say), ""]
    if view["seats"] == 2:
        lower = 0 if view["seat"] == 0 else 1
        lines += side_by_side(board(view, say), [*panels[1 - lower], "", *panels[lower]], PANEL)
    else:
        lines += board(view, say)
        for left, right in ((panels[0], panels[1]), (panels[2], panels[3])):
            lines += ["", *side_by_side(left, right, PANEL)]
    lines += pool(view, say) or own_coins(view, say)
    return stripped(lines)


def heading(view: View, say: Say) -> list[str]:
    sides = [f"{side_mark(team, say)} {held_by(view, team, say)}" for team in (0, 1)]
    legend = "   ".join([*sides, f"{FREE} {say('sketch-free')}"])
    if not view["round"]:
        return [say("sketch-draft"), legend]
    key = "sketch-claimed" if view["claimed"] else "sketch-head"
    first = ("seat", view["initiative"])
    return [say(key, round=view["round"], goal=view["round_limit"], seat=first), legend]


def held_by(view: View, team: int, say: Say) -> str:
    """Return the number of locations that a side holds, and how many it needs."""
    return say("sketch-side", side=("side", team), count=markers(view, team), goal=view["goal"])


def markers(view: View, team: int) -> int:
    return sum(1 for holder in view["holds"].values() if holder == team)


def mark(code: str, team: int) -> str:
    return code.upper() if team == 0 else code.lower()


def side_mark(team: int, say: Say) -> str:
    return mark(say(f"side-{team}.code"), team)


# The board


def board(view: View, say: Say) -> list[str]:
    """Draw hexes on a grid of characters. For Ravens the board is turned, so that their side is below."""
    turn = -1 if view["seat"] is not None and view["seat"] % 2 == 0 else 1
    names = FIELDS[view["seats"]].hexes()
    places = {name: place(name, turn) for name in names}
    left = min(column for column, _ in places.values())
    top = min(row for _, row in places.values())
    rows = max(row for _, row in places.values()) - top + 3
    columns = max(column for column, _ in places.values()) - left + 1
    grid = [[" "] * (columns * PITCH + 1) for _ in range(rows)]
    for name, (column, line) in places.items():
        draw_hex(grid, (column - left) * PITCH, line - top, inside(view, name, say), name)
    return ["".join(line) for line in grid]


def place(name: str, turn: int) -> tuple[int, int]:
    """Return column and row of a hex. Neighbouring columns differ by half a hex, which is one row of text."""
    q, r = axial(name)
    return turn * q, turn * (2 * r + q)


def draw_hex(grid: list[list[str]], x: int, y: int, inside: str, name: str) -> None:
    if grid[y][x + 1] == " ":
        grid[y][x + 1 : x + PITCH] = "_" * INNER
    grid[y + 1][x : x + PITCH + 1] = f"/{inside:{INNER}}\\"
    grid[y + 2][x : x + PITCH + 1] = f"\\_{name:_<{INNER - 1}}/"


def inside(view: View, name: str, say: Say) -> str:
    """The holder's mark and the unit."""
    holder = view["holds"].get(name)
    where = {None: " ", NOBODY: FREE}.get(holder) or side_mark(holder, say)
    unit = next((unit for unit in view["units"] if unit["hex"] == name), None)
    return where if unit is None else f"{where} {code(unit['unit'], unit['seat'], say)}{unit['height']}"


def code(coin: str, seat: int, say: Say) -> str:
    kind = "coin" if coin == "royal" else "unit"
    return mark(say(f"{kind}-{coin}.code"), seat % 2)


# The players


def panel(view: View, player: Player, say: Say) -> list[str]:
    seat = player["seat"]
    name = say("sketch-you" if seat == view["seat"] else "panel-player", seat=("seat", seat))
    if not view["round"]:
        return [name, *[f"{code(unit, seat, say)} {say(f'unit-{unit}')}" for unit in player["army"]]]
    heads = [say("sketch-supply"), say("sketch-lost")]
    sizes = say("sketch-sizes", hand=player["hand"], bag=player["bag"], down=player["down"])
    lines = [row(name, heads, PANEL), sizes, face_up(player, say)]
    for unit in player["army"]:
        counts = [str(player["supply"][unit]), str(player["lost"][unit])]
        cells = [count.rjust(len(head)) for count, head in zip(counts, heads, strict=True)]
        lines.append(row(f"{code(unit, seat, say)} {say(f'unit-{unit}')}", cells, PANEL))
    return lines


def face_up(player: Player, say: Say) -> str:
    if player["drawn"] == "hidden":
        return say("sketch-drawn")
    coins = [times(code(coin, player["seat"], say), count, "") for coin, count in player["up"].items()]
    return say("sketch-up", coins=" ".join(coins)) if coins else say("sketch-up-none")


# The viewer's own coins


def own_coins(view: View, say: Say) -> list[str]:
    player = next((player for player in view["players"] if player["coins"] is not None), None)
    if player is None or not view["round"]:
        return []
    lines = []
    if player["drawn"] is not None:
        lines.append(say("sketch-coin", coin=("coin", player["drawn"])))
    for pile in ("hand", "bag", "down"):
        coins = [
            say("panel-pile", count=count, coin=say(f"coin-{coin}")) if count > 1 else say(f"coin-{coin}")
            for coin, count in player["coins"][pile].items()
        ]
        if coins:
            lines.append(say(f"sketch-{pile}", coins=", ".join(coins)))
        elif pile != "down":
            lines.append(say(f"sketch-{pile}-none"))
    return ["", *[part for line in lines for part in wrapped(line)]]


def pool(view: View, say: Say) -> list[str]:
    """Return the cards of a draft with the rule of each unit."""
    if not view["pool"]:
        return []
    names = {unit: say(f"unit-{unit}") for unit in view["pool"]}
    width = max(map(len, names.values()))
    cards = [f"  {say(f'unit-{unit}.code')} {name:{width}}  {say(f'rule-{unit}')}" for unit, name in names.items()]
    return ["", say("sketch-pool"), *cards]
