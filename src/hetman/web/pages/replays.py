"""Finished games: list, upload a record, show one, continue one."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, File, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, Response

from hetman.bots.levels import LEVELS
from hetman.core.errors import RecordError
from hetman.core.record import Record
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.language import Language
from hetman.presentation.names import joined, level_name
from hetman.presentation.players import player_lines, recorded_names
from hetman.presentation.replay import Replay
from hetman.presentation.result import result_text
from hetman.presentation.rules import card_texts
from hetman.presentation.verification import Verdict, verdict_of
from hetman.table.chair import BOT, PERSON, Chair, fresh_id
from hetman.table.creation import continued, level_for, own_levels, taken_up
from hetman.table.errors import Gone, SetAside
from hetman.table.service import TableService
from hetman.table.store import Upload
from hetman.web.dependencies import Changes, Reads, Service, limit, viewer_of
from hetman.web.errors import Refusal
from hetman.web.guests import guest_of, remember
from hetman.web.locales import game_texts, language_of, texts_for
from hetman.web.pages.lists import dated, game_card, table_lines
from hetman.web.pages.redirect import see, see_table
from hetman.web.rendering import page
from hetman.web.replay_cache import cache_of, replay_for

router = APIRouter(include_in_schema=False)

SCRIPT = ("place", "start", "copied", "end")
"""The texts for the script of a replay. It puts a number in the place of each percent sign."""
LISTED = 40
LARGEST = 500_000
SEED_SUFFIX = ".seed"
"""The end of the file that the terminal writes beside the record of a running game."""


@router.get("/replays", dependencies=[Reads])
async def replays(request: Request, service: Service) -> HTMLResponse:
    return await replays_page(request, service)


async def replays_page(request: Request, service: TableService, status: int = 200, error: str = "") -> HTMLResponse:
    mine = await table_lines(request, service, service.store.of_guest, guest_of(request).id, LISTED, True)
    uploads = await service.on_disk(service.store.uploads, guest_of(request).id, LISTED)
    over = await table_lines(request, service, service.store.public, "over", LISTED)
    return page(
        request,
        "replays.html",
        status,
        mine=mine,
        uploads=[upload_line(upload, language_of(request)) for upload in uploads if upload.record.game in games()],
        others=[line for line in over if not line["mine"] and line["status"] != "aside"],
        error=error,
    )


def upload_line(upload: Upload, code: str) -> dict[str, Any]:
    """Return an uploaded record for a list, with the day of the upload."""
    record = upload.record
    words = game_texts(code, find_game(record.game))
    seated = words.seated(recorded_names(record, words))
    won = "" if record.result is None else result_text(record.result, record.seats, seated)
    return {
        "id": upload.id,
        "game": record.game,
        "name": words.say("game-name"),
        "date": dated(upload.created, code),
        "with": joined(list(range(record.seats)), seated),
        "result": won,
    }


@router.post("/replays", dependencies=[Changes])
async def upload(request: Request, service: Service, record: Annotated[list[UploadFile], File()]) -> Response:
    """Save an uploaded record and show it. A running game that comes with its seed goes on at a table."""
    limit(request, "tables")
    words, guest = texts_for(request), guest_of(request)
    try:
        texts = [await read_upload(file) for file in record[:2]]
        seeds = [text for file, text in zip(record, texts) if (file.filename or "").endswith(SEED_SUFFIX)]
        found = Record.parse(next(text for text in texts if text not in seeds))
        if seeds and found.seed is None:
            table = taken_up(found, *read_saved(seeds[0]), guest.id, guest.name)
            await service.open(table)
            return see_table(table.id, request, guest)
        replay = Replay(found)
    except TooLarge:
        return await replays_page(request, service, 413, words.say("refused-size"))
    except (UnicodeDecodeError, StopIteration):
        return await replays_page(request, service, 422, words.say("refused-text"))
    except (RecordError, ValueError) as error:
        return await replays_page(request, service, 422, words.say("refused-record", reason=str(error)))
    id = await service.on_disk(service.store.save_record, fresh_id(), replay.record, guest.id)
    cache_of(request).put(id, replay, None)
    answer = see(f"/replays/{id}")
    remember(answer, request, guest)
    return answer


class TooLarge(Exception):
    """An uploaded file is too large."""


async def read_upload(file: UploadFile) -> str:
    data = await file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise TooLarge
    return data.decode()


def read_saved(text: str) -> tuple[str, list[str]]:
    """Return the seed and the players of a saved game of the terminal. Raises ValueError."""
    try:
        saved = json.loads(text)
        return str(saved["seed"]), [str(player) for player in saved["players"]]
    except (ValueError, KeyError, TypeError):
        raise ValueError("the second file is not the seed of a game") from None


@router.get("/replays/{id}", dependencies=[Reads])
async def show_replay(id: str, request: Request, service: Service, eyes: str | None = None) -> HTMLResponse:
    shown, words = await replay_for(request, id, service)
    title, verdict = titled_verdict(shown.record, words)
    winners = shown.record.result
    return page(
        request,
        "replay.html",
        200,
        words,
        id=id,
        game=shown.game,
        card=game_card(shown.game, words.code),
        frames=len(shown.frames),
        over=not shown.frames[-1].state.stack,
        eyes=await own_seat(id, request, service) if eyes is None else eyes_of(eyes, shown.record),
        seats=[(seat, words.name("seat", str(seat))) for seat in range(shown.record.seats)],
        players=player_lines(shown.record, game_texts(words.code, shown.game)),
        verdict=verdict,
        verdict_title=title,
        result=words.say("replay-open") if winners is None else result_text(winners, shown.record.seats, words),
        goes_on=shown.record.seed is not None,
        with_bots=bool(own_levels(shown.record, 0)),
        levels=[(level, level_name(level, words)) for level in LEVELS],
        texts={key: words.say(f"replay-script-{key}", name="%") for key in SCRIPT},
        about=card_texts(game_texts(words.code, shown.game)),
    )


def eyes_of(text: str, record: Record) -> int | None:
    """Return the seat of a link, or None for a spectator."""
    return int(text) if text.isdecimal() and int(text) < record.seats else None


async def own_seat(id: str, request: Request, service: TableService) -> int | None:
    """Return the viewer's seat in this game. An uploaded record has no table."""
    try:
        async with service.read(id) as table:
            return viewer_of(request, table).seat
    except (Gone, SetAside, Refusal):
        return None


def titled_verdict(record: Record, words: Language) -> tuple[str, Verdict]:
    """Verify a record. Returns the verdict in one sentence and in detail."""
    try:
        verdict = verdict_of(record, words)
    except RecordError as error:
        return words.say("verdict-failed", reason=str(error)), Verdict(False, 0)
    return verdict.reason or words.say("verdict-sound"), verdict


@router.post("/replays/{id}/continue", dependencies=[Changes])
async def play_on(
    id: str,
    request: Request,
    service: Service,
    frame: Annotated[int, Form()],
    seat: Annotated[int, Form()] = 0,
    level: Annotated[str, Form()] = "",
) -> Response:
    """Create a table that continues from here: one seat for the viewer, bots in the others.

    Without a level they are as they were in the game.
    """
    limit(request, "tables")
    shown, _ = await replay_for(request, id, service)
    if not 0 <= frame < len(shown.frames) or not 0 <= seat < shown.record.seats:
        raise Refusal(422, texts_for(request).say("error-400"))
    if not shown.frames[frame].state.stack:
        raise Refusal(409, texts_for(request).say("replay-over"))
    if level and level not in LEVELS:
        raise Refusal(422, texts_for(request).say("error-400"))
    guest, moves = guest_of(request), shown.frames[frame].moves
    own = own_levels(shown.record, moves)
    chairs = [Chair(BOT, level=level or level_for(each, own)) for each in range(shown.record.seats)]
    chairs[seat] = Chair(PERSON, guest.name, guests={guest.id})
    table = continued(shown.record, moves, chairs, guest.id)
    await service.open(table)
    return see_table(table.id, request, guest)
