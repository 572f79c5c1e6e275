"""What follows from an assault or counter-attack: a field is won or not, and who stays there or goes home.

`control.py` has what it means that the Ottomans hold a field; `general_battle.py` decides the general battle.
"""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.components.names import FIELDS
from hetman.games.chocim.rules import clash_state
from hetman.games.chocim.rules.choosing import next_start
from hetman.games.chocim.rules.control import enter_field, free_if_empty
from hetman.games.chocim.rules.decisions import OCCUPATIONS
from hetman.games.chocim.rules.general_battle import end_battle
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
)
from hetman.games.chocim.rules.position import NO_CLASH, Position
from hetman.games.chocim.rules.reserves import send_home
from hetman.games.chocim.rules.supports import return_supports
from hetman.games.chocim.rules.verbs import DONE, KEEP


def end(state: Position) -> None:
    """Supporting units go home, then the clash is decided. Those that return to the camp did not defend it."""
    fight = state.clash
    defenders: i64 = clash_state.present_in_all(state, COMMONWEALTH)
    return_supports(state)
    if fight[clash_state.WHAT] == clash_state.BATTLING:
        end_battle(state)
    elif fight[clash_state.WHAT] == clash_state.STORMING:
        end_assault(state, defenders)
    else:
        end_counter_attack(state)
    state.clash = NO_CLASH


def end_assault(state: Position, defenders: i64) -> None:
    """It succeeds if no defender is left and an attacker may stand on control."""
    field: i64 = state.clash[clash_state.FIELD]
    if defenders > 0 or not enter_field(state, field, "assault_won"):
        repulse(state, field)
    elif field != CAMP:
        state.change_morale(OTTOMAN, 1)
        state.change_morale(COMMONWEALTH, -1)


def repulse(state: Position, field: i64) -> None:
    """The assault fails: its units go home."""
    state.emit_field("assault_failed", field)
    send_home(state, OTTOMAN, ASSAULT + field)


def end_counter_attack(state: Position) -> None:
    """It succeeds if nobody is left on control, even if no attacker is left."""
    field: i64 = state.clash[clash_state.FIELD]
    if clash_state.present_in_all(state, OTTOMAN) > 0:
        state.emit_field("counter_failed", field)
        send_home(state, COMMONWEALTH, COUNTER + field)
        return
    state.emit_field("counter_won", field)
    state.held = state.held - BITS[field]
    state.occupied = field


# Who stays in a field that was won


def occupy(state: Position) -> None:
    """Ask which units stay in the field that was just won, if there is a choice."""
    field: i64 = state.occupied
    seat: i64 = OTTOMAN if state.held & BITS[field] else COMMONWEALTH
    source: i64 = source_place(state, seat)
    standing: i64 = state.count(source)
    if field == TABOR and seat == COMMONWEALTH:
        # Its reserve defends the tabor, and Cossacks return there.
        send_home(state, seat, source)
        standing = 0
    if standing == 0:
        state.occupied = NOWHERE
        state.kept = 0
        if seat == OTTOMAN:
            free_if_empty(state, field)
    else:
        state.stack.append(OCCUPATIONS[seat])


class Occupy(SeatDecision[Position]):
    """Choose the units that stay on control or defence, up to its limit. Nobody has to stay."""

    def moves(self, state: Position) -> list[i64]:
        return self.moves_from(state, 0)

    def canonical(self, state: Position) -> list[i64]:
        return self.moves_from(state, state.kept)

    def moves_from(self, state: Position, start: i64) -> list[i64]:
        moves: list[i64] = []
        source: i64 = source_place(state, self.seat)
        target: i64 = target_place(state, self.seat)
        kind: i64
        for kind in range(start, 3):
            if state.units[3 * source + kind] > 0 and state.box.takes[3 * target + kind]:
                moves.append(KEEP + (3 * self.seat + kind) * FIRST)
        moves.append(DONE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        source: i64 = source_place(state, self.seat)
        target: i64 = target_place(state, self.seat)
        if move == DONE:
            send_home(state, self.seat, source)
            return
        kind: i64 = first(move) % 3
        state.kept = next_start(state.kept, kind)
        state.move_units(source, target, kind, 1)
        if state.count(target) >= state.box.maximum[target]:
            send_home(state, self.seat, source)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"field": ["field", FIELDS[state.occupied]]}


def source_place(state: Position, seat: i64) -> i64:
    return (ASSAULT if seat == OTTOMAN else COUNTER) + state.occupied


def target_place(state: Position, seat: i64) -> i64:
    return (CONTROL if seat == OTTOMAN else GARRISON) + state.occupied
