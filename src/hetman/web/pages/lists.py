"""Games and tables in lists."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date
from fastapi import Request

from hetman.core.game import Game
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.language import Language
from hetman.presentation.lesson import lessons_of
from hetman.presentation.names import joined
from hetman.presentation.options import seat_counts
from hetman.presentation.result import result_text
from hetman.presentation.texts import optional
from hetman.table.chair import OPEN
from hetman.table.errors import Gone, SetAside
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.forms import pace_label
from hetman.web.guests import Guest, guest_of
from hetman.web.locales import game_texts, language_of
from hetman.web.scene import names_of


def game_card(game: Game, code: str) -> dict[str, Any]:
    """Return a game for a list."""
    words = game_texts(code, game)
    return {
        "game": game.name,
        "name": words.say("game-name"),
        "about": words.say("game-about"),
        "seats": seats_text(game, words),
        "length": optional(words, "game-length"),
        "lesson": next((f"{game.name}/{lesson.name}" for lesson in lessons_of(game)), ""),
    }


def seats_text(game: Game, words: Language) -> str:
    """Return `2 or 4 players` or `1–4 players`."""
    low, high = game.seats[0], game.seats[-1]
    if len(game.seats) == high - low + 1 > 2:
        return words.say("tile-players", seats=f"{low}–{high}", count=high)
    return words.say("tile-players", seats=seat_counts(game, words), count=high)


async def table_lines(
    request: Request, service: TableService, find: Callable[..., list[str]], *args: Any
) -> list[dict[str, Any]]:
    """Return the tables that the store finds, for a list."""
    guest, code, lines = guest_of(request), language_of(request), []
    for id in await service.on_disk(find, *args):
        try:
            async with service.read(id) as table:
                lines.append(table_line(table, code, guest))
        except Gone:
            continue
        except SetAside as error:
            lines.append(aside_line(error, code))
    return lines


def aside_line(error: SetAside, code: str) -> dict[str, Any]:
    """Return a table that cannot be loaded, for a list. Its page says why."""
    name = game_texts(code, find_game(error.game)).say("game-name") if error.game in games() else error.game
    quiet = {
        "mine": False,
        "turn": False,
        "with": "",
        "awaited": "",
        "pace": "",
        "taken": 0,
        "seats": 0,
        "date": "",
        "result": "",
    }
    return {"id": error.id, "game": error.game, "name": name, "status": "aside", **quiet}


def table_line(table: Table, code: str, guest: Guest) -> dict[str, Any]:
    """Return a table for a list."""
    words = game_texts(code, table.game)
    names = words.seated(names_of(table, words))
    own = table.seats_of_guest(guest.id)
    others = [seat for seat in table.seats if seat not in own and table.chairs[seat].kind != OPEN]
    awaited = [seat for seat in (table.choosing or table.awaited) if seat not in own]
    taken = sum(chair.kind != OPEN for chair in table.chairs)
    return {
        "id": table.id,
        "game": table.game.name,
        "name": words.say("game-name"),
        "status": table.status,
        "mine": bool(own),
        "turn": any(seat in table.awaited for seat in own),
        "with": joined(others, names),
        "awaited": joined(awaited, names),
        "pace": pace_label(table.time_control, words),
        "taken": taken,
        "seats": table.setup.seats,
        "date": dated(table.changed, code),
        "result": ended(table, words.seated(names_of(table, words))),
    }


def dated(time: float, code: str) -> str:
    """Return the day of a moment in a language."""
    return format_date(datetime.fromtimestamp(time, UTC), "long", locale=code)


def ended(table: Table, words: Language) -> str:
    """Return who won a finished game, or nothing."""
    if table.match is None or not table.match.over:
        return ""
    return result_text(table.match.winners, table.setup.seats, words)
