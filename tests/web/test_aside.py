"""Tables that cannot be loaded: pages and API say so, and everything else goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import hetman
from hetman.table.errors import Conflict
from web.server import Table, service_of, serving


def spoil(client: Any, table: Table) -> None:
    """As after an upgrade of the server that lacks a game."""
    service = service_of(client)
    with service.store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET game = 'chess' WHERE id = :id"), {"id": table.id})
    service.live.pop(table.id, None)


def test_a_bad_table_stops_neither_lists_nor_the_start(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        bad, good = Table(client, public=True), Table(client, public=True)
        over = Table(client, public=True)
        over.post("concede")
        spoil(client, bad)
        spoil(client, over)
    with serving(tmp_path) as client:
        bad.client = good.client = over.client = client
        home = client.get("/")
        assert home.status_code == 200
        assert f"/tables/{good.id}" in home.text
        assert f"/tables/{bad.id}" not in home.text
        assert client.get("/replays").status_code == 200
        assert good.state(0)["status"] == "running"
        answer = bad.get()
        assert answer.status_code == 409
        assert answer.json()["reason"] == "aside-game"
        assert "chess" in answer.json()["error"]
        shown = client.get(f"/tables/{bad.id}", headers={"accept-language": "pl"})
        assert shown.status_code == 409
        assert "Zakończ grę tak, jak stoi" in shown.text


def test_the_players_own_list_shows_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        created = client.post("/api/tables", json={"game": "warchest", "chairs": ["me", "bot"]}).json()
        with service_of(client).store.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET game = 'chess' WHERE id = :id"), {"id": created["id"]})
        service_of(client).live.pop(created["id"])
        home = client.get("/")
        assert f"/tables/{created['id']}" in home.text
        assert "cannot be loaded" in home.text
        # Its page has the button, and then the record.
        assert client.post(f"/tables/{created['id']}/end").status_code == 303
        page = client.get(f"/tables/{created['id']}")
        assert f"/api/tables/{created['id']}/record" in page.text
        assert client.get("/replays").status_code == 200


def test_only_players_end_it_and_then_its_record_is_there(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        table = Table(client)
        table.play(0)
        moves = table.get("/record").text.split("moves\n")[1].splitlines()
        spoil(client, table)
        assert table.get("/record").status_code == 409
        assert table.post("end", None).status_code == 409
        assert table.post("end", 1).json() == {"status": "over"}
        record = hetman.Record.parse(table.get("/record", None).text)
        assert len(record.moves) >= len(moves) - 2
        assert record.seed is not None
        good = Table(client)
        assert good.post("end", 0).json()["reason"] == "goes-on"


def test_a_damaged_game_can_be_ended_and_gives_what_is_left_of_its_record(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        table = Table(client)
        for _ in range(4):
            table.play(table.actor())
        service = service_of(client)

        def damage(what: str) -> None:
            with service.store.engine.begin() as connection:
                connection.execute(text(f"UPDATE {what}"), {"id": table.id})
            service.live.pop(table.id, None)

        damage("journal SET data = '{' WHERE table_id = :id AND number = 3")
        assert "restore a backup" in table.get("", 0).json()["error"]
        assert table.post("end", 0).json() == {"status": "over"}
        assert "up to the damage" in table.get("", 0).json()["error"]
        assert hetman.Record.parse(table.get("/record", None).text).moves
        damage("tables SET words = '{' WHERE id = :id")
        answer = table.get("/record", None)
        assert (answer.status_code, answer.json()["reason"]) == (409, "no-record")


def test_somebody_who_gave_up_among_three_is_a_spectator(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        table = Table(client, "grunwald", first=False, seats=3, chairs=["me", "me", "me"])
        with client.websocket_connect(f"/api/tables/{table.id}/live", headers=table.headers(1)) as socket:
            assert socket.receive_json()["seat"] == 1
            assert table.post("concede", 1).json() == {"status": "running"}
            assert socket.receive_json()["seat"] is None
        state = table.state(1)
        assert (state["seat"], state["yours"], state["moves"]) == (None, [], [])
        assert table.post("moves", 1, number=state["number"], move="pass").status_code == 403


def test_who_was_second_gets_the_present_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:
        table = Table(client)
        now = table.state(0)

        def first(_: Any) -> None:
            raise Conflict

        with monkeypatch.context() as other_process:
            other_process.setattr(service_of(client).store, "save", first)
            answer = table.post("moves", 0, number=now["number"], move=now["moves"][0])
        assert answer.status_code == 409
        assert answer.json()["state"]["number"] == now["number"]
        assert table.play(0).status_code == 200
