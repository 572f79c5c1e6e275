"""The names of the rulebook: sides, units, fields, actions. They are fixed; component files say how they fit."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "pl")
SIDES: Final = ("commonwealth", "ottoman")

# Three kinds for each side, so that kind // 3 is the seat.
UNITS: Final = ("cavalry", "infantry", "cossack", "janissary", "sipahi", "tatar")
UNITS_OF: Final = {"commonwealth": UNITS[:3], "ottoman": UNITS[3:]}
UNIT_COUNTS: Final = {"cavalry": 8, "infantry": 6, "cossack": 7, "janissary": 12, "sipahi": 17, "tatar": 7}

WALLED: Final = ("tabor", "bastion", "redoubts", "church", "bridgehead", "ramparts", "castle", "camp")
"""The fields of the Commonwealth, which have walls and can be taken."""
FOREGROUND: Final = "foreground"
TENTS: Final = ("sultan", "sipahi-camp", "kosh", "trenches")
FIELDS: Final = (*WALLED, FOREGROUND, *TENTS)
RESERVES: Final = {
    "cavalry": "camp",
    "infantry": "camp",
    "cossack": "tabor",
    "janissary": "sultan",
    "sipahi": "sipahi-camp",
    "tatar": "kosh",
}

PLANS: Final = ("defence", "counter-attack", "assault", "control", "general-battle")
COMMONWEALTH_EFFECTS: Final = (
    "loot-raid",
    "night-sortie",
    "raid",
    "fill-trench",
    "kamieniec",
    "fortify",
    "procession",
    "knights-circle",
)
COMMONWEALTH_SUPPORTS: Final = ("flank-attack", "cannonade")
OTTOMAN_EFFECTS: Final = ("pilaf", "intrigue", "council", "plunder", "pursuit", "dig-trench", "bombard")
OTTOMAN_SUPPORTS: Final = ("ladders", "ambush")
COMMONWEALTH_WORKS: Final = (*COMMONWEALTH_EFFECTS, *COMMONWEALTH_SUPPORTS)
OTTOMAN_WORKS: Final = (*OTTOMAN_EFFECTS, *OTTOMAN_SUPPORTS)
WORKS: Final = (*COMMONWEALTH_WORKS, *OTTOMAN_WORKS)
"""Effects and supports: each exists once, on some field of its side."""
ACTIONS: Final = (*PLANS, *WORKS)
SUPPORTS: Final = (*COMMONWEALTH_SUPPORTS, *OTTOMAN_SUPPORTS)

RANKS: Final = ("commander", "officer")
RATIONS: Final = ("none", "hunger", "short", "double")
COMMANDERS: Final = 3
"""Commanders of each side that lie open from the start. Others come from the deck."""
LEADER_COUNTS: Final = {"commonwealth": 20, "ottoman": 25}
DIPLOMACY_COUNT: Final = 55
CLAIM_COUNT: Final = 5
HIGHEST_STRENGTH: Final = 6
HIGHEST_LEVEL: Final = 3


def side_of(action: str) -> str | None:
    """Whose action it is; None for the general battle, which both can join."""
    if action in ("defence", "counter-attack", *COMMONWEALTH_WORKS):
        return "commonwealth"
    return None if action == "general-battle" else "ottoman"
