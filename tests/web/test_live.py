"""What is sent live."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.presentation.moves import MoveText, OperandText
from hetman.web.scene import button_signs
from web.server import Table


def listen(table: Table, seat: int | None, query: str = "") -> Any:
    table.client.cookies.clear()
    return table.client.websocket_connect(f"/api/tables/{table.id}/live?{query}", headers=table.headers(seat))


def until(socket: Any, number: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["number"] >= number:
            return message


def test_the_state_comes_at_once_and_with_every_change(client: TestClient) -> None:
    table = Table(client)
    with listen(table, 1) as socket:
        first = socket.receive_json()
        assert first["type"] == "state"
        assert first["moves"] == []
        table.play(0)
        second = until(socket, first["number"] + 1)
        assert second["moves"] == table.state(1)["moves"]
        assert second["version"] != first["version"]


def test_a_client_that_reconnects_gets_only_changes(client: TestClient) -> None:
    table = Table(client)
    with listen(table, 1) as socket:
        version = socket.receive_json()["version"]
    with listen(table, 1, f"seen={version}") as socket:
        table.play(0)
        assert socket.receive_json()["number"] == table.state()["number"]
    with listen(table, 1, f"seen={version}") as socket:
        assert socket.receive_json()["moves"]


def test_the_scene_brings_the_log_once(client: TestClient) -> None:
    table = Table(client)
    with listen(table, 0, "scene=true") as socket:
        first = socket.receive_json()
        assert first["log"]["from"] == 0
        lines = first["log"]["lines"]
        assert lines
        assert first["parts"]["board"].startswith("<svg")
        table.play(0)
        second = until(socket, first["number"] + 1)
        assert second["log"]["from"] == len(lines)
        assert second["log"]["lines"]
        table.post("undo", 0)
        third = until(socket, second["number"] + 1)
        assert third["log"] == {"from": len(lines), "lines": []}
        assert first["figures"]
        assert not first["figures"].keys() & second["figures"].keys(), "a picture is sent once"


def test_two_places_show_the_same_seat(client: TestClient) -> None:
    table = Table(client)
    with listen(table, 0) as one, listen(table, 0) as other:
        first = one.receive_json()
        other.receive_json()
        table.play(0)
        assert until(one, first["number"] + 1) == until(other, first["number"] + 1)


def test_presence_and_spectators_are_sent(client: TestClient) -> None:
    table = Table(client)
    with listen(table, 0, "scene=true") as socket:
        scene = socket.receive_json()
        assert [player["present"] for player in scene["players"]] == [True, False]
        with listen(table, None) as _, listen(table, 1) as _:
            while not (scene["players"][1]["present"] and scene["spectators"] == 1):
                scene = socket.receive_json()


@pytest.mark.parametrize(("path", "code"), [("x" * 22, 4404), (None, 4401)])
def test_a_refused_listener_gets_the_reason(client: TestClient, path: str | None, code: int) -> None:
    table = Table(client)
    headers = {"authorization": "Bearer nothing"}
    with client.websocket_connect(f"/api/tables/{path or table.id}/live", headers=headers) as socket:
        message = socket.receive()
        assert message["type"] == "websocket.close"
        assert message["code"] == code


@pytest.mark.parametrize(
    ("query", "said"), [("", "Your move"), ("&language=pl", "Twój ruch"), ("&language=xx", "Your")]
)
def test_an_open_page_gets_everything_in_its_own_language(client: TestClient, query: str, said: str) -> None:
    """The headers of the browser do not matter: a Polish page never asks in English."""
    with listen(Table(client), 0, f"scene=true{query}") as socket:
        assert said in socket.receive_json()["prompt"]


def test_buttons_are_sent_the_signs_of_what_they_do(client: TestClient) -> None:
    scene = Table(client).get("/scene").json()
    signs = {move["sign"] for move in scene["moves"]}
    assert {"verb:recruit", "verb:deploy", "verb:pass"} <= signs
    assert all(scene["figures"][sign].startswith("<svg") for sign in ("verb:recruit", "verb:deploy", "verb:pass"))


def test_what_is_not_drawn_gets_a_picture_for_its_button() -> None:
    operands = tuple(OperandText("field", "field", token, token) for token in ("camp", "court"))
    move = MoveText(0, "send camp court", "send", "send", "Send", "", operands)
    assert button_signs([move], {"board": '<g data-token="camp"></g>'}) == {"verb:send", "field:court"}


@pytest.mark.parametrize("name", hetman.games())
def test_every_game_has_signs_for_its_buttons(name: str) -> None:
    game = hetman.game(name)
    view = game.start(2).view(0)
    drawn = [verb for verb in (shape.verb.name for shape in game.verbs.shapes) if game.figure(view, "verb", verb)]
    assert len(drawn) > 9
