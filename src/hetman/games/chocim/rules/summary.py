"""The summary phase: units return, broken units lower morale and die, and mutiny or rokosz may end the siege.

`rations.py` and `hunger.py` have its steps 4 and 5.
"""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import lowest
from hetman.core.decision import FIRST, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.rules.choosing import OneByOne, is_forced, next_start
from hetman.games.chocim.rules.constants import HUNGER, MORALE, MUTINY, STARVING
from hetman.games.chocim.rules.decisions import BURIALS
from hetman.games.chocim.rules.fortel_steps import deployed_moves, send_back
from hetman.games.chocim.rules.places import (
    APART,
    ASSAULT,
    BITS,
    BROKEN,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    CONTROLLING,
    COSSACK,
    COUNTER,
    DEFENCE,
    GARRISON,
    OTTOMAN,
    REMOVED,
    TABOR,
    WORK,
    seat_of,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.rations import rations
from hetman.games.chocim.rules.reserves import send_home
from hetman.games.chocim.rules.verbs import BURY, RECALL, STAY

# 1. Back to the reserves

WORKERS: Final[list[i64]] = [seat_of(place) for place in range(WORK, BROKEN)]
"""By place of a work: the seat whose units stand there."""


def return_units(state: Position) -> None:
    """Units on plans and supports go home. Those on defence and control may stay."""
    field: i64
    for field in range(CAMP + 1):
        send_home(state, OTTOMAN, ASSAULT + field)
        if field < CAMP:
            send_home(state, COMMONWEALTH, COUNTER + field)
    if state.held & BITS[TABOR] == 0 and state.units[3 * CAMP + COSSACK] > 0:
        # The tabor was won back: Cossacks who waited in the camp go to their own reserve.
        state.move_units(CAMP, TABOR, COSSACK, state.units[3 * CAMP + COSSACK])
    place: i64
    for place in range(WORK, BROKEN):
        send_home(state, WORKERS[place - WORK], place)


GARRISONS: Final[list[list[i64]]] = [[*range(GARRISON + 1, GARRISON + CAMP)], [*range(CONTROL, CONTROL + CAMP)]]
"""By seat: the places of defence, or control."""
STAYING: Final[list[i64]] = [BITS[DEFENCE], BITS[CONTROLLING]]
"""By seat: the action of these places, as a bit."""


ALL_STAY: Final = 3 * BROKEN
"""In place of the unit called back last, when all others stay."""


def can_recall(state: Position, seat: i64) -> bool:
    for place in GARRISONS[seat]:
        if state.count(place) > 0:
            return state.last != ALL_STAY
    return False


class Recall(SeatDecision[Position]):
    """Call units back from defence or control, one by one. The rest stays."""

    def moves(self, state: Position) -> list[i64]:
        return [*deployed_moves(state, self.seat, RECALL, STAYING[self.seat], 0), STAY]

    def canonical(self, state: Position) -> list[i64]:
        return [*deployed_moves(state, self.seat, RECALL, STAYING[self.seat], state.last), STAY]

    def play(self, state: Position, move: i64) -> None:
        if move == STAY:
            state.last = ALL_STAY
            return
        send_back(state, move)


# 2. Broken units and morale


def lower_morale(state: Position) -> None:
    """Broken units lower morale."""
    seat: i64
    for seat in range(2):
        by: i64 = state.box.broken_morale[seat][state.count(BROKEN + APART * seat)]
        if by < 0:
            if state.event_log is not None:
                count = int(state.count(BROKEN + APART * seat))
                state.emit("many_broken", {"side": ["side", SIDES[seat]], "count": count})
            state.change_morale(seat, by)


# 3. Wounds


def lose_wounded(state: Position, seat: i64) -> None:
    """One broken unit dies of its wounds."""
    if state.count(BROKEN + APART * seat) > 0:
        state.left = 1
        bury(state, seat)


def bury(state: Position, seat: i64) -> bool:
    """Remove as many broken units as are due. Returns false if the owner must choose."""
    place: i64 = BROKEN + APART * seat
    counts: list[i64] = state.units[3 * place : 3 * place + 3]
    if not is_forced(counts, state.left):
        state.stack.append(BURIALS[seat])
        return False
    kind: i64 = 0
    for number in lowest(counts, state.left):
        if number > 0:
            state.left -= number
            state.emit_units("buried", seat, kind, number)
            state.move_units(place, REMOVED + APART * seat, kind, number)
        kind += 1
    return True


class Bury(OneByOne):
    """Which broken unit leaves the game next."""

    def moves(self, state: Position) -> list[i64]:
        return self.kinds_from(state, 0, 0)

    def canonical(self, state: Position) -> list[i64]:
        return self.kinds_from(state, state.last, state.left) or self.moves(state)

    def kinds_from(self, state: Position, start: i64, due: i64) -> list[i64]:
        """Kinds from `start` on, if so many of that kind and those after it are left as are due."""
        moves: list[i64] = []
        later: i64 = 0
        kind: i64 = 3
        while kind > start:
            kind -= 1
            number: i64 = state.units[3 * (BROKEN + APART * self.seat) + kind]
            later += number
            if number > 0 and later >= due:
                moves.append(BURY + (3 * self.seat + kind) * FIRST)
        return moves

    def play(self, state: Position, move: i64) -> None:
        kind: i64 = first(move) % 3
        state.move_units(BROKEN + APART * self.seat, REMOVED + APART * self.seat, kind, 1)
        state.left -= 1
        state.last = next_start(state.last, kind)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"left": int(state.left), "cause": "hunger" if state.stage >= STARVING else "wounds"}


# 6. Back to the reserves


def return_broken(state: Position) -> None:
    seat: i64
    for seat in range(2):
        send_home(state, seat, BROKEN + APART * seat)


# 7. The end of the week


def mutiny(state: Position) -> bool:
    """The Commonwealth wins at once if the Ottomans' morale is at mutiny. That precedes rokosz and hunger."""
    if state.marks[MORALE + OTTOMAN] > 0:
        return False
    if state.event_log is not None:
        state.emit("mutiny", {})
    state.finish(COMMONWEALTH, MUTINY)
    return True


def leads_to_negotiations(state: Position) -> bool:
    """Rokosz, hunger and the last week end the siege."""
    rokosz = state.marks[MORALE + COMMONWEALTH] == 0
    hunger = rations(state, COMMONWEALTH) == HUNGER or rations(state, OTTOMAN) == HUNGER
    if state.event_log is not None and (rokosz or hunger):
        state.emit("rokosz" if rokosz else "starved", {})
    return rokosz or hunger or state.week == state.weeks
