"""For whoever runs the server: its health, and what it counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hetman.table.bot_pool import ANALYSES, HINTS, MOVES
from hetman.table.collector import Collector
from hetman.table.metrics import Histogram, counted, written
from hetman.web.dependencies import Reads, Service, settings_of
from hetman.web.errors import Refusal
from hetman.web.locales import texts_for

router = APIRouter(include_in_schema=False)

PATIENCE = 5
"""Seconds that the database may take to answer."""
QUEUES = {MOVES: "moves", HINTS: "hints", ANALYSES: "analyses"}


@router.get("/health", dependencies=[Reads])
async def health(service: Service) -> Response:
    """Say whether the server can serve: 200, or 503 if its database does not answer."""
    try:
        await asyncio.wait_for(service.on_disk(service.store.server_time), PATIENCE)
    except Exception:
        return JSONResponse({"status": "broken", "database": "does not answer"}, 503, {"retry-after": "5"})
    return JSONResponse({"status": "ok", "database": "ok"})


@router.get("/metrics")
async def metrics(request: Request, service: Service) -> Response:
    """Return everything that the server counts, in the text format of Prometheus."""
    if not may_read(request, settings_of(request).metrics):
        raise Refusal(403, texts_for(request).say("refused-metrics"))
    tables = await service.on_disk(service.store.counts)
    text = "".join(lines(request.app.state, tables))
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


def may_read(request: HTTPConnection, allowed: str) -> bool:
    """Return whether a client may read the metrics: one of this machine, or of an address that the host allows."""
    names = {name.strip() for name in allowed.split(",") if name.strip()}
    if "*" in names:
        return True
    # A reverse proxy on this machine that nobody named would lend its own address to everybody.
    if not settings_of(request).proxy and {"x-forwarded-for", "forwarded"} & set(request.headers):
        return False
    client = request.client.host if request.client else ""
    return client in names or is_loopback(client)


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def lines(state: Any, tables: dict[str, int]) -> Iterator[str]:
    """Write all metrics. Labels are fixed words and names of games: no table, seat, address or token."""
    service, sockets, requests = state.service, state.sockets, state.requests
    bots = service.bots
    one = ()
    yield written("hetman_tables", "gauge", "Tables in the database by status.", counted("status", tables))
    yield written("hetman_tables_open", "gauge", "Tables in memory.", [("", one, len(service.live))])
    yield written(
        "hetman_tables_aside", "gauge", "Tables that cannot be loaded.", [("", one, len(service.store.aside))]
    )
    watching = {"player": sockets.players, "spectator": sockets.spectators}
    yield written("hetman_sockets", "gauge", "Open live connections.", counted("viewer", watching))
    yield written("hetman_moves_total", "counter", "Saved moves.", counted("game", service.store.moves))
    yield written("hetman_renderings_total", "counter", "Rendered scenes.", [("", one, state.renderings.made)])
    waiting = {name: bots.waiting(method) for method, name in QUEUES.items()}
    yield written("hetman_bot_queue", "gauge", "Requests that wait for a bot worker.", counted("queue", waiting))
    yield written("hetman_bot_failures_total", "counter", "Requests that no bot answered.", [("", one, bots.failures)])
    answers = [(("queue", name), bots.answers[method]) for method, name in QUEUES.items()]
    taken = [sample for label, histogram in answers for sample in histogram.samples((label,))]
    yield written("hetman_bot_seconds", "histogram", "Time until a bot has answered.", taken)
    saves = service.store.saves.samples()
    yield written("hetman_save_seconds", "histogram", "Time to save one change of a table.", saves)
    stops = service.collector.stops.samples()
    yield written(
        "hetman_collector_seconds", "histogram", "Stops of the whole server for the garbage collector.", stops
    )
    asked = [sample for kind, each in sorted(requests.items()) for sample in each.samples((("status", kind),))]
    yield written("hetman_request_seconds", "histogram", "Time until a request is answered.", asked)


class RequestTimes:
    """Middleware: time every request, by the first digit of its status, and note when the last one came."""

    def __init__(self, app: ASGIApp, times: dict[str, Histogram], collector: Collector) -> None:
        self.app, self.times, self.collector = app, times, collector

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Programs that watch the server may wait.
        if scope.get("path") not in ("/health", "/metrics"):
            self.collector.serve()
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            self.times.setdefault(f"{status // 100}xx", Histogram()).add(time.perf_counter() - began)
