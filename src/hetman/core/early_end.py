"""Who wins if people end a game before the rules do."""

from __future__ import annotations

from hetman.core.game import Game


def rivals(game: Game, seats: int, seat: int) -> tuple[int, ...]:
    """Who wins when `seat` gives up: the other side, or nobody in a solo game. Raises ValueError with more sides."""
    teams = game.teams(seats)
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat}: seats are 0 to {seats - 1}")
    if len(teams) > 2:
        raise ValueError("only one of two sides can concede")
    return tuple(sorted(other for team in teams if seat not in team for other in team))


def sharers(game: Game, seats: int) -> tuple[int, ...]:
    """Who wins when all agree to a draw: every seat. Raises ValueError if there is only one side."""
    if len(game.teams(seats)) < 2:
        raise ValueError("only a game of two or more sides can be drawn")
    return tuple(range(seats))
