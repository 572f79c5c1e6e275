"""Clients for the load test: they cost as little as they can, because they share the machine with the server."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import struct
from typing import Any

import websockets

HERE = "127.0.0.1"
CLOSE, PING, PONG = 8, 9, 10
"""Kinds of WebSocket frames."""


class Http:
    """Requests of one client, one after the other on a connection that stays open, as a browser sends them."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port, self.token = port, token
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, **body: Any) -> Any:
        """Return the answer: JSON as data, other types as bytes. Raises OSError for a status that is no success."""
        if self.streams is None or self.streams[0].at_eof():
            self.streams = await asyncio.open_connection(HERE, self.port)
        reader, writer = self.streams
        writer.write(self.request(path, json.dumps(body).encode() if body else b""))
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        text = await reader.readexactly(int(head.split("content-length: ")[1].split("\r\n")[0]))
        status = int(head.split(" ")[1])
        if "connection: close" in head:
            self.close()
        if status >= 400:
            raise OSError(f"{status} {path}: {text[:200]!r}")
        return json.loads(text) if "application/json" in head else text

    def request(self, path: str, body: bytes) -> bytes:
        lines = [f"{'POST' if body else 'GET'} {path} HTTP/1.1", f"host: {HERE}:{self.port}"]
        lines += [f"authorization: Bearer {self.token}"] if self.token else []
        lines += ["content-type: application/json", f"content-length: {len(body)}"] if body else []
        return "\r\n".join([*lines, "", ""]).encode() + body

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Page:
    """A player's open page: it has the latest scene, and plays the moves that the scene offers in turn."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.http, self.table = Http(port, token), table
        self.address = f"ws://{HERE}:{port}/api/tables/{table}/live?scene=true"
        self.scene: dict[str, Any] = {}
        self.changed = asyncio.Condition()
        self.made = 0

    async def __aenter__(self) -> Page:
        headers = {"authorization": f"Bearer {self.http.token}"}
        self.socket = await websockets.connect(self.address, additional_headers=headers, max_size=None)
        self.reading = asyncio.create_task(self.read())
        await self.has_after(-1)
        return self

    async def __aexit__(self, *error: object) -> None:
        self.reading.cancel()
        await self.socket.close()
        self.http.close()

    async def read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            async with self.changed:
                if message["type"] == "scene":
                    self.scene = message
                self.changed.notify_all()

    async def has_after(self, number: int) -> None:
        """Wait for a scene of a later decision."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.scene.get("number", -1) > number)

    async def play(self) -> None:
        moves = self.scene["moves"]
        move = moves[self.made % len(moves)]["move"]
        self.made += 1
        await self.http.ask(f"/api/tables/{self.table}/moves", number=self.scene["number"], move=move)


class Watcher:
    """An open page of a spectator. It takes compressed messages, as browsers do, and does not read them."""

    def __init__(self, port: int, table: str) -> None:
        self.port, self.path = port, f"/api/tables/{table}/live?scene=true"
        self.messages = self.size = 0
        self.lost = False

    async def run(self) -> None:
        """Receive until the server or the test ends."""
        reader, writer = await asyncio.open_connection(HERE, self.port, limit=1 << 22)
        writer.write(self.handshake())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise OSError(head.split(b"\r\n")[0].decode())
        try:
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                while await self.receive(reader, writer):
                    pass
            self.lost = True
        finally:
            writer.close()

    def handshake(self) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", f"host: {HERE}:{self.port}", "upgrade: websocket", "connection: Upgrade"]
        lines += [f"sec-websocket-key: {key}", "sec-websocket-version: 13"]
        return "\r\n".join([*lines, "sec-websocket-extensions: permessage-deflate", "", ""]).encode()

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Receive one frame. Returns False if it was the last one."""
        first, size = await reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await reader.readexactly(8))
        text = await reader.readexactly(size)
        kind = first & 15
        if kind == PING:
            # Clients must mask what they send; a mask of zeros changes nothing.
            writer.write(bytes([128 | PONG, 128 | size, 0, 0, 0, 0]) + text)
        elif kind != CLOSE:
            self.messages += 1
            self.size += size
        return kind != CLOSE
