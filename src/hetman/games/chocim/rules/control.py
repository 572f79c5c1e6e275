"""Ottoman control of a field: they enter it, hold it, and lose it when nobody of theirs stands there.

`clash_outcome.py` has which units stay in a field that was won.
"""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.components.names import FIELDS, SIDES, UNITS_OF
from hetman.games.chocim.rules.constants import CAMP_TAKEN
from hetman.games.chocim.rules.places import ASSAULT, BITS, CAMP, COMMONWEALTH, CONTROL, GARRISON, OTTOMAN, WALLS
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import send_home


def enter_field(state: Position, field: i64, key: str) -> bool:
    """The Ottomans enter a field that nobody defends, if one of them may stand on its control."""
    kind: i64
    for kind in range(3):
        if state.units[3 * (ASSAULT + field) + kind] > 0 and (
            field == CAMP or state.box.takes[3 * (CONTROL + field) + kind]
        ):
            state.emit_field(key, field)
            take_field(state, field)
            return True
    return False


def take_field(state: Position, field: i64) -> None:
    """The Ottomans enter: other units go to their reserves. With the hetman's camp they win at once."""
    if field == CAMP:
        state.finish(OTTOMAN, CAMP_TAKEN)
        return
    state.held = state.held + BITS[field]
    leave_field(state, field, GARRISON + field)
    for place in state.box.works_on[field]:
        leave_field(state, field, place)
    state.occupied = field


def leave_field(state: Position, field: i64, place: i64) -> None:
    """Units of the Commonwealth in a place of a field that is taken go home."""
    if state.event_log is not None:
        for kind, unit in enumerate(UNITS_OF["commonwealth"]):
            number = int(state.units[3 * place + kind])
            if number:
                names = {
                    "side": ["side", SIDES[COMMONWEALTH]],
                    "unit": ["unit", unit],
                    "field": ["field", FIELDS[field]],
                }
                state.emit("sent_home", {**names, "count": number})
    send_home(state, COMMONWEALTH, place)


def free_if_empty(state: Position, field: i64) -> None:
    """A field whose control is empty is the Commonwealth's at once."""
    if state.held & BITS[field] and state.count(CONTROL + field) == 0:
        state.held = state.held - BITS[field]
        state.emit_field("freed", field)


def fields_lost(state: Position) -> i64:
    """How many fields the Ottomans hold."""
    lost: i64 = 0
    field: i64
    for field in range(WALLS):
        if state.held & BITS[field]:
            lost += 1
    return lost
