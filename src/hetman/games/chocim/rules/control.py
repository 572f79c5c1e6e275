"""Control of a field: the Ottomans enter it, units of the victor stay on control or defence, or it is free again."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.components.names import FIELDS
from hetman.games.chocim.rules.constants import CAMP_TAKEN
from hetman.games.chocim.rules.decisions import OCCUPATIONS
from hetman.games.chocim.rules.places import (
    ASSAULT,
    BITS,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    COUNTER,
    GARRISON,
    NOWHERE,
    OTTOMAN,
    TABOR,
    WALLS,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import send_home
from hetman.games.chocim.rules.verbs import DONE, KEEP


class Occupy(SeatDecision[Position]):
    """Choose the units that stay, up to the limit. At least one Ottoman must stay."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        source: i64 = source_place(state, self.seat)
        target: i64 = target_place(state, self.seat)
        kind: i64
        for kind in range(3):
            if kind >= state.kept and state.units[3 * source + kind] > 0 and state.box.takes[3 * target + kind]:
                moves.append(KEEP + (3 * self.seat + kind) * FIRST)
        if self.seat == COMMONWEALTH or state.count(target) > 0:
            moves.append(DONE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        source: i64 = source_place(state, self.seat)
        target: i64 = target_place(state, self.seat)
        if move == DONE:
            send_home(state, self.seat, source)
            return
        state.kept = first(move) % 3
        state.move_units(source, target, state.kept, 1)
        if state.count(target) >= state.box.maximum[target]:
            send_home(state, self.seat, source)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"field": ["field", FIELDS[state.occupied]]}


def source_place(state: Position, seat: i64) -> i64:
    return (ASSAULT if seat == OTTOMAN else COUNTER) + state.occupied


def target_place(state: Position, seat: i64) -> i64:
    return (CONTROL if seat == OTTOMAN else GARRISON) + state.occupied


def occupy(state: Position) -> None:
    """Ask which units stay in the field that was just won, if there is a choice."""
    field: i64 = state.occupied
    seat: i64 = OTTOMAN if state.held & BITS[field] else COMMONWEALTH
    source: i64 = source_place(state, seat)
    target: i64 = target_place(state, seat)
    standing: i64 = state.count(source)
    if field == TABOR and seat == COMMONWEALTH:
        # Its reserve defends the tabor, and Cossacks return there.
        send_home(state, seat, source)
        standing = 0
    elif standing == 1 and seat == OTTOMAN and state.count(target) == 0:
        kind: i64 = 0
        while state.units[3 * source + kind] == 0:
            kind += 1
        state.move_units(source, target, kind, 1)
        standing = 0
    if standing == 0:
        state.occupied = NOWHERE
        state.kept = 0
    else:
        state.stack.append(OCCUPATIONS[seat])


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
    send_home(state, COMMONWEALTH, GARRISON + field)
    for place in state.box.works_on[field]:
        send_home(state, COMMONWEALTH, place)
    state.occupied = field


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
