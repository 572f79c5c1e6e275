"""What the host of a table may do."""

from __future__ import annotations

import pytest
from fastapi import WebSocketDisconnect
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from hetman.table.hosting import pause, set_delay
from hetman.table.moderation import Moderation, bar, mute
from hetman.table.store import Store
from table.tables import new_table
from web.server import Table


def hosted(client: TestClient) -> str:
    """The id of a public table with a free chair. The client's browser is its host."""
    asked = {"game": "warchest", "chairs": ["me", "open"], "public": True}
    return str(client.post("/api/tables", json=asked).json()["id"])


def receive_all(socket: WebSocketTestSession) -> None:
    while True:
        socket.receive_json()


def browser(client: TestClient) -> TestClient:
    made = TestClient(client.app, follow_redirects=False)
    made.get("/")
    return made


def test_a_removed_guest_frees_the_chair_and_cannot_come_back(client: TestClient) -> None:
    other, third = browser(client), browser(client)
    asked = {"game": "grunwald", "seats": 3, "chairs": ["me", "open", "open"], "public": True}
    waiting = client.post("/api/tables", json=asked)
    id = waiting.json()["id"]
    token = other.post(f"/api/tables/{id}/join", json={"name": "Troll"}).json()["token"]
    assert other.post(f"/api/tables/{id}/remove", json={"seat": 1}).status_code == 403
    assert client.post(f"/api/tables/{id}/remove", json={"seat": 0}).json()["reason"] == "nobody-waits"
    assert client.post(f"/api/tables/{id}/remove", json={"seat": 1}).json() == {"free": [1, 2]}
    assert other.post(f"/api/tables/{id}/join", json={}).status_code == 403
    assert other.post(f"/tables/{id}/sit").status_code == 403
    assert other.get(f"/api/tables/{id}").status_code == 403
    stranger = {"authorization": f"Bearer {token}"}
    assert third.get(f"/api/tables/{id}", headers=stranger).status_code == 401
    assert third.post(f"/api/tables/{id}/join", json={}).json()["seat"] == 1


def test_nobody_is_removed_from_a_running_game(client: TestClient) -> None:
    id = hosted(client)
    browser(client).post(f"/api/tables/{id}/join", json={})
    assert client.post(f"/api/tables/{id}/remove", json={"seat": 1}).json()["reason"] == "started"


def test_the_host_mutes_a_player_spectators_and_everybody(client: TestClient) -> None:
    id = hosted(client)
    player, spectator = browser(client), browser(client)
    player.post(f"/api/tables/{id}/join", json={})

    def says(who: TestClient) -> bool:
        answer = who.post(f"/api/tables/{id}/messages", json={"text": "hello"})
        assert answer.status_code == 200 or answer.json()["reason"] == "muted"
        return bool(answer.status_code == 200)

    def set_mute(who: int | str, on: bool) -> None:
        assert client.post(f"/api/tables/{id}/mute", json={"who": who, "on": on}).status_code == 200

    assert player.post(f"/api/tables/{id}/mute", json={"who": "all"}).status_code == 403
    set_mute(1, True)
    assert (says(player), says(spectator), says(client)) == (False, True, True)
    set_mute(1, False)
    set_mute("spectators", True)
    assert (says(player), says(spectator), says(client)) == (True, False, True)
    set_mute("all", True)
    assert (says(player), says(spectator), says(client)) == (False, False, True)
    assert client.post(f"/api/tables/{id}/mute", json={"who": 7}).status_code == 409
    assert client.post(f"/api/tables/{id}/mute", json={"who": "nobody"}).status_code == 422


def test_a_removed_spectator_is_sent_away(client: TestClient) -> None:
    id = hosted(client)
    spectator = browser(client)
    cookie = {"cookie": f"guest={spectator.cookies['guest']}"}
    host = {"cookie": f"guest={client.cookies['guest']}"}
    live = f"/api/tables/{id}/live?scene=true"
    with client.websocket_connect(live, headers=cookie) as watching:
        assert "hosting" not in watching.receive_json()
        with client.websocket_connect(live, headers=host) as mine:
            watchers = mine.receive_json()["hosting"]["watchers"]
        assert len(watchers) == 1
        assert spectator.cookies["guest"] not in str(watchers)
        assert client.post(f"/api/tables/{id}/remove", json={"spectator": "nobody"}).status_code == 409
        assert client.post(f"/api/tables/{id}/remove", json={"spectator": watchers[0]["id"]}).status_code == 200
        with pytest.raises(WebSocketDisconnect) as away:
            receive_all(watching)
        assert away.value.code == 4403
    assert spectator.get(f"/tables/{id}").status_code == 403


def test_a_program_hosts_with_the_token_of_its_seat(client: TestClient) -> None:
    table = Table(client, chairs=["me", "open"], public=True)
    assert table.post("mute", 0, who="all").json() == {"muted": ["all"]}
    assert table.post("mute", 1, who="all").status_code == 403


def test_what_the_host_decided_survives_a_restart(database: str) -> None:
    store = Store(database)
    table = new_table("person", "open", host="person0")
    mute(table, "all", True)
    mute(table, 1, True)
    mute(table, "all", False)
    bar(table, "troll")
    store.save(table)
    assert store.load(table.id).journal.moderation == Moderation({1}, {"troll"})
    store.close()


def test_bots_fill_free_chairs_while_friends_are_awaited(client: TestClient) -> None:
    asked = {"game": "grunwald", "seats": 3, "chairs": ["me", "open", "open"], "public": True}
    id = client.post("/api/tables", json=asked).json()["id"]
    bot = {"seat": 2, "level": "squire"}
    assert browser(client).post(f"/api/tables/{id}/bot", json=bot).status_code == 403
    assert client.post(f"/api/tables/{id}/bot", json={**bot, "level": "nobody"}).status_code == 422
    assert client.post(f"/api/tables/{id}/bot", json={**bot, "seat": 7}).json()["reason"] == "no-seat"
    assert client.post(f"/api/tables/{id}/bot", json=bot).json() == {"free": [1]}
    assert client.post(f"/api/tables/{id}/bot", json=bot).json()["reason"] == "taken"
    # A friend has come after all: the bot gets up again.
    assert client.post(f"/api/tables/{id}/remove", json={"seat": 2}).json() == {"free": [1, 2]}
    for seat in (1, 2):
        client.post(f"/api/tables/{id}/bot", json={"seat": seat, "level": "page"})
    table = client.get(f"/api/tables/{id}").json()
    assert table["status"] == "running"
    assert [player["level"] for player in table["players"]] == ["", "page", "page"]


def bots_only(client: TestClient) -> str:
    """The id of a table of two bots that the client's browser hosts. They do not move by themselves."""
    asked = {"game": "warchest", "chairs": ["bot:page", "bot:page"], "delay": 30}
    return str(client.post("/api/tables", json=asked).json()["id"])


def test_the_host_of_a_game_of_bots_pauses_it_and_sets_its_pace(client: TestClient) -> None:
    id = bots_only(client)
    assert browser(client).post(f"/api/tables/{id}/pause", json={}).status_code == 403
    assert client.post(f"/api/tables/{id}/pause", json={}).json() == {"paused": True, "delay": 30}
    assert client.post(f"/api/tables/{id}/delay", json={"seconds": 0}).json() == {"paused": True, "delay": 0}
    assert client.post(f"/api/tables/{id}/delay", json={"seconds": 31}).status_code == 422
    with client.websocket_connect(f"/api/tables/{id}/live?scene=true") as mine:
        assert mine.receive_json()["hosting"]["bots"] == {"paused": True, "delay": 0}
    assert client.post(f"/api/tables/{id}/pause", json={"on": False}).json()["paused"] is False


def test_a_game_with_people_has_no_pause(client: TestClient) -> None:
    asked = {"game": "warchest", "chairs": ["me", "bot:page"]}
    id = client.post("/api/tables", json=asked).json()["id"]
    assert client.post(f"/api/tables/{id}/pause", json={}).json()["reason"] == "people-play"
    assert client.post(f"/api/tables/{id}/delay", json={"seconds": 1}).json()["reason"] == "people-play"


def test_paused_bots_do_not_move_and_go_on_after_a_restart(database: str) -> None:
    store = Store(database)
    table = new_table("bot", "bot", host="person0")
    seat, number = table.bot_decisions[0]
    move = table.game.notation(table.moves(seat)[0])
    pause(table, True)
    store.save(table)
    paused = store.load(table.id)
    assert paused.bot_decisions == []
    paused.play_for(seat, number, move)
    assert paused.bot_decisions == []
    pause(paused, False)
    assert paused.bot_decisions == [(seat, number)]
    paused.play_for(seat, number, move)
    assert paused.bot_decisions != [(seat, number)]
    store.close()


def test_the_pace_of_bots_survives_a_restart_and_holds_in_every_process(database: str) -> None:
    store, other = Store(database), Store(database)
    table = new_table("bot", "bot", host="person0")
    store.save(table)
    set_delay(table, 12.5)
    store.save(table)
    assert [one.load(table.id).delay for one in (store, other)] == [12.5, 12.5]
    store.close()
    other.close()
