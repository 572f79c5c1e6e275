"""My games: results by game and level, the level to try next, an export. The browser's cookie is the only key."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from hetman.core.registry import game as find_game
from hetman.presentation.names import level_name
from hetman.table.creation import ME, create_table, easiest_options, read_level
from hetman.table.errors import Gone, SetAside
from hetman.table.history import ALONE, MIXED, PEOPLE, PlayedGame, next_level, played_game, tallies
from hetman.table.service import TableService
from hetman.web.dependencies import Changes, Reads, Service, known_game, limit
from hetman.web.errors import Refusal
from hetman.web.guests import guest_of
from hetman.web.locales import game_texts, language_of, texts_for
from hetman.web.pages.lists import dated
from hetman.web.pages.redirect import see_table
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)

MOST = 100
"""Games that are counted, the latest ones."""


async def games_of(guest: str, service: TableService) -> list[PlayedGame]:
    """Return the finished games of a guest, the latest first."""
    found = []
    for id in await service.on_disk(service.store.of_guest, guest, MOST, True):
        try:
            async with service.read(id) as table:
                played = played_game(table, guest)
        except (Gone, SetAside):
            continue
        if played is not None:
            found.append(played)
    return found


@router.get("/history", dependencies=[Reads])
async def history(request: Request, service: Service) -> HTMLResponse:
    code, words = language_of(request), texts_for(request)
    games = await games_of(guest_of(request).id, service)
    sections: dict[str, dict[str, Any]] = {}
    for tally in tallies(games):
        name = game_texts(code, find_game(tally.game)).say("game-name")
        section = sections.setdefault(tally.game, {"game": tally.game, "name": name, "rows": [], "next": None})
        other = {PEOPLE: "people", MIXED: "mixed", ALONE: "alone"}.get(tally.level)
        level = words.say(f"history-{other}") if other else level_name(tally.level, words)
        section["rows"].append({**asdict(tally), "level": level})
    for game, section in sections.items():
        above = next_level(game, games)
        section["next"] = {"level": above, "name": level_name(above, words)} if above else None
        section["games"] = [
            {"id": played.id, "date": dated(played.finished, code), "result": words.say(f"history-{played.result}")}
            for played in games
            if played.game == game
        ]
    return page(request, "history.html", played=list(sections.values()), count=len(games))


@router.get("/history/export", dependencies=[Reads])
async def export(request: Request, service: Service) -> Response:
    """Return the games as a JSON file. The record of each is at its address.

    Uploaded records stand apart: they may be games of others, so they are no results of the guest.
    """
    guest = guest_of(request).id
    games = await games_of(guest, service)
    uploads = await service.on_disk(service.store.uploads, guest, MOST)
    uploaded = [
        {"id": one.id, "game": one.record.game, "uploaded": stamped(one.created), "record": record_at(one.id)}
        for one in uploads
    ]
    shown = [
        {
            **asdict(played),
            "finished": stamped(played.finished),
            "record": record_at(played.id),
        }
        for played in games
    ]
    name = 'attachment; filename="hetman-history.json"'
    content = {"name": guest_of(request).name, "games": shown, "uploads": uploaded}
    return JSONResponse(content, headers={"content-disposition": name})


def stamped(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def record_at(id: str) -> str:
    return f"/api/replays/{id}/record"


@router.post("/history/next", dependencies=[Changes])
async def play_next(
    request: Request, service: Service, game: Annotated[str, Form()], level: Annotated[str, Form()]
) -> Response:
    """Create a table against the suggested level."""
    found = known_game(game, request)
    limit(request, "tables")
    try:
        chairs = [ME, f"bot:{read_level(level)}"]
    except ValueError as error:
        raise Refusal(422, f"{error}.") from None
    guest, options = guest_of(request), easiest_options(found)
    seats = found.usual_seats
    table = create_table(found, seats=seats, options=options, chairs=chairs, guest=guest.id, name=guest.name)
    await service.open(table)
    return see_table(table.id, request, guest)
