"""Roads of the map, and the ways that leaders went on them last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from hetman.drawing.elements import at, tag
from hetman.drawing.geometry import Point
from hetman.games.zizka.drawing.layout import road, route

Spots = Mapping[str, Point]


@cache
def network(roads: tuple[tuple[Point, Point], ...]) -> str:
    """All roads: a dark edge and a light core."""
    lines = "".join(road(start, end) for start, end in roads)
    edge = tag("path", d=lines, fill="none", stroke="var(--roadedge)", stroke_width=5, stroke_linecap="round")
    return edge + tag("path", d=lines, fill="none", stroke="var(--road)", stroke_width=2.8, stroke_linecap="round")


def walked(plan: Mapping[str, Any], spots: Spots, ways: Sequence[tuple[str, str]], rings: Mapping[str, float]) -> str:
    """Dots along the roads, and a ghost of the field's ring where each way began."""
    known = {(one, other) for one, other in plan["roads"]}
    drawn = ""
    for start, end in ways:
        steps = [(one, other) if (one, other) in known else (other, one) for one, other in route(plan, start, end)]
        line = "".join(road(spots[one], spots[other]) for one, other in steps)
        drawn += dotted("path", 3.8, "0 7.5", d=line)
        drawn += dotted("circle", 2.4, "3 5", r=rings[start], transform=at(*spots[start]))
    return tag("g", drawn, class_="through trail") if drawn else ""


def dotted(name: str, width: float, dashes: str, **attributes: str | float) -> str:
    """A dotted line with a light halo: it crosses ground of any colour."""
    line = {"fill": "none", "stroke_dasharray": dashes, "stroke_linecap": "round", **attributes}
    halo = tag(name, stroke="var(--surface)", stroke_width=width + 2.4, **line)
    return halo + tag(name, stroke="var(--ink)", stroke_width=width, **line)
