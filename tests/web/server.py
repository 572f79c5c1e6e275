"""A server inside the test, and clients that sit at its tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from hetman.table.database import sqlite_url
from hetman.table.service import TableService
from hetman.web.app import create_app
from hetman.web.rate_limits import Rate
from hetman.web.settings import Settings

PLENTY = {kind: Rate(1e9, 1e9) for kind in ("tables", "changes", "messages", "hints", "reads")}


def url_of(folder: Path) -> str:
    """The database of a server whose files are in this folder."""
    return sqlite_url(folder / "hetman.db")


def settings(folder: Path, **changes: Any) -> Settings:
    usual: dict[str, Any] = {"hosts": frozenset({"testserver"}), "pause": 0, "workers": 1, "rates": PLENTY}
    return Settings(url_of(folder), **{**usual, **changes})


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[TestClient]:
    with TestClient(create_app(settings(folder, **changes)), follow_redirects=False) as client:
        yield client


def service_of(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


class Table:
    """A table created through the API, with requests of each seat."""

    def __init__(self, client: TestClient, game: str = "warchest", first: bool = True, **asked: Any) -> None:
        self.client = client
        self.id, self.tokens = self.create({"game": game, "chairs": ["me", "me"], **asked})
        # Chance decides who begins; tests are easier to read if it is always the first seat.
        while first and self.state(None)["status"] == "running" and self.actor() != 0:
            self.id, self.tokens = self.create({"game": game, "chairs": ["me", "me"], **asked})

    def create(self, asked: dict[str, Any]) -> tuple[str, dict[int, str]]:
        answer = self.client.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        created = answer.json()
        return created["id"], {int(seat): token for seat, token in created["tokens"].items()}

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, path: str = "", seat: int | None = 0) -> Any:
        self.client.cookies.clear()
        return self.client.get(f"/api/tables/{self.id}{path}", headers=self.headers(seat))

    def post(self, path: str, seat: int | None = 0, /, **body: Any) -> Any:
        self.client.cookies.clear()
        return self.client.post(f"/api/tables/{self.id}/{path}", json=body, headers=self.headers(seat))

    def state(self, seat: int | None = 0) -> dict[str, Any]:
        answer = self.get(seat=seat)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def actor(self) -> int:
        return int(self.state(None)["view"]["awaited"][0])

    def wait_for(self, seat: int) -> None:
        """Wait until a bot has moved and this seat has to decide."""
        deadline = time.monotonic() + 30
        while self.actor() != seat:
            assert time.monotonic() < deadline, "the bot does not move"

    def play(self, seat: int, move: str | None = None) -> Any:
        now = self.state(seat)
        return self.post("moves", seat, number=now["number"], move=move or now["moves"][0])
