"""Live updates: a WebSocket that sends the table whenever it changes.

It sends the whole state, so that a reader who was away needs nothing that came between; of the log, within one
connection, only what is new. Every message has a `version`; who comes back with `?seen=` that version is sent nothing
as long as nothing has changed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from hetman.table.hall import Hall, Watcher
from hetman.table.store import Gone
from hetman.table.table import Table
from hetman.web.asking import Refusal, ask_permit, hall_of, reader_of, settings_of
from hetman.web.showing import Reader, scene_of, state_of
from hetman.web.telling import Told

router = APIRouter()

HEARTBEAT = 25
"""Seconds of silence after which a sign of life is sent: proxies and phones close silent connections."""
REFUSED = 4000
"""Above this number, WebSocket close codes are ours: 4000 and the HTTP status."""


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str, seat: int | None = None, scene: bool = False, seen: str = "") -> None:
    hall = hall_of(socket)
    await socket.accept()
    try:
        ask_permit(socket, "reads")
        async with hall.reading(id) as table:
            reader = reader_of(socket, table, seat)
    except Refusal as refusal:
        await socket.close(REFUSED + refusal.status_code, refusal.sentence)
        return
    except Gone:
        await socket.close(REFUSED + 404, "There is no such table.")
        return
    key, watcher = await hall.watch(id, frozenset({reader.seat} if reader.seat is not None else ()))
    sender = Sender(socket, hall, id, reader, scene, settings_of(socket).away, seen)
    listening = asyncio.create_task(listen(socket))
    try:
        await sender.run(watcher, listening)
    finally:
        listening.cancel()
        await hall.leave(id, key)


async def listen(socket: WebSocket) -> None:
    """Nothing is expected from the other side but its leaving."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()


class Sender:
    """Sends one reader what has changed."""

    def __init__(
        self, socket: WebSocket, hall: Hall, id: str, reader: Reader, scene: bool, away: float, seen: str
    ) -> None:
        self.socket, self.hall, self.id, self.reader, self.scene, self.away = socket, hall, id, reader, scene, away
        self.told = Told()
        self.lines: list[dict[str, Any]] = []
        self.version = seen

    async def run(self, watcher: Watcher, listening: asyncio.Task[None]) -> None:
        watcher.changed.set()
        while not listening.done():
            waiting = asyncio.create_task(watcher.changed.wait())
            await asyncio.wait((waiting, listening), timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
            changed = waiting.done()
            waiting.cancel()
            if listening.done():
                return
            watcher.changed.clear()
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.send() if changed else await self.beat()

    async def beat(self) -> None:
        """A sign of life; what depends on time alone, such as who is away too long, comes with it."""
        await self.socket.send_text('{"type":"beat"}')
        await self.send()

    async def send(self) -> None:
        async with self.hall.reading(self.id) as table:
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
            return {"type": "state", **state_of(table, self.reader)}
        return {"type": "scene", **scene_of(table, self.reader, self.hall, self.told, self.away)}

    def news(self, lines: list[dict[str, Any]]) -> dict[str, Any]:
        """The lines that differ from those sent before, and where they begin."""
        pairs = enumerate(zip(self.lines, lines))
        first = next((at for at, (old, new) in pairs if old != new), min(len(self.lines), len(lines)))
        self.lines = lines
        return {"from": first, "lines": lines[first:]}


def without_clocks(seen: dict[str, Any]) -> str:
    """What a change is measured by: a clock that merely runs on is none."""
    players = [{**player, "clock": bool(player["clock"])} for player in seen["players"]]
    return json.dumps({**seen, "players": players}, ensure_ascii=False)
