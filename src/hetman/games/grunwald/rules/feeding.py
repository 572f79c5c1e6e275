"""The end of the game: every knight needs a provision, or leaves."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add, added
from hetman.core.decision import first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.grunwald.rules import move_tables
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, WEAKEST_FIRST
from hetman.games.grunwald.rules.decisions import DISMISSALS
from hetman.games.grunwald.rules.phases import InTurn
from hetman.games.grunwald.rules.position import Position


class Feeding(InTurn):
    """A seat that cannot feed all its knights dismisses as many as are too many."""

    def visit(self, state: Position, seat: i64) -> None:
        lay_out(state, seat)
        hungry: i64 = knights_from(state, seat, 0) - state.provisions[seat]
        if hungry <= 0:
            return
        if state.event_log is not None:
            key = "hungry" if state.provisions[seat] else "deserted"
            state.emit(key, {"seat": ["seat", int(seat)], "count": int(hungry)})
        if state.provisions[seat] == 0:
            dismiss_all(state, seat)
            return
        state.owed = hungry
        state.floor = 0
        state.stack.append(DISMISSALS[seat])


def lay_out(state: Position, seat: i64) -> None:
    """Knights of hand and camp lie together from now on."""
    card: i64
    for card in range(1, KNIGHTS):
        at: i64 = CARDS * seat + card
        add(state.camp, at, state.hand[at])
        state.hand[at] = 0


def knights_from(state: Position, seat: i64, index: i64) -> i64:
    """How many knights a seat has from this index of the order on."""
    count: i64 = 0
    other: i64
    for other in range(index, len(WEAKEST_FIRST)):
        count += state.camp[CARDS * seat + WEAKEST_FIRST[other]]
    return count


def dismiss_all(state: Position, seat: i64) -> None:
    """The log names every knight who leaves."""
    for card in WEAKEST_FIRST:
        at: i64 = CARDS * seat + card
        for _ in range(state.camp[at]):
            state.log_card("lost", seat, card)
        if state.camp[at] > 0:
            state.removed = added(state.removed, card, state.camp[at])
        state.camp[at] = 0


class Dismissal(SeatDecision[Position]):
    """Dismiss knights that cannot be fed, one after the other."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[Any] = []
        left: i64 = knights_from(state, self.seat, state.floor)
        index: i64
        for index in range(state.floor, len(WEAKEST_FIRST)):
            if left < state.owed:
                return moves
            count: i64 = state.camp[CARDS * self.seat + WEAKEST_FIRST[index]]
            if count > 0:
                moves.append(move_tables.DISMISSALS[WEAKEST_FIRST[index]])
                left -= count
        return moves

    def play(self, state: Position, move: i64) -> None:
        card: i64 = first(move)
        while WEAKEST_FIRST[state.floor] != card:
            state.floor += 1
        add(state.camp, CARDS * self.seat + card, -1)
        state.removed = added(state.removed, card, 1)
        state.owed -= 1
        if state.owed > 0:
            state.stack.append(self)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"count": int(state.owed)}
