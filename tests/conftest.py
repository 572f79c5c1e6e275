"""What all tests share."""

from __future__ import annotations

import pytest

import hetman
from ambush import Ambush
from hetman.core import registry


@pytest.fixture
def ambush(monkeypatch: pytest.MonkeyPatch) -> Ambush:
    """A game that is registered for one test only."""
    monkeypatch.setattr(registry, "REGISTERED", {})
    game = Ambush()
    hetman.register(game)
    return game
