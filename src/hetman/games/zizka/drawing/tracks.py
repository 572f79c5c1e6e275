"""The track of victory points above the map, with a marker for each leader."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import at, tag, words
from hetman.games.zizka.drawing.landscape import WIDTH
from hetman.games.zizka.drawing.leaders import TINCTURES, TORAKS_COLOUR, marker, tincture_of

HEIGHT = 38
NARROW = 20
"""Squares narrower than this are numbered in steps of five only."""


def scores(view: Mapping[str, Any]) -> list[tuple[str, str, int]]:
    """Leader, tincture and points of everybody on the track."""
    found = [
        (player["leader"], tincture_of(player), player["points"]) for player in view["players"] if player["leader"]
    ]
    if view["torak"] is not None:
        found.append(("torak", TINCTURES[TORAKS_COLOUR], view["torak"]["points"]))
    return found


def points_track(view: Mapping[str, Any], say: Say) -> str:
    goal = view["goal"]
    width = WIDTH / (goal + 1)
    standing: dict[int, list[tuple[str, str]]] = {}
    for leader, tincture, points in scores(view):
        standing.setdefault(min(points, goal), []).append((leader, tincture))
    squares = [square(place, width, goal, place in standing) for place in range(goal + 1)]
    markers = [
        tag("g", tag("g", marker(tincture), transform=position), id=f"points-{leader}")
        for place, leaders in standing.items()
        for (leader, tincture), position in zip(leaders, fan(place, width, len(leaders)), strict=True)
    ]
    label = say("board-track", goal=goal)
    told = [say("board-score", leader=("leader", leader), points=points) for leader, _, points in scores(view)]
    return tag("g", *squares, *markers, class_="points", role="img", aria_label=" ".join([label, *told]))


@cache
def square(place: int, width: float, goal: int, taken: bool) -> str:
    last = place == goal
    ground = "var(--ink)" if last else "var(--raised)" if place % 5 == 0 else "var(--surface)"
    box = tag("rect", x=0.8, y=1, width=width - 1.6, height=HEIGHT - 2, rx=4, fill=ground, stroke="var(--line)")
    figures = ""
    if width >= NARROW or place % 5 == 0:
        kind = ("end" if last else "fifth" if place % 5 == 0 else "between") + (" taken" if taken else "")
        figures = tag("text", words(str(place)), class_=kind, x=width / 2, y=34 if taken else 23.5)
    return tag("g", box, figures, transform=at(width * place, 0))


def fan(place: int, width: float, count: int) -> list[str]:
    """Markers that share a square stand side by side, smaller, and never cover one another."""
    middle = width * (place + 0.5)
    if count == 1:
        return [at(middle, 11.5, 0.95)]
    step = max(12.0, (width - 4) / count)
    left = min(max(middle - step * (count - 1) / 2, 8), WIDTH - 8 - step * (count - 1))
    return [at(left + step * number, 10.5, 0.6) for number in range(count)]
