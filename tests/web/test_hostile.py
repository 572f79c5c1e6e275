"""Wrong requests: each gets a plain refusal, and nothing that is stored can harm a table later."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from hetman.web.app import create_app
from hetman.web.middleware import HEADERS
from hetman.web.rate_limits import Rate
from postgres import Postgres
from web import server
from web.server import PLENTY, Table, service_of, serving, settings

WRONG = ["x" * 201, "a\0b", "\x1b[2J", "\u202eback", "\u200b"]


@pytest.mark.parametrize("word", [" bad ", "two\nlines", "\t"])
def test_a_word_in_another_form_is_put_right(client: TestClient, word: str) -> None:
    table = Table(client, chairs=["me", "open", "open", "open"], seats=4, public=True)
    for name in ("Ala", "Jan", "Ewa"):
        client.cookies.clear()
        joined = client.post(f"/api/tables/{table.id}/join", json={"name": name, "word": word})
        assert joined.status_code == 200, joined.text
    assert table.state()["status"] == "running"
    assert set(service_of(client).live[table.id].table.words.values()) <= {"bad", "two lines"}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_word_or_name_is_refused_where_it_enters(client: TestClient, text: str) -> None:
    table = Table(client, chairs=["me", "open"], public=True)
    invited = table.headers(1)
    for key in ("name", "word"):
        body = {key: text}
        assert client.post(f"/api/tables/{table.id}/join", json=body).status_code == 422
        assert client.post("/api/seat", json=body, headers=invited).status_code == 422
        assert client.post("/api/tables", json={"game": "warchest", **body}).status_code == 422
    assert client.post(f"/sit/{table.tokens[1]}", data={"word": text}).status_code == 422
    assert table.post("messages", 0, text=text * 2).status_code == 409
    # Nothing of that is kept: the next player sits down, and the match starts.
    client.cookies.clear()
    assert client.post(f"/api/tables/{table.id}/join", json={"word": "fortuna"}).json()["status"] == "running"


@pytest.mark.parametrize("text", ["\ud800", "a\udfffb"])
def test_half_a_character_is_refused(client: TestClient, text: str) -> None:
    escaped = text.encode("utf-16", "surrogatepass")[2:]
    assert escaped
    raw = '"' + "".join(f"\\u{ord(letter):04x}" for letter in text) + '"'
    table = Table(client)
    for body in (f'{{"game": {raw}}}', f'{{"game": "warchest", "options": {{{raw}: 1}}}}', f"{{{raw}: 1}}"):
        answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422, body
    body = f'{{"text": {raw}}}'
    headers = {"content-type": "application/json", **table.headers(0)}
    assert client.post(f"/api/tables/{table.id}/messages", content=body, headers=headers).status_code in (409, 422)


@pytest.mark.parametrize("name", ["self", "seats", "options", "__class__", ""])
def test_an_option_that_the_game_does_not_have_is_refused(client: TestClient, name: str) -> None:
    answer = client.post("/api/tables", json={"game": "warchest", "options": {name: 1}})
    assert answer.status_code == 422
    assert "warchest has the options" in answer.json()["error"]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "["])
def test_a_broken_origin_is_another_site(client: TestClient, origin: str) -> None:
    answer = client.post("/api/tables", json={"game": "warchest"}, headers={"origin": origin})
    assert answer.status_code == 403


@pytest.mark.parametrize("length", ["9" * 5000, "-1", "²".encode()])
def test_a_broken_length_is_refused(client: TestClient, length: Any) -> None:
    assert client.post("/api/tables", content=b"", headers={"content-length": length}).status_code == 413


@pytest.mark.parametrize("path", ["/tables/%00", "/sit/%00", "/api/replays/%00/record", "/replays/x?table=%00"])
def test_a_zero_byte_is_refused(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 400


def test_a_very_long_number_in_a_record_is_refused(client: TestClient) -> None:
    table = Table(client)
    table.play(0)
    record = table.get("/record").text
    for old in ("seats 2", "hetman 2"):
        if old in record:
            changed = record.replace(old, f"{old.split()[0]} {'9' * 5000}", 1)
            assert client.post("/replays", files={"record": ("game.hetman", changed)}).status_code == 422


def test_an_unexpected_error_has_the_security_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(settings(tmp_path)), raise_server_exceptions=False) as client:

        def broken(*_: object) -> None:
            raise RuntimeError

        monkeypatch.setattr(service_of(client).store, "of_guest", broken)
        answer = client.get("/")
    assert answer.status_code == 500
    assert answer.headers.items() >= HEADERS.items()


@pytest.mark.parametrize(
    ("reason", "status", "said"),
    [
        ("database or disk is full", 507, "disk of the server is full"),
        ("attempt to write a readonly database", 503, "cannot use its database"),
    ],
)
def test_a_disk_that_cannot_be_written_is_told(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, reason: str, status: int, said: str
) -> None:
    table = Table(client)
    before = table.state()

    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception(reason))

    with monkeypatch.context() as broken:
        broken.setattr(service_of(client).store, "save", full)
        answers = [table.play(0), client.post("/api/tables", json={"game": "warchest"})]
        page = client.post("/games/warchest/now")
    assert [answer.status_code for answer in answers] == [status, status]
    assert all(said in answer.json()["error"] for answer in answers)
    assert (page.status_code, said in page.text) == (status, True)
    assert table.state() == before
    assert table.play(0).status_code == 200


@contextmanager
def spoiled(engine: Engine, broken: str, mended: str) -> Iterator[None]:
    """Let SQLite itself refuse to write."""

    pragma = broken

    def checked_out(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA {pragma}")

    # It stays: each connection of the pool is mended when it is used again.
    event.listen(engine, "checkout", checked_out)
    try:
        yield
    finally:
        pragma = mended


@pytest.mark.parametrize(
    ("broken", "mended", "status"),
    [("max_page_count=1", "max_page_count=1000000", 507), ("query_only=ON", "query_only=OFF", 503)],
    ids=["full", "read-only"],
)
def test_a_full_and_a_read_only_disk_lose_no_acknowledged_move(
    tmp_path: Path, broken: str, mended: str, status: int
) -> None:
    with serving(tmp_path) as client:
        table = Table(client)
        table.play(0)
        with spoiled(service_of(client).store.engine, broken, mended):
            # The last pages of the file may have room for some moves.
            answers = [table.play(table.actor()).status_code for _ in range(150)]
            assert set(answers[-20:]) == {status}
            assert set(answers) <= {200, status}
            shown = table.state(None)
            # Everybody can still look.
            assert [client.get(path).status_code for path in ("/", f"/tables/{table.id}", "/rules")] == [200] * 3
        assert table.play(table.actor()).status_code == 200
        number = table.state(None)["number"]
        assert number > shown["number"]
    with serving(tmp_path) as client:
        table.client = client
        assert table.state(None)["number"] == number


def test_a_postgresql_that_only_reads_loses_no_acknowledged_move(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, mode = postgres.create(), "READ ONLY"

    def checked_out(connection: Any, *_: object) -> None:
        connection.execute(f"SET SESSION CHARACTERISTICS AS TRANSACTION {mode}")
        connection.commit()

    monkeypatch.setattr(server, "url_of", lambda folder: url)
    with serving(tmp_path) as client:
        table = Table(client)
        table.play(0)
        number = table.state(None)["number"]
        event.listen(service_of(client).store.engine, "checkout", checked_out)
        answers = [table.play(table.actor()), client.post("/api/tables", json={"game": "warchest"})]
        assert [answer.status_code for answer in answers] == [503, 503]
        assert all("cannot use its database" in answer.json()["error"] for answer in answers)
        assert [client.get(path).status_code for path in ("/", f"/tables/{table.id}", "/health")] == [200] * 3
        mode = "READ WRITE"
        assert table.state(None)["number"] == number
        assert table.play(table.actor()).status_code == 200
        number = table.state(None)["number"]
    with serving(tmp_path) as client:
        table.client = client
        assert table.state(None)["number"] == number


def test_a_server_ends_although_its_disk_cannot_be_written(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        table = Table(client, pace="live 15+10")
        with spoiled(service_of(client).store.engine, "query_only=ON", "query_only=ON"):
            assert table.play(0).status_code == 503
    with serving(tmp_path) as client:
        table.client = client
        assert table.play(0).status_code == 200


def test_rematches_obey_the_limit_of_tables(tmp_path: Path) -> None:
    with serving(tmp_path, rates={**PLENTY, "tables": Rate(1e9, 1e9)}) as client:
        table = Table(client)
        client.app.state.limits.rates = {**PLENTY, "tables": Rate(2, 0.01)}  # type: ignore[attr-defined]
        client.app.state.limits.buckets.clear()  # type: ignore[attr-defined]
        found = []
        for _ in range(3):
            table.post("concede", 0)
            answer = table.post("rematch", 0)
            found.append(answer.status_code)
            if answer.status_code == 201:
                # The same player goes on to the next table, and asks for a rematch there.
                table.id, table.tokens = answer.json()["id"], {0: answer.json()["token"]}
    assert found == [201, 201, 429]
