"""When a bot may take the seat of somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from hetman.table.presence import RemotePresence, Viewers
from web.server import Table, service_of, serving

AWAY = 60


def leave(client: TestClient, table: Table, seat: int, seconds: float) -> None:
    """Pretend that a player was last here some time ago."""
    subscriptions = service_of(client).live[table.id].subscriptions
    subscriptions.opened -= seconds
    subscriptions.seen[seat] = subscriptions.seen.get(seat, subscriptions.opened + seconds) - seconds


def wait(client: TestClient, table: Table, seconds: float) -> None:
    """Pretend that the open decision began some time ago."""
    service_of(client).live[table.id].table.clocks.since -= seconds


def take_over(table: Table, seat: int) -> int:
    status: int = table.post("hand-over", 1 - seat, seat=seat).status_code
    return status


@pytest.mark.parametrize("pace", ["none", "live 15+10"])
def test_a_bot_takes_a_seat_after_the_turn_and_the_absence_lasted_long_enough(client: TestClient, pace: str) -> None:
    table = Table(client, pace=pace)
    assert take_over(table, 0) == 409
    leave(client, table, 0, AWAY)
    assert take_over(table, 0) == 409
    wait(client, table, AWAY)
    assert table.get("/scene", 1).json()["away"] == [0]
    assert take_over(table, 0) == 200


def test_a_player_who_has_just_left_is_not_replaced(client: TestClient) -> None:
    table = Table(client)
    leave(client, table, 0, AWAY)
    wait(client, table, AWAY)
    with client.websocket_connect(f"/api/tables/{table.id}/live", headers=table.headers(0)) as socket:
        socket.receive_json()
        assert take_over(table, 0) == 409
    assert take_over(table, 0) == 409
    leave(client, table, 0, AWAY)
    # A program without a socket is here while it asks.
    table.state(0)
    assert table.get("/scene", 1).json()["away"] == []
    assert take_over(table, 0) == 409


def test_a_player_whose_turn_it_is_not_is_not_replaced(client: TestClient) -> None:
    table = Table(client)
    leave(client, table, 1, AWAY)
    wait(client, table, AWAY)
    refused = table.post("hand-over", 0, seat=1)
    assert refused.status_code == 409
    assert "only on their turn" in refused.json()["error"]


def test_in_a_slow_game_the_time_must_be_up(client: TestClient) -> None:
    table = Table(client, pace="slow 1")
    leave(client, table, 0, 3600)
    wait(client, table, 3600)
    assert table.get("/scene", 1).json()["away"] == []
    assert take_over(table, 0) == 409
    wait(client, table, 24 * 3600)
    assert take_over(table, 0) == 200


def test_the_server_says_how_long(tmp_path: Path) -> None:
    with serving(tmp_path, away=5) as client:
        table = Table(client)
        leave(client, table, 0, 6)
        wait(client, table, 6)
        assert take_over(table, 0) == 200


def test_a_player_who_left_another_process_has_just_been_here() -> None:
    presence = RemotePresence()
    presence.hear("b")
    assert presence.absent("t", 0) == float("inf")
    presence.announce("b", "t", Viewers(frozenset({0})))
    assert presence.absent("t", 0) == 0
    presence.announce("b", "t", Viewers(spectators=1))
    assert presence.absent("t", 0) < 1
    presence.announce("b", "t", Viewers(frozenset({1})))
    presence.forget("b")
    assert presence.absent("t", 1) < 1
