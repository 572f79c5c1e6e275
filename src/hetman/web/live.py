"""Live updates: a WebSocket that sends the table whenever it changes.

It sends the whole state, so that a client that was away misses nothing. Within one connection it sends only new lines
of the log and new small pictures, and a page gets a short message if only clocks or viewers have changed. Every message
has a `version`. A client that reconnects with the current version in `?seen=` gets no message.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from hetman.table.chair import OPEN
from hetman.table.errors import Gone, SetAside
from hetman.table.moderation import handle_of
from hetman.table.service import TableService
from hetman.table.subscriptions import Subscriber
from hetman.table.table import Table
from hetman.web.dependencies import Viewer, check_not_removed, is_host, limit, service_of, settings_of, viewer_of
from hetman.web.errors import Refusal, note_failure
from hetman.web.guests import guest_of
from hetman.web.locales import texts_for
from hetman.web.rate_limits import client_of
from hetman.web.renderings import Gathered, Rendering, Renderings, joined, moment_of, text_of, version_of
from hetman.web.scene import hosting_json
from hetman.web.sockets import OpenSockets, TooManySockets

router = APIRouter()

HEARTBEAT = 25
"""Seconds between two keep-alive messages. Proxies and phones close silent connections."""
REFUSED = 4000
"""Our WebSocket close codes are this number plus an HTTP status."""
TRY_AGAIN = 1013
"""The close code for a trouble that passes: the page connects again."""


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str, seat: int | None = None, scene: bool = False, seen: str = "") -> None:
    sockets: OpenSockets = socket.app.state.sockets
    await socket.accept()
    try:
        with sockets.opened(client_of(socket)):
            limit(socket, "reads")
            async with service_of(socket).read(id) as table:
                viewer = viewer_of(socket, table, seat)
            with sockets.seated(id, viewer.seat is not None):
                await follow(socket, id, viewer, scene, seen)
    except TooManySockets as error:
        await socket.close(REFUSED + 429, texts_for(socket).say(error.key))
    except Refusal as refusal:
        await socket.close(REFUSED + refusal.status_code, refusal.sentence)
    except SetAside as error:
        await socket.close(REFUSED + 409, f"This table cannot be loaded ({error.reason}).")
    except Gone:
        await socket.close(REFUSED + 404, "There is no such table.")
    except DBAPIError as error:
        note_failure(socket, 503, error)
        with suppress(RuntimeError):
            await socket.close(TRY_AGAIN, "The server cannot use its database now.")


async def follow(socket: WebSocket, id: str, viewer: Viewer, scene: bool, seen: str) -> None:
    """Send a table until the socket closes."""
    service, renderings = service_of(socket), socket.app.state.renderings
    if viewer.seat is None:
        guest = guest_of(socket)
        subscriber = await service.subscribe(id, frozenset(), handle_of(id, guest.id), guest.name)
    else:
        subscriber = await service.subscribe(id, frozenset({viewer.seat}))
    sender = Sender(socket, service, renderings, id, viewer, scene, settings_of(socket).away, seen)
    listening = asyncio.create_task(listen(socket))
    try:
        await sender.run(subscriber, listening)
    finally:
        listening.cancel()
        await service.unsubscribe(id, subscriber)
        if id in service.live:
            renderings.forget(service.live[id])


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
    renderings: Renderings
    id: str
    viewer: Viewer
    scene: bool
    away: float
    version: str
    """The version that the viewer has."""
    digest: str = ""
    """What this socket was sent last of the table itself."""
    gathered: Gathered = field(default_factory=Gathered)

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
            except Refusal as refusal:
                await self.socket.close(REFUSED + refusal.status_code, refusal.sentence)
                return
            except (WebSocketDisconnect, RuntimeError):
                continue

    async def beat(self) -> None:
        """Send a keep-alive message, and changes that depend on time alone, such as players who are away too long."""
        await self.socket.send_text('{"type":"beat"}')
        await self.send()

    async def send(self) -> None:
        async with self.renderings.in_turn(self.viewer):
            text = await self.changes()
        # Not in turn: a spectator with a slow line would stop all others.
        if text:
            self.service.collector.serve()
            await self.socket.send_text(text)

    async def changes(self) -> str:
        """Return the message about what this viewer does not have yet. It is empty if nothing has changed."""
        async with self.service.read(self.id) as table:
            live = self.service.live[self.id]
            self.leave_seat(table)
            if self.viewer.seat is None:
                check_not_removed(self.socket, table)
            rendering = self.renderings.of(live, self.viewer, self.scene)
            moment = moment_of(table, self.viewer, self.scene, self.service, self.away)
            if self.scene:
                moment |= hosting_json(table, self.service, is_host(self.socket, table))
            version = version_of(rendering, moment)
            if version == self.version:
                return ""
            self.version = moment["version"] = version
            if self.scene and rendering.digest == self.digest:
                return text_of({"type": "presence", "number": table.number_for(self.viewer.seat), **moment})
            return self.message(self.renderings.whole(live, self.viewer, self.scene), moment)

    def leave_seat(self, table: Table) -> None:
        """Make a spectator of somebody who gave up, or whom the host removed."""
        chair = table.chairs[self.viewer.seat] if self.viewer.seat is not None else None
        if chair is not None and (chair.conceded or chair.kind == OPEN):
            self.viewer = replace(self.viewer, seat=None, seats=())

    def message(self, rendering: Rendering, moment: dict[str, Any]) -> str:
        self.digest = rendering.digest
        if not self.scene:
            return joined(rendering.text.decode(), text_of(moment))
        news = rendering.news_after(self.gathered)
        self.gathered = rendering.gathered
        return joined(rendering.text.decode(), news, text_of(moment))
