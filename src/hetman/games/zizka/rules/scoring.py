"""The end of the game: when it comes, what coins are worth then, and who wins."""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.games.zizka.rules.constants import BOUNTY, COINS, PERSON, POINTS
from hetman.games.zizka.rules.position import Position

COINS_A_POINT = 5


def goal_reached(state: Position) -> bool:
    seat: i64
    for seat in range(state.seats):
        if state.people[PERSON * seat + POINTS] >= state.goal:
            return True
    return state.torak_points >= state.goal


def begin_ending(state: Position) -> None:
    """Somebody has reached the goal: this round is the last one."""
    state.ending = True
    if state.event_log is not None:
        state.emit("ending", {"goal": int(state.goal)})


def finish(state: Position) -> None:
    """Coins on posters join the others, and every five coins are a point."""
    state.over = True
    seat: i64
    for seat in range(state.seats):
        at: i64 = PERSON * seat
        add(state.people, at + COINS, state.people[at + BOUNTY])
        state.people[at + BOUNTY] = 0
        points: i64 = state.people[at + COINS] // COINS_A_POINT
        state.emit_number("coins-count", seat, points)
        add(state.people, at + POINTS, points)
    if state.solo and state.event_log is not None:
        state.emit("torak-final", {"count": int(state.torak_points)})


def scores(state: Position) -> list[int]:
    return [int(state.people[PERSON * seat + POINTS]) for seat in range(int(state.seats))]


def winners(state: Position) -> tuple[int, ...]:
    """Most points, then most coins; alone, more points than Torak, or as many and a coin."""
    if not state.over:
        return ()
    people = state.people
    ranks = [(people[PERSON * seat + POINTS], people[PERSON * seat + COINS]) for seat in range(int(state.seats))]
    if state.solo:
        return (0,) if ranks[0] > (state.torak_points, 0) else ()
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
