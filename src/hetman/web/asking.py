"""What every route asks for: the hall, the limits, who asks, and through whose eyes."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from fastapi import Depends, HTTPException, Request
from starlette.requests import HTTPConnection

from hetman.table.hall import Hall
from hetman.table.table import Table
from hetman.web.guests import seats_of
from hetman.web.limits import Limits
from hetman.web.settings import Settings
from hetman.web.showing import Reader
from hetman.web.speech import speech, wanted


class Refusal(HTTPException):
    """A request that is refused with one plain sentence, and perhaps with more that helps."""

    def __init__(self, status: int, sentence: str, **more: Any) -> None:
        super().__init__(status, sentence, {"retry-after": str(more["wait"])} if "wait" in more else None)
        self.sentence = sentence
        self.more = more


def hall_of(request: HTTPConnection) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def settings_of(request: HTTPConnection) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def ask_permit(request: HTTPConnection, kind: str) -> None:
    """Refuse whoever asks too often."""
    limits: Limits = request.app.state.limits
    who = request.client.host if request.client else ""
    wait = limits.wait(kind, who)
    if wait:
        raise Refusal(429, speech(wanted(request)).say("refused-often"), wait=max(1, round(wait)))


def changes(request: Request) -> None:
    ask_permit(request, "changes")


def reads(request: Request) -> None:
    ask_permit(request, "reads")


AllHall = Annotated[Hall, Depends(hall_of)]
Changing = Depends(changes)
Reading = Depends(reads)


def reader_of(request: HTTPConnection, table: Table, seat: int | None = None) -> Reader:
    """Who reads: through the eyes asked for, else those that are awaited, else the first of the reader's own."""
    own = seats_of(request, table)
    code = wanted(request)
    if own is None:
        raise Refusal(401, speech(code).say("refused-token"))
    if seat is not None and seat not in own:
        raise Refusal(403, speech(code).say("refused-seat"))
    if seat is None and own:
        seat = next((mine for mine in own if mine in table.awaited), own[0])
    return Reader(seat, tuple(own), code)


def player_of(request: HTTPConnection, table: Table, seat: int | None = None) -> int:
    """The seat that acts; a spectator is refused."""
    reader = reader_of(request, table, seat)
    if reader.seat is None:
        raise Refusal(403, speech(reader.code).say("refused-watching"))
    return reader.seat


def first_seat(request: HTTPConnection, table: Table) -> int | None:
    with suppress(Refusal):
        return reader_of(request, table).seat
    return None
