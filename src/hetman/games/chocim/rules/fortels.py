"""What the leaders' fortels do, step by step. A plain command is a fortel of a single step, a deployment."""

from __future__ import annotations

from typing import Final

from hetman.core.decisions import Family
from hetman.core.native import i64
from hetman.games.chocim.components.names import ACTIONS, SIDES
from hetman.games.chocim.rules.cards import push_treaty_draws
from hetman.games.chocim.rules.constants import (
    ACTION_BITS,
    AMOUNT,
    BLOCKED,
    DECK,
    DO_BLOCK,
    DO_DEPLOY,
    DO_DISCREDIT,
    DO_DISMISS,
    DO_LEADERS,
    DO_LEVEL,
    DO_MORALE,
    DO_RECOVER,
    DO_REPEL,
    DO_SUPPLY,
    DO_TREATY,
    DO_TRENCH,
    EXACTLY,
    IN_DECK,
    IN_HAND,
    KIND_BITS,
    MORALE,
    OP,
    RAISES,
    SEEN_IN_HAND,
    STEP,
    SUPPLY,
    TARGET,
    TO_DRAW,
    USED,
)
from hetman.games.chocim.rules.decisions import (
    BREACHES,
    DEPLOYMENTS,
    DISMISSALS,
    FORFEITS,
    FORTIFICATIONS,
    RALLIES,
    RECOVERIES,
    REPULSES,
    SHIFTS,
    WITHDRAWALS,
)
from hetman.games.chocim.rules.deployment import can_place, can_place_exactly
from hetman.games.chocim.rules.fortel_steps import unit_moves, wall_moves
from hetman.games.chocim.rules.places import BITS, NOWHERE
from hetman.games.chocim.rules.position import Position

UNIT_DECISIONS: Final[list[Family]] = [DEPLOYMENTS, SHIFTS, RALLIES, WITHDRAWALS, REPULSES]
"""By what the step does, from DO_DEPLOY to DO_REPEL."""


def is_playable(state: Position, seat: i64, card: i64, way: i64) -> bool:
    """A fortel whose first step cannot be done is not playable."""
    start: i64 = state.box.way_start[3 * card + way]
    return start < state.box.way_end[3 * card + way] and is_possible(state, seat, start)


def is_possible(state: Position, seat: i64, step: i64) -> bool:
    """Whether a step would change anything. For a step that has begun: whether there is more to do."""
    steps = state.box.steps
    op: i64 = steps[step + OP]
    if op == DO_DEPLOY:
        if steps[step + EXACTLY] and state.left == 0:
            return can_place_exactly(state, seat, step)
        return can_place(state, seat, steps[step + KIND_BITS], steps[step + ACTION_BITS])
    if op <= DO_REPEL:
        return len(unit_moves(state, seat, step)) > 0
    if op <= DO_TRENCH:
        return marker_can_move(state, step, op)
    return cards_can_move(state, seat, steps[step + TARGET], op)


def marker_can_move(state: Position, step: i64, op: i64) -> bool:
    box = state.box
    target: i64 = box.steps[step + TARGET]
    up = box.steps[step + AMOUNT] > 0
    if op == DO_LEVEL:
        return len(wall_moves(state, up)) > 0
    at: i64 = state.trench
    top: i64 = box.trench
    if op != DO_TRENCH:
        at = state.marks[(MORALE if op == DO_MORALE else SUPPLY) + target]
        top = box.morale_top[target] if op == DO_MORALE else box.supply_top[target]
    return at < top if up else at > 0


def cards_can_move(state: Position, seat: i64, target: i64, op: i64) -> bool:
    if op == DO_LEADERS:
        return state.leaders_in(seat, IN_DECK, IN_DECK) + state.leaders_in(seat, USED, USED) > 0
    if op == DO_RECOVER:
        return state.leaders_in(seat, USED, USED) > 0
    if op == DO_TREATY:
        return state.treaties_in(DECK) > 0
    if op == DO_DISCREDIT:
        return state.treaties_of(target) > 0
    if op == DO_DISMISS:
        return state.leaders_in(target, IN_HAND, SEEN_IN_HAND) > 0
    return True


# Carrying out a step


def begin(state: Position, seat: i64) -> None:
    """The next step: markers and cards move at once, units are chosen one by one."""
    steps = state.box.steps
    at: i64 = state.step_at
    op: i64 = steps[at + OP]
    amount: i64 = steps[at + AMOUNT]
    if op <= DO_REPEL or op == DO_LEVEL or op == DO_RECOVER:
        state.last = 0
        state.target = NOWHERE
        if is_possible(state, seat, at):
            state.busy = True
            state.left = amount if amount > 0 else -amount
            state.raises = steps[at + RAISES]
        else:
            state.step_at = at + STEP
        return
    state.step_at = at + STEP
    target: i64 = steps[at + TARGET]
    if op == DO_MORALE:
        state.change_morale(target, amount)
    elif op == DO_SUPPLY:
        state.change_supply(target, amount)
    elif op == DO_TRENCH:
        state.change_trench(amount)
    elif op == DO_BLOCK:
        block(state, target, steps[at + ACTION_BITS])
    elif op == DO_LEADERS:
        state.marks[TO_DRAW + seat] = amount
    elif op == DO_TREATY:
        push_treaty_draws(state, seat, amount)
    elif cards_can_move(state, seat, target, op):
        state.stack.append(FORFEITS[target] if op == DO_DISCREDIT else DISMISSALS[target])


def block(state: Position, target: i64, actions: i64) -> None:
    state.marks[BLOCKED + target] = state.marks[BLOCKED + target] | actions
    if state.event_log is not None:
        for number, action in enumerate(ACTIONS):
            if actions & BITS[number]:
                args = {"side": ["side", SIDES[target]], "action": ["action", action]}
                state.emit("blocked", args)


def go_on(state: Position, seat: i64) -> None:
    """A step that has begun: ask for the next unit, or end it."""
    if state.left == 0 or not is_possible(state, seat, state.step_at):
        state.busy = False
        state.left = 0
        state.step_at += STEP
        return
    op: i64 = state.box.steps[state.step_at + OP]
    if op <= DO_REPEL:
        state.stack.append(UNIT_DECISIONS[op][seat])
    elif op == DO_RECOVER:
        state.stack.append(RECOVERIES[seat])
    elif state.box.steps[state.step_at + AMOUNT] > 0:
        state.stack.append(FORTIFICATIONS[seat])
    else:
        state.stack.append(BREACHES[seat])
