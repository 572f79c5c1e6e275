"""What an effect or a support brings, in a few icons after its blocks."""

from __future__ import annotations

from hetman.drawing import View
from hetman.drawing.elements import classes, tag
from hetman.games.chocim.components.names import SUPPORTS
from hetman.games.chocim.drawing.layout import EXTRA_CARD
from hetman.games.chocim.drawing.pieces import EMBLEMS, text, use

Gain = tuple[str, str, bool]
"""An amount, the icon of what changes, and whether it changes for the enemy."""

GAINS: dict[str, tuple[Gain, ...]] = {
    "loot-raid": (("+1", "supply", False), ("−1", "supply", True)),
    "night-sortie": (("−1", "morale", True),),
    "raid": (("−2", "plunder", True),),
    "fill-trench": (("−1", "trench", True),),
    "fortify": (("+1", "wall", False),),
    "procession": (("+1", "morale", False),),
    "pilaf": (("+1", "morale", False),),
    "intrigue": (("−1", "treaty", True),),
    "pursuit": (("−1", "kamieniec", True),),
    "dig-trench": (("+1", "trench", False),),
    **dict.fromkeys(SUPPORTS, (("+1", "die", False),)),
}
"""What one unit brings."""
COUNTED = ("kamieniec", "plunder")
"""Rides whose gain depends on who rides and who hinders them: the sum is shown."""
STEP = 34.0


def gain(view: View, action: View, x: float, y: float, end: float) -> str:
    """As many of its gains as there is room for."""
    name, seat = action["action"], action["seat"]
    if name in EXTRA_CARD:
        # Beside the limit, or beside the name where the row is full.
        token = use("extra-card", 20, end - 5, y) if x + 8 <= end else use("extra-card", 16, end - 3, y - 26)
        return tag("g", token, class_=classes("extra", "gone" if view["players"][seat]["extra_card"] else ""))
    gains = GAINS.get(name, ())
    if name in COUNTED and action["standing"]:
        gains = ((f"+{action['brings']}", "supply", False),)
    shown: list[str] = []
    for amount, what, enemy in gains:
        # An eagle or a crescent shows whose it is where it is the other side's.
        emblem = enemy and what in ("supply", "morale", "treaty")
        width = STEP + (14 if emblem else 0)
        if x + width > end + 3:
            break
        shown += [text(amount, x, y + 5, "gain"), use(what, 15, x + 25, y)]
        shown.append(use(EMBLEMS[1 - seat], 12, x + 40, y) if emblem else "")
        x += width
    return tag("g", *shown, class_="icon-of-gain")
