"""The morale track: five plates from virtue to vice, and a leader's shield on one of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import figure, tag, words
from hetman.games.zizka.drawing.icons import WAYS
from hetman.games.zizka.drawing.leaders import shield, tincture_of
from hetman.games.zizka.drawing.pieces import TINCTURES

PLATES = 5
WIDTH, HEIGHT = 250, 34
STEP = WIDTH / PLATES
POINT = 14


def track(player: Mapping[str, Any], say: Say) -> str:
    """The whole track; its ends are pointed, so that the directions show without colour."""
    x = STEP * (player["morale"] + 0.5) + {0: 4, PLATES - 1: -4}.get(player["morale"], 0)
    own = shield(player["leader"], tincture_of(player), x, HEIGHT / 2 + 1, 0.78, id=f"morale-{player['seat']}")
    label = say("panel-morale", place=player["morale"], seat=("seat", player["seat"]))
    return tag(
        "svg",
        tag("title", words(label)),
        plates(),
        own,
        class_="morale",
        viewBox=f"-1 -3 {WIDTH + 2} {HEIGHT + 6}",
        role="img",
        aria_label=label,
    )


@cache
def plates() -> str:
    return "".join(plate(place) for place in range(PLATES))


def plate(place: int) -> str:
    left, right = STEP * place + 1.5, STEP * (place + 1) - 1.5
    middle = (left + right) / 2
    if place == PLATES // 2:
        return shape(left, right, "var(--mid-soft)") + tag("circle", cx=middle, cy=HEIGHT / 2, r=3, fill="var(--ink2)")
    way = "virtue" if place < PLATES // 2 else "vice"
    tincture = TINCTURES[way]
    if place in (0, PLATES - 1):
        line = end(left, right, place == 0)
        ground = tag("path", d=line, fill=f"var(--field-{tincture})", stroke="var(--line2)")
        sign = figure(WAYS[way], 21, middle + (3 if place == 0 else -3), HEIGHT / 2)
        return tag("g", ground, sign, class_=f"on-{tincture}")
    sign = figure(WAYS[way], 14, middle, HEIGHT / 2)
    return tag("g", shape(left, right, f"var(--{way}-soft)"), sign, class_=f"as-{tincture} soft-{way}")


def shape(left: float, right: float, fill: str) -> str:
    return tag("path", d=f"M{left:g} 0H{right:g}V{HEIGHT}H{left:g}Z", fill=fill, stroke="var(--line2)")


def end(left: float, right: float, first: bool) -> str:
    half = HEIGHT / 2
    if first:
        return f"M{left:g} {half:g} {left + POINT:g} 0H{right:g}V{HEIGHT}H{left + POINT:g}Z"
    return f"M{right:g} {half:g} {right - POINT:g} 0H{left:g}V{HEIGHT}H{right - POINT:g}Z"
