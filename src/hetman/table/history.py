"""A guest's finished games: results by game and level, and the level to try next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hetman.bots.levels import LEVELS
from hetman.table.chair import BOT
from hetman.table.table import Table

WON, LOST, DRAWN = "won", "lost", "drawn"
PEOPLE, MIXED, ALONE = "", "mixed", "alone"
"""Who the others were, if they were not bots of one level."""
WINS = 2
"""Wins in a row after which the next level is suggested."""


@dataclass(frozen=True)
class PlayedGame:
    """A finished game of a guest. `level` is that of its bots, or PEOPLE, MIXED or ALONE."""

    id: str
    game: str
    finished: float
    seat: int
    level: str
    result: str


@dataclass(frozen=True)
class Tally:
    """Results of a game against bots of one level, or against PEOPLE, MIXED or ALONE."""

    game: str
    level: str
    won: int
    drawn: int
    lost: int


def played_game(table: Table, guest: str) -> PlayedGame | None:
    """Return a table as a finished game of a guest, or None if it is not over or the guest did not play."""
    seats = [seat for seat in table.seats if guest in table.chairs[seat].guests]
    if table.match is None or not table.match.over or len(seats) != 1:
        return None
    winners = table.match.winners
    result = LOST if seats[0] not in winners else DRAWN if len(winners) == table.setup.seats > 1 else WON
    return PlayedGame(table.id, table.game.name, table.changed, seats[0], bots_level(table, seats[0]), result)


def bots_level(table: Table, seat: int) -> str:
    """Return the level of all other players if they are bots of one level, or PEOPLE, MIXED or ALONE."""
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    if not others:
        return ALONE
    if any(chair.kind != BOT for chair in others):
        return PEOPLE
    levels = {chair.level for chair in others}
    return levels.pop() if len(levels) == 1 else MIXED


def tallies(games: Iterable[PlayedGame]) -> list[Tally]:
    """Return the results by game and level, the weakest level first."""
    counts: dict[tuple[str, str], dict[str, int]] = {}
    for played in games:
        counts.setdefault((played.game, played.level), dict.fromkeys((WON, DRAWN, LOST), 0))[played.result] += 1
    order = [PEOPLE, ALONE, *LEVELS]
    keys = sorted(counts, key=lambda key: (key[0], order.index(key[1]) if key[1] in order else len(order)))
    return [Tally(*key, counts[key][WON], counts[key][DRAWN], counts[key][LOST]) for key in keys]


def next_level(game: str, games: Sequence[PlayedGame]) -> str | None:
    """Return the level above that of the last two games, if both were won against the same one. Latest games first."""
    latest = [played for played in games if played.game == game and played.level in LEVELS][:WINS]
    if len(latest) < WINS or any(played.result != WON for played in latest) or latest[0].level != latest[1].level:
        return None
    order = list(LEVELS)
    above = order.index(latest[0].level) + 1
    return order[above] if above < len(order) else None
