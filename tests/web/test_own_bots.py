"""Bots of somebody's own at the tables of the page."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import hetman
from web.server import Table, serving


@pytest.fixture
def own_client(own_bots: Path, tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as client:
        yield client


def until_over(table: Table) -> None:
    deadline = time.monotonic() + 60
    while table.state(None)["status"] == "running":
        assert time.monotonic() < deadline, "the game does not end"
        if 0 in table.state(None)["view"]["awaited"]:
            table.play(0)
        else:
            time.sleep(0.02)


def test_it_is_in_the_list_of_opponents(own_client: TestClient) -> None:
    page = own_client.get("/games/warchest").text
    assert '<option value="bot:lowest">' in page
    assert "bot:gone" not in page
    levels = own_client.get("/api/games").json()[0]["levels"]
    assert levels == ["page", "squire", "knight", "hetman", "lowest", "breaks", "fails"]


def test_it_plays_at_a_table_of_the_form(own_client: TestClient) -> None:
    chairs = {"chair-0": "me", "chair-1": "bot:lowest", "option-army": "first-game", "option-round_limit": "1"}
    made = own_client.post("/games/warchest", data={"seats": "2", "delay": "0", **chairs})
    assert made.status_code == 303, made.text
    path = made.headers["location"]
    deadline = time.monotonic() + 60
    while (state := own_client.get(f"/api{path}").json())["status"] == "running":
        assert time.monotonic() < deadline
        if state["moves"]:
            own_client.post(f"/api{path}/moves", json={"number": state["number"], "move": state["moves"][0]})
        else:
            time.sleep(0.02)
    record = hetman.Record.parse(own_client.get(f"/api{path}/record").text)
    assert [str(note.player) for note in record.players] == ["person", "bot lowest"]
    game, position = record.found_game(), record.start()
    for made_move in record.moves:
        if made_move.actor == 1:
            assert game.parse(made_move.text) == min(position.moves())
        position.step(game.parse(made_move.text))


def test_when_it_fails_another_bot_plays_on_and_the_players_are_told(
    own_client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(own_client, first=False, chairs=["me", "bot:fails"], options={"army": "first-game", "round_limit": 1})
    until_over(table)
    players = hetman.Record.parse(table.get("/record").text).players
    assert [str(note.player) for note in players] == ["person", "bot fails", "bot search:level=page"]
    log = [line.get("text", "") for line in table.get("/scene").json()["log"]]
    assert "From now on Bot (page) plays Wolf." in log
    failed = [record for record in caplog.records if "failed in warchest, seat 1" in record.getMessage()]
    assert len(failed) == 1
    assert failed[0].exc_text or failed[0].exc_info
    assert "I am broken" in caplog.text
    assert 'raise RuntimeError("I am broken")' in caplog.text


def test_a_table_has_a_delay_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, pause=30) as client:
        quick = {"army": "first-game", "round_limit": 1}
        table = Table(client, first=False, chairs=["bot:random", "me"], options=quick, delay=0)
        deadline = time.monotonic() + 20
        while 1 not in table.state(None)["view"]["awaited"]:
            assert time.monotonic() < deadline, "the bot waits as long as at other tables"
            time.sleep(0.02)
    with serving(tmp_path) as client:
        for delay in (-1, 31):
            answer = client.post("/api/tables", json={"game": "warchest", "delay": delay})
            assert answer.status_code == 422
