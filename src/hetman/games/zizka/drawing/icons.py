"""Icons of Jan Žižka: result symbols, skills, kinds of events, rulers, leaders, callings, and things on the table."""

from __future__ import annotations

from pathlib import Path

from hetman.drawing.icons import ICONS, family, read_icons

OWN = read_icons(Path(__file__).with_name("icons.svg"))
SYMBOLS = family(OWN, "symbol")
"""The blank face of a die among them."""
SKILLS = family(OWN, "skill")
KINDS = family(OWN, "kind")
RULERS = family(OWN, "ruler")
WAYS = family(OWN, "way")
LEADERS = family(OWN, "leader")
CALLINGS = family(OWN, "calling")
THINGS = {**family(OWN, "thing"), "easy": ICONS["tower"]}
