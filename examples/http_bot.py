"""A bot over HTTP, with nothing but the standard library: any language can do the same.

It creates a table against a bot of the server and plays it to the end:

    hetman serve --no-browser
    python examples/http_bot.py http://127.0.0.1:1410 warchest
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Server:
    """The HTTP API of a server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""

    def send(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request, GET without a body. Waits and tries again if it was sent too fast."""
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urlopen(Request(f"{self.address}/api{path}", data, headers)) as answer:
                    return json.load(answer)
            except HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers.get("retry-after", 1)))


def play(address: str, game: str, seed: int = 0, chairs: tuple[str, ...] = ("me", "bot:page")) -> list[int]:
    """Play one game with random moves. Returns the winners."""
    server, choice = Server(address), random.Random(seed)
    table = server.send("/tables", {"game": game, "chairs": list(chairs), "name": "Example"})
    server.token = next(iter(table["tokens"].values()))
    while True:
        state = server.send(f"/tables/{table['id']}")
        if state["status"] == "over":
            winners: list[int] = state["winners"]
            return winners
        if not state["moves"]:
            time.sleep(0.05)  # a bot decides; the WebSocket /live would tell at once
            continue
        answer = {"number": state["number"], "move": choice.choice(state["moves"])}
        server.send(f"/tables/{table['id']}/moves", answer)


if __name__ == "__main__":
    print("winners:", play(address=sys.argv[1], game=sys.argv[2]))
