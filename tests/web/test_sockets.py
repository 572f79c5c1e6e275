"""Many viewers of one table: limits, and renderings that they share."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from hetman.web.dependencies import Viewer
from hetman.web.renderings import Renderings
from hetman.web.sockets import OpenSockets, SocketLimits, TooManySockets
from web.server import Table, serving

MANY = 150


def renderings(client: TestClient) -> Renderings:
    found: Renderings = client.app.state.renderings  # type: ignore[attr-defined]
    return found


def listen(table: Table, seat: int | None, query: str = "scene=true") -> Any:
    table.client.cookies.clear()
    return table.client.websocket_connect(f"/api/tables/{table.id}/live?{query}", headers=table.headers(seat))


def next_scene(socket: Any, number: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == "scene" and message["number"] >= number:
            return message


def test_a_table_is_rendered_once_for_each_kind_of_viewer(tmp_path: Path) -> None:
    limits = SocketLimits(address=MANY + 2)
    with serving(tmp_path, sockets=limits) as client, ExitStack() as stack:
        table = Table(client)
        began = time.monotonic()
        players = [stack.enter_context(listen(table, seat)) for seat in (0, 1)]
        spectators = [stack.enter_context(listen(table, None)) for _ in range(MANY)]
        first = [socket.receive_json() for socket in (*players, *spectators)]
        assert {message["type"] for message in first} == {"scene"}
        assert renderings(client).made == 3, "two seats and the spectators"
        assert table.play(0).status_code == 200
        number = table.state(None)["number"]
        shown = [next_scene(socket, number) for socket in spectators]
        assert len({message["parts"]["board"] for message in shown}) == 1
        for socket in players:
            next_scene(socket, number)
        assert renderings(client).made == 6
        assert time.monotonic() - began < 30


def test_another_language_and_programs_are_other_kinds(client: TestClient) -> None:
    table = Table(client)
    with ExitStack() as stack:
        queries = ("scene=true", "scene=true&language=pl", "")
        seen = [stack.enter_context(listen(table, None, query)).receive_json() for query in queries]
    assert [message["type"] for message in seen] == ["scene", "scene", "state"]
    assert seen[0]["prompt"] != seen[1]["prompt"]
    assert renderings(client).made == 3


def test_who_joins_costs_the_others_a_short_message(client: TestClient) -> None:
    table = Table(client)
    with listen(table, 0) as player:
        whole = player.receive_json()
        made = renderings(client).made
        with listen(table, 1), listen(table, None) as one, listen(table, None) as other:
            one.receive_json()
            other.receive_json()
            message = player.receive_json()
            while message["spectators"] < 2:
                assert message["type"] == "presence"
                assert len(str(message)) < 1500 < len(str(whole))
                message = player.receive_json()
            assert message["number"] == whole["number"]
            assert [shown["present"] for shown in message["players"]] == [True, True]
        # The second seat and the spectators; the first seat is not rendered again.
        assert renderings(client).made == made + 2


def test_renderings_end_with_the_last_viewer(client: TestClient) -> None:
    table = Table(client)
    with listen(table, 0) as player:
        player.receive_json()
        assert len(renderings(client).tables) == 1
    deadline = time.monotonic() + 10
    while renderings(client).tables:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_texts_that_nobody_asks_for_leave_the_memory(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hetman.web.renderings.KEPT", 1)
    tables = [Table(client) for _ in range(3)]
    made = renderings(client)
    with ExitStack() as stack:
        pages = [stack.enter_context(listen(table, None)) for table in tables]
        first = [page.receive_json() for page in pages]
        assert (made.made, len(made.kept)) == (3, 1)
        assert made.size == len(next(iter(made.kept)).text)
        # A second page of a table whose text is gone gets the same, and who has it gets the rest as before.
        again = stack.enter_context(listen(tables[0], None)).receive_json()
        assert again["parts"] == first[0]["parts"]
        assert (made.made, len(made.kept)) == (4, 1)
        assert pages[0].receive_json()["type"] == "presence"
        assert made.made == 4
    deadline = time.monotonic() + 10
    while made.tables:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert (made.size, len(made.kept)) == (0, 0)


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (SocketLimits(address=2), "Your address"),
        (SocketLimits(all=2), "The server"),
        (SocketLimits(spectators=2), "This table"),
    ],
)
def test_too_many_sockets_are_closed_with_a_reason(tmp_path: Path, limits: SocketLimits, said: str) -> None:
    with serving(tmp_path, sockets=limits) as client:
        table = Table(client)
        with listen(table, None) as one, listen(table, None) as two:
            one.receive_json()
            two.receive_json()
            with listen(table, None) as third:
                message = third.receive()
                assert message["type"] == "websocket.close"
                assert message["code"] == 4429
                assert message["reason"].startswith(said)
                assert len(message["reason"].encode()) <= 120
        # A closed one makes room.
        with listen(table, None) as again:
            assert again.receive_json()["type"] == "scene"


def test_spectators_do_not_keep_a_player_out(tmp_path: Path) -> None:
    with serving(tmp_path, sockets=SocketLimits(spectators=1)) as client:
        table = Table(client)
        with listen(table, None) as spectator, listen(table, 0) as player:
            assert spectator.receive_json()["seat"] is None
            assert player.receive_json()["seat"] == 0


def test_counts_return_to_nothing() -> None:
    sockets = OpenSockets(SocketLimits(address=1))
    with sockets.opened("a"), sockets.seated("t", plays=False), pytest.raises(TooManySockets), sockets.opened("a"):
        raise AssertionError("the second one must not open")
    assert not sockets.addresses
    assert not sockets.watched


def test_spectators_wait_for_each_other_and_players_do_not() -> None:
    made, spectator, player = Renderings(), Viewer(None, (), "en"), Viewer(0, (0,), "en")
    order: list[str] = []

    async def render(name: str, viewer: Viewer) -> None:
        async with made.in_turn(viewer):
            time.sleep(0.05)
            order.append(name)

    async def go() -> None:
        first = asyncio.create_task(render("first", spectator))
        second = asyncio.create_task(render("second", spectator))
        while not order:
            await asyncio.sleep(0)
        # The server is free now for as long as the first one took.
        began = time.perf_counter()
        await render("player", player)
        assert not second.done()
        await asyncio.gather(first, second)
        assert time.perf_counter() - began >= 0.1

    asyncio.run(go())
    assert order == ["first", "player", "second"]
