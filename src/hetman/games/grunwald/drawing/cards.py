"""Cards of Na Grunwald!: large ones to choose from, small ones upright in a hand and lying in a camp, backs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from hetman.drawing import Say
from hetman.drawing.elements import figure, number, tag
from hetman.drawing.text import MIDDLE, wrap, write
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL
from hetman.games.grunwald.drawing.pieces import HEATER, TINCTURES, hatched, picture

RATIO = 1.4
KINDS = ("crown", "mercenary", "teuton", "peasant")
CARD = re.compile(r"([a-z]+)(\d*)")
# By kind: the tincture of the band with the class of what lies on it, and the charge there.
BANDS = {
    "crown": ("field-or", "on-or", "royal"),
    "mercenary": ("field-sable", "on-sable", "ducat"),
    "teuton": ("field-argent", "on-argent", "cross"),
}


@cache
def kind_of(card: str) -> str:
    found = CARD.fullmatch(card)
    return found[1] if found else card


def strength_of(card: str) -> int:
    return int(card.removeprefix(kind_of(card)) or 0)


def laid_out(cards: Mapping[str, int]) -> list[tuple[str, int]]:
    """Every card with its number among equal ones: crown knights, mercenaries, Teutons, each by falling strength."""
    order = sorted(cards, key=lambda card: (KINDS.index(kind_of(card)), -strength_of(card)))
    return [(card, number) for card in order for number in range(1, cards[card] + 1)]


def label_of(card: str, say: Say) -> str:
    return say("thing", thing=("fighter", card))


def band(card: str, seat: int, wide: float, high: float, radius: float) -> str:
    """The head of a card in the tincture of its kind; a peasant has that of his seat, hatched."""
    kind = kind_of(card)
    turn = f"A{number(radius)} {number(radius)} 0 0 1"
    sides = f"H{number(wide - radius)}{turn} {number(wide)} {number(radius)}V{number(high)}H0V{number(radius)}"
    line = f"M{number(radius)} 0{sides}{turn} {number(radius)} 0Z"
    if kind != "peasant":
        return tag("path", d=line, fill=f"var(--{BANDS[kind][0]})")
    inset = radius * 0.3
    corners = [(inset, inset), (wide - inset, inset), (wide, high), (0.0, high)]
    return tag("path", d=line, fill=f"var(--field-{TINCTURES[seat]})") + hatched(seat, corners)


def band_charge(card: str, size: float, x: float, y: float) -> str:
    kind = kind_of(card)
    if kind == "peasant":
        return ""
    return tag("g", figure(ICONS[BANDS[kind][2]], size, x, y), class_=BANDS[kind][1])


def outline(wide: float, high: float, radius: float, state: str) -> str:
    """Dashed where the card can be neither won nor used."""
    dashes = "4 3" if state == "out" else None
    return tag(
        "rect",
        x=0.5,
        y=0.5,
        width=wide - 1,
        height=high - 1,
        rx=radius,
        fill="none",
        stroke="var(--line2)",
        stroke_dasharray=dashes,
    )


@cache
def card_face(card: str, seat: int, wide: float, name: str = "", state: str = "") -> str:
    """A card with its upper left corner in the origin; `seat` is the owner of a peasant."""
    high, radius, top = wide * RATIO, wide * 0.12, wide * 0.378
    kind = kind_of(card)
    value = tag(
        "g",
        tag("path", d=HEATER, fill="var(--raised)", stroke="var(--ink)", stroke_width=1.4),
        tag(
            "text",
            str(strength_of(card)),
            class_="middle display",
            y=5.2,
            font_size=16.5,
            font_weight=700,
            fill="var(--ink)",
        ),
        transform=f"translate({number(0.27 * wide)} {number(0.29 * wide)}) scale({number(wide / 51.1)})",
    )
    size, middle = (0.54 * wide, 0.8 * wide) if name else (0.6 * wide, 0.92 * wide)
    return (
        tag("rect", width=wide, height=high, rx=radius, fill="var(--sunk)" if state == "out" else "var(--raised)")
        + band(card, seat, wide, top, radius)
        + tag("path", d=f"M0 {number(top)}H{number(wide)}", stroke="var(--line2)")
        + outline(wide, high, radius, state)
        + band_charge(card, 0.28 * wide, 0.73 * wide, 0.19 * wide)
        + tag("g", figure(ICONS[kind], size, 0.53 * wide, middle), class_=f"face-{kind}")
        + value
        + (write(name, wide / 2, high - 5.6, 12, anchor=MIDDLE, ink="ink2", weight=600) if name else "")
    )


def card_picture(card: str, seat: int, wide: float, label: str, name: str = "", state: str = "") -> str:
    drawn = card_face(card, seat, wide, name, state)
    return picture(drawn, f"0 0 {number(wide)} {number(wide * RATIO)}", wide, wide * RATIO, label)


@cache
def small_upright(card: str, seat: int, wide: float = 24, state: str = "") -> str:
    """In a hand."""
    high = wide * 1.42
    return (
        tag("rect", width=wide, height=high, rx=4, fill="var(--sunk)" if state == "out" else "var(--raised)")
        + band(card, seat, wide, wide / 2, 4)
        + band_charge(card, 0.46 * wide, wide / 2, wide / 4)
        + outline(wide, high, 4, state)
        + write(str(strength_of(card)), wide / 2, 1.175 * wide, 14.5, anchor=MIDDLE, weight=700, display=True)
    )


@cache
def small_lying(card: str, seat: int, wide: float = 29) -> str:
    """In a camp: the same card on its side."""
    high = 21.0
    side = 12.0
    kind = kind_of(card)
    fill = f"var(--{BANDS[kind][0]})" if kind in BANDS else f"var(--field-{TINCTURES[seat]})"
    return (
        tag("rect", width=wide, height=high, rx=4, fill="var(--raised)")
        + tag(
            "path", d=f"M4 0H{number(side)}V{number(high)}H4A4 4 0 0 1 0 {number(high - 4)}V4A4 4 0 0 1 4 0Z", fill=fill
        )
        + band_charge(card, 11, side / 2, high / 2)
        + outline(wide, high, 4, "")
        + write(str(strength_of(card)), (wide + side) / 2, 15.5, 14.5, anchor=MIDDLE, weight=700, display=True)
    )


def small_picture(card: str, seat: int, label: str, lying: bool = False) -> str:
    if lying:
        return picture(small_lying(card, seat), "0 0 29 21", 29, 21, label)
    return picture(small_upright(card, seat), "0 0 24 34.1", 24, 34, label)


@cache
def card_back(wide: float, charge: str) -> str:
    """The back of a card: a sable field with an argent charge and an inner line."""
    high, radius = wide * RATIO, wide * 0.12
    inset = wide * 0.075
    return tag(
        "g",
        tag("rect", width=wide, height=high, rx=radius, fill="var(--field-sable)", stroke="var(--line2)"),
        tag(
            "rect",
            x=inset,
            y=inset,
            width=wide - 2 * inset,
            height=high - 2 * inset,
            rx=radius * 0.6,
            fill="none",
            stroke="var(--field-argent)",
        ),
        figure(ICONS[charge], 0.46 * wide, wide / 2, high / 2),
        class_="on-sable",
    )


def missing_card(wide: float, text: str = "", ink: str = "line2") -> str:
    """The place of a card that was not laid, with the reason where there is room for it."""
    high = wide * RATIO
    lines = wrap(text, SMALL, wide - 4, 3)
    if any(line.endswith("…") for line in lines):
        lines = ["–"]
    texts = [
        write(line, wide / 2, high / 2 + 4 + 15 * (place - (len(lines) - 1) / 2), SMALL, anchor=MIDDLE, ink="ink2")
        for place, line in enumerate(lines)
    ]
    dashed = tag(
        "rect",
        x=0.5,
        y=0.5,
        width=wide - 1,
        height=high - 1,
        rx=wide * 0.12,
        fill="none",
        stroke=f"var(--{ink})",
        stroke_width=1.4 if ink == "line2" else 2.2,
        stroke_dasharray="4 3.4",
    )
    return dashed + "".join(texts)
