"""The end of the game: all markers placed, or the round limit. Scores and winners."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules.constants import RUNNING, TIE
from hetman.games.warchest.rules.position import Position


def win(state: Position, team: i64) -> None:
    """End the game at once, before any follow-up, because the last marker is placed."""
    state.winner = team
    state.stack.clear()
    if state.event_log is not None:
        emit_winner(state)


def emit_winner(state: Position) -> None:
    if state.winner == TIE:
        state.emit("tied", {})
    else:
        state.emit("won", {"side": ["side", int(state.winner)]})


def finish_at_limit(state: Position) -> None:
    """End the game at the round limit: the side with more markers wins."""
    ravens, wolves = state.markers(0), state.markers(1)
    state.winner = TIE if ravens == wolves else 0 if ravens > wolves else 1
    if state.event_log is not None:
        state.emit("limit", {})
        emit_winner(state)


def scores(state: Position) -> list[int]:
    """Return the markers of each seat's side on the board. A winner has placed all of them."""
    return [int(state.markers(seat % 2)) for seat in range(int(state.seats))]


def winners(state: Position) -> tuple[int, ...]:
    if state.winner == RUNNING:
        return ()
    return tuple(seat for seat in range(int(state.seats)) if state.winner in (TIE, seat % 2))
