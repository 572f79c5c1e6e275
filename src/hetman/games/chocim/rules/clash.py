"""A clash from beginning to end, in the order of the rulebook: supports, dice, +1s, broken units, withdrawals."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.components.names import FIELDS
from hetman.games.chocim.rules import decisions
from hetman.games.chocim.rules.clash_dice import raise_moves, support_moves
from hetman.games.chocim.rules.clash_losses import owe, take_at_once
from hetman.games.chocim.rules.clash_outcome import end
from hetman.games.chocim.rules.clash_state import (
    ACTIVE,
    BATTLING,
    BREAKING,
    DICE,
    END,
    FIELD,
    LAST,
    OWED,
    PHASE,
    RAISES,
    RAISING,
    RETREATING,
    ROLLING,
    SIZE,
    WHAT,
    hits,
    results,
    standing_place,
)
from hetman.games.chocim.rules.places import COMMONWEALTH, OTTOMAN
from hetman.games.chocim.rules.position import Position


def begin(state: Position, what: i64, field: i64, active: i64) -> None:
    fight: list[i64] = [0] * SIZE
    fight[WHAT] = what
    fight[FIELD] = field
    fight[ACTIVE] = active
    state.clash = fight
    seat: i64
    for seat in range(2):
        fight[DICE + seat] = state.dice_in(standing_place(state, seat))
    fight[RAISES + active] = state.raises
    state.raises = 0
    if state.event_log is not None:
        key = ("battle", "assault", "counter_attack")[what - 1]
        counts = {f"dice{seat}": int(fight[DICE + seat]) for seat in range(2)}
        state.emit(key, {"field": ["field", FIELDS[field]], **counts})


def advance(state: Position) -> None:
    """Ask for what the current phase needs, or go on to the next."""
    fight = state.clash
    phase: i64 = fight[PHASE]
    if phase == END:
        end(state)
        return
    active: i64 = fight[ACTIVE]
    seat: i64 = active if phase % 2 == 0 else 1 - active
    if phase < ROLLING:
        if support_moves(state, seat):
            state.stack.append(decisions.SUPPORTS[seat])
            return
    elif phase < RAISING:
        if fight[DICE + seat] > 0:
            state.stack.append(decisions.ROLLS[seat])
            return
    elif phase < BREAKING:
        if fight[RAISES + seat] > 0 and raise_moves(state, seat):
            state.stack.append(decisions.RAISES[seat])
            return
    elif fight[OWED + seat] > 0 and not take_at_once(state, seat):
        state.stack.append(decisions.LOSSES[seat] if phase < RETREATING else decisions.RETREATS[seat])
        return
    enter(state, phase + 1)


def enter(state: Position, phase: i64) -> None:
    fight = state.clash
    fight[PHASE] = phase
    if phase == RAISING:
        fight[LAST] = 5
        fight[LAST + 1] = 5
    elif phase == BREAKING:
        owe(state, COMMONWEALTH, results(state, OTTOMAN, 6))
        owe(state, OTTOMAN, results(state, COMMONWEALTH, 6))
    elif phase == RETREATING and fight[WHAT] != BATTLING:
        difference: i64 = hits(state, OTTOMAN) - hits(state, COMMONWEALTH)
        owe(state, COMMONWEALTH, difference)
        owe(state, OTTOMAN, -difference)
