"""Measure the server under load: `python tools/load_test.py`.

Bots play all games against each other. Meanwhile the script requests pages and plays games of two people. It measures
the time from sending a move until the other seat has it.
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
from hetman.web.rate_limits import Rate
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
    """Request the pages one after the other. Returns the seconds that each took."""
    taken = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for path in paths:
            began = time.perf_counter()
            await asyncio.to_thread(ask, path)
            taken.append(time.perf_counter() - began)
        await asyncio.sleep(0.05)
    return taken


async def time_moves(game: str, seconds: float) -> list[float]:
    """Return the seconds that moves take from one seat to the other, with their drawings."""
    taken: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        created = await asyncio.to_thread(ask, "/api/tables", game=game, seats=2, chairs=["me", "me"])
        taken += await time_game(created["id"], {int(seat): token for seat, token in created["tokens"].items()}, end)
    return taken


async def time_game(id: str, tokens: dict[int, str], end: float) -> list[float]:
    """The same of one game, until it is over or the time is."""
    address = f"ws://127.0.0.1:{PORT}/api/tables/{id}/live?scene=true"
    headers = {seat: {"authorization": f"Bearer {token}"} for seat, token in tokens.items()}
    sockets = {
        seat: await websockets.connect(address, additional_headers=headers[seat], max_size=None) for seat in tokens
    }
    taken: list[float] = []
    made = 0
    while time.perf_counter() < end:
        state = await asyncio.to_thread(ask, f"/api/tables/{id}", tokens[0])
        if state["status"] != "running":
            break
        awaited = state["view"]["awaited"]
        secret = len(awaited) > 1
        for seat in awaited:
            state = await asyncio.to_thread(ask, f"/api/tables/{id}", tokens[seat])
            if state["moves"]:
                break
        body = {"number": state["number"], "move": state["moves"][made % len(state["moves"])]}
        began = time.perf_counter()
        sending = asyncio.create_task(asyncio.to_thread(ask, f"/api/tables/{id}/moves", tokens[seat], **body))
        # A secret answer reaches the other seat only with the last one.
        while not secret and json.loads(await sockets[1 - seat].recv()).get("number", 0) <= state["number"]:
            pass
        if not secret:
            taken.append(time.perf_counter() - began)
        await sending
        made += 1
        await asyncio.sleep(0.05)
    for socket in sockets.values():
        await socket.close()
    return taken


def report(what: str, taken: list[float]) -> None:
    cuts = statistics.quantiles(taken, n=20)
    print(f"{what}: median {1000 * statistics.median(taken):.0f} ms, p95 {1000 * cuts[18]:.0f} ms ({len(taken)} times)")


async def time_all_moves(games: list[str], seconds: float) -> dict[str, list[float]]:
    return {game: await time_moves(game, seconds / len(games)) for game in games}


async def measure(asked: argparse.Namespace) -> None:
    games = asked.game or [game["game"] for game in ask("/api/games")]
    chairs = [f"bot:{asked.level}"] * 2
    tables = [
        ask("/api/tables", game=games[number % len(games)], seats=2, chairs=chairs) for number in range(asked.games)
    ]
    watched = [f"/tables/{table['id']}" for table in tables[: len(games)]]
    scenes = [f"/api/tables/{table['id']}/scene" for table in tables[: len(games)]]
    paths = ["/", *(f"/games/{game}" for game in games), *watched, *scenes]
    print(f"{asked.games} games between bots ({asked.level}) are running: {', '.join(games)}")
    await asyncio.sleep(3)
    before = sum(ask(f"/api/tables/{table['id']}")["number"] for table in tables)
    began = time.perf_counter()
    pages, moves = await asyncio.gather(time_pages(paths, asked.seconds), time_all_moves(games, asked.seconds))
    made = sum(ask(f"/api/tables/{table['id']}")["number"] for table in tables) - before
    report("a page", pages)
    for game, taken in moves.items():
        report(f"a move of {game} until the other seat has it", taken)
    report("a move of any game", [time for taken in moves.values() for time in taken])
    print(f"bots: {made / (time.perf_counter() - began):.0f} moves recorded per second, including those of chance")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--game", action="append", help="only this game; you can repeat it")
    parser.add_argument("--level", default="page")
    parser.add_argument("--seconds", type=float, default=40)
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
