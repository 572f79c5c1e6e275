"""The pieces of Na Grunwald!: pawns, seals, ducats, provisions, offices, events.

A seat is told by tincture, shape and hatching: gules round and upright, vert square and falling to the right, purpure
lozenge and falling to the left, azure hexagon and level.
"""

from __future__ import annotations

import math
from functools import cache

from hetman.drawing.elements import at, figure, number, tag, words
from hetman.drawing.geometry import Point, path
from hetman.games.grunwald.drawing.icons import ICONS

TINCTURES = ("gules", "vert", "purpure", "azure")
# The directions of the lines, in degrees from level.
HATCHES = (90.0, 45.0, 135.0, 0.0)
HATCH_GAP = 5.0

OFFICER, HELPER = "officer", "helper"
BASES = {OFFICER: (-15.6, 13.4), HELPER: (-11.0, 9.4)}
"""Of a pawn that stands on the origin: where the middle of its base is, and its radius."""
WIDTHS = {OFFICER: 36.0, HELPER: 26.0}
HEIGHTS = {OFFICER: 58.0, HELPER: 35.0}
HELM = "M-8.6-28C-10.4-40.5-6.8-47.1 0-47.1S10-40.5 8.6-28Z"
PLUME = "M-1.4-48.1C-2-54.1 4.4-57.1 10.4-54.5 16.8-51.5 18.2-44.1 15.6-37.5 14.6-42.5 11.4-46.3 6-46.9Z"
VISOR = "M-8-38.5 3.6-37.5V-34.3L-8-35.3Z"

HEATER = "M-10-11H10V1C10 7 5.6 10.6 0 13-5.6 10.6-10 7-10 1Z"
OFFICE_SHIELD = "M-17-19H17V1C17 11 9.6 17.6 0 21.6-9.6 17.6-17 11-17 1Z"
SACK = "M-5.4-10.2C-15.4-4.6-20.2 4-18.8 12.4-17.6 19.4-11 21.6 0 21.6S17.6 19.4 18.8 12.4C20.2 4 15.4-4.6 5.4-10.2Z"
EARS = (
    "M-5-13.8C-7.8-17-11.6-17.6-14.4-21.4-9.4-22.2-6.4-20.6-4.4-18.2-4.2-20.6-2.8-22.6 0-23.8 "
    "2.8-22.6 4.2-20.6 4.4-18.2 6.4-20.6 9.4-22.2 14.4-21.4 11.6-17.6 7.8-17 5-13.8Z"
)
ROMAN = ("", "I", "II", "III", "IV")


# The shape of a seat


def base_corners(seat: int, radius: float) -> list[Point]:
    """The corners of a seat's shape; a circle has many."""
    if seat == 1:
        half = 0.9 * radius
        return [(-half, -half), (half, -half), (half, half), (-half, half)]
    if seat == 2:
        half = 1.2 * radius
        return [(0, -half), (half, 0), (0, half), (-half, 0)]
    count, radius = (24, radius) if seat == 0 else (6, 1.12 * radius)
    turns = [math.tau * corner / count for corner in range(count)]
    return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]


def base(seat: int, radius: float, y: float = 0) -> str:
    if seat == 0:
        return tag("circle", cy=y, r=radius)
    return tag("path", d=path([(x, y + corner) for x, corner in base_corners(seat, radius)]))


def hatch_lines(corners: list[Point], degrees: float, gap: float = HATCH_GAP) -> str:
    """Lines of one direction across a convex shape: no pattern, which would need an id on every page."""
    turn = math.radians(degrees)
    along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    heights = [x * across[0] + y * across[1] for x, y in corners]
    lowest, highest = min(heights), max(heights)
    middle = (lowest + highest) / 2
    count = math.ceil((highest - lowest) / 2 / gap)
    lines = []
    for step in range(-count, count + 1):
        height = middle + step * gap
        cuts = sorted(crossings(corners, heights, height, along))
        if len(cuts) > 1 and cuts[-1] - cuts[0] > 1:
            ends = [
                (end * along[0] + height * across[0], end * along[1] + height * across[1])
                for end in cuts[:: len(cuts) - 1]
            ]
            lines.append(path(ends, closed=False))
    return "".join(lines)


def crossings(corners: list[Point], heights: list[float], height: float, along: Point) -> list[float]:
    """Where a line at this height meets the edges of a shape, measured along the line."""
    found = []
    for (x, y), (to_x, to_y), low, high in zip(
        corners, corners[1:] + corners[:1], heights, heights[1:] + heights[:1], strict=True
    ):
        if (low - height) * (high - height) < 0:
            part = (height - low) / (high - low)
            found.append((x + part * (to_x - x)) * along[0] + (y + part * (to_y - y)) * along[1])
    return found


def hatched(seat: int, corners: list[Point]) -> str:
    return tag("path", d=hatch_lines(corners, HATCHES[seat]), class_="hatch")


def layered(shape: str, fill: str, outline: float, rim: float) -> str:
    """A shape with a light rim and a dark line around it, so that it stands out on any ground."""
    return (
        tag(
            "g",
            shape,
            fill="var(--field-sable)",
            stroke="var(--field-sable)",
            stroke_width=outline,
            stroke_linejoin="round",
        )
        + tag(
            "g",
            shape,
            fill="var(--field-argent)",
            stroke="var(--field-argent)",
            stroke_width=rim,
            stroke_linejoin="round",
        )
        + tag("g", shape, fill=fill)
    )


# Pawns


def silhouette(seat: int, kind: str) -> str:
    y, radius = BASES[kind]
    head = tag("path", d=HELM + PLUME) if kind == OFFICER else tag("circle", cy=-25.5, r=6.6)
    return base(seat, radius, y) + head


@cache
def pawn(seat: int, kind: str) -> str:
    """A pawn that stands on the origin."""
    y, radius = BASES[kind]
    corners = [(x, y + corner) for x, corner in base_corners(seat, radius)]
    return (
        layered(silhouette(seat, kind), f"var(--field-{TINCTURES[seat]})", 5.6, 3.4)
        + hatched(seat, corners)
        + (tag("path", d=VISOR, fill="var(--field-argent)") if kind == OFFICER else "")
    )


@cache
def ghost(seat: int, kind: str) -> str:
    """A pawn in outline where it would stand, its base a roundel with a plus."""
    y, radius = BASES[kind]
    shape = silhouette(seat, kind)
    arm = 5.2 if kind == OFFICER else 4
    return tag(
        "g",
        tag("g", shape, fill="var(--surface)", stroke="var(--surface)", stroke_width=7, stroke_linejoin="round"),
        tag("g", shape, fill="var(--act)", stroke="var(--act)", stroke_width=4, stroke_linejoin="round"),
        tag("g", shape, fill="var(--act-soft)"),
        tag("path", d=VISOR, fill="var(--act)") if kind == OFFICER else "",
        tag("g", base(seat, 0.8 * radius, y), fill="var(--act)"),
        tag(
            "path",
            d=f"M{number(-arm)} {number(y)}H{number(arm)}M0 {number(y - arm)}V{number(y + arm)}",
            stroke="var(--act-ink)",
            stroke_width=2.8,
            stroke_linecap="round",
        ),
        class_="legal",
    )


@cache
def absent(seat: int, kind: str) -> str:
    """A pawn that is out on the board, or not hired yet: only where it belongs."""
    shape = silhouette(seat, kind)
    outline = tag("g", shape, fill="var(--line2)", stroke="var(--line2)", stroke_width=3.2, stroke_dasharray="3 2.6")
    return outline + tag("g", shape, fill="var(--surface)", stroke="var(--surface)", stroke_width=0.4)


def pawn_icon(drawn: str, kind: str, height: float, class_: str = "pc", id_: str | None = None) -> str:
    """A pawn outside the board; the words beside it name it."""
    box = "-20 -58 42 62" if kind == OFFICER else "-15 -35 30 39"
    wide, high = (42, 62) if kind == OFFICER else (30, 39)
    return picture(drawn, box, height * wide / high, height, class_=class_, id_=id_)


def missing_icon(seat: int, kind: str, height: float) -> str:
    return pawn_icon(absent(seat, kind), kind, height, "pc absent")


def picture(
    drawn: str,
    box: str,
    wide: float,
    high: float,
    label: str | None = None,
    class_: str = "pc",
    id_: str | None = None,
) -> str:
    """A small picture in a line of text. Without a label the words beside it name it."""
    name = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    title = tag("title", words(label)) if label else ""
    return tag("svg", title, drawn, id=id_, class_=class_, width=wide, height=high, viewBox=box, **name)


@cache
def seal(seat: int, radius: float) -> str:
    """The seat's shape alone: who takes it, who pays, whose it is."""
    shape = layered(base(seat, radius), f"var(--field-{TINCTURES[seat]})", 5, 3)
    return shape + hatched(seat, base_corners(seat, radius))


def seal_icon(seat: int, size: float, label: str | None = None) -> str:
    return picture(seal(seat, 10), "-15 -15 30 30", size, size, label)


def nobody(radius: float) -> str:
    """The place of a seal where nobody takes the prize."""
    return tag("circle", r=radius, fill="none", stroke="var(--line2)", stroke_width=1.5, stroke_dasharray="3 2.6")


# Goods


@cache
def ducat(radius: float, text: str = "", edges: int = 0) -> str:
    """A coin with its number, or with a crown where it stands for ducats as such; `edges` lie below it."""
    below = "".join(blank_coin(radius, 0.24 * radius * (edge)) for edge in range(edges, 0, -1))
    beads = tag(
        "circle",
        r=radius * 0.83,
        fill="none",
        stroke="var(--ducat-fig)",
        stroke_width=0.09 * radius,
        stroke_linecap="round",
        stroke_dasharray=f"0 {number(math.tau * 0.83 * radius / 28)}",
    )
    size = 1.04 * radius if len(text) < 2 else 0.92 * radius
    face = (
        tag(
            "text",
            words(text),
            class_="middle display",
            y=0.36 * size,
            font_size=size,
            font_weight=700,
            fill="var(--ducat-fig)",
        )
        if text
        else tag("g", figure(ICONS["royal"], 1.15 * radius), class_="on-or")
    )
    return below + blank_coin(radius, 0) + (beads if radius > 9 else "") + face


def blank_coin(radius: float, y: float) -> str:
    line = tag("circle", cy=y, r=radius, fill="var(--ducat-line)")
    return line + tag("circle", cy=y, r=radius - 0.9, fill="var(--field-or)")


def pile(radius: float, count: int) -> str:
    """Ducats in one pile: a coin with their number, and edges from two upwards."""
    edges = min(count, 4) - 1
    return tag("g", ducat(radius, str(count), edges), transform=at(0, -0.24 * radius * edges))


def sunk(shape: str, text: str, size: float, y: float) -> str:
    """A thing that nobody can win: sunk and dashed."""
    ground = tag("g", shape, fill="var(--sunk)", stroke="var(--line2)", stroke_width=1.2, stroke_dasharray="4 3")
    face = tag("text", words(text), class_="middle display", y=y, font_size=size, font_weight=700, fill="var(--ink2)")
    return ground + face


def sunk_ducat(radius: float, text: str) -> str:
    return sunk(tag("circle", r=radius - 0.5), text, 1.04 * radius, 0.37 * radius)


def sunk_provisions(scale: float, text: str) -> str:
    return tag("g", sunk(tag("path", d=SACK + EARS), text, 22, 14), transform=f"scale({number(scale)})")


def ducat_icon(size: float, text: str = "", label: str | None = None) -> str:
    return picture(ducat(14, text), "-15 -15 30 30", size, size, label)


@cache
def provisions(scale: float, text: str = "") -> str:
    """A sack with its number."""
    shape = tag("path", d=SACK) + tag("path", d=EARS)
    face = tag(
        "text", words(text), class_="middle display", y=14, font_size=22, font_weight=700, fill="var(--field-argent)"
    )
    return tag(
        "g", layered(shape, "var(--field-tenne)", 4.5, 2.6), face if text else "", transform=f"scale({number(scale)})"
    )


def provisions_icon(size: float, text: str = "", label: str | None = None) -> str:
    return picture(provisions(1, text), "-24 -27 48 52", size, size, label)


# Signs


def shield(text: str, scale: float, tincture: str) -> str:
    """A sum in a heater shield: of the Teutons in argent, of the knights in or."""
    fill, line = ("field-argent", "field-sable") if tincture == "argent" else ("field-or", "ducat-fig")
    return tag(
        "g",
        tag("path", d=HEATER, fill=f"var(--{fill})", stroke=f"var(--{line})", stroke_width=1.4),
        tag(
            "text", words(text), class_="middle display", y=5.2, font_size=14.5, font_weight=700, fill=f"var(--{line})"
        ),
        transform=f"scale({number(scale)})",
    )


def octagon_line(radius: float) -> str:
    short = radius * 0.4125
    right = [(short, -radius), (radius, -short), (radius, short), (short, radius)]
    return path([*right, *[(-x, y) for x, y in reversed(right)]])


def event_sign(radius: float, spent: bool = False) -> str:
    """An event: an octagon with a charter; in a quieter ink when it has been obeyed."""
    ground, line = ("var(--ink2)", "var(--surface)") if spent else ("var(--field-sable)", "var(--field-argent)")
    return tag(
        "g",
        tag("path", d=octagon_line(radius), fill=ground, stroke="var(--line2)"),
        tag("path", d=octagon_line(radius * 0.875), fill="none", stroke=line, stroke_width=1.2),
        figure(ICONS["charter"], 1.22 * radius),
        class_="on-spent" if spent else "on-sable",
    )


def change_sign(text: str) -> str:
    """What an event changes for the round, beside what it changes."""
    ground = tag("path", d=octagon_line(9), fill="var(--field-sable)", stroke="var(--surface)", stroke_width=1.5)
    face = tag("text", words(text), class_="middle", y=4.2, font_size=12, font_weight=700, fill="var(--field-argent)")
    return ground + face


OFFICE_ICONS = {"crown": "crowncommander", "mercenary": "mercenarycommander", "quartermaster": "quartermaster"}


def office_icon(office: str, size: float, label: str | None, held: bool) -> str:
    """The shield of an office: dashed while it is only being led, solid at the end."""
    outline = tag(
        "path",
        d=OFFICE_SHIELD,
        fill="var(--raised)",
        stroke="var(--ink)",
        stroke_width=2,
        stroke_dasharray=None if held else "4 3",
    )
    drawn = tag("g", outline, figure(ICONS[OFFICE_ICONS[office]], 27, 0, -0.5), class_="on-raised")
    return picture(drawn, "-21 -23 42 47", size, size, label)


def count_sign(count: int) -> str:
    """How many there are of a piece that is drawn once: a number in an ink roundel."""
    return tag(
        "g",
        tag("circle", r=8.5, fill="var(--ink)", stroke="var(--surface)", stroke_width=1.5),
        tag("text", str(count), class_="middle", y=4.4, font_size=12, font_weight=700, fill="var(--surface)"),
    )
