"""The privacy page, and the deletion of a guest's own data."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from hetman.table.forgetting import forget_guest
from hetman.table.retention import Retention
from hetman.table.store import Store
from table.tables import new_table
from web.server import service_of, serving


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_page_has_the_days_of_the_settings(tmp_path: Path, code: str) -> None:
    with serving(tmp_path, retention=Retention(finished=90, uploads=1)) as client:
        assert 'href="/privacy"' in client.get("/").text
        shown = client.get("/privacy", headers={"accept-language": code}).text
    assert "90" in shown
    assert ("until the host deletes it" if code == "en" else "nie usunie jej gospodarz") in shown


def test_deletion_keeps_games_with_others(client: TestClient) -> None:
    alone = client.post("/api/tables", json={"game": "warchest", "chairs": ["me", "bot:random"]}).json()["id"]
    shared = client.post("/api/tables", json={"game": "warchest", "chairs": ["me", "open"], "public": True}).json()[
        "id"
    ]
    other = TestClient(client.app, follow_redirects=False)
    assert other.post(f"/api/tables/{shared}/join", json={}).status_code == 200
    done = client.post("/privacy/delete")
    assert done.headers["location"] == "/privacy?done=true"
    assert "guest" not in client.cookies
    assert "Your data is deleted." in client.get("/privacy?done=true").text
    assert client.get(f"/api/tables/{alone}").status_code == 404
    assert other.get(f"/api/tables/{shared}").json()["seat"] == 1
    assert alone not in service_of(client).live


def test_only_the_own_data_of_a_guest_is_deleted(database: str) -> None:
    store = Store(database)
    mine, shared = new_table("person", "bot", host="person0"), new_table("person", "person", host="person0")
    foreign = new_table("bot", "person", host="person1")
    for table in (mine, shared, foreign):
        store.save(table)
    assert forget_guest(store.engine, "person0") == [mine.id]
    assert store.revision(mine.id) is None
    assert store.revision(shared.id)
    assert store.revision(foreign.id)
    store.close()
