"""Analyses of finished games on a server: in the background, kept, never of a running game."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from analysis.test_game_analysis import random_game
from hetman.core.record import Record
from hetman.table.analyses import Analyses, Running
from hetman.table.retention import Retention
from web.server import Table
from web.test_pages import finished

SECONDS = 120


@pytest.fixture(autouse=True)
def small_effort(client: TestClient) -> None:
    client.app.state.analyses.iterations = 12  # type: ignore[attr-defined]


def uploaded(client: TestClient, record: Record) -> str:
    answer = client.post("/replays", files={"record": ("game.hetman", str(record))})
    return str(answer.headers["location"]).rsplit("/", 1)[1]


def ready(client: TestClient, id: str) -> dict[str, Any]:
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        found: dict[str, Any] = client.get(f"/api/replays/{id}/analysis").json()
        if found["status"] != "thinking":
            return found
        time.sleep(0.05)
    raise AssertionError(f"the analysis is not ready after {SECONDS} s: {found['done']} of {found['total']}")


def test_an_analysis_runs_in_the_background_and_is_kept(client: TestClient) -> None:
    id = uploaded(client, random_game("warchest", 2))
    assert client.get(f"/api/replays/{id}/analysis").json()["status"] == "none"
    begun = client.post(f"/api/replays/{id}/analysis")
    assert begun.status_code == 202
    assert begun.json()["status"] == "thinking"
    found = ready(client, id)
    assert found["status"] == "ready"
    assert found["done"] == found["total"] > 20
    assert len(found["balances"]) == 2
    assert client.post(f"/api/replays/{id}/analysis").json() == found
    page = client.get(f"/replays/{id}/analysis", headers={"accept-language": "pl"})
    assert page.status_code == 200
    assert "Spróbuj stąd" in page.text


def test_only_a_finished_game_is_analysed(client: TestClient) -> None:
    id = Table(client).id
    for answer in (
        client.post(f"/api/replays/{id}/analysis"),
        client.get(f"/api/replays/{id}/analysis"),
        client.get(f"/replays/{id}/analysis"),
    ):
        assert answer.status_code == 409
    assert client.get("/replays/unknown/analysis").status_code == 404


def test_two_requests_at_once_start_one_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def on_disk(*_: Any) -> None:
        await asyncio.sleep(0)

    async def run(analyses: Analyses, id: str, running: Running) -> None:
        begun.append(id)

    async def both() -> None:
        analyses, record = Analyses(service), random_game("warchest", 2)
        await asyncio.gather(analyses.start("one", record), analyses.start("one", record))
        await analyses.close()

    service: Any = SimpleNamespace(on_disk=on_disk, store=SimpleNamespace(engine=None))
    monkeypatch.setattr(Analyses, "run", run)
    asyncio.run(both())
    assert begun == ["one"]


def test_the_analysis_of_a_deleted_game_is_deleted(client: TestClient) -> None:
    id = finished(client).id
    client.post(f"/api/replays/{id}/analysis")
    assert ready(client, id)["status"] == "ready"
    service = client.app.state.service  # type: ignore[attr-defined]
    with service.store.engine.begin() as connection:
        connection.execute(text("update tables set changed = 0"))
    Retention(finished=1).clear(service.store.engine, ())
    with service.store.engine.connect() as connection:
        assert connection.execute(text("select count(*) from analyses")).scalar_one() == 0
