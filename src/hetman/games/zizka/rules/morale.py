"""The morale track: steps towards virtue or vice, and followers who leave at its ends."""

from __future__ import annotations

from hetman.core.decision import FIRST, first
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.zizka.rules.constants import VICE, VICE_END, VIRTUE, VIRTUE_END
from hetman.games.zizka.rules.followers import dismiss
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import LEAN


def lean(state: Position, seat: i64, way: i64) -> None:
    """One step towards virtue or vice. A step beyond the end is a victory point."""
    leader = state.leaders[seat]
    end: i64 = VIRTUE_END if way == VIRTUE else VICE_END
    if leader.morale == end:
        state.emit_of("beyond-virtue" if way == VIRTUE else "beyond-vice", seat)
        state.score(seat, 1)
        return
    leader.morale += -1 if way == VIRTUE else 1
    state.emit_of("virtue" if way == VIRTUE else "vice", seat)
    if leader.morale == end:
        dismiss_despisers(state, seat, way)


def dismiss_despisers(state: Position, seat: i64, way: i64) -> None:
    """Those who despise this end of the track leave at once."""
    for card in state.leaders[seat].crew[::-1]:
        if state.box.despises[card] == way:
            if state.event_log is not None:
                follower = state.box.contents.followers[card].id
                state.emit("leaves", {"seat": ["seat", int(seat)], "follower": ["follower", follower]})
            dismiss(state, seat, card)


class Lean(SeatDecision[Position]):
    """Choose the direction of a step on the morale track."""

    def moves(self, state: Position) -> list[i64]:
        return [LEAN + VIRTUE * FIRST, LEAN + VICE * FIRST]

    def play(self, state: Position, move: i64) -> None:
        lean(state, self.seat, first(move))
