"""What the number of players changes: the knights and the values of a card that can be won, the Teutons' addition.

Helpers (`fields.py`) and captives (`skirmish.py`) have two winners with any number of players.
"""

from __future__ import annotations

from typing import Final

from hetman.games.grunwald.components import RULEBOOK, Face

ALL: Final = slice(None)
WINNABLE: Final = ({2: slice(-2, None), 3: slice(2)}, {2: slice(-1, None)})
"""By goods and number of players: the values of a card that can be won, if not all.

Two players win the two lowest values in ducats, and the lower one in provisions. Three players win the two highest in
ducats.
"""


def winnable(goods: int, seats: int, face: Face) -> list[int]:
    """The values of a ducat or provision card that the players can win."""
    return list(face[WINNABLE[goods].get(seats, ALL)])


def first_winnable(goods: int, seats: int, face: Face) -> int:
    """The index of the highest value that can be won."""
    return range(len(face))[WINNABLE[goods].get(seats, ALL)][0]


def knight_places(seats: int) -> int:
    """How many knights of a field can be won: with two players only the stronger one."""
    return 1 if seats == 2 else 2


def teuton_addition(seats: int) -> int:
    """What the number of players adds to the strength of the Teutons."""
    addition: int = RULEBOOK["teuton_addition"][str(seats)]
    return addition
