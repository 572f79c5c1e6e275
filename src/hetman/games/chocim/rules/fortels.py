"""What the leaders' fortels do, step by step. A plain command is a fortel of a single step, a deployment."""

from __future__ import annotations

from typing import Final

from hetman.core.decisions import Family
from hetman.core.native import i64
from hetman.games.chocim.rules import constants, decisions
from hetman.games.chocim.rules.blockades import block
from hetman.games.chocim.rules.cards import push_treaty_draws
from hetman.games.chocim.rules.deployment import can_deploy
from hetman.games.chocim.rules.fortel_steps import unit_moves, wall_moves
from hetman.games.chocim.rules.places import NOWHERE
from hetman.games.chocim.rules.position import Position

UNIT_DECISIONS: Final[list[Family]] = [
    decisions.DEPLOYMENTS,
    decisions.SHIFTS,
    decisions.RALLIES,
    decisions.WITHDRAWALS,
    decisions.REPULSES,
]
"""By what the step does, from DO_DEPLOY to DO_REPEL."""


def is_playable(state: Position, seat: i64, card: i64, way: i64) -> bool:
    """A fortel whose first step cannot be done is not playable."""
    start: i64 = state.box.way_start[3 * card + way]
    return start < state.box.way_end[3 * card + way] and is_possible(state, seat, start)


def is_possible(state: Position, seat: i64, step: i64) -> bool:
    """Whether a step would change anything. For a step that has begun: whether there is more to do."""
    steps = state.box.steps
    op: i64 = steps[step + constants.OP]
    if op == constants.DO_DEPLOY:
        return can_deploy(state, seat, step, state.left if state.busy else steps[step + constants.AMOUNT])
    if op <= constants.DO_REPEL:
        return len(unit_moves(state, seat, step, 0, True)) > 0
    if op <= constants.DO_TRENCH:
        return marker_can_move(state, step, op)
    return cards_can_move(state, seat, steps[step + constants.TARGET], op)


def marker_can_move(state: Position, step: i64, op: i64) -> bool:
    box = state.box
    target: i64 = box.steps[step + constants.TARGET]
    up = box.steps[step + constants.AMOUNT] > 0
    if op == constants.DO_LEVEL:
        return len(wall_moves(state, up)) > 0
    at: i64 = state.trench
    top: i64 = box.trench
    if op != constants.DO_TRENCH:
        at = state.marks[(constants.MORALE if op == constants.DO_MORALE else constants.SUPPLY) + target]
        top = box.morale_top[target] if op == constants.DO_MORALE else box.supply_top[target]
    return at < top if up else at > 0


def cards_can_move(state: Position, seat: i64, target: i64, op: i64) -> bool:
    if op == constants.DO_LEADERS:
        return (
            state.leaders_in(seat, constants.IN_DECK, constants.IN_DECK)
            + state.leaders_in(seat, constants.USED, constants.USED)
            > 0
        )
    if op == constants.DO_RECOVER:
        return state.leaders_in(seat, constants.USED, constants.USED) > 0
    if op == constants.DO_TREATY:
        return state.treaties_in(constants.DECK) > 0
    if op == constants.DO_DISCREDIT:
        return state.treaties_of(target) > 0
    if op == constants.DO_DISMISS:
        return state.leaders_in(target, constants.IN_HAND, constants.SEEN_IN_HAND) > 0
    return True


# Carrying out a step


def begin(state: Position, seat: i64) -> None:
    """The next step: markers and cards move at once, units are chosen one by one."""
    steps = state.box.steps
    at: i64 = state.step_at
    op: i64 = steps[at + constants.OP]
    amount: i64 = steps[at + constants.AMOUNT]
    if op <= constants.DO_REPEL or op == constants.DO_LEVEL or op == constants.DO_RECOVER:
        state.last = 0
        state.target = NOWHERE
        if is_possible(state, seat, at):
            state.busy = True
            state.left = amount if amount > 0 else -amount
            state.raises = steps[at + constants.RAISES]
        else:
            state.step_at = at + constants.STEP
        return
    state.step_at = at + constants.STEP
    target: i64 = steps[at + constants.TARGET]
    if op == constants.DO_MORALE:
        state.change_morale(target, amount)
    elif op == constants.DO_SUPPLY:
        state.change_supply(target, amount)
    elif op == constants.DO_TRENCH:
        state.change_trench(amount)
    elif op == constants.DO_BLOCK:
        block(state, target, steps[at + constants.ACTION_BITS])
    elif op == constants.DO_LEADERS:
        state.marks[constants.TO_DRAW + seat] = amount
    elif op == constants.DO_TREATY:
        push_treaty_draws(state, seat, amount)
    elif cards_can_move(state, seat, target, op):
        state.stack.append(decisions.FORFEITS[target] if op == constants.DO_DISCREDIT else decisions.DISMISSALS[target])


def continue_step(state: Position, seat: i64) -> None:
    """A step that has begun: ask for the next unit, or end it."""
    if state.left == 0 or not is_possible(state, seat, state.step_at):
        state.busy = False
        state.left = 0
        state.step_at += constants.STEP
        return
    op: i64 = state.box.steps[state.step_at + constants.OP]
    if op <= constants.DO_REPEL:
        state.stack.append(UNIT_DECISIONS[op][seat])
    elif op == constants.DO_RECOVER:
        state.stack.append(decisions.RECOVERIES[seat])
    elif state.box.steps[state.step_at + constants.AMOUNT] > 0:
        state.stack.append(decisions.FORTIFICATIONS[seat])
    else:
        state.stack.append(decisions.BREACHES[seat])
