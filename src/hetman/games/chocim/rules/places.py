"""The places where a unit can stand, as numbers.

Three kinds of units of its side can stand in a place; kind k of place p is counted in units[3 * p + k]. The garrison of
a field is its defence; for the tabor and the hetman's camp it is the reserve, which defends them.
"""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.chocim.components.names import OTTOMAN_WORKS, RESERVES, SIDES, UNITS, WALLED, WORKS

COMMONWEALTH: Final = 0
OTTOMAN: Final = 1

BITS: Final[list[i64]] = [2**place for place in range(60)]

# Fields, by their place in FIELDS
TABOR: Final = 0
CAMP: Final = 7
FOREGROUND: Final = 8
NOWHERE: Final = 15
WALLS: Final = 8
"""How many fields can be defended."""

# Places: eight of each, one for every walled field, in the order of FIELDS
GARRISON: Final = 0
COUNTER: Final = 8
BATTLE: Final = 15
ASSAULT: Final = 16
CONTROL: Final = 24
OTTOMAN_BATTLE: Final = 31
TENTS: Final = 32
"""The Ottoman reserves, one for each kind."""
WORK: Final = 35
"""Effects and supports, in the order of WORKS."""
BROKEN: Final = 54
REBELLED: Final = 55
REMOVED: Final = 56
APART: Final = 3
"""The distance from BROKEN, REBELLED and REMOVED of the Commonwealth to those of the Ottomans."""
PLACES: Final = 60

BATTLES: Final[list[i64]] = [BATTLE, OTTOMAN_BATTLE]

LOOT_RAID: Final = 35
NIGHT_SORTIE: Final = 36
RAID: Final = 37
FILL_TRENCH: Final = 38
KAMIENIEC: Final = 39
FORTIFY: Final = 40
PROCESSION: Final = 41
KNIGHTS_CIRCLE: Final = 42
FLANK_ATTACK: Final = 43
CANNONADE: Final = 44
PILAF: Final = 45
INTRIGUE: Final = 46
COUNCIL: Final = 47
PLUNDER: Final = 48
PURSUIT: Final = 49
DIG_TRENCH: Final = 50
BOMBARD: Final = 51
LADDERS: Final = 52
AMBUSH: Final = 53

# Actions, by their place in ACTIONS
DEFENCE: Final = 0
COUNTER_ATTACK: Final = 1
ASSAULTING: Final = 2
CONTROLLING: Final = 3
GENERAL_BATTLE: Final = 4
NO_ACTION: Final = 31

# Kinds of units that a rule names, by their place among the three of their side
CAVALRY: Final = 0
COSSACK: Final = 2
TATAR: Final = 2


def plan_places() -> dict[int, tuple[str, str]]:
    """Place -> field and action of every plan."""
    found = {}
    for number, field in enumerate(WALLED):
        found[ASSAULT + number] = (field, "assault")
        if field != "camp":
            found[CONTROL + number] = (field, "control")
            found[COUNTER + number] = (field, "counter-attack")
        if field not in ("tabor", "camp"):
            found[GARRISON + number] = (field, "defence")
    found[BATTLE] = found[OTTOMAN_BATTLE] = ("foreground", "general-battle")
    return found


def place_name(place: int) -> str:
    """A name for dumps: `redoubts defence`, `camp reserve`, `plunder`, `ottoman broken`."""
    if place in (TABOR, CAMP):
        return f"{WALLED[place]} reserve"
    if TENTS <= place < WORK:
        return f"{RESERVES[UNITS[place - TENTS + 3]]} reserve"
    if WORK <= place < BROKEN:
        return WORKS[place - WORK]
    if place >= BROKEN:
        return f"{SIDES[(place - BROKEN) // APART]} {('broken', 'rebelled', 'removed')[(place - BROKEN) % APART]}"
    if place in (BATTLE, OTTOMAN_BATTLE):
        return f"{SIDES[place // 16]} general-battle"
    field, action = plan_places()[place]
    return f"{field} {action}"


def seat_of(place: int) -> int:
    """Whose units stand there."""
    if place >= BROKEN:
        return (place - BROKEN) // APART
    if place >= WORK:
        return int(WORKS[place - WORK] in OTTOMAN_WORKS)
    return int(place >= ASSAULT)


USED_PLACES: Final = tuple(
    place for place in range(PLACES) if place in plan_places() or place in (TABOR, CAMP) or place >= TENTS
)
PLACE_NAMES: Final = {place: place_name(place) for place in USED_PLACES}
PLACE_NUMBERS: Final = {name: place for place, name in PLACE_NAMES.items()}
