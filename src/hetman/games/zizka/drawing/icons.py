"""Icons and outlines of Jan Žižka: result symbols, skills, kinds of events, rulers, leaders, callings, things."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
PIECES = family(OWN, "piece")
"""Whole pieces in their own colours."""
CASTLES = {"easy": THINGS["easy"], "hard": KINDS["conquest"]}

SHAPES: dict[str, Any] = json.loads(Path(__file__).with_name("shapes.json").read_text(encoding="utf-8"))
"""Outlines of pieces as `d` of a path, the icons of verbs, and where hints lie on a token: x, y and size of each."""
VERBS = {verb: {**ICONS, **OWN}[name] for verb, name in SHAPES["verbs"].items()}
