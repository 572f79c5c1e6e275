"""Event tokens: octagons, dark with light figures face down, light with the icon of their kind face up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hetman.drawing import Say, View
from hetman.drawing.elements import Attribute, at, disc, figure, placed, stroke, tag
from hetman.games.zizka.drawing.icons import KINDS, SHAPES, SKILLS, SYMBOLS, WAYS
from hetman.games.zizka.drawing.pieces import TINCTURES

OCTAGON = SHAPES["octagon"]
SHADOW = tag("path", d=OCTAGON, transform="translate(0 2)", fill="var(--shadow)", fill_opacity=0.35)
HINTS = {**SYMBOLS, "follower": KINDS["dismiss"]}


@cache
def back(hints: tuple[str, ...]) -> str:
    """A token face down. One from your own components may hint at up to six needs."""
    needs = [hint for hint in hints if hint not in WAYS]
    ground = SHADOW + tag("path", d=OCTAGON, fill="var(--token)", stroke="var(--token-line)", stroke_width=1.4)
    line = tag("path", d=OCTAGON, transform="scale(.87)", fill="none", stroke="var(--token-fig)", opacity=0.55)
    figures = "".join(hint(name, *spot) for name, spot in zip(needs, SHAPES["hints"][len(needs)], strict=True))
    if not needs:
        figures = stroke("M0-8 8 0 0 8-8 0Z", "var(--token-fig)", 1.6)
    return tag("g", ground, line, figures, class_="on-token") + directions(hints)


def token_text(token: View, prefix: str, say: Say) -> str:
    """What the viewer knows of a token on the map; the prefix chooses the texts."""
    if token["front"] is None:
        return say(f"{prefix}-token-back", back=("back", token["back"]))
    key = f"{prefix}-token-open" if token["open"] else f"{prefix}-token-peeked"
    return say(key, token=("token", token["front"]["token"]), kind=("kind", token["front"]["kind"]))


def hint(name: str, x: float, y: float, size: float) -> str:
    if name != "coins":
        return figure(HINTS[name], size, x, y)
    lozenge = tag("path", d="M0-13 10 0 0 13-10 0Z", fill="var(--coin-fig)")
    return placed(disc(24, "var(--field-or)") + lozenge, x, y, size / 56)


def directions(hints: Sequence[str]) -> str:
    """Arrows on the edge, at the side where that end of the morale track is."""
    return "".join(direction(hint) for hint in hints if hint in WAYS)


def direction(way: str) -> str:
    tincture, side = TINCTURES[way], -1 if way == "virtue" else 1
    line: dict[str, Attribute] = {"stroke": "var(--surface)", "stroke_width": 1.6, "stroke_linejoin": "round"}
    plate = tag("path", d=SHAPES["small steps"][way], fill=f"var(--field-{tincture})", **line)
    sign = figure(WAYS[way], 11.5, -1.6 * side)
    return tag("g", plate, sign, class_=f"on-{tincture}", transform=at(13 * side, 15.5, 0.92))


@cache
def front(kind: str, hints: tuple[str, ...], peeked: bool = False) -> str:
    """If only the viewer knows it, it has a dashed outline and an eye."""
    ways = [hint for hint in hints if hint in WAYS]
    line: dict[str, Attribute] = {"stroke": "var(--die-line)", "stroke_width": 1.8}
    dashes = "4.5 3" if peeked else None
    ground = SHADOW + tag("path", d=OCTAGON, fill="var(--die)", stroke_dasharray=dashes, **line)
    sign = figure(KINDS[kind], 25, 0, -4 if ways else -1)
    eye = ""
    if peeked:
        plate = disc(7.5, "var(--ink)", stroke="var(--surface)", stroke_width=1.4)
        x = 13 if ways == ["virtue"] else -13
        eye = tag("g", plate, figure(SKILLS["peek"], 10.5), class_="on-ink", transform=at(x, 15.5))
    return tag("g", ground, sign, class_="on-die") + directions(ways) + eye
