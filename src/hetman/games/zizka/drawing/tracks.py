"""The track of victory points above the map, and the morale track of each leader."""

from __future__ import annotations

from collections import Counter
from functools import cache

from hetman.drawing import Player, Say, View
from hetman.drawing.elements import classes, disc, figure, placed, rect, tag, words
from hetman.drawing.picture import named
from hetman.drawing.track import Marker, track
from hetman.games.zizka.drawing.icons import WAYS
from hetman.games.zizka.drawing.landscape import WIDTH
from hetman.games.zizka.drawing.leaders import leaders_of, marker, shield, tincture_of
from hetman.games.zizka.drawing.pieces import TINCTURES

HEIGHT = 38
NARROW = 20
"""Squares narrower than this are numbered in steps of five only."""

PLATES = 5
MORALE_WIDTH, MORALE_HEIGHT = 250, 34
POINT = 14
"""How far the ends of the morale track are pointed, so that the directions show without colour."""


# Victory points


def points_track(view: View, say: Say) -> str:
    """Beyond the goal a marker stays on the last square."""
    goal, leaders = view["goal"], leaders_of(view)
    places = {leader.name: min(leader.points, goal) for leader in leaders}
    sharing = Counter(places.values())
    squares = [square(place, WIDTH / (goal + 1), goal, place in sharing) for place in range(goal + 1)]
    markers = []
    for leader in leaders:
        place = places[leader.name]
        y, scale = (11.5, 0.95) if sharing[place] == 1 else (10.5, 0.6)
        markers.append(Marker(place, placed(marker(leader.tincture), 0, y, scale), f"points-{leader.name}"))
    scores = [say("board-score", leader=("leader", leader.name), points=leader.points) for leader in leaders]
    label = " ".join([say("board-track", goal=goal), *scores])
    return tag("g", track(squares, markers, length=WIDTH), class_="points", **named(label))


@cache
def square(place: int, width: float, goal: int, taken: bool) -> str:
    fifth = place % 5 == 0
    kind, ground = ("fifth", "raised") if fifth else ("between", "surface")
    if place == goal:
        kind, ground = "end", "ink"
    box = rect(0.8, 1, width - 1.6, HEIGHT - 2, 4, fill=f"var(--{ground})", stroke="var(--line)")
    if width < NARROW and not fifth:
        return box
    class_ = classes(kind, "taken" if taken else "")
    return box + tag("text", str(place), class_=class_, x=width / 2, y=34 if taken else 23.5)


# Morale


def morale_track(player: Player, say: Say, own: bool = False) -> str:
    """Five plates from virtue to vice, and the leader's shield on one of them. `own`: it is that of the own strip."""
    place = player["morale"]
    x = {0: 4, PLATES - 1: -4}.get(place, 0)
    mark = shield(player["leader"], tincture_of(player), x, MORALE_HEIGHT / 2 + 1, 0.78)
    id_ = "morale-own" if own else f"morale-{player['seat']}"
    label = say("panel-morale", place=place, seat=("seat", player["seat"]))
    return tag(
        "svg",
        tag("title", words(label)),
        track(plates(), [Marker(place, mark, id_)], length=MORALE_WIDTH),
        class_="morale",
        viewBox=f"-1 -3 {MORALE_WIDTH + 2} {MORALE_HEIGHT + 6}",
        **named(label),
    )


@cache
def plates() -> list[str]:
    return [plate(place) for place in range(PLATES)]


def plate(place: int) -> str:
    """The middle is plain; each end has a sign of its way, and so has, smaller, the plate beside it."""
    middle, half = MORALE_WIDTH / PLATES / 2, MORALE_HEIGHT / 2
    if place == PLATES // 2:
        return outline(0, 0, "var(--mid-soft)") + placed(disc(3, "var(--ink2)"), middle, half)
    way, side = ("virtue", 1) if place < PLATES // 2 else ("vice", -1)
    tincture = TINCTURES[way]
    if place not in (0, PLATES - 1):
        ground = outline(0, 0, f"var(--{way}-soft)")
        return tag("g", ground, figure(WAYS[way], 14, middle, half), class_=f"as-{tincture} soft-{way}")
    points = (POINT, 0) if place == 0 else (0, POINT)
    ground = outline(*points, f"var(--field-{tincture})")
    return tag("g", ground, figure(WAYS[way], 21, middle + 3 * side, half), class_=f"on-{tincture}")


def outline(left: float, right: float, fill: str) -> str:
    """A plate whose sides are pointed by this much."""
    start, end, half = 1.5, MORALE_WIDTH / PLATES - 1.5, MORALE_HEIGHT / 2
    upper = f"M{start:g} {half:g} {start + left:g} 0H{end - right:g}L{end:g} {half:g}"
    lower = f" {end - right:g} {MORALE_HEIGHT}H{start + left:g}Z"
    return tag("path", d=upper + lower, fill=fill, stroke="var(--line2)")
