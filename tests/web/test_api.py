"""Everything that the page does, done by a program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.table.bot_pool import WorkerLost
from hetman.web.dependencies import Viewer
from hetman.web.scene import state_of
from web.server import Table, service_of, serving


def test_games_are_listed_with_their_options(client: TestClient) -> None:
    games = {game["game"]: game for game in client.get("/api/games").json()}
    assert set(games) == set(hetman.games())
    for name, listed in games.items():
        assert set(listed["options"]) == set(hetman.game(name).options)
        assert listed["levels"][0] == "page"


def test_a_table_is_created_read_and_played(client: TestClient) -> None:
    table = Table(client)
    before = table.state(0)
    assert before["status"] == "running"
    assert before["view"]["seat"] == 0
    assert before["moves"]
    assert table.state(1)["moves"] == []
    assert table.state(None)["view"]["seat"] is None
    answer = table.play(0)
    assert answer.json() == {"number": before["number"] + 1, "repeated": False}
    assert table.actor() == 1


def test_a_repeated_move_counts_once_and_a_late_one_is_refused_with_the_state(client: TestClient) -> None:
    table = Table(client)
    now = table.state(0)
    body = {"number": now["number"], "move": now["moves"][0]}
    assert table.post("moves", 0, **body).json()["repeated"] is False
    record = table.get("/record", 0).text
    assert table.post("moves", 0, **body).json()["repeated"] is True
    assert table.get("/record", 0).text == record
    late = table.post("moves", 0, number=body["number"], move=now["moves"][1])
    assert late.status_code == 409
    assert late.json()["state"] == table.state(0)


@pytest.mark.parametrize(
    ("move", "status", "words"),
    [
        ("deploy knight e6", 422, "not legal now"),
        ("fly", 422, "does not start with a verb"),
        ("", 422, "does not start with a verb"),
    ],
)
def test_an_illegal_move_is_refused_with_what_is_legal(client: TestClient, move: str, status: int, words: str) -> None:
    table = Table(client, options={"army": "first-game"})
    answer = table.post("moves", 0, number=table.state()["number"], move=move)
    assert answer.status_code == status
    assert words in answer.json()["error"]
    assert answer.json()["legal"] == table.state()["moves"]


def test_a_seat_plays_only_for_itself(client: TestClient) -> None:
    table = Table(client)
    number = table.state()["number"]
    assert table.post("moves", 1, number=number, move="pass royal").status_code == 409
    assert table.post("moves", None, number=number, move="pass royal").status_code == 403
    assert table.post("moves", 1, number=number, move="pass royal", seat=0).status_code == 403
    table.tokens[0] = "x" * 22
    assert table.post("moves", 0, number=number, move="pass royal").status_code == 401


def test_undo_reset_and_concede(client: TestClient) -> None:
    table = Table(client)
    refused = table.post("undo", 0)
    assert refused.status_code == 409
    assert refused.json()["reason"] == "start"
    table.play(0)
    assert table.post("undo", 0).status_code == 200
    assert table.actor() == 0
    assert table.post("reset", 1).status_code == 409
    assert table.post("concede", 1).json() == {"status": "over"}
    assert table.state()["winners"] == [0]
    assert "seed" in table.get("/record", None).text


def test_joining_an_open_table(client: TestClient) -> None:
    table = Table(client, chairs=["me", "open"], public=True, name="Ewa")
    assert table.state()["status"] == "open"
    client.cookies.clear()
    joined = client.post(f"/api/tables/{table.id}/join", json={"name": "Jan", "word": "fortuna"}).json()
    assert joined["seat"] == 1
    assert joined["status"] == "running"
    table.tokens[1] = joined["token"]
    assert [player["name"] for player in table.state(1)["players"]] == ["Ewa", "Jan"]
    again = client.post(f"/api/tables/{table.id}/join", json={})
    assert again.status_code == 409


def test_a_private_table_takes_no_strangers(client: TestClient) -> None:
    table = Table(client, chairs=["me", "open"])
    assert client.post(f"/api/tables/{table.id}/join", json={}).status_code == 409


def test_messages_reach_everybody_and_are_limited(client: TestClient) -> None:
    table = Table(client)
    assert table.post("messages", 0, text="dzień dobry").status_code == 200
    assert table.post("messages", None, text="brawo!").status_code == 200
    chat = table.get("/scene", 1).json()["chat"]
    assert [(line["seat"], line["text"]) for line in chat] == [(0, "dzień dobry"), (None, "brawo!")]
    assert table.post("messages", 0, text="").status_code == 409
    assert table.post("messages", 0, text="x" * 5000).status_code == 422


def test_a_seat_is_handed_to_a_bot_and_taken_back(client: TestClient) -> None:
    table = Table(client)
    assert table.post("hand-over", None, seat=0).status_code == 403
    assert table.post("hand-over", 0, seat=7).status_code == 409
    assert table.post("hand-over", 0, seat=0).status_code == 200
    table.wait_for(1)
    assert table.state(1)["players"][0]["handed"] is True
    assert table.post("come-back", 0).status_code == 200
    assert table.state(1)["players"][0]["handed"] is False


def test_a_rematch_is_the_same_for_all_who_ask(client: TestClient) -> None:
    table = Table(client)
    assert table.post("rematch", 0).status_code == 409
    table.post("concede", 0)
    first, second = table.post("rematch", 0).json(), table.post("rematch", 1).json()
    assert first["id"] == second["id"] == table.state()["next"]
    table.id = first["id"]
    table.tokens = {answer["seat"]: answer["token"] for answer in (first, second)}
    assert [table.state(seat)["yours"] for seat in (0, 1)] == [[0], [1]]


def test_bots_answer_and_a_hint_is_legal(client: TestClient) -> None:
    table = Table(client, first=False, chairs=["me", "bot:greedy"])
    table.wait_for(0)
    number = table.state()["number"]
    hint = table.post("hint", 0).json()
    assert hint["number"] == number
    assert hint["moves"]
    assert {move["move"] for move in hint["moves"]} <= set(table.state()["moves"])
    assert all({"gains", "risks"} <= set(move) for move in hint["moves"])
    assert table.post("hint", 0).json() == hint, "asked twice, the hint is the same"
    table.play(0)
    table.wait_for(0)
    assert table.post("undo", 0).status_code == 200
    assert table.actor() == 0


def test_a_hint_that_no_bot_gives_can_be_asked_for_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(client)

    async def lost(*_: object) -> None:
        raise WorkerLost("the worker did not answer in 30 seconds")

    with monkeypatch.context() as broken:
        broken.setattr(service_of(client).bots, "run", lost)
        answer = table.post("hint", 0)
    assert answer.status_code == 503
    assert "No bot answers now" in answer.json()["error"]
    assert table.post("hint", 0).json()["moves"]


def test_choices_are_the_legal_moves_in_words(client: TestClient) -> None:
    table = Table(client)
    choices = table.get("/choices", 0).json()["choices"]
    assert [choice["move"] for choice in choices] == table.state()["moves"]
    assert all(choice["label"] for choice in choices)
    assert table.get("/choices", 1).json()["choices"] == []


def test_a_drawing_is_highlighted_for_what_was_chosen(client: TestClient) -> None:
    table = Table(client)
    coin = table.state()["moves"][0].split()[1]
    plain, chosen = table.get("/drawing", 0).json(), table.get(f"/drawing?chosen={coin}", 0).json()
    assert 'aria-pressed="true"' in chosen["parts"]["hand"]
    assert 'aria-pressed="true"' not in plain["parts"]["hand"]
    assert plain["pictures"] == []
    assert [picture[:4] for picture in chosen["pictures"]] == ["<svg"]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess"},
        {"game": "warchest", "seats": 3},
        {"game": "warchest", "options": {"army": "nothing"}},
        {"game": "warchest", "options": {"colour": "red"}},
        {"game": "warchest", "chairs": ["me", "os:system"]},
        {"game": "warchest", "chairs": ["me", "bot:os:system"]},
        {"game": "warchest", "chairs": ["me"] * 3},
        {"game": "warchest", "pace": "fast"},
        {"game": "warchest", "name": "x" * 31},
        {"game": "warchest", "seed": 7},
        {"game": 7},
        {},
    ],
)
def test_a_bad_table_is_refused_with_a_sentence(client: TestClient, body: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"].endswith(".")


def test_what_is_not_there_is_not_found(client: TestClient) -> None:
    for path in ("/api/tables/" + "x" * 22, "/tables/" + "x" * 22, "/nothing", "/games/chess", "/sit/x", "/replays/x"):
        answer = client.get(path)
        assert answer.status_code == 404, path
    assert client.get("/api/tables/short").status_code == 422


def test_the_api_describes_itself(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    for path in ("/api/tables", "/api/tables/{id}", "/api/tables/{id}/moves", "/api/tables/{id}/record"):
        assert path in described["paths"]
    assert described["components"]["schemas"]["Answer"]["properties"]["move"]["examples"]
    shown = client.get("/api")
    assert shown.status_code == 200
    # The body of a rematch is optional, and its fields are shown too.
    assert "The level of the bots, if it is to change." in shown.text


def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        table = Table(client)
        table.play(0)
        before = table.state(1)
    with serving(tmp_path) as client:
        table.client = client
        assert table.state(1) == before


def test_a_bot_whose_turn_it_was_moves_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, pause=3600) as client:
        table = Table(client, chairs=["bot:random", "me"])
        assert table.actor() == 0
    with serving(tmp_path) as client:
        table.client = client
        table.wait_for(1)
        assert table.state(1)["moves"]


def test_a_change_that_cannot_be_saved_has_not_happened(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(client)
    before = table.state()
    service = service_of(client)

    def broken(_: object) -> None:
        raise OSError("No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(service.store, "save", broken)
        with pytest.raises(OSError, match="space"):
            table.play(0)
    assert table.state() == before
    assert table.play(0).status_code == 200


def test_the_answers_that_a_bot_needs_are_typed(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    for path, method in [
        ("/api/tables", "get"),
        ("/api/tables", "post"),
        ("/api/tables/{id}", "get"),
        ("/api/tables/{id}/join", "post"),
        ("/api/tables/{id}/moves", "post"),
        ("/api/tables/{id}/position", "get"),
        ("/api/seat", "get"),
        ("/api/seat", "post"),
    ]:
        answers = paths[path][method]["responses"]
        schema = answers.get("200", answers.get("201"))["content"]["application/json"]["schema"]
        assert "$ref" in schema or "$ref" in schema["items"], path


def test_a_typed_answer_leaves_nothing_out(client: TestClient) -> None:
    table = Table(client)
    seen = table.state(0)
    service = service_of(client)
    stored = service.live[table.id].table
    assert seen == json.loads(json.dumps(state_of(stored, Viewer(0, (0,), "en"))))
    waiting = client.post("/api/tables", json={"game": "warchest", "chairs": ["me", "open"]}).json()
    assert "view" not in client.get(f"/api/tables/{waiting['id']}").json()


def test_a_program_finds_a_free_chair_and_sits_down(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "warchest", "chairs": ["me", "open"], "public": True}).json()
    client.cookies.clear()
    [found] = client.get("/api/tables?game=warchest").json()
    assert (found["id"], found["free"], found["status"]) == (made["id"], [1], "open")
    assert client.get("/api/tables?game=zizka").json() == []
    assert client.get("/api/tables?status=closed").status_code == 422
    headers = {"authorization": f"Bearer {made['tokens']['1']}"}
    assert client.get("/api/seat", headers=headers).json()["kind"] == "open"
    for _ in range(2):
        sat = client.post("/api/seat", json={"name": "Ala"}, headers=headers)
        assert sat.status_code == 200
        token = sat.json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        assert sat.json() == {**client.get("/api/seat", headers=headers).json(), "token": token}
        assert (sat.json()["kind"], sat.json()["status"]) == ("person", "running")
    for wrong in ({}, {"authorization": "Bearer nothing"}):
        assert client.get("/api/seat", headers=wrong).status_code == 401
        assert client.post("/api/seat", json={}, headers=wrong).status_code == 401
    assert client.post("/api/seat", json={"name": "x" * 31}, headers=headers).status_code == 422


@pytest.mark.parametrize("game", hetman.games())
def test_a_position_to_think_about_holds_no_secret(client: TestClient, game: str) -> None:
    table = Table(client, game, first=False, seats=2)
    actor = table.actor()
    if table.state(actor)["moves"]:
        found = table.get("/position", actor).json()
        imagined = hetman.game(game).restore(found["position"])
        assert imagined.view(actor) == table.state(actor)["view"]
        true = service_of(client).live[table.id].table.playing.state
        samples = [table.get("/position", actor).json()["position"] for _ in range(8)]
        hidden = true.imagine(actor, hetman.Dice(1)).dump() != true.imagine(actor, hetman.Dice(2)).dump()
        # Where something is hidden, what the answer holds is drawn at random.
        assert (len({json.dumps(one) for one in samples}) > 1) == hidden
        assert found["number"] == table.state(actor)["number"]
    other = 1 - actor
    if not table.state(other)["moves"]:
        assert table.get("/position", other).status_code == 409
    assert table.get("/position", None).status_code == 403
