"""Arrows over a board, from the centre of one thing to the centre of another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from hetman.drawing.elements import Attribute, at, disc, figure, number, tag
from hetman.drawing.geometry import Point, path, short_of
from hetman.drawing.icons import ICONS
from hetman.drawing.token_places import TokenPlace, place_of

PLAY, ADVICE, PLAYED = "play", "advice", "played"
INKS = {PLAY: "act", ADVICE: "ink", PLAYED: "ink2"}
"""Teal: a move to play now. Ink with the mace: the move that a strong bot advises. Dotted: the move that was played."""
LINE = 7
HALO = 3
HEAD = 20
"""The length of an arrow's head. Its line ends inside it."""
DOTS = "0 13"
SIGN = 13


class Arrow(NamedTuple):
    """An arrow between two things, each named by its tokens: `e4`, `archer`, `ramparts assault`."""

    start: str
    end: str
    style: str = PLAY


def read_arrow(given: Sequence[str]) -> Arrow:
    """Return the arrow of a tuple. Raises ValueError if it is not one."""
    if isinstance(given, str) or len(given) not in (2, 3):
        raise ValueError(f'an arrow must be ("e4", "e6") or ("e4", "e6", style), got {given!r}')
    arrow = Arrow(*given)
    if arrow.style not in INKS:
        raise ValueError(f"the style of an arrow must be one of {', '.join(INKS)}, got {arrow.style!r}")
    return arrow


def arrow_of(tokens: Sequence[str], places: Sequence[TokenPlace], style: str = PLAY) -> Arrow | None:
    """Return the arrow of a move: from the first to the last place that its operands name.

    An operand that is at several places narrows the one before it: `castle defence`. Returns None if the move names
    fewer than two places, such as one that puts a piece on the board.
    """
    ends: list[str] = []
    for token in tokens[1:]:
        if is_place(places, token):
            ends.append(token)
        elif ends and is_place(places, f"{ends[-1]} {token}"):
            ends[-1] += f" {token}"
    if len(ends) < 2 or too_near(places, ends[0], ends[-1]):
        return None
    return Arrow(ends[0], ends[-1], style)


def is_place(places: Sequence[TokenPlace], words: str) -> bool:
    try:
        place_of(places, words)
    except ValueError:
        return False
    return True


def too_near(places: Sequence[TokenPlace], start: str, end: str) -> bool:
    return math.dist(place_of(places, start).centre, place_of(places, end).centre) < HEAD


def draw_arrows(arrows: Sequence[Arrow], places: Sequence[TokenPlace]) -> str:
    """Return a layer for the top of a board. Raises ValueError if the board does not have a thing that is named."""
    drawn = []
    for arrow in arrows:
        start, end = place_of(places, arrow.start).centre, place_of(places, arrow.end).centre
        if too_near(places, arrow.start, arrow.end):
            raise ValueError(f"an arrow needs two places, got {arrow.start!r} and {arrow.end!r} on one")
        drawn.append(draw_arrow(start, end, arrow.style))
    return tag("g", *drawn, class_="through arrows") if drawn else ""


def draw_arrow(start: Point, end: Point, style: str) -> str:
    """Return one arrow with a light halo, because it crosses ground of any colour."""
    colour = f"var(--{INKS[style]})"
    line = path([start, short_of(start, end, HEAD - LINE / 2)], closed=False)
    ends: dict[str, Attribute] = {"fill": "none", "stroke_linecap": "round"}
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    head: dict[str, Attribute] = {
        "d": f"M0 0-{HEAD}-{number(0.55 * HEAD)}V{number(0.55 * HEAD)}Z",
        "transform": f"{at(*end)} rotate({number(turn)})",
        "stroke_linejoin": "round",
    }
    halo, dots = "var(--surface)", DOTS if style == PLAYED else None
    return tag(
        "g",
        tag("path", d=line, stroke=halo, stroke_width=LINE + 2 * HALO, **ends),
        tag("path", fill=halo, stroke=halo, stroke_width=2 * HALO, **head),
        tag("path", d=line, stroke=colour, stroke_width=LINE, stroke_dasharray=dots, **ends),
        tag("path", fill=colour, **head),
        mace(start, end) if style == ADVICE else "",
        class_=f"arrow {style}",
    )


def mace(start: Point, end: Point) -> str:
    """The sign of the strongest bot, in the middle of its arrow."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    ground = disc(SIGN, "var(--ink)", stroke="var(--surface)", stroke_width=HALO)
    icon = figure(ICONS["bulawa"].replace("var(--field)", "var(--ink)"), 1.4 * SIGN)
    return tag("g", ground, icon, color="var(--surface)", transform=at(*middle))
