"""Measures the server under load: `python tools/load.py`.

Lays tables of bots that play against each other all the time, then asks for pages and plays a game of two people, whose
moves are timed from sending until the other seat has them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import websockets

PORT = 1499
SERVER = """
import sys
import uvicorn
from hetman.web.app import create_app
from hetman.web.limits import Rate
from hetman.web.settings import Settings

if __name__ == "__main__":
    plenty = {kind: Rate(1e9, 1e9) for kind in ("tables", "changes", "messages", "hints", "reads")}
    app = create_app(Settings(sys.argv[1], rates=plenty))
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning", access_log=False)
"""


def ask(path: str, token: str = "", **body: Any) -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        text = answer.read()
    return json.loads(text) if path.startswith("/api/") else text


def start(folder: Path) -> subprocess.Popen[bytes]:
    (folder / "serve.py").write_text(SERVER)
    command = [sys.executable, str(folder / "serve.py"), f"sqlite:///{folder / 'hetman.db'}", str(PORT)]
    server = subprocess.Popen(command, start_new_session=True)
    for _ in range(300):
        try:
            ask("/api/games")
            return server
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


async def time_pages(paths: list[str], seconds: float) -> list[float]:
    """How long a page takes, one after the other, in seconds."""
    taken = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for path in paths:
            began = time.perf_counter()
            await asyncio.to_thread(ask, path)
            taken.append(time.perf_counter() - began)
        await asyncio.sleep(0.05)
    return taken


async def time_moves(game: str, level: str, seconds: float) -> list[float]:
    """How long a move takes from one seat to the other, drawn and all."""
    laid = await asyncio.to_thread(ask, "/api/tables", game=game, chairs=["me", "me"])
    tokens = {int(seat): token for seat, token in laid["tokens"].items()}
    address = f"ws://127.0.0.1:{PORT}/api/tables/{laid['id']}/live?scene=true"
    sockets = {
        seat: await websockets.connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None)
        for seat, token in tokens.items()
    }
    taken = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        state = await asyncio.to_thread(ask, f"/api/tables/{laid['id']}", tokens[0])
        if state["status"] != "running":
            return taken + await time_moves(game, level, end - time.perf_counter())
        seat = state["view"]["awaited"][0]
        state = await asyncio.to_thread(ask, f"/api/tables/{laid['id']}", tokens[seat])
        other = sockets[1 - seat]
        began = time.perf_counter()
        body = {"number": state["number"], "move": state["moves"][len(taken) % len(state["moves"])]}
        sending = asyncio.create_task(asyncio.to_thread(ask, f"/api/tables/{laid['id']}/moves", tokens[seat], **body))
        while json.loads(await other.recv()).get("number", 0) <= state["number"]:
            pass
        taken.append(time.perf_counter() - began)
        await sending
        await asyncio.sleep(0.05)
    return taken


def tell(what: str, taken: list[float]) -> None:
    cuts = statistics.quantiles(taken, n=20)
    print(f"{what}: median {1000 * statistics.median(taken):.0f} ms, p95 {1000 * cuts[18]:.0f} ms ({len(taken)} times)")


async def measure(asked: argparse.Namespace) -> None:
    tables = [ask("/api/tables", game=asked.game, chairs=[f"bot:{asked.level}"] * 2) for _ in range(asked.games)]
    watched = [f"/tables/{table['id']}" for table in tables[:3]]
    paths = ["/", f"/games/{asked.game}", *watched, f"/api/tables/{tables[0]['id']}/scene"]
    print(f"{asked.games} games of {asked.game} between bots ({asked.level}) are running")
    await asyncio.sleep(3)
    before = sum(ask(f"/api/tables/{table['id']}")["number"] for table in tables)
    began = time.perf_counter()
    pages, moves = await asyncio.gather(
        time_pages(paths, asked.seconds), time_moves(asked.game, asked.level, asked.seconds)
    )
    made = sum(ask(f"/api/tables/{table['id']}")["number"] for table in tables) - before
    tell("a page", pages)
    tell("a move until the other seat has it", moves)
    print(f"bots: {made / (time.perf_counter() - began):.0f} moves recorded a second, those of chance included")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--game", default="warchest")
    parser.add_argument("--level", default="page")
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder))
        try:
            asyncio.run(measure(asked))
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()
