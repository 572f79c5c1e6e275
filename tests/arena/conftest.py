"""Contests that take no time."""

from __future__ import annotations

import pytest

import hetman
from hetman.arena.contest import Contest

QUICK = ["army=random", "round_limit=2"]


@pytest.fixture
def contest() -> Contest:
    return Contest.read(hetman.game("warchest"), ["random", "greedy"], None, QUICK, 5)


@pytest.fixture
def trio(ambush: hetman.Game) -> Contest:
    """Three sides of one seat each."""
    return Contest.read(ambush, ["random", "greedy"], 3)
