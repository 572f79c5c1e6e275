"""The preparation phase: leaders, circumstances of the week, rebels and seven new treaties."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import lowest
from hetman.core.decision import FIRST, SECOND, first, second, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.components.names import UNITS
from hetman.games.chocim.rules.cards import push_treaty_draws, push_turn_ups
from hetman.games.chocim.rules.choosing import OneByOne, is_forced, next_start
from hetman.games.chocim.rules.constants import (
    EXTRA,
    FACE_UP,
    FLIPPED,
    GONE,
    IN_HAND,
    MORALE,
    PLAYED,
    STARVING,
    TO_DRAW,
)
from hetman.games.chocim.rules.control import free_if_empty
from hetman.games.chocim.rules.decisions import REBELLIONS
from hetman.games.chocim.rules.places import (
    APART,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    GARRISON,
    OTTOMAN,
    REBELLED,
    REMOVED,
    TENTS,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import home
from hetman.games.chocim.rules.verbs import REBEL, REMOVE, REMOVE_REBEL

STANDING: Final[list[list[i64]]] = [
    [*range(GARRISON, GARRISON + CAMP + 1)],
    [*range(CONTROL, CONTROL + CAMP), *range(TENTS, TENTS + 3)],
]
"""By seat: the places where units stand between two weeks: reserves, defence, control."""
ORDER: Final = 64
"""Above the number of places. Rebels are named by kind, then by place."""


def draw_to_limit(state: Position) -> None:
    """Both draw until commanders and officers together reach the limit. The extra card raises it by one."""
    seat: i64
    for seat in range(2):
        owned: i64 = state.leaders_in(seat, IN_HAND, FLIPPED) + state.leaders_in(seat, PLAYED, PLAYED)
        missing: i64 = state.box.hand_limit[seat] + state.marks[EXTRA + seat] - owned
        state.marks[TO_DRAW + seat] = missing if missing > 0 else 0


def circumstances(state: Position) -> None:
    """Commanders are ready again. In late weeks the hetman dies, treaties arrive, and cold takes Ottoman units."""
    box = state.box
    card: i64
    for card in range(box.leaders):
        if state.cards[card] == FLIPPED:
            state.cards[card] = FACE_UP
    state.bonus = True
    dying: i64 = box.dies[state.week]
    if dying < box.leaders and state.cards[dying] != GONE:
        state.cards[dying] = GONE
        if state.event_log is not None:
            leader = box.contents.leaders[dying].leader
            state.emit("dies", {"leader": ["leader", leader]})
        # A random leader replaces him, even if the hand is over the limit.
        state.marks[TO_DRAW + COMMONWEALTH] = 1
    treaties: i64 = box.week_treaties[state.week]
    if state.event_log is not None and treaties > 0:
        state.emit("relief", {"count": int(treaties)})
    push_treaty_draws(state, COMMONWEALTH, treaties)
    state.last = 0
    removed: i64 = box.week_removes[state.week]
    there: i64 = units_from(state, OTTOMAN, 0, 3, 0) + state.count(REBELLED + APART * OTTOMAN)
    state.left = removed if removed < there else there
    if state.event_log is not None and state.left > 0:
        last = "yes" if state.week == box.weeks else "no"
        state.emit("cold", {"count": int(state.left), "last": last})


# Units on the board leave the game or rebel. Their owner chooses


def place_in(seat: i64, field: i64) -> i64:
    """Where units of a seat stand on a field between two weeks."""
    if seat == COMMONWEALTH:
        return GARRISON + field
    return CONTROL + field if field <= CAMP else TENTS + field - CAMP - 2


class RemoveUnit(OneByOne):
    """A unit leaves the game: by the cold, or by hunger when no unit is broken. Only the cold can take rebels."""

    def canonical(self, state: Position) -> list[i64]:
        """Units in their order, so that enough are left for the rest."""
        moves = self.moves_from(state, state.last)
        later: i64 = 0
        for move in moves:
            later += state.units[self.index_of(move)]
        found: list[i64] = []
        for move in moves:
            if later >= state.left:
                found.append(move)
            later -= state.units[self.index_of(move)]
        return found or self.moves(state)

    def index_of(self, move: i64) -> i64:
        """Where the units of a move are counted."""
        kind: i64 = first(move) % 3
        if verb_of(move) == REMOVE_REBEL:
            return 3 * (REBELLED + APART * self.seat) + kind
        return 3 * place_in(self.seat, second(move)) + kind

    def moves_from(self, state: Position, start: i64) -> list[i64]:
        moves = standing_moves(state, self.seat, REMOVE, 0, 3, start)
        if state.stage < STARVING:
            kind: i64
            for kind in range(3):
                rebels: i64 = 3 * (REBELLED + APART * self.seat) + kind
                if state.units[rebels] > 0 and rebels >= start:
                    moves.append(REMOVE_REBEL + (3 * self.seat + kind) * FIRST)
        return moves

    def play(self, state: Position, move: i64) -> None:
        kind: i64 = first(move) % 3
        place: i64 = REBELLED + APART * self.seat
        if verb_of(move) == REMOVE_REBEL:
            state.move_units(place, REMOVED + APART * self.seat, kind, 1)
        else:
            place = place_in(self.seat, second(move))
            leave(state, self.seat, place, REMOVED, kind, 1)
        state.left -= 1
        state.last = next_start(state.last, 3 * place + kind)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"left": int(state.left), "cause": "hunger" if state.stage >= STARVING else "cold"}


def leave(state: Position, seat: i64, place: i64, target: i64, kind: i64, number: i64) -> None:
    """Units leave the board for a place beside it. A field whose control is empty is free at once."""
    state.move_units(place, target + APART * seat, kind, number)
    if seat == OTTOMAN and place < TENTS:
        free_if_empty(state, place - CONTROL)


def units_from(state: Position, seat: i64, first_kind: i64, end: i64, start: i64) -> i64:
    """Units on the board of these kinds, from the place and kind `start` on."""
    number: i64 = 0
    for place in STANDING[seat]:
        kind: i64
        for kind in range(first_kind, end):
            if 3 * place + kind >= start:
                number += state.units[3 * place + kind]
    return number


def standing_moves(state: Position, seat: i64, verb: i64, first_kind: i64, end: i64, start: i64) -> list[i64]:
    """One unit on the board of these kinds, from the place and kind `start` on."""
    moves: list[i64] = []
    for place in STANDING[seat]:
        kind: i64
        for kind in range(first_kind, end):
            if state.units[3 * place + kind] > 0 and 3 * place + kind >= start:
                moves.append(verb + (3 * seat + kind) * FIRST + state.box.field_of[place] * SECOND)
    return moves


def rebels_wanted(state: Position, seat: i64, kind: i64) -> i64:
    """How many more units of a kind rebel at this morale. If negative, that many return."""
    wanted: i64 = state.box.rebels[seat][3 * state.marks[MORALE + seat] + kind]
    return wanted - state.units[3 * (REBELLED + APART * seat) + kind]


def standing(state: Position, seat: i64, kind: i64) -> list[i64]:
    """Units of a kind on the board, by place."""
    return [state.units[3 * place + kind] for place in STANDING[seat]]


def rebel(state: Position, seat: i64) -> bool:
    """Adjust the rebels to the morale track. Returns whether all are settled."""
    settled = True
    kind: i64
    for kind in range(3):
        wanted: i64 = rebels_wanted(state, seat, kind)
        if wanted < 0:
            state.emit_units("returned", seat, kind, -wanted)
            state.move_units(REBELLED + APART * seat, home(state, seat, kind), kind, -wanted)
        elif wanted > 0 and not rebel_at_once(state, seat, kind, wanted):
            settled = False
    if not settled:
        state.stack.append(REBELLIONS[seat])
    return settled


def rebel_at_once(state: Position, seat: i64, kind: i64, wanted: i64) -> bool:
    """Move the rebels if there is nothing to choose. Returns whether that was so."""
    counts = standing(state, seat, kind)
    if not is_forced(counts, wanted):
        return False
    at: i64 = 0
    for number in lowest(counts, wanted):
        if number > 0:
            state.emit_units("rebelled", seat, kind, number)
            leave(state, seat, STANDING[seat][at], REBELLED, kind, number)
        at += 1
    return True


class Rebel(SeatDecision[Position]):
    """Where the next rebel comes from."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        kind: i64
        for kind in range(3):
            if self.due(state, kind) > 0:
                moves += standing_moves(state, self.seat, REBEL, kind, kind + 1, 0)
        return moves

    def canonical(self, state: Position) -> list[i64]:
        """Kind by kind, each from the last place on."""
        kind: i64 = 0
        while self.due(state, kind) == 0:
            kind += 1
        start: i64 = 3 * (state.last - ORDER * kind) + kind
        return standing_moves(state, self.seat, REBEL, kind, kind + 1, start) or self.moves(state)

    def due(self, state: Position, kind: i64) -> i64:
        """How many units of a kind must still rebel: all there are at most."""
        wanted: i64 = rebels_wanted(state, self.seat, kind)
        there: i64 = units_from(state, self.seat, kind, kind + 1, 0)
        return 0 if wanted < 0 else wanted if wanted < there else there

    def play(self, state: Position, move: i64) -> None:
        kind: i64 = first(move) % 3
        place: i64 = place_in(self.seat, second(move))
        leave(state, self.seat, place, REBELLED, kind, 1)
        state.last = next_start(state.last, ORDER * kind + place)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        """`kinds`: how many kinds rebel; `unit` is the first of them."""
        due = [int(self.due(state, kind)) for kind in range(3)]
        first_kind = next(kind for kind in range(3) if due[kind])
        unit = ["unit", UNITS[3 * self.seat + first_kind]]
        return {"unit": unit, "left": sum(due), "kinds": sum(number > 0 for number in due)}


def lay_table(state: Position) -> None:
    """Seven new treaties; the tokens for extra leaders go back to the board."""
    state.marks[EXTRA] = 0
    state.marks[EXTRA + 1] = 0
    push_turn_ups(state, state.box.table)
