"""What the leaders' fortels do, step by step; a plain command is a way with a single step, a deployment."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.chocim.components.names import ACTIONS, SIDES
from hetman.games.chocim.rules import pending
from hetman.games.chocim.rules.box import (
    ACTION_BITS,
    AMOUNT,
    EXACTLY,
    KIND_BITS,
    OP,
    RAISES,
    STEP,
    TARGET,
)
from hetman.games.chocim.rules.cards import leaders_in, treaties_in_deck
from hetman.games.chocim.rules.deployment import (
    can_place,
    can_place_exactly,
)
from hetman.games.chocim.rules.fortel_steps import ALL, add_broken, add_deployed, add_shifts, add_walls
from hetman.games.chocim.rules.places import (
    BITS,
    NOWHERE,
)
from hetman.games.chocim.rules.position import (
    BLOCKED,
    IN_DECK,
    IN_HAND,
    MORALE,
    SEEN_IN_HAND,
    SUPPLY,
    TO_DRAW,
    USED,
    Position,
)
from hetman.games.chocim.rules.verbs import RECALL, REPEL

# The steps, in the order of STEPS
DO_DEPLOY: Final = 0
DO_SHIFT: Final = 1
DO_RALLY: Final = 2
DO_WITHDRAW: Final = 3
DO_REPEL: Final = 4
DO_MORALE: Final = 5
DO_SUPPLY: Final = 6
DO_LEVEL: Final = 7
DO_TRENCH: Final = 8
DO_LEADERS: Final = 9
DO_RECOVER: Final = 10
DO_TREATY: Final = 11
DO_DISCREDIT: Final = 12
DO_DISMISS: Final = 13
DO_BLOCK: Final = 14


def is_playable(state: Position, seat: i64, card: i64, way: i64) -> bool:
    """A fortel whose first step cannot be done is not playable."""
    start: i64 = state.box.way_start[3 * card + way]
    return start < state.box.way_end[3 * card + way] and is_possible(state, seat, start)


def is_possible(state: Position, seat: i64, step: i64) -> bool:
    """Whether a step would change anything, or for one that is going on, whether there is more to do."""
    steps = state.box.steps
    op: i64 = steps[step + OP]
    if op == DO_DEPLOY:
        if steps[step + EXACTLY] and state.left == 0:
            return can_place_exactly(state, seat, step)
        return can_place(state, seat, steps[step + KIND_BITS], steps[step + ACTION_BITS])
    if op <= DO_REPEL:
        return units_can_move(state, seat, step, op)
    if op <= DO_TRENCH:
        return marker_can_move(state, step, op)
    return cards_can_move(state, seat, step, op)


def units_can_move(state: Position, seat: i64, step: i64, op: i64) -> bool:
    moves: list[i64] = []
    if op == DO_RALLY:
        add_broken(state, seat, moves)
    elif op == DO_SHIFT:
        add_shifts(state, moves)
    elif op == DO_WITHDRAW:
        add_deployed(state, seat, RECALL, ALL, moves)
    else:
        add_deployed(state, 1 - seat, REPEL, state.box.steps[step + ACTION_BITS], moves)
    return len(moves) > 0


def marker_can_move(state: Position, step: i64, op: i64) -> bool:
    box = state.box
    target: i64 = box.steps[step + TARGET]
    up = box.steps[step + AMOUNT] > 0
    if op == DO_MORALE:
        return state.marks[MORALE + target] < box.morale_top[target] if up else state.marks[MORALE + target] > 0
    if op == DO_SUPPLY:
        return state.marks[SUPPLY + target] < box.supply_top[target] if up else state.marks[SUPPLY + target] > 0
    if op == DO_TRENCH:
        return state.trench < box.trench if up else state.trench > 0
    moves: list[i64] = []
    add_walls(state, up, moves)
    return len(moves) > 0


def cards_can_move(state: Position, seat: i64, step: i64, op: i64) -> bool:
    target: i64 = state.box.steps[step + TARGET]
    if op == DO_LEADERS:
        return leaders_in(state, seat, IN_DECK) + leaders_in(state, seat, USED) > 0
    if op == DO_RECOVER:
        return leaders_in(state, seat, USED) > 0
    if op == DO_TREATY:
        return treaties_in_deck(state) > 0
    if op == DO_DISCREDIT:
        return state.treaties_of(target) > 0
    if op == DO_DISMISS:
        return leaders_in(state, target, IN_HAND) + leaders_in(state, target, SEEN_IN_HAND) > 0
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
    else:
        move_cards(state, seat, op, target, amount)


def move_cards(state: Position, seat: i64, op: i64, target: i64, amount: i64) -> None:
    """NATURE draws or takes cards."""
    if op == DO_LEADERS:
        state.marks[TO_DRAW + seat] = amount
    elif op == DO_TREATY:
        left: i64 = treaties_in_deck(state)
        for _ in range(amount if amount < left else left):
            state.stack.append(pending.TREATY_DRAWS[seat])
    elif op == DO_DISCREDIT:
        if state.treaties_of(target) > 0:
            state.stack.append(pending.FORFEITS[target])
    elif leaders_in(state, target, IN_HAND) + leaders_in(state, target, SEEN_IN_HAND) > 0:
        state.stack.append(pending.DISMISSALS[target])


def block(state: Position, target: i64, actions: i64) -> None:
    state.marks[BLOCKED + target] = state.marks[BLOCKED + target] | actions
    if state.event_log is not None:
        for number, action in enumerate(ACTIONS):
            if actions & BITS[number]:
                args = {"side": ["side", SIDES[target]], "action": ["action", action]}
                state.emit("blocked", args)


def go_on(state: Position, seat: i64) -> None:
    """A step that is going on: ask for the next unit, or end it."""
    if state.left == 0 or not is_possible(state, seat, state.step_at):
        state.busy = False
        state.left = 0
        state.step_at += STEP
        return
    op: i64 = state.box.steps[state.step_at + OP]
    if op == DO_DEPLOY:
        state.stack.append(pending.DEPLOYMENTS[seat])
    elif op == DO_SHIFT:
        state.stack.append(pending.SHIFTS[seat])
    elif op == DO_RALLY:
        state.stack.append(pending.RALLIES[seat])
    elif op == DO_WITHDRAW:
        state.stack.append(pending.WITHDRAWALS[seat])
    elif op == DO_REPEL:
        state.stack.append(pending.REPULSES[seat])
    elif op == DO_RECOVER:
        state.stack.append(pending.RECOVERIES[seat])
    elif state.box.steps[state.step_at + AMOUNT] > 0:
        state.stack.append(pending.FORTIFICATIONS[seat])
    else:
        state.stack.append(pending.BREACHES[seat])
