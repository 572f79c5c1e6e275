"""What lies under the fields of the map: the ground, the Dniester, the ravine and the ways between fields."""

from __future__ import annotations

from pathlib import Path

from hetman.drawing import Say
from hetman.drawing.elements import at, number, placed, tag, words
from hetman.drawing.geometry import Rect
from hetman.drawing.icons import read_icons
from hetman.games.chocim.drawing.layout import HEIGHT, MAP, WIDTH, Layout

LAND = read_icons(Path(__file__).with_name("landscape.svg"))
BEYOND_THE_RIVER = "bridgehead"


def landscape(layout: Layout, say: Say) -> str:
    return ground(layout, "land", "details", clip_path="url(#map-edge)") + names(layout, say)


def ground(layout: Layout, *parts: str, clip_path: str | None = None) -> str:
    """The earth and parts of the land, turned with the map."""
    turned = f"rotate(180 {number(WIDTH / 2)} {number(HEIGHT / 2)})" if layout.turn else None
    land = tag("g", *(LAND[part] for part in parts), transform=turned, clip_path=clip_path)
    return MAP.draw(12, fill="var(--ground)") + land


def names(layout: Layout, say: Say) -> str:
    """Texts stay upright when the map is turned."""
    river, ravine = layout.facing(Rect(722, 462, 20, 80)), layout.facing(Rect(96, 462, 60, 20))
    places = {"river": f"{at(river.x + 6, river.y + 40)} rotate(90)", "ravine": at(ravine.x + 24, ravine.y + 14)}
    return "".join(
        tag("text", words(say(f"board-{name}")), class_="landmark middle", transform=place)
        for name, place in places.items()
    )


# A way joins fields that are neighbours


def ways(layout: Layout) -> str:
    pairs = {tuple(sorted((name, other))) for name, field in layout.fields.items() for other in field["neighbours"]}
    return "".join(way(layout, first, second) for first, second in sorted(pairs))


def way(layout: Layout, first: str, second: str) -> str:
    """Across the gap between two fields; over the river it is a bridge or a ford."""
    one, other = layout.boxes[first], layout.boxes[second]
    left, right = max(one.x, other.x), min(one.right, other.right)
    top, bottom = max(one.y, other.y), min(one.bottom, other.bottom)
    wet = BEYOND_THE_RIVER in (first, second)
    # The edges that face each other are in the wrong order: what lies between them is the gap.
    if right > left:
        drawn = (ford if wet else road)(top - bottom)
        return tag("g", drawn, transform=f"{at((left + right) / 2, bottom)} rotate(90)")
    if bottom > top:
        return placed((bridge if wet else road)(left - right), right, (top + bottom) / 2)
    return ""


def road(length: float) -> str:
    """From the origin to the right."""
    kerbs = "".join(f"M-4 {side}H{number(length + 4)}" for side in (-6, 6))
    return tag("path", d=kerbs, class_="kerb") + tag("path", d=f"M-5 0H{number(length + 5)}", class_="road")


def bridge(length: float) -> str:
    planks = "".join(f"M{step} -6V6" for step in range(2, int(length), 6))
    return road(length) + tag("path", d=planks, class_="plank")


def ford(length: float) -> str:
    count = max(2, int(length // 10))
    stones = [(length * (stone + 0.5) / count, (2, -2)[stone % 2]) for stone in range(count)]
    return "".join(tag("ellipse", cx=x, cy=y, rx=3.6, ry=9, class_="stone") for x, y in stones)
