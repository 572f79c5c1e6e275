"""Deploying units from reserves: which fields can be reached, what blocks an action, and how many it takes."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import FIRST, FOURTH, SECOND, THIRD, first, fourth, second, third, verb_of
from hetman.core.native import i64
from hetman.games.chocim.rules.blockades import blocks_assaults, blocks_sorties, is_blocked
from hetman.games.chocim.rules.box import HELD_SETS
from hetman.games.chocim.rules.capacity import capacity
from hetman.games.chocim.rules.choosing import OneByOne
from hetman.games.chocim.rules.constants import ACTION_BITS, AMOUNT, EXACTLY, KIND_BITS, SEVERAL
from hetman.games.chocim.rules.places import (
    ASSAULT,
    BATTLE,
    BITS,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    COSSACK,
    COUNTER,
    NOWHERE,
    OTTOMAN,
    OTTOMAN_BATTLE,
    TABOR,
    TENTS,
    WALLS,
    WORK,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import home
from hetman.games.chocim.rules.verbs import DONE, PLACE_FROM

# Control and ways


def reach_from(state: Position, source: i64) -> i64:
    """Where units of the Commonwealth may go from a field, as bits. With its minimum there, the foreground links."""
    link: i64 = HELD_SETS if state.in_battle(COMMONWEALTH) else 0
    return state.box.reach[(link + state.held) * WALLS + source]


def is_open(state: Position, seat: i64, place: i64) -> bool:
    """Whether the action exists now and no blockade closes it. Ways and room are not checked."""
    if is_blocked(state, seat, place):
        return False
    if place == BATTLE or place == OTTOMAN_BATTLE:
        return True
    if seat == OTTOMAN:
        if place >= WORK:
            return True
        held = state.held & BITS[state.box.field_of[place]] != 0
        if place >= CONTROL:
            return held
        return not held and not blocks_assaults(state)
    if state.held & BITS[state.box.field_of[place]]:
        return COUNTER <= place < BATTLE
    return not COUNTER <= place < BATTLE and not blocks_sorties(state, place)


# Placing units one by one, in the order of places and kinds, so that each deployment is met once


def add_placements(state: Position, seat: i64, kinds: i64, actions: i64, moves: list[Any], only_one: bool) -> None:
    """Add every move that deploys one more unit; with `only_one` the first place is enough."""
    box = state.box
    target: i64 = state.target
    last: i64 = state.last
    from_camp: i64 = box.access[state.held]
    from_tabor: i64 = 0
    if seat == COMMONWEALTH:
        from_camp = reach_from(state, CAMP)
        from_tabor = reach_from(state, TABOR)
    for place in box.own_places[seat]:
        if 6 * place + 5 < last or actions & BITS[box.action_of[place]] == 0:
            continue
        field: i64 = box.field_of[place]
        if target != NOWHERE and field != target:
            continue
        camp = from_camp & BITS[field] != 0
        tabor = from_tabor & BITS[field] != 0
        if not (camp or tabor) or not is_open(state, seat, place) or state.count(place) >= capacity(state, place):
            continue
        if seat == OTTOMAN:
            add_ottomans(state, place, kinds, moves)
        else:
            add_commonwealth(state, place, kinds, camp, tabor, moves)
        if only_one and moves:
            return


def add_ottomans(state: Position, place: i64, kinds: i64, moves: list[Any]) -> None:
    box = state.box
    kind: i64
    for kind in range(3):
        at: i64 = 3 * place + kind
        if box.takes[at] and kinds & BITS[kind] and 2 * at >= state.last and state.units[4 * kind + 3 * TENTS] > 0:
            moves.append(box.place_moves[at])


def add_commonwealth(state: Position, place: i64, kinds: i64, camp: bool, tabor: bool, moves: list[Any]) -> None:
    """Cossacks can stand in both reserves. If both are possible, the move names the reserve."""
    box = state.box
    kind: i64
    for kind in range(3):
        at: i64 = 3 * place + kind
        if not box.takes[at] or kinds & BITS[kind] == 0:
            continue
        in_camp = camp and state.units[3 * CAMP + kind] > 0 and 2 * at + 1 >= state.last
        in_tabor = tabor and state.units[3 * TABOR + kind] > 0 and 2 * at >= state.last
        if in_camp and in_tabor:
            move: i64 = PLACE_FROM + kind * FIRST + box.field_of[place] * SECOND + box.action_of[place] * THIRD
            moves.append(move + TABOR * FOURTH)
            moves.append(move + CAMP * FOURTH)
        elif in_camp or in_tabor:
            moves.append(box.place_moves[at])


def can_place(state: Position, seat: i64, kinds: i64, actions: i64) -> bool:
    found: list[Any] = []
    add_placements(state, seat, kinds, actions, found, True)
    return len(found) > 0


def can_place_exactly(state: Position, seat: i64, step: i64) -> bool:
    """A step of one kind and one effect or support: whether all its units can be placed."""
    box = state.box
    if not can_place(state, seat, box.steps[step + KIND_BITS], box.steps[step + ACTION_BITS]):
        return False
    place: i64 = NOWHERE
    for place in box.own_places[seat]:
        if BITS[box.action_of[place]] == box.steps[step + ACTION_BITS]:
            break
    kind: i64 = 0
    while BITS[kind] != box.steps[step + KIND_BITS]:
        kind += 1
    number: i64 = box.steps[step + AMOUNT]
    return state.units[3 * home(state, seat, kind) + kind] >= number and (
        capacity(state, place) - state.count(place) >= number
    )


class Deploy(OneByOne):
    """Place one more unit, or end the deployment."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[Any] = []
        steps = state.box.steps
        at: i64 = state.step_at
        add_placements(state, self.seat, steps[at + KIND_BITS], steps[at + ACTION_BITS], moves, False)
        if state.left < steps[at + AMOUNT] and steps[at + EXACTLY] == 0:
            moves.append(DONE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        field: i64 = second(move)
        place: i64 = state.box.place(self.seat, field, third(move))
        kind: i64 = first(move) % 3
        source: i64 = self.source(state, move, field, kind)
        state.move_units(source, place, kind, 1)
        state.left -= 1
        state.last = 2 * (3 * place + kind) + (1 if source == CAMP else 0)
        if state.box.steps[state.step_at + SEVERAL] == 0:
            state.target = field
        touch(state, place)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        """`of`: the units of the step. `by`: the command, a fortel, or a fortel that needs all its units."""
        steps = state.box.steps
        amount: i64 = steps[state.step_at + AMOUNT]
        by = "command" if state.way == 0 else "exactly" if steps[state.step_at + EXACTLY] else "fortel"
        begun = "yes" if state.left < amount else "no"
        return {"left": int(state.left), "of": int(amount), "by": by, "begun": begun}

    def source(self, state: Position, move: i64, field: i64, kind: i64) -> i64:
        if verb_of(move) == PLACE_FROM:
            return fourth(move)
        if self.seat == OTTOMAN or kind != COSSACK:
            return home(state, self.seat, kind)
        if state.units[3 * TABOR + COSSACK] > 0 and reach_from(state, TABOR) & BITS[field]:
            at: i64 = state.box.place(self.seat, field, third(move))
            if 2 * (3 * at + kind) >= state.last:
                return TABOR
        return CAMP


def touch(state: Position, place: i64) -> None:
    """Note a plan that got units: it may be declared when the deployment ends."""
    bit: i64 = touched_bit(place)
    if bit <= BATTLE and state.touched & BITS[bit] == 0:
        state.touched = state.touched + BITS[bit]


def touched_bit(place: i64) -> i64:
    """0 to 7: the assaults; 8 to 14: the counter-attacks; 15: the general battle; 16: no plan."""
    if ASSAULT <= place < CONTROL:
        return place - ASSAULT
    if place == OTTOMAN_BATTLE:
        return BATTLE
    return place if COUNTER <= place <= BATTLE else BATTLE + 1
