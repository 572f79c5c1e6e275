"""What all tests share: the small game `ambush` is known everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import hetman

sys.path.insert(0, str(Path(__file__).parent))

from ambush import Ambush


@pytest.fixture
def ambush() -> Ambush:
    game = Ambush()
    hetman.register(game)
    return game
