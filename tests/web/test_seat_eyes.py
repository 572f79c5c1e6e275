"""Looking back through a seat's eyes shows no secret of another seat. A running game shows nothing. In every game."""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import cache

import pytest
from fastapi.testclient import TestClient

import hetman
from analysis.test_game_analysis import random_game
from hetman.presentation.picture import picture_of
from hetman.presentation.replay import Replay
from hetman.presentation.replay_moves import replay_moves
from hetman.presentation.texts import texts_of
from hetman.web.replay_cache import frame_json, last_of
from web.server import Table

FRAMES = 12
"""Frames of a game that are compared."""


@cache
def replay_of(name: str) -> Replay:
    return Replay(random_game(name, hetman.game(name).usual_seats, short=False))


def imagined(replay: Replay, number: int, seat: int) -> Replay:
    """The same replay with another position that looks the same to the seat."""
    other = copy.copy(replay)
    other.frames = list(replay.frames)
    frame = replay.frames[number]
    other.frames[number] = replace(frame, state=frame.state.imagine(seat, hetman.Dice(number)))
    return other


def sampled(replay: Replay) -> range:
    # The last position of a finished game has no secrets left to imagine.
    return range(0, len(replay.frames) - 1, max(1, len(replay.frames) // FRAMES))


@pytest.mark.parametrize("name", hetman.games())
def test_a_frame_and_its_picture_show_what_the_seat_knew(name: str) -> None:
    replay, words = replay_of(name), texts_of(hetman.game(name), "en")
    differing = 0
    for number in sampled(replay):
        for seat in range(replay.record.seats):
            other = imagined(replay, number, seat)
            state, guessed = replay.frames[number].state, other.frames[number].state
            differing += state.dump() != guessed.dump()
            assert frame_json(other, number, seat, words) == frame_json(replay, number, seat, words)
            last = last_of(replay, number, seat)
            shown, drawn = (picture_of(replay.game, one.view(seat), last=last) for one in (state, guessed))
            assert shown == drawn
    assert differing, "the game has no secrets at these frames"


@pytest.mark.parametrize("name", hetman.games())
def test_the_list_of_moves_has_only_what_the_seat_was_told(name: str) -> None:
    replay, words = replay_of(name), texts_of(hetman.game(name), "en")
    for seat in (None, *range(replay.record.seats)):
        told = {words.event(event) for event in replay.events(replay.entries, seat)}
        listed = replay_moves(replay, seat, words)
        texts = [text for move in listed for text in (move.text, *move.more)]
        assert texts
        assert [text for text in texts if text not in told] == []


@pytest.mark.parametrize("name", hetman.games())
def test_a_running_game_cannot_be_looked_back_at(client: TestClient, name: str) -> None:
    seats = hetman.game(name).usual_seats
    table = Table(client, name, first=False, seats=seats, chairs=["me"] * seats)
    api = f"/api/replays/{table.id}"
    paths = ("frames/0", "frames/0?seat=0", "moves", "frames/0/picture", "frames/0/picture?seat=0", "record", "html")
    for path in (*(f"{api}/{path}" for path in paths), f"/replays/{table.id}", f"/replays/{table.id}/analysis"):
        assert client.get(path).status_code == 409, path
    assert client.get(f"{api}/analysis").status_code == 409
    assert client.post(f"{api}/analysis").status_code == 409
    assert client.post(f"/replays/{table.id}/continue", data={"frame": "0"}).status_code == 409
