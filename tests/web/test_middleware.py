"""Refused requests, and the headers of every response."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import WebSocketDisconnect
from fastapi.testclient import TestClient
from starlette.requests import HTTPConnection

from hetman.web import rate_limits
from hetman.web.app import create_app
from hetman.web.rate_limits import Rate, RateLimits, client_of
from web.server import PLENTY, Table, serving, settings

PAGES = [
    "/",
    "/replays",
    "/rules",
    "/games/warchest",
    "/games/warchest/rules",
    "/api",
    "/api/games",
    "/static/table.js",
]


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_has_a_strict_policy(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", PAGES[:6])
def test_no_page_has_inline_scripts_or_styles(client: TestClient, path: str) -> None:
    text = client.get(path).text
    assert "style=" not in text
    assert "<style" not in text
    assert "onclick" not in text
    assert "<script>" not in text


def test_cookies_are_for_the_server_alone(client: TestClient) -> None:
    cookie = client.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(cookie.split("guest=")[1].split(";")[0]) == 22


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "http://testserver"}, 201),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"host": "evil.example"}, 400),
    ],
)
def test_other_sites_cannot_act_for_somebody(client: TestClient, headers: dict[str, str], status: int) -> None:
    assert client.post("/api/tables", json={"game": "warchest"}, headers=headers).status_code == status


def test_other_sites_cannot_listen(client: TestClient) -> None:
    table = Table(client)
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(f"/api/tables/{table.id}/live", headers={"origin": "http://evil.example"}),
    ):
        pass
    assert refused.value.code == 1008


def test_a_request_that_is_too_large_is_refused(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b"x" * 1_000_001)
    assert answer.status_code == 413

    def chunks() -> object:
        for _ in range(20):
            yield b"x" * 100_000

    assert client.post("/api/tables", content=chunks()).status_code == 413  # type: ignore[arg-type]


def test_a_client_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, rates={**PLENTY, "tables": Rate(2, 0.01)}) as client:
        answers = [client.post("/api/tables", json={"game": "warchest"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert int(answers[-1].headers["retry-after"]) > 1
    assert answers[-1].json()["error"].endswith(".")


def test_permits_come_back_with_time() -> None:
    limits = RateLimits({"moves": Rate(2, 0.5)})
    assert [limits.wait("moves", "ewa", now=0) for _ in range(3)] == [0, 0, 2]
    assert limits.wait("moves", "jan", now=0) == 0
    assert limits.wait("moves", "ewa", now=2) == 0
    limits.forget(now=1000)
    assert limits.buckets == {}


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_limits_count_a_home_and_not_each_of_its_addresses(address: str, client: str) -> None:
    assert client_of(HTTPConnection({"type": "http", "client": (address, 5000)})) == client


def test_other_addresses_of_a_home_pass_no_limit(tmp_path: Path) -> None:
    with serving(tmp_path, rates={**PLENTY, "reads": Rate(3, 0.001)}) as client:
        homes = [f"2001:db8::{number}" for number in range(1, 5)]
        seen = [TestClient(client.app, client=(home, 5000)).get("/").status_code for home in homes]
    assert seen == [200, 200, 200, 429]


def test_an_attack_from_many_addresses_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "FORGOTTEN", 100)
    monkeypatch.setattr(rate_limits, "MOST", 1000)
    limits, looks = RateLimits({"moves": Rate(2, 0.5)}), 0
    forget = limits.forget

    def counted(now: float) -> None:
        nonlocal looks
        looks += 1
        forget(now)

    monkeypatch.setattr(limits, "forget", counted)
    for number in range(20_000):
        assert limits.wait("moves", str(number), now=0) == 0
        assert len(limits.buckets) <= 2001
    assert looks < 100


def test_an_error_tells_nothing_of_the_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(settings(tmp_path)), raise_server_exceptions=False) as client:

        def broken(*_: object) -> None:
            raise RuntimeError("secret seed 1234")

        monkeypatch.setattr(client.app.state.service.store, "of_guest", broken)  # type: ignore[attr-defined]
        answer = client.get("/")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_the_language_is_the_browsers_unless_one_is_chosen(client: TestClient) -> None:
    polish = {"accept-language": "pl-PL,pl;q=0.9,en;q=0.8"}
    assert '<html lang="pl"' in client.get("/", headers=polish).text
    assert '<html lang="en"' in client.get("/", headers={"accept-language": "cs,de;q=0.5"}).text
    answer = client.post("/language", data={"code": "en", "back": "/rules"}, headers=polish)
    assert answer.headers["location"] == "/rules"
    assert '<html lang="en"' in client.get("/", headers=polish).text
    for back in ("//evil.example", "https://evil.example", "/\\evil.example"):
        assert client.post("/language", data={"code": "pl", "back": back}).headers["location"] == "/"
    assert client.post("/language", data={"code": "xx"}).status_code == 422
