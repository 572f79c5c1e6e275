"""At the table only the games are known that come with Hetman, and those that a test brings."""

from __future__ import annotations

import pytest

from hetman.core import registry


@pytest.fixture(autouse=True)
def only_games_that_come_with_hetman(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
