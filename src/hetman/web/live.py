"""Live updates: a WebSocket that sends the table whenever it changes.

It sends the whole state, so that a client that was away misses nothing. Within one connection it sends only the new
lines of the log. Every message has a `version`. A client that reconnects with the current version in `?seen=` gets no
message.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from hetman.presentation.log import Log, common_length
from hetman.table.errors import Gone, SetAside
from hetman.table.service import TableService
from hetman.table.subscriptions import Subscriber
from hetman.table.table import Table
from hetman.web.dependencies import Viewer, limit, service_of, settings_of, viewer_of
from hetman.web.errors import Refusal
from hetman.web.scene import page_scene, state_of, words_for

router = APIRouter()

HEARTBEAT = 25
"""Seconds between two keep-alive messages. Proxies and phones close silent connections."""
REFUSED = 4000
"""Our WebSocket close codes are this number plus an HTTP status."""


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str, seat: int | None = None, scene: bool = False, seen: str = "") -> None:
    service = service_of(socket)
    await socket.accept()
    try:
        limit(socket, "reads")
        async with service.read(id) as table:
            viewer = viewer_of(socket, table, seat)
    except Refusal as refusal:
        await socket.close(REFUSED + refusal.status_code, refusal.sentence)
        return
    except SetAside as error:
        await socket.close(REFUSED + 409, f"This table cannot be loaded ({error.reason}).")
        return
    except Gone:
        await socket.close(REFUSED + 404, "There is no such table.")
        return
    subscriber = await service.subscribe(id, frozenset({viewer.seat} if viewer.seat is not None else ()))
    sender = Sender(socket, service, id, viewer, scene, settings_of(socket).away, seen)
    listening = asyncio.create_task(listen(socket))
    try:
        await sender.run(subscriber, listening)
    finally:
        listening.cancel()
        await service.unsubscribe(id, subscriber)


async def listen(socket: WebSocket) -> None:
    """Wait until the other side closes. It sends nothing else."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()


@dataclass
class Sender:
    """Sends one viewer what has changed."""

    socket: WebSocket
    service: TableService
    id: str
    viewer: Viewer
    scene: bool
    away: float
    version: str
    """The version that the viewer has."""
    log: Log | None = None
    lines: list[dict[str, Any]] = field(default_factory=list)

    async def run(self, subscriber: Subscriber, listening: asyncio.Task[None]) -> None:
        subscriber.changed.set()
        while not listening.done():
            waiting = asyncio.create_task(subscriber.changed.wait())
            await asyncio.wait((waiting, listening), timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
            changed = waiting.done()
            waiting.cancel()
            if listening.done():
                return
            subscriber.changed.clear()
            try:
                await self.send() if changed else await self.beat()
            except (Gone, SetAside):
                # The table was deleted, or a restore brought one that cannot be loaded.
                await self.socket.close(REFUSED + 404, "There is no such table.")
                return
            except (WebSocketDisconnect, RuntimeError):
                continue

    async def beat(self) -> None:
        """Send a keep-alive message, and changes that depend on time alone, such as players who are away too long."""
        await self.socket.send_text('{"type":"beat"}')
        await self.send()

    async def send(self) -> None:
        async with self.service.read(self.id) as table:
            if self.viewer.seat is not None and table.chairs[self.viewer.seat].conceded:
                # Somebody who gave up becomes a spectator.
                self.viewer, self.log = replace(self.viewer, seat=None, seats=()), None
            seen = self.seen(table)
        version = hashlib.sha256(without_clocks(seen).encode()).hexdigest()[:22]
        if version == self.version:
            return
        self.version = seen["version"] = version
        if self.scene:
            seen["log"] = self.news(seen.get("log", []))
        await self.socket.send_text(json.dumps(seen, ensure_ascii=False))

    def seen(self, table: Table) -> dict[str, Any]:
        if not self.scene:
            return {"type": "state", **state_of(table, self.viewer)}
        self.log = self.log or Log(words_for(table, self.viewer.code), self.viewer.seat)
        return {"type": "scene", **page_scene(table, self.viewer, self.service, self.away, self.log)}

    def news(self, lines: list[dict[str, Any]]) -> dict[str, Any]:
        """Return the lines that differ from those sent before, and the index of the first."""
        first = common_length(self.lines, lines)
        self.lines = lines
        return {"from": first, "lines": lines[first:]}


def without_clocks(seen: dict[str, Any]) -> str:
    """Return the state without running clocks, because a running clock is not a change."""
    players = [{**player, "clock": bool(player["clock"])} for player in seen["players"]]
    return json.dumps({**seen, "players": players}, ensure_ascii=False)
