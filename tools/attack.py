"""Send malformed requests to a server of its own: `python tools/attack.py`.

It starts a server on the loopback with raised rate limits and an empty database, and sends it broken JSON, wrong types,
very long numbers, zero bytes, invalid UTF-8, odd headers and paths, altered records and broken WebSocket frames. Each
request follows from the seed and its number, so that `--only NUMBER` repeats one.

A status of 5xx, a 429, an answer that does not come, and an error in the server's log are faults. They are printed with
the request, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import ipaddress
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import hetman
from hetman.table.database import sqlite_url
from malformed import Attack, Target

SERVER = """
import sys

if __name__ == "__main__":
    # Not above: bot workers import this script, too.
    import uvicorn
    from hetman.web.app import create_app
    from hetman.web.rate_limits import Rate
    from hetman.web.settings import Settings

    settings = Settings(sys.argv[2], pause=0, workers=1)
    raised = {kind: Rate(1e9, 1e9) for kind in settings.rates}
    app = create_app(Settings(sys.argv[2], pause=0, workers=1, rates=raised))
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="error", access_log=False)
"""
HERE = "127.0.0.1"
"""Requests go nowhere else."""
STARTS = 300
ANSWERS = 120
"""Seconds in which a server must start, and in which it must answer: the machine may be busy with other work."""
SHOWN = 600
"""Bytes of a request that are printed."""
FRESH = 400
"""Requests after which new tables are created: the attack ends games."""
MOST = 1_000_000
WAITS = (
    b"\r\ncontent-length: 5\r",
    b"\r\ncontent-length: 0\r",
    b"transfer-encoding",
    b"expect:",
    b"upgrade: websocket",
)
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
FIRST = 50
"""Bytes of an answer that have its status."""
SHORT = 0.2
"""Seconds for a request after which the server rightly waits for more."""
LOGGED = ("Traceback", "never retrieved", "never awaited")
ANSWERED_TWICE = "h11._util.LocalProtocolError"
"""uvicorn answers a broken chunk with 400 itself, and logs that our answer came later. The client sees one answer."""

# The server


def local(database: str) -> bool:
    """Return whether a database is on this machine: a file, or a server on the loopback."""
    host = urlsplit(database).hostname
    if database.startswith("sqlite:") or host == "localhost":
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(host or "").is_loopback
    return False


@contextmanager
def serving(database: str, folder: Path) -> Iterator[tuple[str, Path]]:
    """Run a server. Yields its URL and its log."""
    script, log = folder / "serve.py", folder / "log"
    script.write_text(SERVER)
    with socket.socket() as free:
        free.bind((HERE, 0))
        port = free.getsockname()[1]
    with log.open("wb") as output:
        command = [sys.executable, str(script), str(port), database]
        process = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)
    try:
        url, deadline = f"http://{HERE}:{port}", time.monotonic() + STARTS
        while not answers(url):
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start: {log.read_text(errors='replace')[-2000:]}")
            time.sleep(0.1)
        yield url, log
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def answers(url: str) -> bool:
    with suppress(OSError):
        return isinstance(ask(f"{url}/api/games"), list)
    return False


def ask(url: str, token: str = "", body: Any = None) -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(url, json.dumps(body).encode() if body is not None else None, headers)
    with urllib.request.urlopen(request, timeout=ANSWERS) as answer:
        text = answer.read().decode()
    return json.loads(text) if "json" in answer.headers["content-type"] else text


def new_target(url: str, game: str, kind: int) -> Target:
    """Create a table: one that runs, one that waits, or one that is over."""
    chairs = ["me", "open"] if kind == 1 else ["me", "me"]
    made = ask(f"{url}/api/tables", body={"game": game, "seats": 2, "chairs": chairs, "public": True})
    tokens, table = list(made["tokens"].values()), f"{url}/api/tables/{made['id']}"
    state = ask(table, tokens[0])
    found = Target(game, made["id"], tokens, state["number"], state.get("moves", []))
    if kind == 2:
        ask(f"{table}/concede", tokens[0], {})
        found.record = ask(f"{table}/record")
    return found


def targets(url: str) -> list[Target]:
    found = [new_target(url, game, kind) for game in hetman.games() for kind in range(3)]
    for target in found:
        target.record = next(other.record for other in reversed(found) if other.game == target.game)
    return found


def send(url: str, request: bytes) -> int:
    """Send the bytes. Returns the status of the answer: 0 if the server closed without one, -1 if none came in time."""
    patience = SHORT if any(sign in request for sign in WAITS) else ANSWERS
    found = b""
    with socket.create_connection((HERE, urlsplit(url).port), patience) as connection:
        try:
            connection.sendall(request)
            while part := connection.recv(65536):
                found += part[: max(0, FIRST - len(found))]
        except TimeoutError:
            if patience == ANSWERS and not found:
                return -1
        except ConnectionError:
            # The server closed before it read everything. Its answer may have come before that.
            pass
    words = found.removeprefix(CONTINUE).split(b" ", 2)
    return int(words[1][:3]) if len(words) > 1 and words[1][:3].isdigit() else 0


# The attack


def wrong(status: int) -> bool:
    return status >= 500 or status in (429, -1)


def news(log: Path, read: int) -> tuple[str, int]:
    """Return the errors that the log has got since its first `read` bytes, and its length now."""
    data = log.read_bytes()
    text = data[read:].decode(errors="replace")
    error = any(sign in text for sign in LOGGED) and ANSWERED_TWICE not in text
    return (text if error else ""), len(data)


def attack(url: str, log: Path, seed: int, numbers: range, seconds: float) -> tuple[Counter[int], int]:
    """Send the requests of these numbers. Returns how often each status came, and the number of faults."""
    seen, faults, read, until = Counter[int](), 0, 0, time.monotonic() + seconds
    found = targets(url)
    for number in numbers:
        if time.monotonic() > until:
            print(f"stopped after {seconds:.0f} s, before request {number}")
            break
        if number % FRESH == FRESH - 1:
            found = targets(url)
        choice = random.Random(f"{seed}:{number}")
        request = Attack(choice, choice.choice(found)).made()
        status = send(url, request)
        seen[status] += 1
        error, read = news(log, read)
        if wrong(status) or error:
            faults += 1
            print(f"status {status}: repeat with --seed {seed} --only {number}\n  {request[:SHOWN]!r}\n{error[-2000:]}")
    return seen, faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=10_000, help=f"at most {MOST:,}")
    parser.add_argument("--seconds", type=float, default=7200, help="stop after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="send the request of this number alone")
    parser.add_argument("--database", default="", help="the URL of an empty database; the default is an SQLite file")
    asked = parser.parse_args()
    if not 1 <= asked.requests <= MOST:
        parser.error(f"--requests must be from 1 to {MOST}, got {asked.requests}")
    if asked.database and not local(asked.database):
        parser.error(f"--database must be on this machine, such as postgresql://127.0.0.1/attack, got {asked.database}")
    numbers = range(asked.requests) if asked.only is None else range(asked.only, asked.only + 1)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="hetman-attack-") as name:
        database = asked.database or sqlite_url(Path(name) / "hetman.db")
        with serving(database, Path(name)) as (url, log):
            seen, faults = attack(url, log, asked.seed, numbers, asked.seconds)
            if not answers(url):
                print("the server does not answer any more")
                faults += 1
    each = ", ".join(f"{count} × {status}" for status, count in sorted(seen.items()))
    sent, took = sum(seen.values()), time.monotonic() - began
    print(f"{sent} requests in {took:.0f} s: {each}; {faults} faults")
    return 1 if faults or sent < len(numbers) else 0


if __name__ == "__main__":
    sys.exit(main())
