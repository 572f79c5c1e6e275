"""Puzzles on a server: a list, a position, and answers that a search compares with the best move."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.analysis.puzzles import Puzzle, load, seat_of

GAME = "warchest"


@pytest.fixture
def puzzle() -> Puzzle:
    return load(hetman.game(GAME))[0]


def test_the_list_has_every_puzzle(client: TestClient) -> None:
    shown = client.get("/puzzles").text
    for name in hetman.games():
        for one in load(hetman.game(name)):
            assert f'href="/puzzles/{name}/{one.id}"' in shown


def test_a_puzzle_shows_what_its_seat_knows(client: TestClient, puzzle: Puzzle) -> None:
    assert client.get(f"/puzzles/{GAME}/{puzzle.id}", headers={"accept-language": "pl"}).status_code == 200
    scene = client.get(f"/api/puzzles/{GAME}/{puzzle.id}/scene").json()
    assert scene["mine"]
    assert scene["seat"] == puzzle.seat
    assert scene["parts"]["board"]
    assert puzzle.best not in str(scene["question"])
    assert client.get(f"/puzzles/{GAME}/unknown").status_code == 404


def test_the_best_move_is_right_and_others_are_compared_by_search(client: TestClient, puzzle: Puzzle) -> None:
    game, path = hetman.game(GAME), f"/api/puzzles/{GAME}/{puzzle.id}"
    right = client.post(f"{path}/moves", json={"number": 0, "moves": [puzzle.best]}).json()
    assert right["good"]
    assert right["gains"]
    others = [game.notation(move) for move in seat_of(game, puzzle).moves()]
    answers = [client.post(f"{path}/moves", json={"number": 0, "move": move}).json() for move in others[:6]]
    assert any(not answer["good"] and answer["chance"] < right["chance"] for answer in answers)
    assert all("best" not in answer for answer in answers if not answer["good"])
    assert client.get(f"{path}/solution").json()["best"] == right["best"]


def test_an_illegal_answer_is_refused(client: TestClient, puzzle: Puzzle) -> None:
    answer = client.post(f"/api/puzzles/{GAME}/{puzzle.id}/moves", json={"number": 0, "move": "fly away"})
    assert answer.status_code == 422
