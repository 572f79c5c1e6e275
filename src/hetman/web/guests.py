"""The sender of a request: a browser by its cookies, a program by the token of its seat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hetman.table.chair import OPEN, fresh_id, read_name
from hetman.table.table import Table

GUEST, NAME = "guest", "name"
YEAR = 365 * 24 * 3600
ID = re.compile(r"[\w-]{22}")


@dataclass(frozen=True)
class Guest:
    """A browser. `fresh`: it has no cookie yet."""

    id: str
    name: str = ""
    fresh: bool = False


def guest_of(request: HTTPConnection) -> Guest:
    id = request.cookies.get(GUEST, "")
    fresh = not ID.fullmatch(id)
    try:
        name = read_name(unquote(request.cookies.get(NAME, "")))
    except ValueError:
        name = ""
    return Guest(fresh_id() if fresh else id, name, fresh)


def remember(response: Response, request: HTTPConnection, guest: Guest, name: str | None = None) -> None:
    """Set the cookies of the browser."""
    keep(response, request, GUEST, guest.id)
    if name:
        keep(response, request, NAME, quote(name))


def keep(response: Response, request: HTTPConnection, name: str, value: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def bearer(request: HTTPConnection) -> str:
    """Return the token of a seat in the header of a program."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def seats_of_request(request: HTTPConnection, table: Table) -> list[int] | None:
    """Return the seats that the sender may use, or None for a token that opens no seat here.

    An invitation opens none yet: who has it watches until they take the chair.
    """
    token = bearer(request)
    if token:
        seat = table.seat_of_token(token)
        if seat is None:
            return None
        chair = table.chairs[seat]
        return [] if chair.conceded or chair.kind == OPEN else [seat]
    return table.seats_of_guest(guest_of(request).id if GUEST in request.cookies else "")
