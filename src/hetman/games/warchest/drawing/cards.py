"""Unit cards of a draft."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.card import card
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.picture import SHIELD
from hetman.games.warchest.components import UNITS
from hetman.games.warchest.drawing.icons import UNIT_ICONS


def unit_card(unit: str, say: Say, highlight: Highlight) -> str:
    """A unit card: its name, its number of coins, its icon, its rule."""
    inside = [
        tag("b", words(say(f"unit-{unit}"))),
        coins_of(unit, say),
        icon(UNIT_ICONS[unit], 64),
        tag("span", words(say(f"rule-{unit}"))),
    ]
    return card("".join(inside), unit, highlight, id_=f"card-{unit}")


def coins_of(unit: str, say: Say) -> str:
    shield = tag("path", d=SHIELD, fill="var(--field-or)", stroke="var(--field-argent)", stroke_width=2)
    number = tag("text", str(UNITS[unit]), y=7)
    label = say("card-coins", count=UNITS[unit])
    return tag("svg", shield, number, class_="value", viewBox="-20 -22 40 46", role="img", aria_label=label)
