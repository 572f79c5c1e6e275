"""Fixtures of all tests."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hetman
import postgres as postgres_server
from ambush import Ambush
from hetman.bots import registry as bot_registry
from hetman.core import registry
from hetman.table.database import sqlite_url
from own_bots import write_distribution
from packages import Packages, installed_in


def pytest_configure() -> None:
    """A shell starts its background jobs deaf to Ctrl-C, and every process of a test would inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def no_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the event loop of Playwright from tests without a browser.

    Once a browser has been opened, this loop counts as running for all later tests of the process, and `asyncio.run`
    refuses.
    """
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture
def ambush(monkeypatch: pytest.MonkeyPatch) -> Ambush:
    """A game that is registered for one test."""
    monkeypatch.setattr(registry, "REGISTERED", {})
    game = Ambush()
    hetman.register(game)
    return game


class Lines(logging.Handler):
    """Keeps the messages of a log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@pytest.fixture(autouse=True)
def failed_drawings() -> Iterator[list[str]]:
    """What the pages log of drawings that fail. They go on without, so that only this shows a fault to the tests."""
    heard, logger = Lines(), logging.getLogger("hetman.web.drawing")
    logger.addHandler(heard)
    yield heard.lines
    logger.removeHandler(heard)
    assert not heard.lines, "\n".join(heard.lines)


OPTIONAL = re.compile(r"^(verb|choice|option)-.*\n(    .*\n)*", re.MULTILINE)


@pytest.fixture
def terse(tmp_path: Path, ambush: Ambush) -> Ambush:
    """The same game without the texts that a game may leave out."""
    (tmp_path / "text").mkdir()
    for file in (ambush.folder / "text").glob("*.ftl"):
        text = OPTIONAL.sub("", file.read_text(encoding="utf-8"))
        (tmp_path / "text" / file.name).write_text(text, encoding="utf-8")
    ambush.folder = tmp_path
    return ambush


@pytest.fixture(scope="session")
def postgres() -> Iterator[postgres_server.Postgres]:
    """A PostgreSQL server for all tests of this process. Without one, they are skipped."""
    missing = postgres_server.missing()
    if missing:
        pytest.skip(missing)
    with postgres_server.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "data" / "hetman.db")
    server: postgres_server.Postgres = request.getfixturevalue("postgres")
    return server.create()


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A distribution with bots that is installed for one test, here and in processes that the test starts."""
    folder = tmp_path / "site"
    folder.mkdir()
    write_distribution(folder)
    monkeypatch.syspath_prepend(folder)
    bot_registry.outside.cache_clear()
    yield folder
    bot_registry.outside.cache_clear()
    sys.modules.pop("own_bots_dist", None)


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """Packages of other people for one test."""
    folder = tmp_path / "packages"
    folder.mkdir()
    with installed_in(folder, monkeypatch) as packages:
        yield packages
