"""Health, metrics and logs: what a host sees, and what nobody may see there."""

from __future__ import annotations

import gc
import logging
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from hetman.table.logs import Logfmt, set_up, without_secrets
from hetman.table.metrics import Histogram
from table.tables import play_first_moves
from web.server import Table, service_of, serving

SAMPLE = re.compile(r'(\w+)(\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? (\S+)')


def fail() -> float:
    raise OperationalError("SELECT seconds", {}, Exception("disk I/O error"))


def metrics(client: TestClient, **headers: str) -> dict[str, float]:
    answer = client.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    for line in answer.text.splitlines():
        if not line.startswith("# "):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            found[f"{sample[1]}{sample[2] or ''}"] = float(sample[3])
    return found


@pytest.fixture
def open_client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, metrics="testclient") as client:
        yield client


@pytest.fixture
def logged() -> Iterator[StringIO]:
    """What a server writes that runs as a service."""
    stream, root = StringIO(), logging.getLogger()
    before, level = list(root.handlers), root.level
    set_up(stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    logging.getLogger("hetman").setLevel(logging.NOTSET)


def test_health_follows_the_database(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert client.get("/health").json()["database"] == "ok"
    with monkeypatch.context() as broken:
        broken.setattr(service_of(client).store, "server_time", fail)
        answer = client.get("/health")
        assert answer.status_code == 503
        assert answer.json()["database"] == "does not answer"
    assert client.get("/health").status_code == 200


def test_metrics_count_tables_moves_sockets_and_requests(open_client: TestClient) -> None:
    table = Table(open_client)
    before = metrics(open_client)
    table.play(0)
    with open_client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.receive_json()
        after = metrics(open_client)
    assert after['hetman_tables{status="running"}'] >= 1
    assert after["hetman_tables_open"] >= 1
    assert after['hetman_sockets{viewer="spectator"}'] == 1
    moves = 'hetman_moves_total{game="warchest"}'
    assert after[moves] == before.get(moves, 0) + 1
    assert after['hetman_bot_queue{queue="moves"}'] == 0
    assert after["hetman_save_seconds_count"] == before["hetman_save_seconds_count"] + 1
    assert after['hetman_request_seconds_count{status="2xx"}'] > before['hetman_request_seconds_count{status="2xx"}']
    assert metrics(open_client)['hetman_sockets{viewer="spectator"}'] == 0


def test_metrics_count_the_stops_of_the_collector(open_client: TestClient) -> None:
    stops = "hetman_collector_seconds_count"
    before = metrics(open_client)[stops]
    gc.collect()
    assert metrics(open_client)[stops] > before


def test_who_only_watches_does_not_wait(open_client: TestClient) -> None:
    """A sweep of the collector may stop the server while its metrics are read, but not while a page is."""
    collector = service_of(open_client).collector
    collector.served = 0.0
    for path in ("/health", "/metrics"):
        assert open_client.get(path).status_code == 200
    assert collector.served == 0.0
    open_client.get("/")
    assert collector.served > 0.0


def test_who_looks_at_changes_does_not_wait_either(client: TestClient) -> None:
    """A change without a request, as of a bot, reaches a socket that is open for long."""
    id, service = Table(client).id, service_of(client)
    collector = service.collector

    async def change() -> None:
        async with service.transaction(id) as table:
            play_first_moves(table)

    with client.websocket_connect(f"/api/tables/{id}/live") as socket:
        assert socket.receive_json()["type"] == "state"
        collector.served = 0.0
        assert client.portal is not None
        client.portal.call(change)
        assert socket.receive_json()["type"] == "state"
        assert collector.served > 0.0


def test_metrics_are_for_this_machine(client: TestClient) -> None:
    assert client.get("/metrics").status_code == 403


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("10.0.0.5", {}, 200),
        ("10.0.0.6", {}, 403),
        ("127.0.0.1", {"x-forwarded-for": "10.0.0.6"}, 403),
        ("127.0.0.1", {"forwarded": "for=10.0.0.6"}, 403),
    ],
)
def test_who_may_read_metrics(tmp_path: Path, address: str, headers: dict[str, str], status: int) -> None:
    with serving(tmp_path, metrics="10.0.0.5") as client:
        from_there = TestClient(client.app, client=(address, 5000))
        assert from_there.get("/metrics", headers=headers).status_code == status


def test_metrics_hold_no_id_and_no_token(open_client: TestClient) -> None:
    table = Table(open_client)
    text = open_client.get("/metrics").text
    assert without_secrets(text) == text
    assert all(secret not in text for secret in (table.id, *table.tokens.values()))


def test_buckets_of_a_histogram_add_up() -> None:
    histogram = Histogram()
    for seconds in (0.001, 0.05, 0.06, 99):
        histogram.add(seconds)
    samples = {f"{end}{dict(labels).get('le', '')}": value for end, labels, value in histogram.samples()}
    assert samples["_bucket0.005"] == 1
    assert samples["_bucket0.05"] == 2
    assert samples["_bucket0.1"] == 3
    assert samples["_bucket+Inf"] == samples["_count"] == 4


def test_no_token_reaches_the_log(tmp_path: Path, logged: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, workers=1) as client:
        client = TestClient(client.app, raise_server_exceptions=False)
        table = Table(client)
        secrets = [table.id, *table.tokens.values()]
        assert client.get(f"/api/tables/{table.id}", headers={"authorization": f"Bearer {'x' * 22}"}).status_code == 401
        store = service_of(client).store
        with monkeypatch.context() as broken:
            broken.setattr(store, "save", lambda table: fail())
            failed = table.play(0)
        assert failed.status_code == 503
        logging.getLogger("hetman").error("address /seat/%s", table.tokens[0])
        logging.getLogger("uvicorn.error").error("postgresql://hetman:secret@host/name")
    lines = logged.getvalue().splitlines()
    assert not [line for line in lines if any(secret in line for secret in (*secrets, ":secret@"))]
    assert all(line.startswith("time=") for line in lines), "one line for each event"
    (line,) = [line for line in lines if "event=failed" in line]
    assert f"request={failed.headers['x-request-id']}" in line
    assert "route=/api/tables/{id}/moves" in line
    assert [line for line in lines if "event=refused status=401" in line]
    assert [line for line in lines if f"/seat/{table.tokens[0][:6]}…" in line]


def test_refusals_that_are_alike_are_logged_once_a_minute(client: TestClient, logged: StringIO) -> None:
    for _ in range(20):
        client.get("/metrics")
    assert logged.getvalue().count("event=refused") == 1


def test_an_event_is_one_line_of_pairs() -> None:
    record = logging.LogRecord("hetman.x", logging.WARNING, "", 0, 'two\nlines "quoted"', (), None)
    line = Logfmt().format(record)
    assert line.endswith(r'level=warning event=hetman.x message="two\nlines \"quoted\""')
    assert "\n" not in line
