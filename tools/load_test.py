"""Measure the server under load: `python tools/load_test.py`.

Bots play all games against each other, and each of their tables has open pages. Meanwhile the script requests pages and
plays games of two people. It measures the time from sending a move until the other seat has it, drawn.
With `--postgresql` it starts a database of its own, and `--processes` servers share it: the two players sit at
different ones.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from load_clients import HERE, Http, Page, Watcher

TESTS = Path(__file__).parents[1] / "tests"
SERVER = """
import sys

if __name__ == "__main__":
    # Not above: bot workers import this script, too.
    import uvicorn
    from hetman.web.app import create_app
    from hetman.web.locales import prepare_texts
    from hetman.web.rate_limits import Rate
    from hetman.web.settings import Settings
    from hetman.web.sockets import SocketLimits

    prepare_texts()
    plenty = {kind: Rate(1e9, 1e9) for kind in ("tables", "changes", "messages", "hints", "reads")}
    sockets = SocketLimits(address=10**6, all=10**6)
    workers = int(sys.argv[3]) or None
    app = create_app(Settings(sys.argv[1], rates=plenty, sockets=sockets, workers=workers))
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning", access_log=False, ws_max_size=65536)
"""
STARTS = 300
"""Seconds that a server may take to start."""
GOAL = 100
"""Milliseconds within which 95 % of the pages and moves should come, on two idle cores."""
SETTLE = 5
"""Seconds between the last client and the first measurement."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HERE, 0))
        return int(free.getsockname()[1])


def start(folder: Path, database: str, workers: int) -> tuple[subprocess.Popen[bytes], int]:
    (folder / "serve.py").write_text(SERVER)
    port = free_port()
    command = [sys.executable, str(folder / "serve.py"), database, str(port), str(workers)]
    server = subprocess.Popen(command, start_new_session=True)
    deadline = time.monotonic() + STARTS
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://{HERE}:{port}/health", timeout=30):
            return server, port
        time.sleep(0.1)
    raise SystemExit("the server does not start")


@contextlib.contextmanager
def database_of(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    if not asked.postgresql:
        yield f"sqlite:///{folder / 'hetman.db'}"
        return
    sys.path.insert(0, str(TESTS))
    import postgres

    with postgres.running(sync=True) as server:
        yield server.create()


async def time_pages(port: int, paths: list[str], end: float) -> list[float]:
    """Request the pages one after the other. Returns the seconds that each took."""
    taken, client = [], Http(port)
    for path in itertools.cycle(paths):
        if time.perf_counter() >= end:
            break
        began = time.perf_counter()
        await client.ask(path)
        taken.append(time.perf_counter() - began)
        await asyncio.sleep(0.01)
    client.close()
    return taken


async def time_moves(ports: list[int], game: str, end: float) -> list[float]:
    """Return the seconds that moves take from one seat to the other, with their drawings."""
    taken: list[float] = []
    while time.perf_counter() < end:
        created = await Http(ports[0]).ask("/api/tables", game=game, seats=2, chairs=["me", "me"])
        taken += await time_game(
            ports, created["id"], {int(seat): token for seat, token in created["tokens"].items()}, end
        )
    return taken


async def time_game(ports: list[int], id: str, tokens: dict[int, str], end: float) -> list[float]:
    """The same of one game, until it is over or the time is. The seats use the processes in turn."""
    taken: list[float] = []
    async with contextlib.AsyncExitStack() as stack:
        pages = {}
        for seat, token in tokens.items():
            pages[seat] = await stack.enter_async_context(Page(ports[seat % len(ports)], id, token))
        while time.perf_counter() < end and all(page.scene["status"] == "running" for page in pages.values()):
            asked = next((page for page in pages.values() if page.scene["mine"]), None)
            if asked is not None:
                others = [page for page in pages.values() if page is not asked]
                taken += await time_move(asked, others)
            await asyncio.sleep(0.05)
    return taken


async def time_move(asked: Page, others: list[Page]) -> list[float]:
    """Play a move. Returns the seconds until the others had it."""
    number, alone = asked.scene["number"], len(asked.scene["awaited"]) == 1
    began = time.perf_counter()
    sending = asyncio.create_task(asked.play())
    taken = []
    # A secret answer reaches the other seat only with the last one.
    if alone:
        await asyncio.gather(*(page.has_after(number) for page in others))
        taken.append(time.perf_counter() - began)
    await sending
    await asked.has_after(number)
    return taken


def report(what: str, taken: list[float]) -> float:
    """Print the median and the 95th percentile. Returns the latter in milliseconds."""
    if len(taken) < 2:
        raise SystemExit(f"{what}: measured only {len(taken)} times: give it more --seconds")
    p95 = 1000 * statistics.quantiles(taken, n=20)[18]
    print(f"{what}: median {1000 * statistics.median(taken):.0f} ms, p95 {p95:.0f} ms ({len(taken)} times)")
    return p95


async def time_all_moves(ports: list[int], games: list[str], seconds: float) -> dict[str, list[float]]:
    """Play all games at the same time, one table of each."""
    end = time.perf_counter() + seconds
    taken = await asyncio.gather(*(time_moves(ports, game, end) for game in games))
    return dict(zip(games, taken, strict=True))


async def moves_recorded(port: int, tables: list[str]) -> int:
    client = Http(port)
    numbers = [(await client.ask(f"/api/tables/{table}"))["number"] for table in tables]
    client.close()
    return sum(numbers)


async def measure(asked: argparse.Namespace, ports: list[int]) -> None:
    client = Http(ports[0])
    games = asked.game or [game["game"] for game in await client.ask("/api/games")]
    chairs = [f"bot:{asked.level}"] * 2
    tables = []
    for number in range(asked.games):
        created = await client.ask("/api/tables", game=games[number % len(games)], seats=2, chairs=chairs)
        tables.append(created["id"])
    client.close()
    watchers = [Watcher(ports[n % len(ports)], tables[n // len(ports) % len(tables)]) for n in range(asked.clients)]
    watching = [asyncio.create_task(watcher.run()) for watcher in watchers]
    await asyncio.sleep(SETTLE)
    watched = [f"/tables/{id}" for id in tables[: len(games)]]
    scenes = [f"/api/tables/{id}/scene" for id in tables[: len(games)]]
    paths = ["/", *(f"/games/{game}" for game in games), *watched, *scenes]
    print(f"{asked.games} tables of bots ({asked.level}), {asked.clients} open pages, {len(ports)} processes")
    print(f"load average before: {os.getloadavg()[0]:.1f}")
    before, began = await moves_recorded(ports[0], tables), time.perf_counter()
    ends = [time_pages(port, paths, began + asked.seconds) for port in ports]
    pages, moves = await asyncio.gather(asyncio.gather(*ends), time_all_moves(ports, games, asked.seconds))
    elapsed = time.perf_counter() - began
    made = await moves_recorded(ports[0], tables) - before
    page = report("a page", [time for taken in pages for time in taken])
    for game, taken in moves.items():
        report(f"a move of {game} until the other seat has it", taken)
    move = report("a move of any game", [time for taken in moves.values() for time in taken])
    print(f"bots: {made / elapsed:.0f} moves recorded per second, including those of chance")
    sent = sum(watcher.messages for watcher in watchers)
    size = sum(watcher.size for watcher in watchers) / max(1, sent)
    lost = sum(watcher.lost or task.done() for watcher, task in zip(watchers, watching, strict=True))
    print(f"open pages: {sent} messages of {size / 1000:.1f} kB on average, {lost} connections lost")
    print(f"load average after: {os.getloadavg()[0]:.1f}")
    reached = "reached" if max(page, move) <= GOAL and not lost else "MISSED"
    print(f"load test: p95 {page:.0f} ms for a page, {move:.0f} ms for a move; the goal of {GOAL} ms is {reached}")
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="tables of bots")
    parser.add_argument("--clients", type=int, default=400, help="open pages of spectators at these tables")
    parser.add_argument("--game", action="append", help="only this game; you can repeat it")
    parser.add_argument("--level", default="page")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--postgresql", action="store_true", help="use PostgreSQL instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="servers; more than one need PostgreSQL")
    parser.add_argument("--workers", type=int, default=0, help="processes for bots of each server")
    asked = parser.parse_args()
    if asked.processes > 1 and not asked.postgresql:
        parser.error("an SQLite file has one server: add --postgresql")
    with tempfile.TemporaryDirectory() as name, database_of(asked, Path(name)) as database:
        servers = [start(Path(name), database, asked.workers) for _ in range(asked.processes)]
        try:
            asyncio.run(measure(asked, [port for _, port in servers]))
        finally:
            for server, _ in servers:
                os.killpg(server.pid, signal.SIGTERM)
            for server, _ in servers:
                server.wait(20)


if __name__ == "__main__":
    main()
