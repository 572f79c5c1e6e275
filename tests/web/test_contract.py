"""The contract of the API: the OpenAPI document has every answer, and the answers are as it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pydantic import BaseModel

import hetman
from hetman.web.api.scene_answers import (
    ChoicesAnswer,
    ChooseAnswer,
    DrawingAnswer,
    ErrorAnswer,
    FrameAnswer,
    HintAnswer,
    SceneAnswer,
)
from web.server import Table


def operations(client: TestClient) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in client.get("/api/openapi.json").json()["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation["responses"]


def test_every_answer_has_a_schema(client: TestClient) -> None:
    for path, method, answers in operations(client):
        for status, answer in answers.items():
            ((kind, content),) = answer["content"].items()
            schema = content["schema"].get("items", content["schema"])
            assert "$ref" in schema or kind in ("text/plain", "text/html"), f"{method} {path}: {status} is not typed"


def test_every_error_has_the_same_schema(client: TestClient) -> None:
    for path, method, answers in operations(client):
        errors = {status: answer for status, answer in answers.items() if int(status) >= 400}
        assert {"400", "422", "429", "500", "503"} <= set(errors), f"{method} {path}"
        for answer in errors.values():
            assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/ErrorAnswer")


def wrong_requests(client: TestClient) -> Iterator[tuple[str, Any]]:
    """Yield the path of an operation and an answer that refuses it, of every kind."""
    table, gone = Table(client), "x" * 22
    stranger = {"authorization": "Bearer nobody"}
    move = {"number": 10**6, "move": "fly"}
    yield "/api/games", client.get("/api/games", headers={"host": "evil.example"})
    yield "/api/games", client.request("GET", "/api/games", headers={"content-length": "9" * 30})
    yield "/api/tables", client.post("/api/tables", json={"game": "chess"})
    yield "/api/tables", client.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    yield "/api/tables", client.post("/api/tables", json={"game": "warchest"}, headers={"origin": "http://["})
    yield "/api/seat", client.get("/api/seat", headers=stranger)
    yield "/api/tables/{id}", client.get(f"/api/tables/{gone}")
    yield "/api/tables/{id}", client.get(f"/api/tables/{table.id}", headers=stranger)
    yield "/api/tables/{id}", client.get(f"/api/tables/{table.id}?seat=7")
    yield "/api/tables/{id}", client.get(f"/api/tables/{table.id}?seat=-1")
    yield "/api/tables/{id}/moves", table.post("moves", 0, **move)
    yield "/api/tables/{id}/moves", table.post("moves", 0, number=table.state()["number"], move="fly")
    yield "/api/tables/{id}/moves", table.post("moves", None, **move)
    yield "/api/tables/{id}/undo", table.post("undo", 1)
    yield "/api/tables/{id}/messages", table.post("messages", 0, text=" ")
    yield "/api/replays/{id}/record", client.get(f"/api/replays/{table.id}/record")
    yield "/api/replays/{id}/frames/{frame}", client.get(f"/api/replays/{gone}/frames/0")


def test_every_refusal_is_in_the_document(client: TestClient) -> None:
    listed = {(method, path): answers for path, method, answers in operations(client)}
    seen = set()
    for path, answer in wrong_requests(client):
        assert str(answer.status_code) in listed[answer.request.method.lower(), path], (path, answer.status_code)
        assert ErrorAnswer.model_validate(answer.json()).error.endswith((".", "!"))
        assert set(answer.json()) <= set(ErrorAnswer.model_fields)
        seen.add(answer.status_code)
    assert seen == {400, 401, 403, 404, 409, 413, 422}


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/", "GET, HEAD"),
        ("PUT", "/api/tables", "GET, HEAD, POST"),
        ("DELETE", f"/api/tables/{'x' * 22}", "GET, HEAD"),
        ("GET", f"/api/tables/{'x' * 22}/moves", "POST"),
        ("PATCH", "/replays", "GET, HEAD, POST"),
        ("POST", "/static/table.js", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(client: TestClient, method: str, path: str, allowed: str) -> None:
    answer = client.request(method, path)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


@pytest.mark.parametrize("path", ["/", "/rules", "/games/warchest", "/api", "/api/games", "/static/table.js", "/none"])
def test_head_answers_as_get_without_the_body(client: TestClient, path: str) -> None:
    client.get("/")
    get, head = client.get(path), client.head(path)
    assert head.status_code == get.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == get.headers[name]


def check(model: type[BaseModel], answer: Any) -> None:
    """Check that the model has every key that is sent, with its type."""
    assert answer.status_code == 200, answer.text
    sent = answer.json()
    assert model.model_validate(sent).model_dump(mode="json", by_alias=True, exclude_unset=True) == sent


@pytest.mark.parametrize("name", hetman.games())
def test_answers_for_pages_are_as_their_models_say(client: TestClient, name: str) -> None:
    table = Table(client, name, first=False, seats=2)
    table.post("messages", 0, text="Good luck!")
    for _ in range(6):
        actor = table.actor()
        for seat in (None, 0, 1):
            check(SceneAnswer, table.get("/scene", seat))
            check(DrawingAnswer, table.get("/drawing", seat))
            check(ChoicesAnswer, table.get("/choices", seat))
        check(ChooseAnswer, table.post("choose", actor, number=table.state(actor)["number"]))
        table.play(actor)
    check(HintAnswer, table.post("hint", table.actor()))
    table.post("concede", 0)
    check(SceneAnswer, table.get("/scene", 1))
    check(FrameAnswer, client.get(f"/api/replays/{table.id}/frames/1"))


def test_a_table_that_waits_is_as_the_model_says(client: TestClient) -> None:
    check(SceneAnswer, Table(client, chairs=["me", "open"], first=False).get("/scene", 0))
