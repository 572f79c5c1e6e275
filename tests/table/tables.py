"""Tables for tests."""

from __future__ import annotations

from typing import Any

import hetman
from hetman.table.chair import BOT, PERSON, Chair
from hetman.table.table import Table


def chair(kind: str, name: str = "") -> Chair:
    return Chair(kind, name, "random" if kind == BOT else "", guests={name} if name else set())


def new_table(*kinds: str, game: hetman.Game | None = None, seed: int = 7, **settings: Any) -> Table:
    """A table of War Chest's first game, or of another, whose match has begun if nobody is missing."""
    game = game or hetman.game("warchest")
    options = {"army": "first-game"} if "army" in game.options and len(kinds) == 2 else {}
    options |= {name: settings.pop(name) for name in list(settings) if name in game.options}
    chairs = [chair(kind, f"{kind}{seat}" if kind == PERSON else "") for seat, kind in enumerate(kinds)]
    table = Table(game.setup(len(kinds), **options), chairs, seed=seed.to_bytes(32, "big"), **settings)
    table.begin()
    return table


def play_first_moves(table: Table, decisions: int = 1) -> None:
    """Play the first legal move of the awaited seat, this many times."""
    for _ in range(decisions):
        seat = table.awaited[0]
        table.play(seat, table.number_for(seat), table.moves(seat)[0])


def play_out(table: Table, seed: int = 1) -> None:
    dice = hetman.Dice(seed)
    while table.awaited:
        seat = table.awaited[0]
        moves = table.moves(seat)
        table.play(seat, table.number_for(seat), moves[dice.below(len(moves))])


def before_stakes() -> Table:
    """A table of two people before a secret choice in which both have several steps to make."""
    for seed in range(50):
        table = new_table("person", "person", game=hetman.game("chocim"), seed=seed)
        dice = hetman.Dice(seed)
        while table.awaited and not (table.choosing and all(len(table.moves(seat)) > 2 for seat in (0, 1))):
            seat = table.awaited[0]
            moves = table.moves(seat)
            table.play(seat, table.number_for(seat), moves[dice.below(len(moves))])
        if table.awaited:
            return table
    raise AssertionError("no game came to its negotiations")
