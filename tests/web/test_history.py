"""My games: results by game and level, the next level, the export, and nothing of other guests."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from fastapi.testclient import TestClient

from analysis.test_game_analysis import random_game
from hetman.presentation.replay import Replay
from hetman.table.chair import BOT, PERSON, Chair
from hetman.table.history import ALONE, LOST, MIXED, PEOPLE, WON, PlayedGame, bots_level, next_level, tallies
from web.test_analyses import uploaded


def game(result: str, level: str = "page", name: str = "warchest") -> PlayedGame:
    return PlayedGame("x" * 22, name, 0.0, 0, level, result)


def test_results_are_counted_by_game_and_level() -> None:
    found = tallies([game(WON), game(LOST), game(WON, "squire"), game(WON, "", "chocim")])
    assert [(one.game, one.level, one.won, one.drawn, one.lost) for one in found] == [
        ("chocim", "", 1, 0, 0),
        ("warchest", "page", 1, 0, 1),
        ("warchest", "squire", 1, 0, 0),
    ]


def test_two_wins_in_a_row_suggest_the_next_level() -> None:
    assert next_level("warchest", [game(WON), game(WON), game(LOST)]) == "squire"
    assert next_level("warchest", [game(WON), game(LOST), game(WON)]) is None
    assert next_level("warchest", [game(WON, "squire"), game(WON)]) is None
    assert next_level("warchest", [game(WON, "hetman"), game(WON, "hetman")]) is None
    assert next_level("warchest", [game(WON, ""), game(WON, "")]) is None


def test_the_page_and_the_export_have_the_guests_own_games_only(client: TestClient) -> None:
    made = client.post("/games/warchest/now")
    id = made.headers["location"].rsplit("/", 1)[1]
    client.post(f"/api/tables/{id}/concede", json={})
    shown = client.get("/history").text
    assert f'href="/replays/{id}"' in shown
    exported = client.get("/history/export").json()
    assert [(one["id"], one["result"], one["level"]) for one in exported["games"]] == [(id, "lost", "page")]
    assert client.get(exported["games"][0]["record"]).status_code == 200
    client.cookies.clear()
    assert client.get("/history/export").json()["games"] == []


def test_a_game_counts_for_those_who_played_it() -> None:
    me, page, squire = Chair(PERSON), Chair(BOT, level="page"), Chair(BOT, level="squire")
    cases = [((), ALONE), ((page, page), "page"), ((page, squire), MIXED), ((page, Chair(PERSON)), PEOPLE)]
    for others, level in cases:
        table: Any = SimpleNamespace(chairs=[me, *others])
        assert bots_level(table, 0) == level


def test_a_game_played_alone_is_not_one_against_people(client: TestClient) -> None:
    id = client.post("/api/tables", json={"game": "zizka", "chairs": ["me"], "seats": 1}).json()["id"]
    client.post(f"/api/tables/{id}/concede", json={})
    shown = client.get("/history").text
    assert "played alone" in shown
    assert "people</th>" not in shown


def test_the_suggested_level_starts_a_game(client: TestClient) -> None:
    made = client.post("/history/next", data={"game": "warchest", "level": "squire"})
    id = made.headers["location"].rsplit("/", 1)[1]
    assert client.get(f"/api/tables/{id}").json()["players"][1]["level"] == "squire"
    assert client.post("/history/next", data={"game": "warchest", "level": "emperor"}).status_code == 422


def test_the_list_of_replays_has_date_players_and_result(client: TestClient) -> None:
    made = client.post("/games/warchest/now")
    id = made.headers["location"].rsplit("/", 1)[1]
    client.post(f"/api/tables/{id}/concede", json={})
    shown = client.get("/replays").text
    assert "Bot (page)" in shown
    assert "wins" in shown or "win" in shown
    assert " 20" in shown


def test_uploaded_records_are_listed_apart_and_counted_nowhere(client: TestClient) -> None:
    record = random_game("warchest", 2)
    ids = {uploaded(client, record) for _ in range(2)}
    assert len(ids) == 1, "the same record is kept once"
    (id,) = ids
    shown = client.get("/replays").text
    assert "Uploaded records" in shown
    assert shown.count(f'href="/replays/{id}"') == 1
    assert "No finished game yet" in client.get("/history").text
    exported = client.get("/history/export").json()
    assert exported["games"] == []
    assert [(one["id"], one["game"]) for one in exported["uploads"]] == [(id, "warchest")]
    assert client.get(exported["uploads"][0]["record"]).text == str(record)
    client.cookies.clear()
    assert id not in client.get("/replays").text
    assert client.get("/history/export").json()["uploads"] == []


def levels_at(client: TestClient, id: str, **sent: str) -> list[str]:
    made = client.post(f"/replays/{id}/continue", data={"frame": "0", "seat": "0", **sent})
    table = made.headers["location"].rsplit("/", 1)[1]
    return [player["level"] for player in client.get(f"/api/tables/{table}").json()["players"]]


def test_who_tries_from_here_chooses_the_level_or_meets_the_bots_of_the_game(client: TestClient) -> None:
    made = client.post("/history/next", data={"game": "warchest", "level": "squire"})
    id = made.headers["location"].rsplit("/", 1)[1]
    client.post(f"/api/tables/{id}/concede", json={})
    assert levels_at(client, id)[1] == "squire"
    assert levels_at(client, id, level="knight")[1] == "knight"
    refused = client.post(f"/replays/{id}/continue", data={"frame": "0", "seat": "0", "level": "emperor"})
    assert refused.status_code == 422
    shown = client.get(f"/replays/{id}").text
    assert shown.index("bots as in this game") < shown.index('<option value="page">')


def test_the_end_of_a_game_cannot_be_played_on(client: TestClient) -> None:
    record = random_game("warchest", 2)
    id, last = uploaded(client, record), len(Replay(record).frames) - 1
    refused = client.post(f"/replays/{id}/continue", data={"frame": str(last), "seat": "0"})
    assert refused.status_code == 409
    assert "No finished game yet" in client.get("/history").text
    assert client.post(f"/replays/{id}/continue", data={"frame": str(last - 1), "seat": "0"}).status_code == 303


def test_a_game_of_people_is_tried_against_the_gentlest_bots(client: TestClient) -> None:
    id = uploaded(client, random_game("warchest", 2))
    assert levels_at(client, id)[1] == "page"
    assert "bots as in this game" not in client.get(f"/replays/{id}").text
