"""Create a table from a form or from a program's request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.bots.levels import gentlest
from hetman.bots.registry import bots
from hetman.bots.text_form import short_form
from hetman.core.chance import read_seed
from hetman.core.game import Game
from hetman.core.players import player_of
from hetman.core.record import Record
from hetman.core.registry import game as find_game
from hetman.table.chair import BOT, OPEN, PERSON, Chair, read_name, read_word
from hetman.table.errors import Refused
from hetman.table.journal import REMATCHED
from hetman.table.table import Table
from hetman.table.time_control import TimeControl

ME, DEVICE = "me", "device"
LONGEST_DELAY = 30
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
    delay: float | None = None,
    public: bool = False,
    forced: bool = False,
    word: str = "",
) -> Table:
    """Create a table. The match starts when every chair is taken. Raises ValueError if the options conflict.

    Bots get the chairs that are not given. With `forced` the table answers for people where nothing is to be chosen.
    """
    check_names(game, options)
    setup = game.setup(seats, **options)
    # `begin` finds options that conflict. It must find them now, not when all players have come.
    game.begin(setup)
    if len(chairs) > setup.seats:
        raise ValueError(f"expected at most {setup.seats} chairs, got {len(chairs)}")
    seated = [read_chair(text, guest, name) for text in (*chairs, *[BOT] * (setup.seats - len(chairs)))]
    mine = [seat for seat, text in enumerate(chairs) if text in (ME, DEVICE)]
    word = read_word(word)
    words = {mine[0]: word} if word and mine else {}
    device = DEVICE in chairs
    table = Table(
        setup,
        seated,
        time_control=TimeControl.read(pace),
        delay=None if delay is None else check_delay(delay),
        host=guest,
        public=public,
        device=device,
        forced=forced,
        words=words,
    )
    table.begin()
    return table


def check_names(game: Game, options: Mapping[str, Any]) -> None:
    """Raise ValueError for an option that the game does not have. Its name may be one of Python's, such as `self`."""
    unknown = [name for name in options if name not in game.options]
    if unknown:
        raise ValueError(f"{game.name} has the options {', '.join(game.options) or '(none)'}, got {unknown[0]!r}")


def read_chair(text: str, guest: str, name: str) -> Chair:
    """Parse `me`, `device` (a person at this browser), `open`, `bot` or `bot:<level>`. Raises ValueError."""
    kind, _, level = text.partition(":")
    if text == ME:
        return Chair(PERSON, read_name(name), guests={guest})
    if text == DEVICE:
        return Chair(PERSON, guests={guest})
    if text == OPEN:
        return Chair(OPEN)
    if kind == BOT:
        return Chair(BOT, level=read_level(level) if level else gentlest())
    raise ValueError(f"a chair must be one of {', '.join(CHAIRS)} or bot:<level>, got {text!r}")


def check_delay(seconds: float) -> float:
    """Return the delay of bots if it is allowed. Raises ValueError."""
    if not 0 <= seconds <= LONGEST_DELAY:
        raise ValueError(f"a delay of bots must be from 0 to {LONGEST_DELAY} seconds, got {seconds}")
    return seconds


def read_level(text: str) -> str:
    """Check a level or another bot by its name. Classes by their module are not allowed. Raises ValueError."""
    if text not in bots():
        raise ValueError(f"a bot must be one of {', '.join(bots())}, got {text!r}")
    return text


def easiest_options(game: Game) -> dict[str, Any]:
    """Return the options for a first game, as the game declares them."""
    return {
        name: option.default if option.first_game is None else option.first_game
        for name, option in game.options.items()
    }


def continued(record: Record, moves: int, chairs: list[Chair], host: str) -> Table:
    """Create a table that continues a finished game after the first `moves` moves, with the same dice."""
    if record.seed is None:
        raise Refused("no-seed", "the record of a running game has no seed")
    if not 0 <= moves <= len(record.moves):
        raise Refused("no-move", f"moves must be from 0 to {len(record.moves)}, got {moves}")
    setup = record.found_game().setup(record.seats, **record.options)
    table = Table(setup, chairs, seed=bytes.fromhex(record.seed), host=host, words=dict(record.words))
    table.continue_from(record.until(moves))
    return table


def taken_up(record: Record, seed: str, players: Sequence[str], host: str, name: str) -> Table:
    """Create a table that goes on with a running game, which its host saved elsewhere. Raises ValueError.

    The host may have read the seed, and knows the dice to come. So all seats of people are theirs, and nobody else can
    join. `players` are `person`, `person:NAME` or a bot, by seat.
    """
    if record.seed is not None:
        raise Refused("over", "the game is over")
    if len(players) != record.seats:
        raise ValueError(f"expected {record.seats} players, got {len(players)}")
    chairs = [read_player(text, host) for text in players]
    people = [chair for chair in chairs if chair.kind == PERSON]
    if not people:
        raise ValueError("expected a person among the players")
    if len(people) == 1:
        people[0].name = people[0].name or read_name(name)
    record = record.under_rules(find_game(record.game).version)
    setup = record.found_game().setup(record.seats, **record.options)
    words = dict(record.words)
    table = Table(setup, chairs, seed=read_seed(seed), host=host, words=words, device=len(people) > 1)
    table.continue_from(record)
    return table


def read_player(text: str, host: str) -> Chair:
    """Return the chair of a player of a saved game. A bot that this server does not offer becomes the gentlest."""
    kind, _, name = (part.strip() for part in text.partition(":"))
    if kind == PERSON:
        return Chair(PERSON, read_name(name), guests={host})
    return Chair(BOT, level=text.strip() if text.strip() in bots() else gentlest())


def own_levels(record: Record, moves: int) -> dict[int, str]:
    """Return seat -> level of the bots that sat there after so many moves. Bots that are not installed are left out."""
    found = {}
    for seat in range(record.seats):
        player = player_of(record.players, seat, moves + 1)
        level = short_form(player.name) if player is not None and player.kind == BOT else ""
        if level in bots():
            found[seat] = level
    return found


def level_for(seat: int, own: Mapping[int, str]) -> str:
    """Return the level of a bot that continues a game: its own, or that of another bot of the game."""
    return own.get(seat) or next(iter(own.values()), gentlest())


def rematch(table: Table, level: str = "") -> Table:
    """Create a table for the same players, each one chair further. Raises Refused while the game runs.

    With a `level`, bots play at that level.
    """
    if table.status != "over":
        raise Refused("not-over", "the game still runs")
    chairs = [table.chairs[seat - 1].again() for seat in table.seats]
    for chair in chairs:
        if level and chair.kind == BOT:
            chair.level = level
    again = Table(
        table.setup,
        chairs,
        time_control=table.time_control,
        delay=table.delay,
        host=table.host,
        public=table.public,
        device=table.device,
        forced=table.forced,
    )
    again.begin()
    table.next = again.id
    table.journal.add(REMATCHED, table=again.id)
    return again
