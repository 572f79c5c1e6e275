"""Event tokens: octagons, dark with light figures face down, light with the kind's charge face up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hetman.drawing.elements import at, figure, tag
from hetman.games.zizka.drawing.icons import KINDS, SKILLS, SYMBOLS, THINGS, WAYS
from hetman.games.zizka.drawing.pieces import TINCTURES

OCTAGON = "M-8.7-21H8.7L21-8.7V8.7L8.7 21H-8.7L-21 8.7V-8.7Z"
HINTS = {**SYMBOLS, "follower": KINDS["dismiss"]}
ARROWS = {"virtue": "M-9 0-2-7.5H7.5V7.5H-2Z", "vice": "M9 0 2-7.5H-7.5V7.5H2Z"}
SPOTS: dict[int, tuple[tuple[float, float, float], ...]] = {
    0: (),
    1: ((0, -3.5, 23),),
    2: ((-8.2, -3, 16.5), (8.2, -3, 16.5)),
    3: ((-8, -8.5, 14), (8, -8.5, 14), (0, 5, 14)),
    4: ((-8, -8.5, 13), (8, -8.5, 13), (-8, 5, 13), (8, 5, 13)),
    5: ((-12, -7.5, 11), (0, -7.5, 11), (12, -7.5, 11), (-6, 5, 11), (6, 5, 11)),
    6: ((-12, -7.5, 11), (0, -7.5, 11), (12, -7.5, 11), (-12, 5, 11), (0, 5, 11), (12, 5, 11)),
}
"""Where up to six figures lie on a back, and how large; somebody's own tokens may need that many."""


def back(hints: Sequence[str]) -> str:
    return drawn_back(tuple(hints))


@cache
def drawn_back(hints: tuple[str, ...]) -> str:
    needs = [hint for hint in hints if hint not in WAYS]
    ways = [hint for hint in hints if hint in WAYS]
    ground = shadow() + tag("path", d=OCTAGON, fill="var(--token)", stroke="var(--token-line)", stroke_width=1.4)
    line = tag("path", d=OCTAGON, transform="scale(.87)", fill="none", stroke="var(--token-fig)", opacity=0.55)
    figures = "".join(hint(name, *spot) for name, spot in zip(needs, SPOTS[len(needs)], strict=True))
    if not needs:
        figures = tag("path", d="M0-8 8 0 0 8-8 0Z", fill="none", stroke="var(--token-fig)", stroke_width=1.6)
    return tag("g", ground, line, figures, class_="on-token") + "".join(direction(way) for way in ways)


def hint(name: str, x: float, y: float, size: float) -> str:
    if name == "coins":
        disc = tag("circle", r=24, fill="var(--field-or)")
        lozenge = tag("path", d="M0-13 10 0 0 13-10 0Z", fill="var(--coin-fig)")
        return tag("g", disc, lozenge, transform=at(x, y, size / 56))
    return figure(HINTS[name], size, x, y)


def direction(way: str) -> str:
    """On the edge, at the side where that end of the morale track is."""
    tincture = TINCTURES[way]
    plate = tag(
        "path",
        d=ARROWS[way],
        fill=f"var(--field-{tincture})",
        stroke="var(--surface)",
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    side = -1 if way == "virtue" else 1
    sign = figure(WAYS[way], 11.5, -1.6 * side)
    return tag("g", plate, sign, class_=f"on-{tincture}", transform=at(13 * side, 15.5, 0.92))


def front(kind: str, hints: Sequence[str], peeked: bool = False) -> str:
    return drawn_front(kind, tuple(hint for hint in hints if hint in WAYS), peeked)


@cache
def drawn_front(kind: str, ways: tuple[str, ...], peeked: bool) -> str:
    """Known to the reader alone it has a dashed outline and an eye."""
    ground = shadow() + tag(
        "path",
        d=OCTAGON,
        fill="var(--die)",
        stroke="var(--die-line)",
        stroke_width=1.8,
        stroke_dasharray="4.5 3" if peeked else None,
    )
    sign = figure(KINDS[kind], 25, 0, -4 if ways else -1)
    eye = ""
    if peeked:
        disc = tag("circle", r=7.5, fill="var(--ink)", stroke="var(--surface)", stroke_width=1.4)
        x = 13 if ways == ("virtue",) else -13
        eye = tag("g", disc, figure(SKILLS["peek"], 10.5), class_="on-ink", transform=at(x, 15.5))
    return tag("g", ground, sign, class_="on-die") + "".join(direction(way) for way in ways) + eye


@cache
def shadow() -> str:
    return tag("path", d=OCTAGON, transform="translate(0 2)", fill="var(--shadow)", fill_opacity=0.35)


def castle_page(level: str) -> str:
    """A conquest card, small: a crenellated plate with its castle."""
    charge = THINGS["easy"] if level == "easy" else KINDS["conquest"]
    line = tag("path", d=CRENELLATED, fill="var(--plate)", stroke="var(--plateline)", stroke_width=1.6)
    return tag("g", line, figure(charge, 26, 0, 4), class_="on-plate")


CRENELLATED = "M-21-20H-13V-14.5H-8V-20H-4V-14.5H4V-20H8V-14.5H13V-20H21V21H-21Z"
"""The plate of a castle, on the map too."""
