"""What the leaders' fortels do, step by step; a plain command is a way with a single step, a deployment."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import FIRST, FOURTH, SECOND, THIRD, first, fourth, second, third
from hetman.core.native import i64
from hetman.games.chocim.components.names import ACTIONS, HIGHEST_LEVEL, SIDES, WALLED
from hetman.games.chocim.rules import pending
from hetman.games.chocim.rules.asked import Asked
from hetman.games.chocim.rules.deployment import (
    ACTION_COUNT,
    can_place,
    can_place_exactly,
    capacity,
    is_open,
    reach_from,
    touch,
)
from hetman.games.chocim.rules.places import (
    APART,
    BITS,
    BROKEN,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    COUNTER,
    GARRISON,
    NOWHERE,
    OTTOMAN_BATTLE,
    WALLS,
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
from hetman.games.chocim.rules.tables import (
    ACTION_BITS,
    AMOUNT,
    EXACTLY,
    KIND_BITS,
    OP,
    RAISES,
    STEP,
    TARGET,
)
from hetman.games.chocim.rules.verbs import BREACH, DONE, FORTIFY, RALLY, RECALL, RECOVER, REPEL, SHIFT

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


def leaders_in(state: Position, seat: i64, place: i64) -> i64:
    """A seat's officers in the deck, its hand or its discards."""
    number: i64 = 0
    card: i64
    for card in range(state.box.first_leader[seat], state.box.last_leader[seat]):
        if state.cards[card] == place:
            number += 1
    return number


def treaties_in_deck(state: Position) -> i64:
    number: i64 = 0
    strength: i64
    for strength in range(state.box.strengths):
        number += state.treaties[strength]
    return number


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
    if state.chronicle is not None:
        for number, action in enumerate(ACTIONS):
            if actions & BITS[number]:
                args = {"side": ["side", SIDES[target]], "action": ["action", action]}
                state.tell("blocked", args)


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


class Chosen(Asked):
    """Units or walls are chosen one by one, up to the number of the step; after the first one may stop."""

    def with_done(self, state: Position, moves: list[i64]) -> list[i64]:
        amount: i64 = state.box.steps[state.step_at + AMOUNT]
        if state.left < amount:
            moves.append(DONE)
        return moves

    def about(self, state: Position) -> dict[str, Any]:
        return {"left": int(state.left)}


# Redeploying garrisons


def add_shifts(state: Position, moves: list[i64]) -> None:
    """From a defence to another defence or a counter-attack, along fields of the Commonwealth."""
    source: i64
    for source in range(1, CAMP):
        if state.count(GARRISON + source) == 0:
            continue
        reach: i64 = reach_from(state, source)
        target: i64
        for target in range(1, WALLS + CAMP):
            field: i64 = target if target < WALLS else target - WALLS
            place: i64 = GARRISON + target if target < WALLS else COUNTER + field
            if target == CAMP or field == source or reach & BITS[field] == 0:
                continue
            if is_open(state, COMMONWEALTH, place) and state.count(place) < capacity(state, place):
                add_shift(state, source, place, moves)


def add_shift(state: Position, source: i64, place: i64, moves: list[i64]) -> None:
    kind: i64
    for kind in range(3):
        order: i64 = (3 * source + kind) * 16 + place
        if order >= state.last and state.units[3 * source + kind] > 0 and state.box.takes[3 * place + kind]:
            action: i64 = state.box.action_of[place]
            move: i64 = SHIFT + kind * FIRST + source * SECOND + state.box.field_of[place] * THIRD
            moves.append(move + action * FOURTH)


class ShiftGarrison(Chosen):
    def __init__(self, seat: i64) -> None:
        super().__init__("shifts", seat, "shift")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_shifts(state, moves)
        return self.with_done(state, moves)

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        kind: i64 = first(move)
        source: i64 = second(move)
        place: i64 = state.box.place_at[COMMONWEALTH][third(move) * ACTION_COUNT + fourth(move)]
        state.move_units(GARRISON + source, place, kind, 1)
        state.left -= 1
        state.last = (3 * source + kind) * 16 + place
        touch(state, place)


# Broken units


def add_broken(state: Position, seat: i64, moves: list[i64]) -> None:
    kind: i64
    for kind in range(3):
        if kind >= state.last and state.units[3 * (BROKEN + APART * seat) + kind] > 0:
            moves.append(RALLY + (3 * seat + kind) * FIRST)


class Rally(Chosen):
    """Broken units return to their reserves."""

    def __init__(self, seat: i64) -> None:
        super().__init__("rallies", seat, "rally")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_broken(state, self.seat, moves)
        return self.with_done(state, moves)

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        kind: i64 = first(move) % 3
        state.move_units(BROKEN + APART * self.seat, state.home(self.seat, kind), kind, 1)
        state.left -= 1
        state.last = kind


# Units on actions go back to their reserves: one's own, or the enemy's

ALL: Final = 2 ** len(ACTIONS) - 1


def add_deployed(state: Position, seat: i64, verb: i64, actions: i64, moves: list[i64]) -> None:
    box = state.box
    for place in box.own_places[seat]:
        if actions & BITS[box.action_of[place]] == 0:
            continue
        kind: i64
        for kind in range(3):
            if 3 * place + kind >= state.last and state.units[3 * place + kind] > 0:
                operands: i64 = (3 * seat + kind) * FIRST + box.field_of[place] * SECOND
                moves.append(verb + operands + box.action_of[place] * THIRD)


def send_back(state: Position, move: i64) -> i64:
    """One unit goes home; returns the place it left. A field whose control is empty is free at once."""
    seat: i64 = first(move) // 3
    kind: i64 = first(move) % 3
    field: i64 = second(move)
    place: i64 = state.box.place_at[seat][field * ACTION_COUNT + third(move)]
    state.move_units(place, state.home(seat, kind), kind, 1)
    state.last = 3 * place + kind
    if CONTROL <= place < OTTOMAN_BATTLE:
        state.free_if_empty(field)
        if state.held & BITS[field] == 0 and state.count(COUNTER + field) > 0:
            state.occupied = field
    return place


class Withdraw(Chosen):
    def __init__(self, seat: i64) -> None:
        super().__init__("withdrawals", seat, "withdraw")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_deployed(state, self.seat, RECALL, ALL, moves)
        return self.with_done(state, moves)

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        send_back(state, move)
        state.left -= 1


class Repel(Chosen):
    def __init__(self, seat: i64) -> None:
        super().__init__("repulses", seat, "repel")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_deployed(state, 1 - self.seat, REPEL, state.box.steps[state.step_at + ACTION_BITS], moves)
        return self.with_done(state, moves)

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        send_back(state, move)
        state.left -= 1


# Walls


def add_walls(state: Position, up: bool, moves: list[i64]) -> None:
    """Fields whose level can still rise, or fall."""
    field: i64
    for field in range(WALLS):
        if state.levels[field] < HIGHEST_LEVEL if up else state.levels[field] > 0:
            moves.append((FORTIFY if up else BREACH) + field * FIRST)


def change_level(state: Position, field: i64, by: i64) -> None:
    state.levels[field] = state.levels[field] + by
    if state.chronicle is not None:
        state.tell("level", {"field": ["field", WALLED[field]], "now": int(state.levels[field])})


class Fortify(Asked):
    """Choose the field whose walls rise by one, for a fortel or the works of the effects phase."""

    def __init__(self, seat: i64) -> None:
        super().__init__("fortifications", seat, "fortify")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_walls(state, True, moves)
        return moves

    def play(self, state: Position, move: i64) -> None:
        change_level(state, first(move), 1)
        if state.left > 0:
            state.left -= 1


class Breach(Asked):
    def __init__(self, seat: i64) -> None:
        super().__init__("breaches", seat, "breach")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        add_walls(state, False, moves)
        return moves

    def play(self, state: Position, move: i64) -> None:
        change_level(state, first(move), -1)
        state.left -= 1


# Officers


class Recover(Asked):
    """A discarded officer returns to the hand, for all to see."""

    def __init__(self, seat: i64) -> None:
        super().__init__("recoveries", seat, "recover")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        card: i64
        for card in range(state.box.first_leader[self.seat], state.box.last_leader[self.seat]):
            if state.cards[card] == USED:
                moves.append(RECOVER + card * FIRST)
        return moves

    def play(self, state: Position, move: i64) -> None:
        state.cards[first(move)] = SEEN_IN_HAND
        state.left -= 1


pending.SHIFTS.extend([ShiftGarrison(COMMONWEALTH)])
pending.RALLIES.extend([Rally(seat) for seat in range(2)])
pending.WITHDRAWALS.extend([Withdraw(seat) for seat in range(2)])
pending.REPULSES.extend([Repel(seat) for seat in range(2)])
pending.FORTIFICATIONS.extend([Fortify(seat) for seat in range(2)])
pending.BREACHES.extend([Breach(seat) for seat in range(2)])
pending.RECOVERIES.extend([Recover(seat) for seat in range(2)])
