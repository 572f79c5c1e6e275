"""`hetman doctor`: checks that tell why a server cannot run here, and what to do."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import sysconfig
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from hetman.bench import is_compiled
from hetman.core import registry
from hetman.core.network import NetworkError
from hetman.extras import install_command
from hetman.table.database import damage_of, engine_for, file_of, latest_schema, read_url, schema_of
from hetman.table.errors import InUse, Unusable
from hetman.table.lock import FileLock, lock_file
from hetman.web.app import STATIC

OK, NOTE, BROKEN = "ok", "note", "broken"
FONTS = tuple(f"{family}-latin{part}.woff2" for family in ("noto-sans", "vollkorn") for part in ("", "-ext"))
EXTRAS = {"arena": "choix", "cluster": "ray", "lab": "pandas", "postgres": "psycopg"}
"""A package by which each extra is recognised."""
LEAST_SPACE = 200_000_000
"""Bytes below which a disk is nearly full."""


class Finding(NamedTuple):
    """What a check found: `key` is a message, `state` one of ok, note (it works without) and broken."""

    state: str
    key: str
    arguments: dict[str, Any]


def found(state: str, key: str, **arguments: Any) -> Finding:
    return Finding(state, f"doctor-{key}", arguments)


def examine(database: str, host: str, port: int) -> Iterator[Finding]:
    """Check everything that a server needs. The database is not changed and not created."""
    yield from check_database(database)
    yield from check_fonts()
    yield check_compiled()
    yield from check_networks()
    yield check_port(host, port)
    yield from check_extras()


def check_database(url: str) -> Iterator[Finding]:
    try:
        path = file_of(read_url(url))
        if path is not None:
            yield check_space(path)
            if not path.exists():
                yield check_new_file(path)
                return
            yield check_lock(path)
        engine = engine_for(url)
    except (Unusable, OSError) as error:
        yield found(BROKEN, "database-unusable", text=str(error))
        return
    try:
        yield from check_engine(engine)
    except DBAPIError as error:
        yield found(BROKEN, "database-unusable", text=" ".join(str(error.orig).split()))
    finally:
        engine.dispose()


def check_new_file(path: Path) -> Finding:
    """A server makes the file. Then the folder must be there, or its nearest parent must be writable."""
    folder = nearest(path.parent)
    if os.access(folder, os.W_OK):
        return found(OK, "database-new", file=str(path))
    return found(BROKEN, "database-folder", file=str(folder))


def check_lock(path: Path) -> Finding:
    try:
        FileLock(path).release()
    except InUse:
        return found(NOTE, "database-in-use", file=str(path))
    except OSError as error:
        return found(BROKEN, "database-unusable", text=f"{lock_file(path)}: {error.strerror}")
    return found(OK, "database-free", file=str(path))


def check_engine(engine: Engine) -> Iterator[Finding]:
    schema, latest = schema_of(engine), latest_schema()
    if schema == latest:
        yield found(OK, "database-schema", text=str(schema))
    elif schema is None or (latest is not None and schema < latest):
        yield found(NOTE, "database-migration", text=str(latest))
    else:
        yield found(BROKEN, "database-newer", text=schema)
    path = file_of(engine.url)
    if path is not None:
        with closing(sqlite3.connect(path)) as connection:
            damage = damage_of(connection)
        if damage:
            yield found(BROKEN, "database-damaged", text=damage)
    yield check_writable(engine)


def check_writable(engine: Engine) -> Finding:
    """Write a table and take it back: nothing of it stays."""
    with engine.connect() as connection:
        try:
            connection.execute(text("CREATE TABLE hetman_doctor (number INTEGER)"))
        except DBAPIError as error:
            return found(BROKEN, "database-read-only", text=" ".join(str(error.orig).split()))
        finally:
            connection.rollback()
    return found(OK, "database-writable")


def check_space(path: Path) -> Finding:
    free = shutil.disk_usage(nearest(path.parent)).free
    state, key = (OK, "space") if free >= LEAST_SPACE else (BROKEN, "space-low")
    return found(state, key, count=free // 1_000_000)


def nearest(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that exists."""
    return next(place for place in (folder, *folder.absolute().parents) if place.exists())


def check_fonts() -> Iterator[Finding]:
    missing = [name for name in FONTS if not (STATIC / "fonts" / name).is_file()]
    if missing:
        yield found(BROKEN, "fonts-missing", text=", ".join(missing))
    else:
        yield found(OK, "fonts", count=len(FONTS))


def check_compiled() -> Finding:
    if is_compiled():
        return found(OK, "compiled")
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    return found(NOTE, "plain" if shutil.which(compiler) else "no-compiler", text=compiler)


def check_networks() -> Iterator[Finding]:
    """Say which evaluator judges positions with the default options. Without a network, bots are weaker but work."""
    for name in registry.games_to_learn():
        game = registry.game(name)
        judged = []
        for seats in game.seats:
            try:
                game.network(game.setup(seats))
                judged.append(str(seats))
            except NetworkError as error:
                yield found(NOTE, "linear", game=name, seats=seats, text=str(error))
        if judged:
            yield found(OK, "network", game=name, seats=", ".join(judged))


def check_port(host: str, port: int) -> Finding:
    """A port in use is no fault: the server takes the next one. An address that is not of this machine is one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        in_use = error.errno is not None and "in use" in os.strerror(error.errno)
        return found(
            NOTE if in_use else BROKEN, "port-in-use" if in_use else "port", text=f"{host}:{port}", reason=str(error)
        )
    return found(OK, "port-free", text=f"{host}:{port}")


def check_extras() -> Iterator[Finding]:
    for extra, package in EXTRAS.items():
        if find_spec(package) is None:
            yield found(NOTE, "extra-missing", text=extra, usage=install_command(extra))
        else:
            yield found(OK, "extra", text=extra)
