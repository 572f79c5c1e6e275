"""No game of an earlier test is left."""

from __future__ import annotations

import pytest

from hetman.core import registry


@pytest.fixture(autouse=True)
def only_games_that_come_with_hetman(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
