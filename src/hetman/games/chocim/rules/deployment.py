"""Deploying units from reserves: which fields can be reached, what blocks an action, and how many it takes."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, FOURTH, SECOND, THIRD, first, fourth, second, third, verb_of
from hetman.core.native import i64
from hetman.games.chocim.rules.blockades import blocked_actions, blocks_assaults, is_blocked, is_sortie
from hetman.games.chocim.rules.box import FIELD_COUNT, HELD_SETS
from hetman.games.chocim.rules.capacity import capacity, is_full
from hetman.games.chocim.rules.choosing import OneByOne, next_start
from hetman.games.chocim.rules.constants import ACTION_BITS, AMOUNT, EXACTLY, KIND_BITS, SEVERAL, STEP
from hetman.games.chocim.rules.places import (
    ASSAULT,
    BATTLE,
    BITS,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    COSSACK,
    COUNTER,
    GARRISON,
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


def is_open(state: Position, seat: i64, place: i64, named: bool) -> bool:
    """Whether the action exists now and no blockade closes it. Ways and room are not checked.

    The text of a card wins: a fortel that names the action goes there in spite of an army in the general battle.
    Units may also walk into a field that nobody defends, because that is no assault.
    """
    return not is_blocked(state, seat, place) and has_action(state, seat, place, is_barred(state, seat, named))


def is_barred(state: Position, seat: i64, named: bool) -> bool:
    """Whether the enemy's army in the general battle bars assaults, or sorties, to a step that may name actions."""
    return not named and state.in_battle(1 - seat)


def has_action(state: Position, seat: i64, place: i64, barred: bool) -> bool:
    """Whether the action exists now and no army bars it."""
    if place == BATTLE or place == OTTOMAN_BATTLE:
        return True
    if seat == OTTOMAN:
        if place >= WORK:
            return True
        held = state.held >> state.box.field_of[place] & 1 != 0
        if place >= CONTROL:
            return held
        return not held and (not barred or is_empty(state, place - ASSAULT))
    if state.held >> state.box.field_of[place] & 1:
        return COUNTER <= place < BATTLE
    return not COUNTER <= place < BATTLE and not (barred and is_sortie(place))


def is_empty(state: Position, field: i64) -> bool:
    """Whether nobody defends a field."""
    return state.count(GARRISON + field) == 0


# Placing units one by one. Bots take them in the order of places and kinds, so that they meet each deployment once


def add_placements(state: Position, seat: i64, step: i64, start: i64, moves: list[Any], only_one: bool) -> None:
    """Add every move that deploys one more unit, in the order from `start` on. With `only_one` one place is enough."""
    box = state.box
    kinds: i64 = box.steps[step + KIND_BITS]
    in_camp: i64 = kinds & (tents_used(state) if seat == OTTOMAN else kinds_in(state, CAMP))
    in_tabor: i64 = 0 if seat == OTTOMAN else kinds & kinds_in(state, TABOR)
    if in_camp | in_tabor == 0:
        return
    actions: i64 = box.steps[step + ACTION_BITS]
    barred = is_barred(state, seat, box.names_actions(seat, actions))
    actions &= ~blocked_actions(state, seat)
    from_camp: i64 = box.access[state.held] if seat == OTTOMAN else reach_from(state, CAMP)
    from_tabor: i64 = 0 if seat == OTTOMAN else reach_from(state, TABOR)
    for place in places_for(state, seat, step, state.target):
        if 6 * place + 5 < start or actions >> box.action_of[place] & 1 == 0:
            continue
        field: i64 = box.field_of[place]
        camp: i64 = in_camp & box.kinds_at[place] if from_camp >> field & 1 else 0
        tabor: i64 = in_tabor & box.kinds_at[place] if from_tabor >> field & 1 else 0
        if camp | tabor == 0 or is_full(state, place) or not has_action(state, seat, place, barred):
            continue
        if seat == OTTOMAN:
            add_ottomans(state, place, camp, start, moves)
        else:
            add_commonwealth(state, place, camp, tabor, start, moves)
        if only_one and moves:
            return


def kinds_in(state: Position, place: i64) -> i64:
    """The kinds of which a unit stands in a place, as bits."""
    units = state.units
    at: i64 = 3 * place
    return (1 if units[at] > 0 else 0) + (2 if units[at + 1] > 0 else 0) + (4 if units[at + 2] > 0 else 0)


def tents_used(state: Position) -> i64:
    """The kinds of Ottomans of which a unit waits in its tents, as bits."""
    units = state.units
    at: i64 = 3 * TENTS
    return (1 if units[at] > 0 else 0) + (2 if units[at + 4] > 0 else 0) + (4 if units[at + 8] > 0 else 0)


def places_for(state: Position, seat: i64, step: i64, target: i64) -> list[i64]:
    """The places of a step, or those of its field, where other actions are among them."""
    if target == NOWHERE:
        return state.box.step_places[step // STEP]
    return state.box.places_in[FIELD_COUNT * seat + target]


def add_ottomans(state: Position, place: i64, kinds: i64, start: i64, moves: list[Any]) -> None:
    """Add the moves that put one of these kinds there."""
    box = state.box
    kind: i64
    for kind in range(3):
        at: i64 = 3 * place + kind
        if kinds >> kind & 1 and 2 * at >= start:
            moves.append(box.place_moves[at])


def add_commonwealth(state: Position, place: i64, camp: i64, tabor: i64, start: i64, moves: list[Any]) -> None:
    """Add the moves that put one of these kinds there, from the camp and from the tabor.

    Cossacks can stand in both reserves. If both are possible, the move names the reserve.
    """
    box = state.box
    kind: i64
    for kind in range(3):
        at: i64 = 3 * place + kind
        in_camp = camp >> kind & 1 != 0
        in_tabor = tabor >> kind & 1 != 0
        if in_camp and in_tabor:
            move: i64 = PLACE_FROM + kind * FIRST + box.field_of[place] * SECOND + box.action_of[place] * THIRD
            if 2 * at >= start:
                moves.append(move + TABOR * FOURTH)
            if 2 * at + 1 >= start:
                moves.append(move + CAMP * FOURTH)
        elif (in_tabor and 2 * at >= start) or (in_camp and 2 * at + 1 >= start):
            moves.append(box.place_moves[at])


def can_deploy(state: Position, seat: i64, step: i64, left: i64) -> bool:
    """Whether a step can place a unit; a step that needs all its units: whether there is room for all."""
    if state.box.steps[step + EXACTLY]:
        return can_place_all(state, seat, step, left)
    found: list[Any] = []
    if not must_walk(state, seat):
        add_placements(state, seat, step, 0, found, True)
        return len(found) > 0
    add_placements(state, seat, step, 0, found, False)
    return len(fitting(state, seat, step, left, found, True)) > 0


class Deploy(OneByOne):
    """Place one more unit, or end the deployment."""

    def moves_from(self, state: Position, start: i64) -> list[i64]:
        moves: list[Any] = []
        steps = state.box.steps
        at: i64 = state.step_at
        add_placements(state, self.seat, at, start, moves, False)
        if steps[at + EXACTLY]:
            return fitting(state, self.seat, at, state.left, moves, False)
        if must_walk(state, self.seat):
            moves = fitting(state, self.seat, at, state.left, moves, False)
        if state.left < steps[at + AMOUNT] and walkers_missing(state) == 0:
            moves.append(DONE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == DONE:
            state.left = 0
            return
        field: i64 = second(move)
        place: i64 = state.box.place(self.seat, field, third(move))
        kind: i64 = first(move) % 3
        source: i64 = source_of(state, self.seat, move)
        held = state.in_battle(self.seat)
        state.move_units(source, place, kind, 1)
        state.left -= 1
        state.last = next_start(state.last, 2 * (3 * place + kind) + (1 if source == CAMP else 0))
        if state.in_battle(self.seat) != held:
            # The foreground is held now: that opens ways or makes room in places that come before it.
            state.last = 0
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


def source_of(state: Position, seat: i64, move: i64) -> i64:
    """The reserve from which a unit comes."""
    kind: i64 = first(move) % 3
    if verb_of(move) == PLACE_FROM:
        return fourth(move)
    if seat == OTTOMAN or kind != COSSACK:
        return home(state, seat, kind)
    if state.units[3 * TABOR + COSSACK] > 0 and reach_from(state, TABOR) & BITS[second(move)]:
        return TABOR
    return CAMP


# Deployments that must be complete


def fitting(state: Position, seat: i64, step: i64, left: i64, moves: list[Any], only_one: bool) -> list[Any]:
    """The placements after which the units that are due can still be placed. With `only_one` one is enough."""
    found: list[Any] = []
    box = state.box
    target: i64 = state.target
    touched: i64 = state.touched
    for packed in moves:
        move: i64 = packed
        place: i64 = box.place(seat, second(move), third(move))
        kind: i64 = first(move) % 3
        source: i64 = source_of(state, seat, move)
        state.move_units(source, place, kind, 1)
        touch(state, place)
        if box.steps[step + SEVERAL] == 0:
            state.target = second(move)
        due: i64 = left - 1 if box.steps[step + EXACTLY] else walkers_missing(state)
        if due == 0 or (due < left and can_place_all(state, seat, step, due)):
            found.append(packed)
        state.move_units(place, source, kind, 1)
        state.target = target
        state.touched = touched
        if only_one and found:
            break
    return found


def must_walk(state: Position, seat: i64) -> bool:
    """Whether the Ottomans can only walk into empty fields, because assaults are blocked."""
    return seat == OTTOMAN and blocks_assaults(state)


def can_place_all(state: Position, seat: i64, step: i64, due: i64) -> bool:
    """Whether a step can still place so many units: on its field, or on some field if that is not chosen yet."""
    waiting = units_waiting(state, seat, step)
    if waiting[0] + waiting[1] + waiting[2] + waiting[3] < due:
        return False
    if state.box.steps[step + SEVERAL] or state.target != NOWHERE:
        return has_room(state, seat, step, state.target, waiting, due)
    field: i64
    for field in range(FIELD_COUNT):
        if has_room(state, seat, step, field, waiting, due):
            return True
    return False


def units_waiting(state: Position, seat: i64, step: i64) -> list[i64]:
    """The units that a step can place, in four groups: three kinds, and Cossacks in the tabor."""
    kinds: i64 = state.box.steps[step + KIND_BITS]
    waiting: list[i64] = [0, 0, 0, 0]
    kind: i64
    for kind in range(3):
        if kinds & BITS[kind]:
            waiting[kind] = state.units[3 * (TENTS + kind if seat == OTTOMAN else CAMP) + kind]
    if seat == COMMONWEALTH and kinds & BITS[COSSACK]:
        waiting[3] = state.units[3 * TABOR + COSSACK]
    return waiting


def has_room(state: Position, seat: i64, step: i64, target: i64, waiting: list[i64], due: i64) -> bool:
    """Whether so many of the waiting units fit on a field, or anywhere.

    Whichever groups are left out, the others fit into the places that take them: no such cut may be too narrow. Groups
    of which nobody waits are always left out, because taking them in makes no cut narrower.
    """
    room: list[i64] = [0] * 16
    if add_room(state, seat, step, target, room) < due:
        return False
    present: i64 = 0
    group: i64
    for group in range(4):
        if waiting[group] > 0:
            present += BITS[group]
    groups: i64
    for groups in range(16):
        if groups & present != groups:
            continue
        cut: i64 = 0
        for group in range(4):
            if groups & BITS[group] == 0:
                cut += waiting[group]
        taking: i64
        for taking in range(1, 16):
            if taking & groups:
                cut += room[taking]
        if cut < due:
            return False
    return True


def add_room(state: Position, seat: i64, step: i64, target: i64, room: list[i64]) -> i64:
    """Add the room of all open places, by the set of groups that each takes. Returns all of it."""
    box = state.box
    actions: i64 = box.steps[step + ACTION_BITS]
    barred = is_barred(state, seat, box.names_actions(seat, actions))
    actions &= ~blocked_actions(state, seat)
    from_camp: i64 = box.access[state.held] if seat == OTTOMAN else reach_from(state, CAMP)
    from_tabor: i64 = 0 if seat == OTTOMAN else reach_from(state, TABOR)
    in_all: i64 = 0
    for place in places_for(state, seat, step, target):
        field: i64 = box.field_of[place]
        if actions & BITS[box.action_of[place]] == 0 or (from_camp | from_tabor) & BITS[field] == 0:
            continue
        free: i64 = capacity(state, place) - state.count(place)
        if free <= 0 or not has_action(state, seat, place, barred):
            continue
        groups: i64 = 0
        kind: i64
        for kind in range(3):
            if box.takes[3 * place + kind] and from_camp & BITS[field]:
                groups += BITS[kind]
        if box.takes[3 * place + COSSACK] and from_tabor & BITS[field]:
            groups += BITS[3]
        add(room, groups, free)
        in_all += free
    return in_all


def walkers_missing(state: Position) -> i64:
    """Ottomans that must still come, so that those who go to empty fields while assaults are blocked can enter them."""
    missing: i64 = 0
    if blocks_assaults(state):
        field: i64
        for field in range(WALLS):
            if state.touched & BITS[field] and is_empty(state, field):
                short: i64 = state.box.minimum[ASSAULT + field] - state.count(ASSAULT + field)
                missing += short if short > 0 else 0
    return missing


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
