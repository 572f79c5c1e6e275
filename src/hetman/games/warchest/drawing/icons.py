"""Icons of War Chest: the sixteen units, the royal coin and the beasts of the two sides."""

from __future__ import annotations

from pathlib import Path

from hetman.drawing import icons
from hetman.games.warchest.components import UNITS

OWN = icons.read_icons(Path(__file__).with_name("icons.svg"))
BEASTS = {side: OWN[side] for side in ("raven", "wolf")}
COIN_ICONS = {
    **OWN,
    "marshall": icons.ICONS["bulawa"],
    "swordsman": icons.ICONS["swords"],
    # A mark on a full bag.
    "mercenary": icons.ICONS["bag"] + OWN["mercenary"],
}
UNIT_ICONS = {unit: COIN_ICONS[unit] for unit in UNITS}
