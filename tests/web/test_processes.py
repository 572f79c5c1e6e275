"""Two server processes on one PostgreSQL database, whose players sit at different ones, and a process for bots."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hetman.table.store import Store
from postgres import Postgres
from table.tables import new_table
from web.processes import ANSWERS, STARTS, Server


def live(server: Server, table: str, token: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None)


def state(socket: ClientConnection) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = json.loads(socket.recv(timeout=ANSWERS))
        if found["type"] == "state":
            return found


def close_code(socket: ClientConnection) -> int | None:
    """Wait until the server closes the connection."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=ANSWERS)
    return socket.close_code


def test_players_sit_at_different_processes(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.create()
    servers = [Server(tmp_path, url), Server(tmp_path, url)]
    try:
        made = servers[0].ask("/api/tables", game="warchest", seats=2, chairs=["me", "me"])
        id, tokens = made["id"], {int(seat): token for seat, token in made["tokens"].items()}
        with live(servers[0], id, tokens[0]) as first, live(servers[1], id, tokens[1]) as second:
            sockets = [first, second]
            now = [state(socket) for socket in sockets]
            for _ in range(12):
                seat = 0 if now[0]["moves"] else 1
                # Every seat asks its own server.
                move = {"number": now[seat]["number"], "move": now[seat]["moves"][0]}
                servers[seat].ask(f"/api/tables/{id}/moves", tokens[seat], **move)
                for viewer in (0, 1):
                    while now[viewer]["number"] <= move["number"]:
                        now[viewer] = state(sockets[viewer])
                assert now[0]["number"] == now[1]["number"]
        records = [server.text(f"/api/tables/{id}/record", tokens[0]) for server in servers]
        assert records[0] == records[1]
    finally:
        for server in servers:
            server.kill()


def test_the_host_removes_a_spectator_of_another_process(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.create()
    servers = [Server(tmp_path, url), Server(tmp_path, url)]
    try:
        made = servers[0].ask("/api/tables", game="warchest", seats=2, chairs=["me", "me"])
        id, token = made["id"], made["tokens"]["0"]
        address = f"ws://127.0.0.1:{servers[1].port}/api/tables/{id}/live"
        with connect(address, additional_headers={"cookie": "guest=abcdefghijklmnopqrstuv"}, max_size=None) as watching:
            state(watching)
            scene = f"ws://127.0.0.1:{servers[0].port}/api/tables/{id}/live?scene=true"
            with connect(scene, additional_headers={"authorization": f"Bearer {token}"}, max_size=None) as mine:
                watchers: list[dict[str, str]] = []
                while not watchers:
                    watchers = json.loads(mine.recv(timeout=ANSWERS)).get("hosting", {}).get("watchers", [])
            servers[0].ask(f"/api/tables/{id}/remove", token, spectator=watchers[0]["id"])
            assert close_code(watching) == 4403
    finally:
        for server in servers:
            server.kill()


def test_bots_run_in_a_process_of_their_own(postgres: Postgres) -> None:
    url = postgres.create()
    store = Store(url)
    tables = [new_table("bot", "bot", seed=seed, round_limit=1) for seed in range(3)]
    for table in tables:
        store.save(table)
    command = [sys.executable, "-m", "hetman", "work", "--database", url, "--workers", "1"]
    process = subprocess.Popen(command, start_new_session=True)
    try:
        deadline = time.monotonic() + STARTS
        while store.running():
            assert time.monotonic() < deadline, "the bots do not move"
            time.sleep(0.1)
        assert all(store.load(table.id).status == "over" for table in tables)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        assert process.wait(ANSWERS) == 0
    store.close()


def test_a_file_has_no_second_process_for_bots(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hetman", "work", "--database", f"sqlite:///{tmp_path / 'hetman.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=STARTS)
    assert done.returncode == 2
    assert "needs postgresql://" in done.stderr
