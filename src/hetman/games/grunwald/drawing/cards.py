"""Cards of Na Grunwald!: large ones to choose from, small ones upright in a hand and lying in a camp, backs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from hetman.drawing import Say, View
from hetman.drawing.elements import figure, frame, number, placed, rect, tag
from hetman.drawing.picture import labelled, picture
from hetman.drawing.text import MIDDLE, headline, paragraph, wrap, write
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.layout import SMALL
from hetman.games.grunwald.drawing.pieces import TINCTURES, hatched

RATIO = 1.4
HIDDEN = "hidden"
"""A card that lies face down."""
KINDS = ("crown", "mercenary", "teuton", "peasant", HIDDEN)
CARD = re.compile(r"([a-z]+)(\d*)")
# By kind: the tincture of the band, and the icon on it. A peasant has the tincture of his seat and no icon.
BANDS = {"crown": ("or", "royal"), "mercenary": ("sable", "ducat"), "teuton": ("argent", "cross")}


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


def ground(wide: float, high: float, radius: float, out: bool) -> str:
    return rect(0, 0, wide, high, radius, fill="var(--sunk)" if out else "var(--raised)")


def outline(wide: float, high: float, radius: float, dashes: str | None, ink: str = "line2", line: float = 1) -> str:
    """Dashed where the card can be neither won nor used, or is missing."""
    return frame(0.5, 0.5, wide - 1, high - 1, radius, f"var(--{ink})", line, dashes)


def tincture_of(card: str, seat: int) -> str:
    kind = kind_of(card)
    return f"var(--field-{BANDS[kind][0] if kind in BANDS else TINCTURES[seat]})"


def band(card: str, seat: int, wide: float, high: float, radius: float) -> str:
    """The head of a card in the tincture of its kind; that of a peasant is hatched."""
    turn = f"A{number(radius)} {number(radius)} 0 0 1"
    sides = f"H{number(wide - radius)}{turn} {number(wide)} {number(radius)}V{number(high)}H0V{number(radius)}"
    shape = tag("path", d=f"M{number(radius)} 0{sides}{turn} {number(radius)} 0Z", fill=tincture_of(card, seat))
    if kind_of(card) in BANDS:
        return shape
    inset = radius * 0.3
    return shape + hatched(seat, [(inset, inset), (wide - inset, inset), (wide, high), (0, high)])


def band_icon(card: str, size: float, x: float, y: float) -> str:
    if kind_of(card) not in BANDS:
        return ""
    tincture, icon = BANDS[kind_of(card)]
    return tag("g", figure(ICONS[icon], size, x, y), class_=f"on-{tincture}")


@cache
def large_card(card: str, seat: int, wide: float, name: str = "", out: bool = False) -> str:
    """A card with its upper left corner in the origin; `seat` is the owner of a peasant."""
    high, radius, top = wide * RATIO, wide * 0.12, wide * 0.378
    kind = kind_of(card)
    heater = tag("g", ICONS["heater"], fill="var(--raised)", stroke="var(--ink)", stroke_width=1.4)
    value = heater + headline(str(strength_of(card)), 0, 5.2, 16.5, MIDDLE)
    size, middle = (0.54 * wide, 0.8 * wide) if name else (0.6 * wide, 0.92 * wide)
    return (
        ground(wide, high, radius, out)
        + band(card, seat, wide, top, radius)
        + tag("path", d=f"M0 {number(top)}H{number(wide)}", stroke="var(--line2)")
        + outline(wide, high, radius, "4 3" if out else None)
        + band_icon(card, 0.28 * wide, 0.73 * wide, 0.19 * wide)
        + tag("g", figure(ICONS[kind], size, 0.53 * wide, middle), class_=f"face-{kind}")
        + placed(value, 0.27 * wide, 0.29 * wide, wide / 51.1)
        + (write(name, wide / 2, high - 5.6, 12, anchor=MIDDLE, ink="ink2", weight=600) if name else "")
    )


def card_picture(card: str, seat: int, wide: float, label: str, name: str = "") -> str:
    high = wide * RATIO
    return picture(large_card(card, seat, wide, name), f"0 0 {number(wide)} {number(high)}", wide, high, label)


@cache
def small_upright(card: str, seat: int, wide: float = 24, out: bool = False) -> str:
    """In a hand."""
    high = wide * 1.42
    return (
        ground(wide, high, 4, out)
        + band(card, seat, wide, wide / 2, 4)
        + band_icon(card, 0.46 * wide, wide / 2, wide / 4)
        + outline(wide, high, 4, "4 3" if out else None)
        + headline(str(strength_of(card)), wide / 2, 1.175 * wide, 14.5, MIDDLE)
    )


@cache
def small_lying(card: str, seat: int) -> str:
    """In a camp: the same card on its side."""
    wide, high, side = 29.0, 21.0, 12.0
    return (
        ground(wide, high, 4, False)
        + tag("path", d="M4 0H12V21H4A4 4 0 0 1 0 17V4A4 4 0 0 1 4 0Z", fill=tincture_of(card, seat))
        + band_icon(card, 11, side / 2, high / 2)
        + outline(wide, high, 4, None)
        + headline(str(strength_of(card)), (wide + side) / 2, 15.5, 14.5, MIDDLE)
    )


def small_picture(card: str, seat: int, label: str, lying: bool = False) -> str:
    back = card == HIDDEN
    if lying:
        return picture(small_back(True) if back else small_lying(card, seat), "0 0 29 21", 29, 21, label)
    return picture(small_back(False) if back else small_upright(card, seat), "0 0 24 34.1", 24, 34, label)


@cache
def face_down_card(wide: float, icon: str) -> str:
    """The back of a card: a sable field with an argent icon and an inner line."""
    high, radius, inset = wide * RATIO, wide * 0.12, wide * 0.075
    inner = (wide - 2 * inset, high - 2 * inset)
    return tag(
        "g",
        rect(0, 0, wide, high, radius, fill="var(--field-sable)", stroke="var(--line2)"),
        frame(inset, inset, *inner, radius * 0.6, "var(--field-argent)"),
        figure(ICONS[icon], 0.46 * wide, wide / 2, high / 2),
        class_="on-sable",
    )


@cache
def small_back(lying: bool) -> str:
    """The back of a small card, upright in a hand or lying in a camp."""
    wide, high = (29.0, 21.0) if lying else (24.0, 34.1)
    return tag(
        "g",
        rect(0, 0, wide, high, 4, fill="var(--field-sable)", stroke="var(--line2)"),
        frame(2.5, 2.5, wide - 5, high - 5, 2.4, "var(--field-argent)"),
        figure(ICONS["swords"], 12, wide / 2, high / 2),
        class_="on-sable",
    )


def missing_card(wide: float, text: str = "") -> str:
    """The place of a card that was not laid, with the reason where there is room for it."""
    high = wide * RATIO
    lines = wrap(text, SMALL, wide - 4, 3)
    if any(line.endswith("…") for line in lines):
        lines = ["–"]
    top = high / 2 + 4 - 7.5 * (len(lines) - 1)
    reason = paragraph(lines, wide / 2, top, SMALL, 15, anchor=MIDDLE, ink="ink2")
    return outline(wide, high, wide * 0.12, "4 3.4", line=1.4) + reason


def laid_card(card: str | None, seat: int, wide: float, say: Say, icon: str, view: View) -> str:
    """A card that a seat lays: its face once it is up or to the seat that laid it, otherwise its back.

    A dashed line shows where the viewer's own card will lie.
    """
    if card is not None:
        return labelled(label_of(card, say), large_card(card, seat, wide))
    if seat == view["seat"]:
        return outline(wide, wide * RATIO, wide * 0.12, "4 3.4", "act", 2.2)
    return labelled(say("board-face-down"), face_down_card(wide, icon))
