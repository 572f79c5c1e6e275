"""A personal link makes another device the same guest."""

from __future__ import annotations

import re

from fastapi.testclient import TestClient

FORM = {"seats": "2", "chair-0": "me", "chair-1": "bot:random", "name": "Żeleńska"}


def link_on(client: TestClient) -> str:
    shown = client.post("/devices/link")
    assert shown.status_code == 200
    assert "<svg" in shown.text
    found = re.search(r'value="http://testserver/devices/open#([\w-]{22})"', shown.text)
    assert found
    return found[1]


def other_device(client: TestClient) -> TestClient:
    return TestClient(client.app, follow_redirects=False)


def test_name_and_games_are_on_the_other_device_and_the_link_is_used_up(client: TestClient) -> None:
    path = client.post("/games/warchest", data=FORM).headers["location"]
    secret = link_on(client)
    phone = other_device(client)
    assert path not in phone.get("/").text
    assert 'name="secret" value=""' in phone.get("/devices/open").text
    moved = phone.post("/devices/open", data={"secret": secret})
    assert (moved.status_code, moved.headers["location"]) == (303, "/")
    assert phone.cookies["guest"] == client.cookies["guest"]
    assert path in phone.get("/").text
    assert "Żeleńska" in phone.get("/games/warchest").text
    id = path.rsplit("/", 1)[1]
    assert phone.get(f"/api/tables/{id}").json()["seat"] == 0
    third = other_device(client)
    assert third.post("/devices/open", data={"secret": secret}).status_code == 404
    assert third.get("/").status_code == 200
    assert third.cookies["guest"] != client.cookies["guest"]


def test_a_revoked_or_wrong_link_opens_nothing(client: TestClient) -> None:
    client.get("/")
    secret = link_on(client)
    assert client.post("/devices/revoke").headers["location"] == "/devices"
    phone = other_device(client)
    for wrong in (secret, "", "x" * 22, "\u0000" * 22, "'" * 22):
        assert phone.post("/devices/open", data={"secret": wrong}).status_code == 404
    assert phone.post("/devices/open", data={"secret": secret}, headers={"origin": "http://evil"}).status_code == 403


def test_a_device_is_warned_that_its_own_games_leave_its_list(client: TestClient) -> None:
    assert "of its own in progress" not in client.get("/devices/open").text
    client.post("/games/warchest", data=FORM)
    assert "This device has a game of its own in progress." in client.get("/devices/open").text
    assert "własna gra" in client.get("/devices/open", headers={"accept-language": "pl"}).text


def test_the_secret_is_in_the_fragment_alone(client: TestClient) -> None:
    """Browsers send no fragment: neither in a request nor as a referrer."""
    client.get("/")
    secret = link_on(client)
    assert client.get("/devices").text.count(secret) == 0
    assert client.get(f"/devices/{secret}").status_code == 404
    assert client.get("/devices/open").headers["referrer-policy"] == "same-origin"
