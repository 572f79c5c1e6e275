"""Finished games: looked at move by move from any seat, checked, downloaded, brought along, and played on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request, UploadFile
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from hetman.core.chronicle import Chronicle
from hetman.core.decision import NATURE
from hetman.core.errors import RecordError
from hetman.core.game import Game, Last
from hetman.core.match import Entry
from hetman.core.record import Record
from hetman.core.state import State
from hetman.core.verify import verify
from hetman.language import Language
from hetman.table.chair import BOT, PERSON, Chair, fresh_id
from hetman.table.hall import Hall
from hetman.table.levels import gentlest
from hetman.table.store import Gone
from hetman.table.table import Refused, Table, continued
from hetman.verdict import proved, unproved
from hetman.web.asking import AllHall, Changing, Reading, Refusal, ask_permit, first_seat
from hetman.web.guests import guest_of, remember
from hetman.web.pages import about, card, listed, see
from hetman.web.rendering import page
from hetman.web.showing import names_for, sketched
from hetman.web.speech import speech, speech_of, wanted

router = APIRouter()

KEPT = 16
LISTED = 40
LARGEST = 500_000


@dataclass(frozen=True)
class Frame:
    """A position that a seat was to decide in, or the last one: after so many moves."""

    moves: int
    state: State
    entries: tuple[Entry, ...]
    """The decision before it and what followed."""


class Film:
    """A recorded game, ready to be shown from any place and any seat."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.found_game()
        self.frames: list[Frame] = []
        state = record.start()
        since: list[Entry] = []
        for number, made in enumerate(record.moves, 1):
            if state.actor != NATURE:
                self.frames.append(Frame(number - 1, state.copy(), tuple(since)))
                since = []
            since.append(step(record, state, number, made))
        self.frames.append(Frame(len(record.moves), state, tuple(since)))

    def show(self, place: int, seat: int | None, words: Language) -> dict[str, Any]:
        frame = self.frames[place]
        view = frame.state.view(seat)
        events = [event.seen_by(seat) for entry in frame.entries for event in entry.events]
        last = Last(self.frames[place - 1].state.view(seat), events) if place else None
        parts = self.game.draw(view, words.say, last=last)
        return {
            "frame": place,
            "frames": len(self.frames),
            "move": frame.moves,
            "prompt": words.prompt(view["prompt"], you=False),
            "parts": parts if "board" in parts else sketched(self.game, view, words),
            "lines": [words.event(event) for event in events],
        }


def step(record: Record, state: State, number: int, made: Any) -> Entry:
    """Replay one move with somebody listening."""
    decision = state.stack[-1] if state.stack else None
    try:
        move = state.setup.game.parse(made.text)
    except ValueError as error:
        raise RecordError(record.line_of(number), str(error)) from None
    told = Chronicle([state.setup.game.event(decision, move)] if decision is not None else [])
    state.chronicle = told
    record.replay_move(state, number, made)
    state.chronicle = None
    assert decision is not None
    return Entry(decision, move, told.events)


class Shelf:
    """The films that were shown last."""

    def __init__(self) -> None:
        self.films: dict[str, tuple[Film, Table | None]] = {}

    def put(self, id: str, shown: Film, table: Table | None) -> None:
        self.films[id] = shown, table
        while len(self.films) > KEPT:
            del self.films[next(iter(self.films))]

    async def take(self, id: str, hall: Hall) -> tuple[Film, Table | None]:
        """The finished game at a table, or a record that somebody brought."""
        if id not in self.films:
            record = await hall.on_disk(hall.store.record, id)
            if record is not None:
                self.put(id, Film(record), None)
            else:
                async with hall.reading(id) as table:
                    if table.status != "over":
                        raise Refused("not-over", "the game is not over yet")
                    self.put(id, Film(table.playing.record), table)
        return self.films[id]


async def shown_to(request: Request, id: str, hall: Hall) -> tuple[Film, Language]:
    """A film, and the words to tell it in, with the names of those who played."""
    shown, table = await shelf_of(request).take(id, hall)
    words = speech_of(wanted(request), shown.game)
    return shown, words.seated(names_for(table, words)) if table is not None else words


def shelf_of(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


# Pages


@router.get("/replays", include_in_schema=False, dependencies=[Reading])
async def replays(request: Request, hall: AllHall) -> HTMLResponse:
    return await replays_page(request, hall)


async def replays_page(request: Request, hall: Hall, status: int = 200, error: str = "") -> HTMLResponse:
    guest, code = guest_of(request), wanted(request)
    mine = await listed(hall, await hall.on_disk(hall.store.of_guest, guest.id, LISTED, True), code, guest)
    over = await listed(hall, await hall.on_disk(hall.store.public, "over", LISTED), code, guest)
    return page(
        request,
        "replays.html",
        status,
        mine=[line for line in mine if line["status"] == "over"],
        others=[line for line in over if not line["mine"]],
        error=error,
    )


@router.post("/replays", include_in_schema=False, dependencies=[Changing])
async def bring(request: Request, hall: AllHall, record: UploadFile) -> Response:
    """A record that somebody brings along."""
    ask_permit(request, "tables")
    words = speech(wanted(request))
    try:
        data = await record.read(LARGEST + 1)
        if len(data) > LARGEST:
            return await replays_page(request, hall, 413, words.say("refused-size"))
        brought = Record.parse(data.decode())
        shown = Film(brought)
    except UnicodeDecodeError:
        return await replays_page(request, hall, 422, words.say("refused-text"))
    except RecordError as error:
        return await replays_page(request, hall, 422, words.say("refused-record", reason=str(error)))
    id, guest = fresh_id(), guest_of(request)
    await hall.on_disk(hall.store.keep_record, id, brought, guest.id)
    shelf_of(request).put(id, shown, None)
    answer = see(f"/replays/{id}")
    remember(answer, request, guest)
    return answer


@router.get("/replays/{id}", include_in_schema=False, dependencies=[Reading])
async def replay(id: str, request: Request, hall: AllHall) -> HTMLResponse:
    shown, words = await shown_to(request, id, hall)
    return page(
        request,
        "replay.html",
        200,
        words,
        id=id,
        game=shown.game,
        card=card(shown.game, words.code),
        frames=len(shown.frames),
        eyes=await own_eyes(id, request, hall),
        seats=[(seat, words.name("seat", str(seat))) for seat in range(shown.record.seats)],
        verdict=verdict(shown.record, words),
        result=result(shown, words),
        goes_on=shown.record.seed is not None,
        about=about(speech_of(words.code, shown.game)),
    )


async def own_eyes(id: str, request: Request, hall: Hall) -> int | None:
    try:
        async with hall.reading(id) as table:
            return first_seat(request, table)
    except Gone:
        return None


def result(shown: Film, words: Language) -> str:
    winners = shown.record.result
    if winners is None:
        return words.say("replay-open")
    if not winners:
        return words.say("over-lost")
    if len(winners) == shown.record.seats > 1:
        return words.say("over-draw")
    names = words.listed([words.name("seat", str(seat)) for seat in winners])
    return words.say("over-winners", names=names, count=len(winners))


def verdict(record: Record, words: Language) -> dict[str, Any]:
    """What checking the dice proves."""
    try:
        checked = verify(record)
    except RecordError as error:
        return {"sound": False, "title": words.say("verdict-failed", reason=str(error)), "proved": [], "unproved": []}
    if checked.dice is None:
        return {"sound": False, "title": words.say("verify-open"), "proved": [], "unproved": []}
    return {
        "sound": True,
        "title": words.say("verdict-sound"),
        "proved": proved(checked, words),
        "unproved": unproved(checked, record.seats, words),
    }


@router.post("/replays/{id}/continue", include_in_schema=False, dependencies=[Changing])
async def play_on(
    id: str, request: Request, hall: AllHall, frame: Annotated[int, Form()], seat: Annotated[int, Form()] = 0
) -> Response:
    """A new table from here on: one seat for the asker, bots in the others."""
    ask_permit(request, "tables")
    shown, _ = await shown_to(request, id, hall)
    if not 0 <= frame < len(shown.frames) or not 0 <= seat < shown.record.seats:
        raise Refusal(422, speech(wanted(request)).say("error-400"))
    guest = guest_of(request)
    chairs = [Chair(BOT, level=gentlest()) for _ in range(shown.record.seats)]
    chairs[seat] = Chair(PERSON, guest.name, guests={guest.id})
    table = continued(shown.record, shown.frames[frame].moves, chairs, guest.id)
    await hall.open(table)
    answer = see(f"/tables/{table.id}")
    remember(answer, request, guest)
    return answer


# For the page and for programs


@router.get("/api/replays/{id}/frames/{frame}", tags=["replays"], dependencies=[Reading])
async def show_frame(
    id: str,
    frame: int,
    request: Request,
    hall: AllHall,
    seat: Annotated[int | None, Query(description="Through whose eyes; a spectator's if not given.")] = None,
) -> dict[str, Any]:
    """A position of a finished game as a drawing, with what happened just before."""
    shown, words = await shown_to(request, id, hall)
    if not 0 <= frame < len(shown.frames) or (seat is not None and not 0 <= seat < shown.record.seats):
        raise Refusal(404, speech(wanted(request)).say("error-404"))
    return shown.show(frame, seat, words)


@router.get("/api/replays/{id}/record", tags=["replays"], response_class=PlainTextResponse, dependencies=[Reading])
async def download(id: str, request: Request, hall: AllHall) -> Response:
    """The record of a finished game."""
    shown, _ = await shown_to(request, id, hall)
    file = f'attachment; filename="{shown.game.name}-{id[:6]}.hetman"'
    return PlainTextResponse(str(shown.record), headers={"content-disposition": file})
