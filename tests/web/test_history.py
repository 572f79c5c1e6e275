"""My games: results by game and level, the next level, the export, and nothing of other guests."""

from __future__ import annotations

from fastapi.testclient import TestClient

from hetman.table.history import LOST, WON, PlayedGame, next_level, tallies


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
