"""What an effect or a support brings, in a few signs after its places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.drawing.elements import tag, words
from hetman.games.chocim.drawing.layout import EXTRA_CARD
from hetman.games.chocim.drawing.pieces import EMBLEMS, charge

Gain = tuple[str, str, bool]
"""An amount, the charge of what changes, and whether it changes for the enemy."""

OF_ONE: dict[str, tuple[Gain, ...]] = {
    "loot-raid": (("+1", "supply", False), ("−1", "supply", True)),
    "night-sortie": (("−1", "morale", True),),
    "raid": (("−2", "plunder", True),),
    "fill-trench": (("−1", "trench", True),),
    "fortify": (("+1", "wall", False),),
    "procession": (("+1", "morale", False),),
    "flank-attack": (("+1", "die", False),),
    "cannonade": (("+1", "die", False),),
    "ladders": (("+1", "die", False),),
    "ambush": (("+1", "die", False),),
    "pilaf": (("+1", "morale", False),),
    "intrigue": (("−1", "treaty", True),),
    "pursuit": (("−1", "kamieniec", True),),
    "dig-trench": (("+1", "trench", False),),
}
COUNTED = ("kamieniec", "plunder")
"""Rides whose gain depends on who rides and who hinders them: the sum is shown."""
STEP = 34.0


def gain(view: Mapping[str, Any], action: Mapping[str, Any], x: float, y: float, end: float) -> str:
    """As many of its signs as there is room for."""
    name, seat = action["action"], action["seat"]
    if name in EXTRA_CARD:
        taken = view["players"][seat]["extra_card"]
        # Beside the limit, or beside the name where the row is full.
        token = charge("extra-card", 20, end - 5, y) if x + 8 <= end else charge("extra-card", 16, end - 3, y - 26)
        return tag("g", token, class_="extra taken" if taken else "extra")
    changes = OF_ONE.get(name, ())
    if name in COUNTED and action["standing"]:
        changes = ((f"+{action['brings']}", "supply", False),)
    shown: list[str] = []
    for amount, sign, enemy in changes:
        # A crescent or an eagle tells whose it is where it is the other side's.
        width = STEP + (14 if enemy and sign in ("supply", "morale", "treaty") else 0)
        if x + width > end + 3:
            break
        shown.append(tag("text", words(amount), x=x, y=y + 5, class_="gain"))
        shown.append(charge(sign, 15, x + 25, y))
        if width > STEP:
            shown.append(charge(EMBLEMS[1 - seat], 12, x + 40, y))
        x += width
    return tag("g", *shown, class_="charge-of-gain")
