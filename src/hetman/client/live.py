"""The live states of a table. A lost connection is opened again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from hetman.client.errors import Refusal, Unreachable
from hetman.client.server import TOO_MANY, Server

SILENCE = 75
"""Seconds without a message after which a connection counts as lost. The server sends one every 25 seconds."""
REFUSED = 4000
"""Close codes of the server are this number plus an HTTP status."""

BEAT = "beat"
"""The type of a message that only keeps the connection alive."""

State = dict[str, Any]


class LiveTable:
    """A table as a seat sees it, after every change. `page`: also after changes of the chat, and of who is there."""

    def __init__(self, server: Server, id: str, page: bool = False) -> None:
        self.server = server
        self.url = f"ws{server.url.removeprefix('http')}/api/tables/{id}/live{'?scene=true' if page else ''}"

    def states(self, seconds: float | None = None) -> Iterator[State]:
        """Yield the state now and after every change, for at most `seconds`. Raises Refusal or Unreachable."""
        end = None if seconds is None else time.monotonic() + seconds
        while True:
            with self.server.patiently(self.open) as connection:
                while True:
                    left = SILENCE if end is None else min(SILENCE, end - time.monotonic())
                    if left <= 0:
                        return
                    try:
                        state = json.loads(connection.recv(left))
                    except TimeoutError:
                        break
                    except ConnectionClosed as error:
                        self.check(error)
                        break
                    if state["type"] != BEAT:
                        yield state

    def open(self) -> ClientConnection:
        try:
            return connect(self.url, additional_headers=self.server.authorization(), max_size=None)
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(f"{self.server.url}: {error}") from None

    def check(self, error: ConnectionClosed) -> None:
        """Raise Refusal if the server closed the connection for good."""
        code, reason = (error.rcvd.code, error.rcvd.reason) if error.rcvd else (0, "")
        if code == REFUSED + TOO_MANY:
            time.sleep(5)
        elif code >= REFUSED:
            raise Refusal(code - REFUSED, reason)
