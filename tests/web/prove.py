"""The long proof of the server, on SQLite and PostgreSQL: `make prove-server`.

Servers are killed 100 times under load. Then each database gets 10,000 malformed requests as raw bytes, and 10,000 made
from the OpenAPI document. Every part prints a line, and the last line says how many passed. A part that fails does not
stop the others. `PART="kill --on SQLite"` runs one part on one database.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import postgres
from hetman.table.database import sqlite_url
from web.kill import kill_servers
from web.processes import Server
from web.schema_requests import send_requests, told

ATTACK = Path(__file__).parents[2] / "tools" / "attack.py"
KINDS = SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"
Part = Callable[[str, str, Path, argparse.Namespace], str]


def kill(kind: str, database: str, folder: Path, asked: argparse.Namespace) -> str:
    processes = 1 if kind == SQLITE else 2
    return f"{processes} server{'s' * (processes > 1)}, {kill_servers(folder, database, processes, asked.kills)}"


def attack(kind: str, database: str, folder: Path, asked: argparse.Namespace) -> str:
    command = [sys.executable, str(ATTACK), "--requests", str(asked.requests), "--database", database]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, done.stdout
    return done.stdout.strip()


def schema(kind: str, database: str, folder: Path, asked: argparse.Namespace) -> str:
    server = Server(folder, database)
    try:
        # Some operations have fewer requests than their share.
        return told(send_requests(server, round(1.1 * asked.requests)))
    finally:
        server.kill()


PARTS: dict[str, Part] = {"kill": kill, "attack": attack, "schema": schema}


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == SQLITE:
        yield sqlite_url(folder / "hetman.db")
        return
    with postgres.running() as server:
        yield server.create()


def passes(name: str, kind: str, asked: argparse.Namespace) -> bool:
    """Run one part on an empty database of its own, and print what was seen."""
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder, database_of(kind, Path(folder)) as database:
            seen, passed = PARTS[name](kind, database, Path(folder), asked), True
    except Exception:
        seen, passed = traceback.format_exc(), False
    said = "passed" if passed else "FAILED"
    print(f"{name} on {kind} {said} in {(time.monotonic() - began) / 60:.1f} minutes: {seen}", flush=True)
    return passed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all if none is named")
    parser.add_argument("--on", choices=KINDS, action="append", help="only on this database")
    parser.add_argument("--kills", type=int, default=100, help="for each database")
    parser.add_argument("--requests", type=int, default=10_000, help="of each kind, for each database")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"a part is one of {', '.join(PARTS)}, got {', '.join(sorted(unknown))}")
    missing, began = postgres.missing(), time.monotonic()
    if missing:
        print(f"{missing}: PostgreSQL is left out")
    kinds = [kind for kind in asked.on or KINDS if kind == SQLITE or not missing]
    passed = [passes(name, kind, asked) for name in asked.parts or PARTS for kind in kinds]
    print(f"prove-server: {sum(passed)} of {len(passed)} parts passed in {(time.monotonic() - began) / 60:.1f} minutes")
    return 0 if passed and all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
