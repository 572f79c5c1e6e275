"""A running game that was saved in a terminal goes on at a table of the server."""

from __future__ import annotations

import json
from typing import Any

from fastapi.testclient import TestClient

import hetman

PLAYERS = ["person:Ala", "page"]


def begun(moves: int = 2) -> hetman.Match:
    match = hetman.Match(hetman.game("warchest"), seed=7, seats=2, free_undo=True, army="first-game", round_limit=2)
    for _ in range(moves):
        match.play(match.moves(match.actor)[0])
    return match


def files(match: hetman.Match, **changes: Any) -> list[tuple[str, tuple[str, str]]]:
    seed = json.dumps({"seed": match.seed.hex(), "players": PLAYERS, "alone": False, **changes})
    return [("record", ("game.hetman", str(match.record))), ("record", ("game.hetman.seed", seed))]


def test_a_running_record_with_its_seed_goes_on_at_a_table(client: TestClient) -> None:
    match = begun()
    answer = client.post("/replays", files=files(match), follow_redirects=False)
    assert answer.status_code == 303
    state = client.get(f"/api{answer.headers['location']}").json()
    assert state["players"][0]["name"] == "Ala"
    assert state["players"][1]["kind"] == "bot"
    assert state["log"]
    record = client.get(f"/api{answer.headers['location']}/record").text
    assert f"commitment {match.record.commitment}" in record
    assert match.seed.hex() not in record


def test_undone_dice_stay_in_the_record(client: TestClient) -> None:
    match = begun(6)
    while not match.undone:
        match.undo()
    answer = client.post("/replays", files=files(match), follow_redirects=False)
    record = client.get(f"/api{answer.headers['location']}/record").text
    assert str(match.undone[0]) in record


def test_nobody_else_can_join_a_game_whose_seed_its_host_knows(client: TestClient) -> None:
    answer = client.post("/replays", files=files(begun()), follow_redirects=False)
    id = answer.headers["location"].rsplit("/", 1)[1]
    assert id not in [table["id"] for table in client.get("/api/tables").json()]
    stranger = TestClient(client.app, base_url=str(client.base_url))
    assert stranger.post(f"/api/tables/{id}/join", json={}).status_code in (403, 409)


def test_a_wrong_seed_is_refused(client: TestClient) -> None:
    match = begun()
    for changes in ({"seed": "00" * 32}, {"players": ["person"]}, {"players": ["page", "page"]}, {"players": 3}):
        answer = client.post("/replays", files=files(match, **changes))
        assert answer.status_code == 422, changes
    answer = client.post("/replays", files=[files(match)[0], ("record", ("game.hetman.seed", "no"))])
    assert answer.status_code == 422


def test_a_running_record_without_its_seed_is_only_shown(client: TestClient) -> None:
    answer = client.post("/replays", files=files(begun())[:1], follow_redirects=False)
    assert answer.headers["location"].startswith("/replays/")


def test_no_seat_of_a_running_table_gets_what_would_continue_it_elsewhere(client: TestClient) -> None:
    """The record of a running game has no seed, so that nobody knows the dice to come."""
    answer = client.post("/replays", files=files(begun()), follow_redirects=False)
    record = hetman.Record.parse(client.get(f"/api{answer.headers['location']}/record").text)
    assert record.seed is None
