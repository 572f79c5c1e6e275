"""A password for the whole server."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import WebSocketDisconnect
from fastapi.testclient import TestClient

from web.server import serving

PASSWORD = "zażółć 100%"
ENCODED = "za%C5%BC%C3%B3%C5%82%C4%87%20100%25"


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, password=PASSWORD) as client:
        yield client


def basic(password: str) -> dict[str, str]:
    return {"authorization": "Basic " + base64.b64encode(f"me:{password}".encode()).decode()}


@pytest.mark.parametrize(
    "path", ["/", "/replays", "/tables/" + "a" * 22, "/sit/" + "a" * 22, "/devices/open", "/nothing"]
)
def test_pages_show_only_the_form(closed: TestClient, path: str) -> None:
    answer = closed.get(path)
    assert answer.status_code == 401
    assert 'type="password"' in answer.text
    assert f'value="{path}"' in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_the_right_password_opens_everything_and_leads_back(closed: TestClient) -> None:
    wrong = closed.post("/entry", data={"password": "zażółć", "back": "/replays"})
    assert wrong.status_code == 401
    assert "This is not the password." in wrong.text
    assert closed.get("/").status_code == 401
    right = closed.post("/entry", data={"password": PASSWORD, "back": "/replays"})
    assert (right.status_code, right.headers["location"]) == (303, "/replays")
    assert "httponly" in right.headers["set-cookie"].lower()
    assert PASSWORD not in right.headers["set-cookie"]
    assert closed.get("/").status_code == 200
    assert closed.get("/api/games").status_code == 200


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example"])
def test_the_form_leads_to_no_other_site(closed: TestClient, back: str) -> None:
    answer = closed.post("/entry", data={"password": PASSWORD, "back": back})
    assert answer.headers["location"] == "/"


def test_programs_send_it_in_a_header(closed: TestClient) -> None:
    refused = closed.get("/api/games")
    assert refused.status_code == 401
    assert "password" in refused.json()["error"]
    assert refused.headers["www-authenticate"].startswith("Basic")
    assert "www-authenticate" not in closed.get("/api/games", headers={"sec-fetch-mode": "cors"}).headers
    assert closed.get("/api/games", headers={"x-hetman-password": ENCODED}).status_code == 200
    assert closed.get("/api/games", headers=basic(PASSWORD)).status_code == 200
    for wrong in ({"x-hetman-password": ""}, basic(""), {"authorization": "Basic %%%"}):
        assert closed.get("/api/games", headers=wrong).status_code == 401
    assert closed.get("/api/games", headers={b"cookie": "entry=é".encode()}).status_code == 401


def test_sockets_need_it_too(closed: TestClient) -> None:
    path = f"/api/tables/{'a' * 22}/live"
    with pytest.raises(WebSocketDisconnect) as refused, closed.websocket_connect(path):
        pass
    assert refused.value.code == 1008
    headers = {"x-hetman-password": ENCODED}
    with closed.websocket_connect(path, headers=headers) as socket, pytest.raises(WebSocketDisconnect) as gone:
        socket.receive_text()
    assert gone.value.code == 4404


def test_files_of_the_form_stay_open(closed: TestClient) -> None:
    for path in ("/static/site.css", "/art/tokens.css", "/static/fonts/noto-sans-latin.woff2"):
        assert closed.get(path).status_code == 200
    # The gate does not answer for it, whether the server has such a page or not.
    assert closed.get("/health").status_code != 401


def test_after_ten_wrong_ones_even_the_right_one_waits(closed: TestClient) -> None:
    for _ in range(10):
        assert closed.get("/api/games", headers=basic("wrong")).status_code == 401
    late = closed.get("/api/games", headers=basic(PASSWORD))
    assert late.status_code == 429
    assert int(late.headers["retry-after"]) >= 1
    assert closed.post("/entry", data={"password": PASSWORD}).status_code == 429


def test_another_password_ends_the_cookies(tmp_path: Path) -> None:
    with serving(tmp_path, password="first") as client:
        client.post("/entry", data={"password": "first"})
        cookie = client.cookies["entry"]
    with serving(tmp_path, password="first") as client:
        assert client.get("/", headers={"cookie": f"entry={cookie}"}).status_code == 200
    with serving(tmp_path, password="second") as client:
        assert client.get("/", headers={"cookie": f"entry={cookie}"}).status_code == 401


def test_without_a_password_everybody_comes_in(client: TestClient) -> None:
    assert client.get("/").status_code == 200
