"""Small things of Jan Žižka's table, each drawn around its own origin: symbols, dice, coins, rewards, skills."""

from __future__ import annotations

from functools import cache

from hetman.drawing.elements import at, figure, tag, words
from hetman.games.zizka.drawing.icons import KINDS, RULERS, SKILLS, SYMBOLS, THINGS, WAYS

REACH = 25
"""Half the width of most things."""
SHIELD = "M-17-19H17V1C17 11 9.6 17.6 0 21.6-9.6 17.6-17 11-17 1Z"
FOLLOWER = {"follower 1": "I", "follower 2": "II", "follower any": "I/II"}
LEVELS = ("", "I", "II")


def image(shape: str, size: float, label: str | None = None, reach: float = REACH) -> str:
    """A thing that stands in a text. Without a label the words beside it name it."""
    name = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return tag(
        "svg",
        tag("title", words(label)) if label else "",
        shape,
        class_="mk",
        width=size,
        height=size,
        viewBox=f"{-reach} {-reach} {2 * reach} {2 * reach}",
        **name,
    )


def square(half: float, corner: float, **attributes: str | float | None) -> str:
    return tag("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=corner, **attributes)


def number(text: str, size: float, y: float, fill: str) -> str:
    return tag("text", words(text), y=y, font_size=size, fill=fill, class_="num")


def roundel(charge: str, x: float, y: float, radius: float) -> str:
    """A verb roundel: what is done with the thing that it lies on."""
    disc = tag("circle", r=radius, fill="var(--act)", stroke="var(--surface)", stroke_width=2.5)
    return tag("g", disc, figure(charge, 1.36 * radius), class_="on-act", transform=at(x, y))


# Symbols and skills


@cache
def tile(symbol: str) -> str:
    """A symbol that a row asks for and gets."""
    ground = square(23, 10, fill=f"var(--sym-{symbol})", stroke="var(--tileline)", stroke_width=2)
    return tag("g", ground, figure(SYMBOLS[symbol], 34), class_=f"sym-{symbol}")


@cache
def missing_tile(symbol: str) -> str:
    """A symbol that a row asks for and nobody has."""
    dashed = square(22.5, 10, fill="none", stroke="var(--line2)", stroke_width=2.2, stroke_dasharray="5 4")
    return tag("g", dashed, figure(SYMBOLS[symbol], 31), class_="second")


@cache
def source(symbol: str) -> str:
    """A symbol that a card shows."""
    ground = square(23, 10, fill="var(--die)", stroke="var(--line2)", stroke_width=1.6)
    return tag("g", ground, figure(SYMBOLS[symbol], 33), class_=f"on-die fig-{symbol}")


@cache
def skill(name: str) -> str:
    return figure(SKILLS[name], 42) if name in SKILLS else source(name)


# Dice

DIE = 29
"""Half the width of a die with the outline of what may be cast again."""


@cache
def die(face: str) -> str:
    shadow = square(25, 11, fill="var(--shadow)", fill_opacity=0.28, transform="translate(0 2)")
    ground = square(25, 11, fill="var(--die)", stroke="var(--die-line)", stroke_width=2)
    return tag("g", shadow, ground, figure(SYMBOLS[face], 32), class_=f"on-die fig-{face}")


@cache
def ruler_die(ruler: str, face: str) -> str:
    shadow = square(25, 11, fill="var(--shadow)", fill_opacity=0.28, transform="translate(0 2)")
    ground = square(25, 11, fill=f"var(--{ruler})", stroke="var(--die-line)", stroke_width=2)
    line = square(21, 8, fill="none", stroke=f"var(--{ruler}-fig)", stroke_width=1.2)
    shown = tag("g", money(""), transform="scale(.64)") if face == "coin" else figure(SYMBOLS[face], 30)
    disc = tag("circle", r=10.5, fill=f"var(--{ruler})", stroke="var(--surface)", stroke_width=2)
    sign = tag("g", disc, figure(RULERS[ruler], 15), transform=at(21, -21))
    return tag("g", shadow, ground, line, shown, sign, class_=f"on-{ruler}")


# Coins, luck, points


@cache
def money(count: str) -> str:
    """A coin with its number, or a lozenge where it has none."""
    beads = tag(
        "circle",
        r=19.6,
        fill="none",
        stroke="var(--coin-fig)",
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_dasharray="0 4.737",
    )
    size = 25 if len(count) < 2 else 21
    shown = number(count, size, 0.35 * size, "var(--coin-fig)") if count else LOZENGE
    discs = tag("circle", r=24.5, fill="var(--coin-line)") + tag("circle", r=23, fill="var(--field-or)")
    return discs + beads + shown


LOZENGE = tag("path", d="M0-9 7 0 0 9-7 0Z", fill="var(--coin-fig)")


@cache
def clover() -> str:
    rings = tag("circle", r=23.5, fill="var(--die)", stroke="var(--sable-fig)", stroke_width=2)
    rings += tag("circle", r=19, fill="none", stroke="var(--sable-fig)", stroke_width=1)
    return tag("g", rings, figure(THINGS["luck"], 31), class_="on-die fig-speech")


@cache
def laurel(points: str) -> str:
    wreath = tag("g", figure(THINGS["points"], 50), class_="gold")
    return wreath + number(points, 23 if len(points) < 2 else 20, 8 if len(points) < 2 else 7, "var(--ink)")


# Posters, favours, morale, followers


@cache
def poster(bounty: str) -> str:
    """A wanted poster; its bounty lies on the corner."""
    sheet = tag(
        "rect",
        x=-17,
        y=-23,
        width=34,
        height=46,
        rx=1.5,
        fill="var(--die)",
        stroke="var(--sable-fig)",
        stroke_width=1.8,
    )
    head = tag("circle", cy=-12, r=5.5) + tag("path", d="M-10 4C-10-3-6-5.5 0-5.5S10-3 10 4Z")
    lines = tag("path", d="M-11 9.5H11M-11 15H3", stroke="var(--sable-fig)", stroke_width=2.4, stroke_linecap="round")
    drawn = sheet + tag("g", head, fill="var(--sable-fig)") + lines
    if not bounty:
        return drawn
    discs = tag("circle", r=12.5, fill="var(--surface)")
    discs += tag("circle", r=11, fill="var(--field-or)", stroke="var(--coin-line)", stroke_width=1.2)
    size = 16 if len(bounty) < 2 else 13
    return drawn + tag("g", discs, number(bounty, size, 0.35 * size, "var(--coin-fig)"), transform=at(13, 13))


@cache
def favour(ruler: str) -> str:
    """A shield in the ruler's tinctures."""
    rim = tag(
        "path",
        d=SHIELD,
        transform="scale(1.13)",
        fill=f"var(--{ruler}-rim)",
        stroke="var(--token-line)",
        stroke_width=1.2,
    )
    ground = tag("path", d=SHIELD, fill=f"var(--{ruler})")
    return tag("g", rim, ground, figure(RULERS[ruler], 29, 0, -1), class_=f"on-{ruler}")


ARROWS = {"virtue": "M-24 0-9-16H20V16H-9Z", "vice": "M24 0 9-16H-20V16H9Z"}
TINCTURES = {"virtue": "azure", "vice": "gules"}


@cache
def step(way: str) -> str:
    """A step on the morale track: virtue points left, vice points right, as on the track itself."""
    tincture = TINCTURES[way]
    colour = f"var(--field-{tincture})"
    arrow = tag("path", d=ARROWS[way], fill=colour, stroke=colour, stroke_width=2, stroke_linejoin="round")
    x = 3 if way == "virtue" else -3
    return tag("g", arrow, figure(WAYS[way], 25, x), class_=f"on-{tincture}")


@cache
def either_step() -> str:
    """A step either way."""
    half = {way: tag("g", step(way), transform=at(x, 0, 0.52)) for way, x in (("virtue", -12), ("vice", 12))}
    return half["virtue"] + half["vice"]


@cache
def recruit(level: str) -> str:
    """A follower as a reward, with the level in a roundel."""
    disc = tag("rect", x=-11, y=-11, width=22, height=22, rx=11, fill="var(--ink)", stroke="var(--surface)")
    if len(level) > 2:
        disc = tag("rect", x=-16, y=-10, width=28, height=20, rx=10, fill="var(--ink)", stroke="var(--surface)")
    text = tag("text", level, y=5, x=-2 if len(level) > 2 else 0, font_size=13, fill="var(--surface)", class_="roman")
    return figure(THINGS["follower"], 40, -3, -2) + tag("g", disc, text, transform=at(13, 13))


@cache
def despised(way: str) -> str:
    """A struck lily or skull: the follower leaves at that end of the track."""
    colour = f"var(--{TINCTURES[way]})"
    disc = tag("circle", r=22.5, fill="var(--raised)", stroke=colour, stroke_width=3.4)
    struck = tag("path", d="M-16-16 16 16", stroke="var(--raised)", stroke_width=8)
    struck += tag("path", d="M-16-16 16 16", stroke=colour, stroke_width=3.8)
    return tag("g", disc, figure(WAYS[way], 28), struck, class_=f"as-{TINCTURES[way]}")


@cache
def kind(name: str) -> str:
    return figure(KINDS[name], 42)


def reward(what: str, amount: int) -> str:
    """What a row gives."""
    if what == "coins":
        return money(str(amount))
    if what == "points":
        return laurel(str(amount))
    if what in WAYS:
        return step(what)
    if what in RULERS:
        return favour(what)
    if what in FOLLOWER:
        return recruit(FOLLOWER[what])
    if what == "either":
        return either_step()
    return clover() if what == "luck" else poster("")


@cache
def fresh(left: bool) -> str:
    """A reroll that is left, or one that is spent."""
    if left:
        disc = tag("circle", r=23, fill="var(--ink)")
        return tag("g", disc, figure(SKILLS["reroll"], 31), class_="on-ink")
    ring = tag("circle", r=22, fill="none", stroke="var(--line2)", stroke_width=2, stroke_dasharray="4 3.4")
    return tag("g", ring, figure(SKILLS["reroll"], 31), class_="second")
