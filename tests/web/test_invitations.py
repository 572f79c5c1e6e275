"""Invitations to open chairs, and the secrets that players get for them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from hetman.table.chair import OPEN, PERSON
from web.server import Table, service_of, serving


def invited(client: TestClient, **asked: Any) -> Table:
    return Table(client, chairs=["me", "open"], **asked)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def accept_by_seat(client: TestClient, table: Table) -> str:
    answer = client.post("/api/seat", json={"name": "Ala"}, headers=bearer(table.tokens[1]))
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def accept_by_join(client: TestClient, table: Table) -> str:
    answer = client.post(f"/api/tables/{table.id}/join", json={}, headers=bearer(table.tokens[1]))
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == 1
    return str(answer.json()["token"])


@pytest.mark.parametrize("accept", [accept_by_seat, accept_by_join])
def test_whoever_sits_down_gets_a_secret_that_the_host_does_not_have(client: TestClient, accept: Any) -> None:
    table = invited(client)
    client.cookies.clear()
    secret = accept(client, table)
    # The player's own browser could come back.
    client.cookies.clear()
    assert secret not in table.tokens.values()
    assert client.get(f"/api/tables/{table.id}", headers=bearer(secret)).json()["yours"] == [1]
    used = bearer(table.tokens[1])
    for path in ("", "/scene", "/record", "/position"):
        assert client.get(f"/api/tables/{table.id}{path}", headers=used).status_code == 401
    for path in ("/moves", "/undo", "/concede", "/join"):
        body = {"number": 0, "move": "x"} if path == "/moves" else {}
        assert client.post(f"/api/tables/{table.id}{path}", json=body, headers=used).status_code == 401
    assert client.get("/api/seat", headers=used).status_code == 401
    # The secret may be sent again: the player sits there already.
    again = client.post("/api/seat", json={}, headers=bearer(secret)).json()
    assert (again["token"], again["kind"], again["seat"]) == (secret, "person", 1)


def test_an_open_socket_of_an_invitation_does_not_become_the_seat(client: TestClient) -> None:
    table = invited(client)
    with client.websocket_connect(f"/api/tables/{table.id}/live", headers=table.headers(1)) as socket:
        assert socket.receive_json()["seat"] is None
        accept_by_seat(client, table)
        while (state := socket.receive_json())["status"] == "open":
            pass
    assert state["seat"] is None
    assert state["moves"] == []


def test_the_tokens_of_a_new_table_are_its_hosts_seats_and_invitations(client: TestClient) -> None:
    table = Table(client, first=False, seats=4, chairs=["me", "open", "bot", "device"])
    assert sorted(table.tokens) == [0, 1, 3]
    chairs = service_of(client).live[table.id].table.chairs
    assert [chairs[seat].kind for seat in table.tokens] == [PERSON, OPEN, PERSON]


def test_an_invitation_is_for_its_own_chair(client: TestClient) -> None:
    table = Table(client, first=False, seats=4, chairs=["me", "open", "open"])
    client.cookies.clear()
    join = f"/api/tables/{table.id}/join"
    assert client.post(join, json={}).status_code == 409
    assert client.post(join, json={"seat": 2}, headers=bearer(table.tokens[1])).status_code == 403
    assert client.post(join, json={}, headers=bearer("x" * 22)).status_code == 401
    assert client.post(join, json={}, headers=bearer(table.tokens[0])).status_code == 409
    assert client.post(join, json={}, headers=bearer(table.tokens[2])).json()["seat"] == 2


def test_the_host_is_shown_links_for_open_chairs_only(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "warchest", "chairs": ["me", "open"]}).json()
    page, invitation = f"/tables/{made['id']}", made["tokens"]["1"]
    host = dict(client.cookies)
    assert f"/sit/{invitation}" in client.get(page).text
    client.cookies.clear()
    secret = client.post("/api/seat", json={}, headers=bearer(invitation)).json()["token"]
    for name, value in host.items():
        client.cookies.set(name, value)
    shown = client.get(page).text
    assert "/sit/" not in shown
    assert secret not in shown


def test_a_player_who_opens_the_invitation_again_comes_to_the_table(client: TestClient) -> None:
    client.post("/games/warchest", data={"chair-0": "me", "chair-1": "open", "seats": "2"})
    path = "/tables/" + client.get("/").text.split("/tables/")[1][:22]
    found = re.search(r"/sit/[\w-]{22}\?table=[\w-]{22}", client.get(path).text)
    assert found is not None
    client.cookies.clear()
    assert client.get(found[0]).status_code == 200
    for answer in (client.post(found[0], data={"name": "Jan"}), client.get(found[0]), client.post(found[0])):
        assert (answer.status_code, answer.headers["location"]) == (303, path)
    assert client.get(f"/api{path}").json()["yours"] == [1]
    client.cookies.clear()
    refused = client.get(found[0])
    assert refused.status_code == 404
    assert "An invitation works once" in refused.text


def test_games_that_run_keep_their_tokens(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        table = Table(client)
    with serving(tmp_path) as client:
        table.client = client
        assert [table.state(seat)["yours"] for seat in (0, 1)] == [[0], [1]]


def test_a_rematch_gives_each_player_their_own_secret(client: TestClient) -> None:
    table = invited(client)
    client.cookies.clear()
    table.tokens[1] = accept_by_seat(client, table)
    table.post("concede", 1)
    mine, theirs = table.post("rematch", 0).json(), table.post("rematch", 1).json()
    assert mine["token"] not in {theirs["token"], *table.tokens.values()}
    table.id, table.tokens = mine["id"], {one["seat"]: one["token"] for one in (mine, theirs)}
    assert [table.state(seat)["yours"] for seat in (0, 1)] == [[0], [1]]


def test_an_invitation_whose_answer_was_lost_can_be_accepted_again(client: TestClient) -> None:
    table = invited(client)
    client.cookies.clear()
    me = {**bearer(table.tokens[1]), "cookie": f"guest={'m' * 22}"}
    join = f"/api/tables/{table.id}/join"
    first = client.post("/api/seat", json={"table": table.id}, headers=me).json()
    client.cookies.clear()
    again = client.post("/api/seat", json={"table": table.id}, headers=me).json()
    client.cookies.clear()
    assert again == {**first, "kind": "person"}
    assert client.post(join, json={}, headers=me).json()["token"] == first["token"]
    client.cookies.clear()
    # Somebody else who knows the invitation gets nothing, and neither does the host.
    for other in ({}, {"cookie": f"guest={'x' * 22}"}):
        used = {**bearer(table.tokens[1]), **other}
        assert client.post(join, json={}, headers=used).status_code == 401
        client.cookies.clear()
        assert client.post("/api/seat", json={"table": table.id}, headers=used).status_code == 401
        client.cookies.clear()


def test_who_joins_a_public_table_again_gets_the_same_chair(client: TestClient) -> None:
    table = Table(client, first=False, seats=4, chairs=["me", "open", "open"], public=True)
    join, me = f"/api/tables/{table.id}/join", {"cookie": f"guest={'m' * 22}"}
    client.cookies.clear()
    answers = []
    for body in ({}, {}, {"seat": 1}):
        answers.append(client.post(join, json=body, headers=me).json())
        client.cookies.clear()
    assert answers == [answers[0]] * 3
    # Another chair is asked for by its seat.
    assert client.post(join, json={"seat": 2}, headers=me).json()["seat"] == 2
