"""Plans: declaring assaults, counter-attacks and the general battle."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import FIRST, SECOND, first, second
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.components.names import ACTIONS, FIELDS
from hetman.games.chocim.rules import clash
from hetman.games.chocim.rules.blockades import blocks_assaults
from hetman.games.chocim.rules.clash_outcome import repulse
from hetman.games.chocim.rules.clash_state import BATTLING, COUNTERING, STORMING
from hetman.games.chocim.rules.control import enter_field
from hetman.games.chocim.rules.decisions import DECLARATIONS
from hetman.games.chocim.rules.deployment import is_empty
from hetman.games.chocim.rules.general_battle import has_both_sides, must_be_fought
from hetman.games.chocim.rules.places import (
    ASSAULT,
    ASSAULTING,
    BATTLE,
    BITS,
    COUNTER,
    COUNTER_ATTACK,
    FOREGROUND,
    GARRISON,
    GENERAL_BATTLE,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import DECLARE, HOLD

IDLE: Final = 0
READY: Final = 1
FORCED: Final = 2


def readiness(state: Position, seat: i64, bit: i64) -> i64:
    """Whether a plan that just got units may be declared, or must be because it is at its printed maximum."""
    box = state.box
    if bit == BATTLE:
        if not has_both_sides(state):
            return IDLE
        if must_be_fought(state):
            return FORCED
        return READY if state.in_battle(seat) else IDLE
    place: i64 = ASSAULT + bit if bit < COUNTER else bit
    standing: i64 = state.count(place)
    # A plan is idle once its field has changed hands.
    if (state.held & BITS[box.field_of[place]] != 0) != (bit >= COUNTER):
        return IDLE
    if standing >= box.maximum[place]:
        return FORCED
    if bit < COUNTER and standing >= box.minimum[place] and is_empty(state, bit) and blocks_assaults(state):
        # Nobody can wait for an assault there: who walks into an empty field does so at once.
        return FORCED
    return READY if standing >= box.minimum[place] else IDLE


def touched_plans(state: Position, seat: i64, least: i64) -> list[i64]:
    """The plans that just got units and are READY, or FORCED."""
    found: list[i64] = []
    bit: i64
    for bit in range(BATTLE + 1):
        if state.touched & BITS[bit] and readiness(state, seat, bit) >= least:
            found.append(bit)
    return found


def settle(state: Position, seat: i64) -> None:
    """After a deployment: plans at their maximum are carried out, others may be. The active player orders them."""
    ready = touched_plans(state, seat, READY)
    if not ready:
        state.touched = 0
    elif len(ready) == 1 and readiness(state, seat, ready[0]) == FORCED:
        if state.event_log is not None:
            field, action = named(ready[0])
            state.emit("forced", {"field": ["field", FIELDS[field]], "action": ["action", ACTIONS[action]]})
        carry_out(state, seat, ready[0])
    else:
        state.stack.append(DECLARATIONS[seat])


def named(bit: i64) -> tuple[int, int]:
    """Field and action of a plan."""
    if bit == BATTLE:
        return FOREGROUND, GENERAL_BATTLE
    return (int(bit), ASSAULTING) if bit < COUNTER else (int(bit) - COUNTER, COUNTER_ATTACK)


class Declare(SeatDecision[Position]):
    """Carry out one of the plans, or hold them all back."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for bit in touched_plans(state, self.seat, READY):
            field, action = named(bit)
            moves.append(DECLARE + field * FIRST + action * SECOND)
        if not touched_plans(state, self.seat, FORCED):
            moves.append(HOLD)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == HOLD:
            state.touched = 0
            return
        field: i64 = first(move)
        action: i64 = second(move)
        bit: i64 = BATTLE if action == GENERAL_BATTLE else field if action == ASSAULTING else COUNTER + field
        carry_out(state, self.seat, bit)


def carry_out(state: Position, seat: i64, bit: i64) -> None:
    state.touched = state.touched - BITS[bit]
    if bit == BATTLE:
        clash.begin(state, BATTLING, FOREGROUND, seat)
    elif bit >= COUNTER:
        clash.begin(state, COUNTERING, bit - COUNTER, seat)
    elif state.count(GARRISON + bit) > 0:
        clash.begin(state, STORMING, bit, seat)
    elif not enter_field(state, bit, "walked_in"):
        repulse(state, bit)
