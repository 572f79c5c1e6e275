"""Laying a table: from what a form or a program asks for to chairs around a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.game import Game
from hetman.core.match import read_words
from hetman.core.registry import game as find_game
from hetman.table.chair import BOT, OPEN, PERSON, Chair
from hetman.table.levels import gentlest, read_level
from hetman.table.pace import Pace
from hetman.table.table import Table

ME, DEVICE = "me", "device"
CHAIRS = (ME, OPEN, DEVICE, BOT)


def lay(
    game: Game,
    *,
    seats: int | None,
    options: Mapping[str, Any],
    chairs: Sequence[str],
    guest: str,
    name: str,
    pace: str = "none",
    public: bool = False,
    word: str = "",
) -> Table:
    """A table as asked for; its match begins if nobody is missing. ValueError says what does not go together."""
    setup = game.setup(seats, **options)
    # What only `begin` can find, such as options that do not fit together, is found now and not when all have come.
    game.begin(setup)
    seated = [read_chair(text, guest, name) for text in filled(chairs, setup.seats)]
    mine = [seat for seat, text in enumerate(filled(chairs, setup.seats)) if text in (ME, DEVICE)]
    words = read_words({mine[0]: word}, setup.seats) if word and mine else {}
    device = DEVICE in chairs
    table = Table(setup, seated, pace=Pace.read(pace), host=guest, public=public, device=device, words=words)
    table.begin()
    return table


def filled(chairs: Sequence[str], seats: int) -> list[str]:
    """Chairs for all seats: those asked for, and bots in those that are left."""
    if len(chairs) > seats:
        raise ValueError(f"{len(chairs)} chairs for {seats} seats")
    return [*chairs, *[BOT] * (seats - len(chairs))]


def read_chair(text: str, guest: str, name: str) -> Chair:
    """`me`, `device` (a person at this browser), `open`, `bot` or `bot:<level>`."""
    kind, _, level = text.partition(":")
    if text == ME:
        return Chair(PERSON, name, guests={guest})
    if text == DEVICE:
        return Chair(PERSON, guests={guest})
    if text == OPEN:
        return Chair(OPEN)
    if kind == BOT:
        return Chair(BOT, level=read_level(level) if level else gentlest())
    raise ValueError(f"a chair is one of {', '.join(CHAIRS)} or bot:<level>, not {text!r}")


def easiest(name: str) -> tuple[Game, dict[str, Any]]:
    """A game with the set-up that its author calls the easiest: the options named `first-…`, else the defaults."""
    game = find_game(name)
    options = {}
    for option, value in game.options.items():
        options[option] = next((choice for choice in value.choices if choice.startswith("first")), value.default)
    return game, options
