"""A clash as a list of numbers: the units that fight, their dice and the results."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.native import i64
from hetman.games.chocim.components.names import FIELDS
from hetman.games.chocim.rules import places
from hetman.games.chocim.rules.position import Position

# What is fought
BATTLING: Final = 1
STORMING: Final = 2
COUNTERING: Final = 3

# Indices of the list. A value of a seat stands at index + seat (times its width).
WHAT: Final = 0
FIELD: Final = 1
ACTIVE: Final = 2
PHASE: Final = 3
DICE: Final = 4
"""Still to be rolled."""
RAISES: Final = 6
"""+1s still to be placed."""
LAST: Final = 8
"""The last choice, because a set is chosen in one order only."""
OWED: Final = 10
"""Units still to be broken, then to withdraw."""
USED_UP: Final = 12
"""Supporting units in this clash, by kind."""
DRIVEN: Final = 18
"""Defenders driven out of the tabor or the camp, by kind: they only leave if nobody stays."""
ROLLED: Final = 21
"""Dice as rolled, by face."""
FACES: Final = 33
"""Dice after the walls, by face, without those that were raised."""
RAISED: Final = 45
"""Raised dice, by their new face."""
SIZE: Final = 57

# Phases, of the active side and then of the other
SUPPORTING: Final = 0
ROLLING: Final = 2
RAISING: Final = 4
BREAKING: Final = 6
RETREATING: Final = 8
END: Final = 10
PHASES: Final = ("support", "support", "roll", "roll", "raise", "raise", "break", "break", "retreat", "retreat", "end")
"""By number."""


def standing_place(state: Position, seat: i64) -> i64:
    """Where the seat's units of this clash stand."""
    fight = state.clash
    if fight[WHAT] == BATTLING:
        return places.BATTLES[seat]
    if fight[WHAT] == STORMING:
        return (places.ASSAULT if seat == places.OTTOMAN else places.GARRISON) + fight[FIELD]
    return (places.CONTROL if seat == places.OTTOMAN else places.COUNTER) + fight[FIELD]


def present(state: Position, seat: i64, kind: i64) -> i64:
    """Units of a kind that still fight."""
    number: i64 = state.units[3 * standing_place(state, seat) + kind]
    if seat == places.COMMONWEALTH:
        number -= state.clash[DRIVEN + kind]
    return number


def present_in_all(state: Position, seat: i64) -> i64:
    return present(state, seat, 0) + present(state, seat, 1) + present(state, seat, 2)


def about_clash(state: Position) -> dict[str, Any]:
    return {"field": ["field", FIELDS[state.clash[FIELD]]]}


def owe(state: Position, seat: i64, number: i64) -> None:
    """Set how many units a seat must lose: all there are at most."""
    there: i64 = present_in_all(state, seat)
    state.clash[OWED + seat] = 0 if number < 0 else number if number < there else there
    state.clash[LAST + seat] = 0
