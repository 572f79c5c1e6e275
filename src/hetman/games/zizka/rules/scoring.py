"""The end of the game: the goal, points for coins, and the winners."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.zizka.rules.position import Position

COINS_A_POINT = 5


def goal_reached(state: Position) -> bool:
    for leader in state.leaders:
        if leader.points >= state.goal:
            return True
    return state.torak_points >= state.goal


def check_goal(state: Position) -> None:
    """When somebody has reached the goal, also in another's turn, this round is the last one: turns are equal."""
    if not state.ending and goal_reached(state):
        state.ending = True
        state.emit("ending", {"goal": int(state.goal)})


def finish(state: Position) -> None:
    """Coins on posters join the others, and every five coins are a point."""
    state.over = True
    seat: i64
    for seat in range(state.seats):
        leader = state.leaders[seat]
        leader.coins += leader.bounty
        leader.bounty = 0
        points: i64 = leader.coins // COINS_A_POINT
        state.emit_number("coins-count", seat, points)
        leader.points += points
    if state.solo:
        state.emit("torak-final", {"count": int(state.torak_points)})


def scores(state: Position) -> list[int]:
    return [int(leader.points) for leader in state.leaders]


def winners(state: Position) -> tuple[int, ...]:
    """Most points, then most coins; alone, more points than Torak, or as many and a coin."""
    if not state.over:
        return ()
    ranks = [(leader.points, leader.coins) for leader in state.leaders]
    if state.solo:
        return (0,) if ranks[0] > (state.torak_points, 0) else ()
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
