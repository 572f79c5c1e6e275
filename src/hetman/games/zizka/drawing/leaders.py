"""The leaders: badges, pawns and markers. Each has a tincture, a hatching and the shape of a base."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hetman.drawing.elements import at, figure, tag
from hetman.drawing.hatching import fill_of, hatching
from hetman.games.zizka.drawing.icons import LEADERS
from hetman.games.zizka.drawing.pieces import SHIELD, image

TINCTURES = {"red": "gules", "blue": "azure", "green": "vert", "yellow": "or"}
TORAK, TORAKS_COLOUR = "torak", "yellow"

BADGES = {
    "gules": "M-25 0A25 25 0 1 1 25 0 25 25 0 1 1-25 0Z",
    "azure": "M-25 0-13-22H13L25 0 13 22H-13Z",
    "vert": "M-22-22H22V22H-22Z",
    "or": "M0-27 27 0 0 27-27 0Z",
}
BUST_SIZES = {"gules": 36, "azure": 34, "vert": 34, "or": 30}
BASES = {
    "gules": "M-13 0A13 6 0 1 1 13 0 13 6 0 1 1-13 0Z",
    "azure": "M-13.5 0-7-6H7L13.5 0 7 6H-7Z",
    "vert": "M-13-5.5H13V5.5H-13Z",
    "or": "M0-7 15 0 0 7-15 0Z",
}
BELL = "M-12.5 0C-12.5-9-14.5-14-14.5-22A14.5 14.5 0 0 1 14.5-22C14.5-14 12.5-9 12.5 0Z"
MARKERS = {
    "gules": "M-9 0A9 9 0 1 1 9 0 9 9 0 1 1-9 0Z",
    "azure": "M-10 0-5-8.7H5L10 0 5 8.7H-5Z",
    "vert": "M-8-8H8V8H-8Z",
    "or": "M0-11 11 0 0 11-11 0Z",
}


@cache
def patterns() -> str:
    """The hatchings that badges and pawns are filled with; the board defines them."""
    metals = {"gules": "var(--field-argent)", "azure": "var(--field-argent)", "vert": "var(--field-argent)"}
    return "".join(hatching(tincture, colour, 0.5) for tincture, colour in {**metals, "or": "var(--sable-fig)"}.items())


def tincture_of(player: Mapping[str, Any]) -> str:
    return TINCTURES[player["colour"]]


@cache
def hatched(line: str, tincture: str, rim: float = 0) -> str:
    """A shape in a leader's tincture with its hatching; the light rim parts it from what lies below."""
    halo = tag("path", d=line, stroke="var(--surface)", stroke_width=rim, stroke_linejoin="round") if rim else ""
    ground = tag("path", d=line, fill="var(--field)", stroke="var(--token-line)", stroke_width=1)
    return halo + ground + tag("path", d=line, fill=fill_of(tincture))


@cache
def badge_shape(leader: str, tincture: str) -> str:
    line = BADGES[tincture]
    inner = tag("path", d=line, transform="scale(.84)", fill="var(--field)")
    bust = figure(LEADERS[leader], BUST_SIZES[tincture], 0, 1)
    return tag("g", hatched(line, tincture), inner, bust, class_=f"on-{tincture}")


def badge(player: Mapping[str, Any], size: float, label: str | None = None) -> str:
    return image(badge_shape(player["leader"], tincture_of(player)), size, label, reach=28)


def torak_badge(size: float, label: str | None = None) -> str:
    """Torak himself, whom nobody plays in the solo game."""
    return image(badge_shape(TORAK, TINCTURES[TORAKS_COLOUR]), size, label, reach=28)


@cache
def pawn(leader: str, tincture: str, lies: bool) -> str:
    """A bell with the leader's bust on a base of the leader's shape; one that was struck down lies."""
    shadow = tag("ellipse", cy=4, rx=15, ry=6, fill="var(--shadow)", fill_opacity=0.35)
    halo = tag("path", d=BELL + BASES[tincture], stroke="var(--surface)", stroke_width=4.5, stroke_linejoin="round")
    bell = tag("path", d=BELL, fill="var(--field)", stroke="var(--token-line)", stroke_width=1)
    bust = figure(LEADERS[leader], 25, 0, -22)
    figures = halo + hatched(BASES[tincture], tincture) + bell + bust
    turned = tag("g", figures, transform="translate(14 -4) rotate(-78)") if lies else figures
    return tag("g", shadow, turned, class_=f"on-{tincture}")


@cache
def marker(tincture: str) -> str:
    return tag("g", hatched(MARKERS[tincture], tincture, 4), class_=f"on-{tincture}")


def shield(leader: str, tincture: str, x: float, y: float, scale: float, **attributes: str | None) -> str:
    """A leader's shield as it lies on the morale track."""
    bust = figure(LEADERS[leader], 26, 0, -1)
    shape = tag("g", hatched(SHIELD, tincture, 6), bust, class_=f"on-{tincture}", transform=at(x, y, scale))
    return tag("g", shape, **attributes)
