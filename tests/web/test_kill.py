"""After the server is killed during many games, every acknowledged move is there, and all games continue."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

GAMES = 20
SERVER = """
import sys, uvicorn
from hetman.web.app import create_app
from hetman.web.rate_limits import Rate
from hetman.web.settings import Settings

port, database = int(sys.argv[1]), sys.argv[2]
plenty = {kind: Rate(1e9, 1e9) for kind in ("tables", "changes", "messages", "hints", "reads")}
if __name__ == "__main__":
    app = create_app(Settings(database, pause=0.01, workers=1, rates=plenty))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", access_log=False)
"""


class Server:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "serve.py").write_text(SERVER)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'hetman.db'}"
        command = [sys.executable, str(self.folder / "serve.py"), str(self.port), database]
        self.process = subprocess.Popen(command, start_new_session=True)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                self.ask("/api/games")
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """At once and with its workers: nothing is written any more."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def ask(self, path: str, token: str = "", **body: Any) -> Any:
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        data = json.dumps(body).encode() if body else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)


def moves_of(server: Server, id: str, token: str) -> list[str]:
    """The record as the seat may read it, so far."""
    headers = {"authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/tables/{id}/record", None, headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return list(answer.read().decode().split("moves\n", 1)[1].splitlines()[:-1])


def play_some(server: Server, tables: dict[str, str], rounds: int) -> dict[str, list[str]]:
    """A person's moves in every game, and what was recorded when each was acknowledged."""
    acknowledged: dict[str, list[str]] = {}
    for _ in range(rounds):
        for id, token in tables.items():
            state = server.ask(f"/api/tables/{id}", token)
            if state["moves"]:
                move = {"number": state["number"], "move": state["moves"][0]}
                server.ask(f"/api/tables/{id}/moves", token, **move)
                acknowledged[id] = moves_of(server, id, token)
    return acknowledged


def test_kill_nine(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        tables = {}
        for _ in range(GAMES):
            created = server.ask("/api/tables", game="warchest", chairs=["me", "bot:random"])
            tables[created["id"]] = created["tokens"]["0"]
        acknowledged: dict[str, list[str]] = {}
        deadline = time.monotonic() + 30
        while len(acknowledged) < GAMES and time.monotonic() < deadline:
            acknowledged |= play_some(server, tables, 2)
        assert len(acknowledged) == GAMES
        server.kill()
        server.start()
        for id, token in tables.items():
            kept = moves_of(server, id, token)
            assert kept[: len(acknowledged[id])] == acknowledged[id]
        assert_all_go_on(server, tables)
    finally:
        server.kill()


def workers_of(server: Server) -> list[int]:
    """Processes whose parent is the server."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1]) == server.process.pid:
                found.append(int(folder.name))
    return found


def runs(process: int) -> bool:
    with suppress(OSError):
        return (Path("/proc") / str(process) / "stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to list processes")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_leave_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path)
    try:
        created = server.ask("/api/tables", game="warchest", chairs=["me", "bot:random"])
        deadline = time.monotonic() + 30
        while len(workers_of(server)) < 2 and time.monotonic() < deadline:
            play_some(server, {created["id"]: created["tokens"]["0"]}, 1)
        workers = workers_of(server)
        assert len(workers) >= 2
        os.kill(server.process.pid, how)
        server.process.wait(20)
        while any(map(runs, workers)) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(map(runs, workers))
    finally:
        with suppress(ProcessLookupError):
            server.kill()


def assert_all_go_on(server: Server, tables: dict[str, str]) -> None:
    """In every game the bot answers, and so does the person."""
    before = {id: len(moves_of(server, id, token)) for id, token in tables.items()}
    deadline = time.monotonic() + 30
    waiting = set(tables)
    while waiting and time.monotonic() < deadline:
        play_some(server, {id: tables[id] for id in waiting}, 1)
        waiting = {id for id in waiting if len(moves_of(server, id, tables[id])) < before[id] + 2}
    assert not waiting
