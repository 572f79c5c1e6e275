"""Requests of a client to a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.served import served
from hetman.client.errors import Refusal
from hetman.client.server import Server


def test_a_client_takes_the_password_of_the_server_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, password="zażółć 100%") as url:
        server = Server(url.rstrip("/"), lambda reason, wait: None, patience=5)
        monkeypatch.delenv("HETMAN_PASSWORD", raising=False)
        with pytest.raises(Refusal, match="password"):
            server.get("/api/games")
        monkeypatch.setenv("HETMAN_PASSWORD", "zażółć 100%")
        assert server.get("/api/games")
