"""After a server is killed during many games, every acknowledged move is there, and all games continue."""

from __future__ import annotations

import os
import random
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from hetman.table.database import sqlite_url
from web.kill import Person, kill_servers
from web.processes import STARTS, Server

KILLS = 5
"""The long form is `make prove-server`."""


def test_kill_nine(tmp_path: Path, database: str) -> None:
    processes = 1 if database.startswith("sqlite") else 2
    assert "none lost" in kill_servers(tmp_path, database, processes, KILLS)


def workers_of(server: Server) -> list[int]:
    """Processes whose parent is the server."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1]) == server.pid:
                found.append(int(folder.name))
    return found


def runs(process: int) -> bool:
    with suppress(OSError):
        return (Path("/proc") / str(process) / "stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to list processes")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_leave_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path, sqlite_url(tmp_path / "hetman.db"))
    try:
        created = server.ask("/api/tables", game="warchest", chairs=["me", "bot:random"])
        person = Person("warchest", created["id"], 0, created["tokens"]["0"])
        deadline = time.monotonic() + STARTS
        while len(workers_of(server)) < 2 and time.monotonic() < deadline:
            person.play(server, random.Random(1))
        workers = workers_of(server)
        assert len(workers) >= 2
        os.kill(server.pid, how)
        server.wait()
        while any(map(runs, workers)) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(map(runs, workers))
    finally:
        server.kill()
