"""The leaders: badges, pawns and markers. Each has a tincture, a hatching and the shape of a base."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hetman.drawing import Player, Say, View
from hetman.drawing.elements import figure, placed, tag
from hetman.drawing.hatching import fill_of, hatching
from hetman.drawing.picture import SHIELD
from hetman.games.zizka.drawing.icons import LEADERS, SHAPES
from hetman.games.zizka.drawing.pieces import image

TINCTURES = {"red": "gules", "blue": "azure", "green": "vert", "yellow": "or"}
TORAK, TORAKS_TINCTURE = "torak", "or"
"""Torak in the solo game, where nobody plays him."""


@dataclass(frozen=True)
class Leader:
    """A leader on the map and on the track of victory points."""

    name: str
    tincture: str
    field: str | None
    points: int
    lies: bool


def leaders_of(view: View) -> list[Leader]:
    """Everybody who plays, Torak last."""
    found = [
        Leader(player["leader"], tincture_of(player), player["field"], player["points"], player["struck"])
        for player in view["players"]
        if player["leader"]
    ]
    torak = view["torak"]
    if torak is not None:
        found.append(Leader(TORAK, TORAKS_TINCTURE, torak["field"], torak["points"], torak["lies"]))
    return found


@cache
def patterns() -> str:
    """The hatchings that badges and pawns are filled with; the board defines them."""
    metals = {**dict.fromkeys(("gules", "azure", "vert"), "var(--field-argent)"), "or": "var(--sable-fig)"}
    return "".join(hatching(tincture, colour, 0.5) for tincture, colour in metals.items())


def tincture_of(player: Player) -> str:
    return TINCTURES[player["colour"]]


@cache
def hatched(line: str, tincture: str, rim: float = 0) -> str:
    """A shape in a leader's tincture with its hatching, and a light rim between it and what lies below."""
    halo = tag("path", d=line, stroke="var(--surface)", stroke_width=rim, stroke_linejoin="round") if rim else ""
    ground = tag("path", d=line, fill="var(--field)", stroke="var(--token-line)", stroke_width=1)
    return halo + ground + tag("path", d=line, fill=fill_of(tincture))


@cache
def badge_shape(leader: str, tincture: str) -> str:
    shapes = SHAPES["leaders"][tincture]
    inner = tag("path", d=shapes["badge"], transform="scale(.84)", fill="var(--field)")
    bust = figure(LEADERS[leader], shapes["bust"], 0, 1)
    return tag("g", hatched(shapes["badge"], tincture), inner, bust, class_=f"on-{tincture}")


def badge(view: View, who: int | str, size: float, label: str | None = None) -> str:
    """The badge of a seat's leader or of Torak."""
    player = {"leader": TORAK, "colour": "yellow"} if who == TORAK else view["players"][who]
    return image(badge_shape(player["leader"], tincture_of(player)), size, label, reach=28)


def name_of(who: int | str, say: Say) -> str:
    return say("panel-torak") if who == TORAK else say("panel-player", seat=("seat", who))


@cache
def pawn(leader: str, tincture: str, lies: bool) -> str:
    """A bell with the leader's bust on a base of the leader's shape; one that was struck down lies."""
    bell, base = SHAPES["bell"], SHAPES["leaders"][tincture]["base"]
    shadow = tag("ellipse", cy=4, rx=15, ry=6, fill="var(--shadow)", fill_opacity=0.35)
    halo = tag("path", d=bell + base, stroke="var(--surface)", stroke_width=4.5, stroke_linejoin="round")
    body = tag("path", d=bell, fill="var(--field)", stroke="var(--token-line)", stroke_width=1)
    figures = halo + hatched(base, tincture) + body + figure(LEADERS[leader], 25, 0, -22)
    turned = tag("g", figures, transform="translate(14 -4) rotate(-78)") if lies else figures
    return tag("g", shadow, turned, class_=f"on-{tincture}")


@cache
def marker(tincture: str) -> str:
    return tag("g", hatched(SHAPES["leaders"][tincture]["marker"], tincture, 4), class_=f"on-{tincture}")


def shield(leader: str, tincture: str, x: float, y: float, scale: float) -> str:
    """A leader's shield as it lies on the morale track."""
    shape = hatched(SHIELD, tincture, 6) + figure(LEADERS[leader], 26, 0, -1)
    return tag("g", placed(shape, x, y, scale), class_=f"on-{tincture}")
