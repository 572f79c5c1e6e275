from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from postgres import Postgres
from web import server
from web.server import serving

BOTH = (
    *("absence", "agreements", "analyses", "api", "aside", "devices", "history", "hosting", "invitations", "live"),
    *("lessons", "operation", "own_bots", "pages", "password", "privacy", "quota", "running_records", "sockets"),
    "turns",
)
"""Files whose tests run on SQLite and on PostgreSQL. The others ask a database for nothing of their own."""
SQLITE, POSTGRESQL = "sqlite", "postgresql"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    own = {"database", "postgres"} & set(metafunc.fixturenames)
    if not own and Path(metafunc.module.__file__ or "").stem.removeprefix("test_") in BOTH:
        metafunc.parametrize("served_from", (SQLITE, POSTGRESQL), indirect=True)


@pytest.fixture(autouse=True)
def served_from(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The kind of database that servers of this test use."""
    kind = str(getattr(request, "param", SQLITE))
    if kind == POSTGRESQL:
        postgres: Postgres = request.getfixturevalue("postgres")
        made: dict[Path, str] = {}
        monkeypatch.setattr(
            server, "url_of", lambda folder: made.get(folder) or made.setdefault(folder, postgres.create())
        )
    return kind


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as client:
        yield client
