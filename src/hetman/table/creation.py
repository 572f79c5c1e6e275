"""Create a table from a form or from a program's request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.bots.levels import gentlest
from hetman.bots.registry import bots
from hetman.core.game import Game
from hetman.core.match import read_words
from hetman.core.record import Record
from hetman.core.registry import game as find_game
from hetman.table.chair import BOT, OPEN, PERSON, Chair
from hetman.table.errors import Refused
from hetman.table.table import Table
from hetman.table.time_control import TimeControl

ME, DEVICE = "me", "device"
CHAIRS = (ME, OPEN, DEVICE, BOT)


def create_table(
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
    """Create a table. The match starts when every chair is taken. Raises ValueError if the options conflict."""
    setup = game.setup(seats, **options)
    # `begin` finds options that conflict. It must find them now, not when all players have come.
    game.begin(setup)
    seated = [read_chair(text, guest, name) for text in filled(chairs, setup.seats)]
    mine = [seat for seat, text in enumerate(filled(chairs, setup.seats)) if text in (ME, DEVICE)]
    words = read_words({mine[0]: word}, setup.seats) if word and mine else {}
    device = DEVICE in chairs
    control = TimeControl.read(pace)
    table = Table(setup, seated, time_control=control, host=guest, public=public, device=device, words=words)
    table.begin()
    return table


def filled(chairs: Sequence[str], seats: int) -> list[str]:
    """Return chairs for all seats: the requested ones, and bots for the rest."""
    if len(chairs) > seats:
        raise ValueError(f"expected at most {seats} chairs, got {len(chairs)}")
    return [*chairs, *[BOT] * (seats - len(chairs))]


def read_chair(text: str, guest: str, name: str) -> Chair:
    """Parse `me`, `device` (a person at this browser), `open`, `bot` or `bot:<level>`. Raises ValueError."""
    kind, _, level = text.partition(":")
    if text == ME:
        return Chair(PERSON, name, guests={guest})
    if text == DEVICE:
        return Chair(PERSON, guests={guest})
    if text == OPEN:
        return Chair(OPEN)
    if kind == BOT:
        return Chair(BOT, level=read_level(level) if level else gentlest())
    raise ValueError(f"a chair must be one of {', '.join(CHAIRS)} or bot:<level>, got {text!r}")


def read_level(text: str) -> str:
    """Check a level or another bot by its name. Classes by their module are not allowed. Raises ValueError."""
    if text not in bots():
        raise ValueError(f"a bot must be one of {', '.join(bots())}, got {text!r}")
    return text


def easiest(name: str) -> tuple[Game, dict[str, Any]]:
    """Return a game with its easiest options: the choices named `first-…`, or the defaults."""
    game = find_game(name)
    options = {}
    for option, value in game.options.items():
        options[option] = next((choice for choice in value.choices if choice.startswith("first")), value.default)
    return game, options


def continued(record: Record, moves: int, chairs: list[Chair], host: str) -> Table:
    """Create a table that continues a finished game after the first `moves` moves, with the same dice."""
    if record.seed is None:
        raise Refused("no-seed", "the record of a running game has no seed")
    if not 0 <= moves <= len(record.moves):
        raise Refused("no-move", f"moves must be from 0 to {len(record.moves)}, got {moves}")
    game = record.found_game()
    table = Table(
        game.setup(record.seats, **record.options),
        chairs,
        seed=bytes.fromhex(record.seed),
        host=host,
        words=dict(record.words),
    )
    start = Record(**{**vars(record), "moves": list(record.moves[:moves]), "undone": []})
    start.result = start.seed = start.conceded = None
    table.resume(start, {}, None)
    table.restart_clocks()
    return table
