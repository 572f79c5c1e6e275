"""A PostgreSQL server for tests: its own folder, its own user, a free local port."""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "postgres"
"""Debian's user. PostgreSQL refuses to run as root."""


def programs() -> Path | None:
    """The folder of the server's programs. Debian does not put them on the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((place for place in reversed(places) if (place / "pg_ctl").exists()), None)


def missing() -> str:
    """What is missing for PostgreSQL, or nothing."""
    if programs() is None:
        return "PostgreSQL is not installed (apt install postgresql)"
    if importlib.util.find_spec("psycopg") is None:
        return "psycopg is not installed (pip install 'psycopg[binary]')"
    return ""


class Postgres:
    """A running server. `create` makes an empty database and returns its URL."""

    def __init__(self, folder: Path, sync: bool = False) -> None:
        found = programs()
        assert found is not None
        self.programs, self.folder, self.made = found, folder, 0
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        if os.getuid() == 0:
            shutil.chown(folder, USER)
        self.call("initdb", "--pgdata", str(folder / "data"), "--auth", "trust", "--username", "hetman", "--no-sync")
        # The kill tests end servers of the game, not this one: it need not wait for the disk.
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100"
        self.control(
            "start", "--log", str(folder / "log"), "--options", f"{options} -c fsync={'on' if sync else 'off'}"
        )

    def call(self, program: str, *arguments: str) -> None:
        own = ["runuser", "-u", USER, "--"] if os.getuid() == 0 else []
        command = [*own, str(self.programs / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def control(self, action: str, *arguments: str) -> None:
        own = ["runuser", "-u", USER, "--"] if os.getuid() == 0 else []
        command = [*own, str(self.programs / "pg_ctl"), action, "--wait", "--pgdata", str(self.folder / "data")]
        subprocess.run([*command, *arguments], cwd=self.folder, stdout=subprocess.DEVNULL, check=True)

    def restart(self) -> None:
        """Restart it as after a crash: no connection stays."""
        self.control("restart", "--mode", "immediate")

    def create(self) -> str:
        import psycopg

        self.made += 1
        name = f"hetman{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://hetman@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        self.control("stop", "--mode", "immediate")


@contextmanager
def running(sync: bool = False) -> Iterator[Postgres]:
    """A server that ends with the block. With `sync` it waits for the disk, as usual."""
    with tempfile.TemporaryDirectory(prefix="hetman-postgres-") as folder:
        server = Postgres(Path(folder), sync)
        try:
            yield server
        finally:
            server.close()
