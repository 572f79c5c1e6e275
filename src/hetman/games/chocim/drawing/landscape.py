"""What lies under the fields of the map: the ground, the Dniester, the ravine and the ways between fields."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import at, number, tag, words
from hetman.games.chocim.drawing.layout import HEIGHT, MAP, WIDTH, Box, Layout
from hetman.games.chocim.drawing.pieces import rect

RIVER = (
    "M920 196C830 194 764 196 744 214 722 234 712 274 712 344 712 452 716 560 692 620 664 668 590 672 520 674"
    "H0V690H736C762 640 756 560 752 452 752 372 750 300 758 262 766 240 812 232 920 230Z"
)
BANK = "M758 262C766 240 812 232 920 230V690H736C762 640 756 560 752 452 752 372 750 300 758 262Z"
RAVINE_SIDES = (
    "M92 484C94 524 70 546 48 572 30 596 22 636 20 676",
    "M126 484C124 532 100 556 80 584 64 610 58 640 56 676",
)
RAVINE = "M92 484C94 524 70 546 48 572 30 596 22 636 20 676H56C58 640 64 610 80 584 100 556 124 532 126 484Z"
BEYOND_THE_RIVER = "bridgehead"
ROAD, KERB = 10.0, 6.0


def landscape(layout: Layout, say: Say) -> str:
    turned = f"rotate(180 {number(WIDTH / 2)} {number(HEIGHT / 2)})" if layout.turn else None
    ground = rect(0, 0, WIDTH, HEIGHT, 12, fill="var(--ground)")
    nature = tag(
        "g",
        tag("path", d=BANK, class_="bank"),
        tag("path", d=RIVER, class_="river"),
        tag("path", d=RIVER, fill="url(#waves)"),
        tag("path", d=RAVINE, fill="url(#ravine)"),
        *(tag("path", d=line, class_="ravine") for line in RAVINE_SIDES),
        transform=turned,
        clip_path="url(#map-edge)",
    )
    return ground + nature + names(layout, say)


def patterns() -> str:
    waves = tag("path", d="M3 5Q8 2 13 5T23 5M19 12Q23 10 27 12T35 12", class_="wave")
    strokes = tag("path", d="M3.5 1V7", class_="ravine")
    return (
        tag("pattern", waves, id="waves", width=34, height=15, patternUnits="userSpaceOnUse")
        + tag("pattern", strokes, id="ravine", width=7, height=9, patternUnits="userSpaceOnUse")
        + tag("clipPath", rect(0, 0, WIDTH, HEIGHT, 12), id="map-edge")
    )


def names(layout: Layout, say: Say) -> str:
    """Texts keep upright when the map is turned."""
    river = layout.facing(Box(722, 520, 20, 90), MAP)
    ravine = layout.facing(Box(96, 530, 60, 20), MAP)
    return tag(
        "text",
        words(say("board-river")),
        class_="landmark middle",
        transform=f"{at(river.x + 6, river.y + 45)} rotate(90)",
    ) + tag("text", words(say("board-ravine")), class_="landmark middle", x=ravine.x + 24, y=ravine.y + 14)


# Ways: next to each other means a way


def ways(layout: Layout) -> str:
    pairs = sorted(
        {
            tuple(sorted((name, other)))
            for name, field in layout.fields.items()
            for other in field["neighbours"]
            if other in layout.boxes
        }
    )
    return "".join(way(layout, first, second) for first, second in pairs)


def way(layout: Layout, first: str, second: str) -> str:
    """Across the gap between two fields; over the river it is a bridge or a ford."""
    one, other = layout.boxes[first], layout.boxes[second]
    left, right = max(one.x, other.x), min(one.right, other.right)
    top, bottom = max(one.y, other.y), min(one.bottom, other.bottom)
    wet = BEYOND_THE_RIVER in (first, second)
    if right > left:
        # Fields above each other; what lies between their edges is the gap.
        return (ford if wet else road)((left + right) / 2, min(top, bottom), abs(top - bottom), upright=True)
    if bottom > top:
        return (bridge if wet else road)((top + bottom) / 2, min(left, right), abs(left - right), upright=False)
    return ""


def lines(across: float, start: float, length: float, upright: bool) -> tuple[str, str]:
    """The middle of a way and its two kerbs."""
    end = start + length
    sides = (across - KERB, across + KERB)
    if upright:
        middle = f"M{number(across)} {number(start - 5)}V{number(end + 5)}"
        return middle, "".join(f"M{number(side)} {number(start - 4)}V{number(end + 4)}" for side in sides)
    middle = f"M{number(start - 5)} {number(across)}H{number(end + 5)}"
    return middle, "".join(f"M{number(start - 4)} {number(side)}H{number(end + 4)}" for side in sides)


def road(across: float, start: float, length: float, upright: bool) -> str:
    middle, kerbs = lines(across, start, length, upright)
    return tag("path", d=kerbs, class_="kerb") + tag("path", d=middle, class_="road", stroke_width=ROAD)


def bridge(across: float, start: float, length: float, upright: bool) -> str:
    planks = "".join(
        f"M{number(start + step)} {number(across - 6)}V{number(across + 6)}" for step in range(2, int(length), 6)
    )
    return road(across, start, length, upright) + tag("path", d=planks, class_="plank")


def ford(across: float, start: float, length: float, upright: bool) -> str:
    stones = max(2, int(length // 10))
    return "".join(
        tag(
            "ellipse",
            cx=across + (-2, 2)[stone % 2],
            cy=start + length * (stone + 0.5) / stones,
            rx=9,
            ry=3.6,
            class_="stone",
        )
        for stone in range(stones)
    )
