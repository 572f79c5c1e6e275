"""A server takes only so many unfinished games and uploads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from hetman.table.errors import Refused
from hetman.table.quota import Quota
from hetman.table.store import Store
from postgres import Postgres
from table.tables import new_table, play_out
from web.server import Table, serving

ASKED = {"game": "warchest", "chairs": ["me", "me"]}


def created(client: TestClient) -> tuple[int, str]:
    answer = client.post("/api/tables", json=ASKED)
    return answer.status_code, answer.json().get("reason", "")


def test_a_guest_has_only_so_many_unfinished_games(tmp_path: Path) -> None:
    with serving(tmp_path, quota=Quota(tables=4, tables_per_guest=2)) as client:
        first = client.post("/api/tables", json=ASKED).json()
        assert [created(client) for _ in range(2)] == [(201, ""), (409, "own-tables")]
        # The page says it, too.
        page = client.post("/games/warchest/now")
        assert page.status_code == 409
        assert "too many unfinished games" in page.text
        # A game that ends makes room, and a rematch takes it.
        client.post(f"/api/tables/{first['id']}/concede", json={"seat": 0})
        assert client.post(f"/api/tables/{first['id']}/rematch", json={}).status_code == 201
        assert created(client) == (409, "own-tables")
        other = TestClient(client.app, follow_redirects=False)
        assert [created(other) for _ in range(3)] == [(201, ""), (201, ""), (409, "own-tables")]
        third = TestClient(client.app, follow_redirects=False)
        assert created(third) == (409, "all-tables")


def test_a_refused_rematch_can_be_asked_for_again(tmp_path: Path) -> None:
    with serving(tmp_path, quota=Quota(tables=2)) as client:
        table, _ = Table(client, first=False), Table(client, first=False)
        table.post("concede", 0)
        last = Table(client, first=False)
        assert table.post("rematch", 0).json()["reason"] == "all-tables"
        assert table.state(None)["next"] is None
        last.post("concede", 0)
        assert table.post("rematch", 0).status_code == 201


def test_uploads_of_a_guest_are_counted(database: str) -> None:
    store = Store(database)
    store.quota = Quota(uploads_per_guest=2)
    records = []
    for seed in range(3):
        table = new_table("person", "person", seed=seed, round_limit=1)
        play_out(table)
        records.append(table.playing.record)
    assert [store.save_record(f"id{number}", record, "Jan") for number, record in enumerate(records[:2])] == [
        "id0",
        "id1",
    ]
    # The same record again is no new one.
    assert store.save_record("id3", records[0], "Jan") == "id0"
    with pytest.raises(Refused, match="may upload 2 records"):
        store.save_record("id4", records[2], "Jan")
    assert store.save_record("id4", records[2], "Ewa") == "id4"
    store.close()


def test_two_processes_count_together(postgres: Postgres) -> None:
    url = postgres.create()
    stores = [Store(url), Store(url)]

    def save(number: int) -> bool:
        store = stores[number % 2]
        store.quota = Quota(tables=6)
        try:
            store.save(new_table("person", "person", seed=number))
        except Refused:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(save, range(40))) == 6
    for store in stores:
        store.close()
