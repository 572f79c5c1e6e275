"""Small things of Jan Žižka's table, each drawn around its own origin: symbols, dice, coins, rewards, skills."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from hetman.drawing import Say, picture
from hetman.drawing.elements import Attribute, disc, figure, placed, rect, ring, square, stroke, tag, words
from hetman.drawing.picture import SHIELD
from hetman.games.zizka.drawing.icons import CASTLES, PIECES, RULERS, SHAPES, SKILLS, SYMBOLS, THINGS, WAYS

image = partial(picture.image, reach=25)
"""A picture of a thing; most reach as far as this."""
LEVELS = ("", "I", "II")
TINCTURES = {"virtue": "azure", "vice": "gules"}
DIE = 29
"""Half the width of a die with the outline that shows that it may be rolled again."""
LOZENGE = tag("path", d="M0-9 7 0 0 9-7 0Z", fill="var(--coin-fig)")


def number(text: str, size: float, y: float, fill: str) -> str:
    return tag("text", words(text), y=y, font_size=size, fill=fill, class_="num")


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


def blank_die(fill: str) -> str:
    shadow = square(25, 11, fill="var(--shadow)", fill_opacity=0.28, transform="translate(0 2)")
    return shadow + square(25, 11, fill=fill, stroke="var(--die-line)", stroke_width=2)


@cache
def die_face(face: str) -> str:
    return tag("g", blank_die("var(--die)"), figure(SYMBOLS[face], 32), class_=f"on-die fig-{face}")


def picked_die() -> str:
    """The place of a die that will be rolled again."""
    return square(25, 11, fill="none", stroke="var(--line2)", stroke_width=2, stroke_dasharray="5 4")


@cache
def ruler_die(ruler: str, face: str) -> str:
    line = square(21, 8, fill="none", stroke=f"var(--{ruler}-fig)", stroke_width=1.2)
    shown = tag("g", money(""), transform="scale(.64)") if face == "coin" else figure(SYMBOLS[face], 30)
    ground = disc(10.5, f"var(--{ruler})", stroke="var(--surface)", stroke_width=2)
    sign = placed(ground + figure(RULERS[ruler], 15), 21, -21)
    return tag("g", blank_die(f"var(--{ruler})"), line, shown, sign, class_=f"on-{ruler}")


# Coins, luck, points


@cache
def money(count: str) -> str:
    """A coin with its number, or a lozenge where it has none."""
    size = 25 if len(count) < 2 else 21
    return PIECES["coin"] + (number(count, size, 0.35 * size, "var(--coin-fig)") if count else LOZENGE)


@cache
def clover() -> str:
    rings = disc(23.5, "var(--die)", stroke="var(--sable-fig)", stroke_width=2) + ring(19, "var(--sable-fig)", 1)
    return tag("g", rings, figure(THINGS["luck"], 31), class_="on-die fig-speech")


@cache
def laurel(points: str) -> str:
    size, y = (23, 8) if len(points) < 2 else (20, 7)
    return tag("g", figure(THINGS["points"], 50), class_="gold") + number(points, size, y, "var(--ink)")


# Posters, favours, castles, morale, followers


@cache
def poster(bounty: str = "") -> str:
    """A wanted poster; its bounty lies on the corner."""
    if not bounty:
        return PIECES["poster"]
    discs = disc(12.5, "var(--surface)")
    discs += disc(11, "var(--field-or)", stroke="var(--coin-line)", stroke_width=1.2)
    size = 16 if len(bounty) < 2 else 13
    return PIECES["poster"] + placed(discs + number(bounty, size, 0.35 * size, "var(--coin-fig)"), 13, 13)


@cache
def favour(ruler: str) -> str:
    """A shield in the ruler's tinctures."""
    line: dict[str, Attribute] = {"stroke": "var(--token-line)", "stroke_width": 1.2}
    rim = tag("path", d=SHIELD, transform="scale(1.13)", fill=f"var(--{ruler}-rim)", **line)
    ground = tag("path", d=SHIELD, fill=f"var(--{ruler})")
    return tag("g", rim, ground, figure(RULERS[ruler], 29, 0, -1), class_=f"on-{ruler}")


@cache
def castle(level: str, fill: str = "var(--plate)") -> str:
    """A crenellated plate with its castle: a field of the map, and a conquest card in small."""
    plate = tag("path", d=SHAPES["crenellated"], fill=fill, stroke="var(--plateline)", stroke_width=1.6)
    return tag("g", plate, figure(CASTLES[level], 26, 0, 4), class_="on-plate")


@cache
def step(way: str) -> str:
    """A step on the morale track: virtue points left, vice points right, as on the track itself."""
    tincture = TINCTURES[way]
    colour = f"var(--field-{tincture})"
    arrow = tag("path", d=SHAPES["steps"][way], fill=colour, stroke=colour, stroke_width=2, stroke_linejoin="round")
    return tag("g", arrow, figure(WAYS[way], 25, 3 if way == "virtue" else -3), class_=f"on-{tincture}")


@cache
def either_step() -> str:
    return placed(step("virtue"), -12, 0, 0.52) + placed(step("vice"), 12, 0, 0.52)


@cache
def recruit(level: str) -> str:
    """A follower as a reward, with the level in a roundel, which is wider where two levels are meant."""
    wide = len(level) > 2
    box = (-16, -10, 28, 20, 10) if wide else (-11, -11, 22, 22, 11)
    plate = rect(*box, fill="var(--ink)", stroke="var(--surface)")
    text = tag("text", level, y=5, x=-2 if wide else 0, font_size=13, fill="var(--surface)", class_="roman")
    return figure(THINGS["follower"], 40, -3, -2) + placed(plate + text, 13, 13)


@cache
def despised(way: str) -> str:
    """A struck lily or skull: the follower leaves at that end of the track."""
    colour, line = f"var(--{TINCTURES[way]})", "M-16-16 16 16"
    ground = disc(22.5, "var(--raised)", stroke=colour, stroke_width=3.4)
    struck = stroke(line, "var(--raised)", 8) + stroke(line, colour, 3.8)
    return tag("g", ground, figure(WAYS[way], 28), struck, class_=f"as-{TINCTURES[way]}")


@cache
def reroll() -> str:
    """A reroll that is left."""
    return tag("g", disc(23, "var(--ink)"), figure(SKILLS["reroll"], 31), class_="on-ink")


# Rewards

FIXED_REWARDS = {
    **{way: step(way) for way in WAYS},
    **{ruler: favour(ruler) for ruler in RULERS},
    "either": either_step(),
    "luck": clover(),
    "poster": poster(),
    "follower 1": recruit("I"),
    "follower 2": recruit("II"),
    "follower any": recruit("I/II"),
}
COUNTED_REWARDS = {"coins": money, "points": laurel}


def shape_of(gain: Mapping[str, Any]) -> str:
    what, amount = gain["what"], gain["amount"]
    return COUNTED_REWARDS[what](str(amount)) if what in COUNTED_REWARDS else FIXED_REWARDS[what]


def reward(gain: Mapping[str, Any], size: float, say: Say) -> str:
    """What a row gives."""
    return image(shape_of(gain), size, reward_text(gain, say))


def reward_text(gain: Mapping[str, Any], say: Say) -> str:
    return say(f"reward-{gain['what'].replace(' ', '-')}", count=gain["amount"])
