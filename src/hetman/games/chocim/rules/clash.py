"""A clash from beginning to end, in the order of the rulebook: supports, dice, +1s, broken units, withdrawals."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.components.names import FIELDS
from hetman.games.chocim.rules import clash_state, decisions
from hetman.games.chocim.rules.clash_dice import HIGHEST, breaks, hits
from hetman.games.chocim.rules.clash_losses import owe_broken, take_at_once
from hetman.games.chocim.rules.clash_outcome import end
from hetman.games.chocim.rules.clash_withdrawal import owe_difference
from hetman.games.chocim.rules.die_raises import raise_moves
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.supports import support_moves


def begin(state: Position, what: i64, field: i64, active: i64) -> None:
    fight: list[i64] = [0] * clash_state.SIZE
    fight[clash_state.WHAT] = what
    fight[clash_state.FIELD] = field
    fight[clash_state.ACTIVE] = active
    state.clash = fight
    seat: i64
    for seat in range(2):
        fight[clash_state.DICE + seat] = state.dice_in(clash_state.standing_place(state, seat))
    fight[clash_state.RAISES + active] = state.raises
    state.raises = 0
    if state.event_log is not None:
        key = ("battle", "assault", "counter_attack")[what - 1]
        counts = {f"dice{seat}": int(fight[clash_state.DICE + seat]) for seat in range(2)}
        if what == clash_state.STORMING:
            counts["level"] = int(state.levels[field])
        state.emit(key, {"field": ["field", FIELDS[field]], **counts})


def advance(state: Position) -> None:
    """Open the decision of the current phase, or enter the next phase."""
    fight = state.clash
    phase: i64 = fight[clash_state.PHASE]
    if phase == clash_state.END:
        end(state)
        return
    active: i64 = fight[clash_state.ACTIVE]
    seat: i64 = active if phase % 2 == 0 else 1 - active
    if phase < clash_state.ROLLING:
        if support_moves(state, seat, 0):
            state.stack.append(decisions.SUPPORTS[seat])
            return
    elif phase < clash_state.RAISING:
        if fight[clash_state.DICE + seat] > 0:
            state.stack.append(decisions.ROLLS[seat])
            return
    elif phase < clash_state.BREAKING:
        if fight[clash_state.RAISES + seat] > 0 and raise_moves(state, seat, HIGHEST):
            state.stack.append(decisions.RAISES[seat])
            return
    elif fight[clash_state.OWED + seat] > 0 and not take_at_once(state, seat):
        state.stack.append(decisions.LOSSES[seat] if phase < clash_state.RETREATING else decisions.RETREATS[seat])
        return
    enter_phase(state, phase + 1)


def enter_phase(state: Position, phase: i64) -> None:
    fight = state.clash
    fight[clash_state.PHASE] = phase
    if phase == clash_state.RAISING:
        fight[clash_state.LAST] = HIGHEST
        fight[clash_state.LAST + 1] = HIGHEST
    elif phase == clash_state.BREAKING:
        emit_result(state)
        owe_broken(state)
    elif phase == clash_state.RETREATING:
        owe_difference(state)


def emit_result(state: Position) -> None:
    """The hits and breaks of both sides, after walls and +1s."""
    if state.event_log is not None:
        args = {f"hits{seat}": int(hits(state, seat)) for seat in range(2)}
        state.emit("clash_result", {**args, **{f"breaks{seat}": int(breaks(state, seat)) for seat in range(2)}})
