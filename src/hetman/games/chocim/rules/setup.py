"""Setup: units in their reserves and first garrisons, markers, walls, and commanders face up."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.rules.constants import FACE_UP, IN_DECK, MARKS
from hetman.games.chocim.rules.phases import proceed
from hetman.games.chocim.rules.places import CAMP, COMMONWEALTH, GARRISON, OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import home


def set_up(state: Position) -> None:
    """Place everything, and begin the first week."""
    place_markers(state)
    box = state.box
    kind: i64
    for kind in range(3):
        state.units[3 * home(state, COMMONWEALTH, kind) + kind] = box.reserves[kind]
        state.units[3 * home(state, OTTOMAN, kind) + kind] = box.reserves[3 + kind]
        field: i64
        for field in range(1, CAMP):
            state.units[3 * (GARRISON + field) + kind] = box.garrisons[6 * field + kind]
    proceed(state)


def place_markers(state: Position) -> None:
    """Place walls, commanders, and the markers of morale and supply."""
    box = state.box
    state.levels = box.levels[:]
    state.cards = [FACE_UP if begins_open else IN_DECK for begins_open in box.begins_open]
    state.marks = [*box.morale_start, *box.supply_start, *[0] * (MARKS - 4)]
