"""What routes depend on: the table service, rate limits, and who is viewing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from hetman.core.game import Game
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.table.moderation import is_barred
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.errors import Refusal
from hetman.web.guests import bearer, guest_of, seats_of_request
from hetman.web.locales import language_of, texts_for
from hetman.web.rate_limits import RateLimits, client_of
from hetman.web.settings import Settings


@dataclass(frozen=True)
class Viewer:
    """Who views a table: `seat` is the shown seat, None for a spectator; `seats` are all that the viewer has."""

    seat: int | None
    seats: tuple[int, ...]
    code: str


def service_of(request: HTTPConnection) -> TableService:
    service: TableService = request.app.state.service
    return service


def settings_of(request: HTTPConnection) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def limit(request: HTTPConnection, kind: str) -> None:
    """Refuse a client that asks too often."""
    limits: RateLimits = request.app.state.limits
    wait = limits.wait(kind, client_of(request))
    if wait:
        raise Refusal(429, texts_for(request).say("refused-often"), wait=max(1, round(wait)))


def limit_changes(request: Request) -> None:
    limit(request, "changes")


def limit_reads(request: Request) -> None:
    limit(request, "reads")


Service = Annotated[TableService, Depends(service_of)]
Changes = Depends(limit_changes)
Reads = Depends(limit_reads)


def viewer_of(request: HTTPConnection, table: Table, seat: int | None = None) -> Viewer:
    """Return the viewer with the requested seat, or an awaited one, or the first of the viewer's seats."""
    own = seats_of_request(request, table)
    if own and table.id in (live := service_of(request).live):
        live[table.id].subscriptions.see(own)
    if own is None:
        raise Refusal(401, texts_for(request).say("refused-token"))
    if not own:
        check_not_removed(request, table)
    if seat is not None and seat not in own:
        raise Refusal(403, texts_for(request).say("refused-seat"))
    if seat is None and own:
        seat = next((mine for mine in own if mine in table.awaited), own[0])
    return Viewer(seat, tuple(own), language_of(request))


def check_not_removed(request: HTTPConnection, table: Table) -> None:
    """Raise Refusal for a guest whom the host has removed from the table."""
    if is_barred(table, guest_of(request).id):
        raise Refusal(403, texts_for(request).say("refused-removed"))


def is_host(request: HTTPConnection, table: Table) -> bool:
    """Return whether the sender created the table: by the browser's cookie, or by the token of a seat of that guest."""
    if not table.host:
        return False
    token = bearer(request)
    if not token:
        return guest_of(request).id == table.host
    seat = table.seat_of_token(token)
    return seat is not None and table.host in table.chairs[seat].guests


def player_of(request: HTTPConnection, table: Table, seat: int | None = None) -> int:
    """Return the seat that acts. Raises Refusal for a spectator."""
    viewer = viewer_of(request, table, seat)
    if viewer.seat is None:
        raise Refusal(403, texts_for(request).say("refused-watching"))
    return viewer.seat


def known_game(name: str, request: Request) -> Game:
    """Return the game of that name. Raises Refusal (404) if there is none."""
    if name not in games():
        raise Refusal(404, texts_for(request).say("error-404"))
    return find_game(name)
