"""The action numbers of every game are few, and stay the same within a version of its rules."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

import hetman
from hetman.testing.suite import settings_of

DOCS = Path(__file__).parents[2] / "docs"
TITLES = {"warchest": "War Chest", "grunwald": "Na Grunwald!", "zizka": "Jan Žižka", "chocim": "Chocim"}
LIMITS = {"warchest": 6000, "grunwald": 1500, "zizka": 4000, "chocim": 2500}
FINGERPRINTS = {
    ("warchest", "1"): "10a3f7965c397961",
    ("grunwald", "2"): "b2abd72cd0921300",
    ("zizka", "2"): "d4d5e044c2a0282c",
    ("chocim", "2"): "5aa5580c682e0451",
}
"""By game and rules version: a hash of the numbers of every setting. Learned weights depend on them."""


def fingerprint(game: hetman.Game) -> str:
    digest = hashlib.sha256()
    for setting in settings_of(game):
        space = game.action_space(game.setup(setting.seats, **dict(setting.options)))
        digest.update(f"{setting}: {space.keys}\n".encode())
    return digest.hexdigest()[:16]


def most_numbers(name: str) -> int:
    game = hetman.game(name)
    setups = [game.setup(setting.seats, **dict(setting.options)) for setting in settings_of(game)]
    return max(game.action_space(setup).size for setup in setups)


@pytest.mark.parametrize("name", LIMITS)
def test_there_are_few_numbers(name: str) -> None:
    assert most_numbers(name) <= LIMITS[name]


@pytest.mark.parametrize("page", ["researchers.md", "architecture.md"])
def test_the_documents_have_the_sizes(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for name, title in TITLES.items():
        found = re.findall(rf"{title} (?:has )?(\d,\d{{3}}|\d{{3}})\b", text)
        assert f"{most_numbers(name):,}" in found, title


@pytest.mark.parametrize("name", LIMITS)
def test_numbers_are_stable_within_a_rules_version(name: str) -> None:
    game = hetman.game(name)
    assert fingerprint(game) == FINGERPRINTS[name, game.version], "numbers changed: raise the version or keep them"


def test_a_small_army_has_few_numbers() -> None:
    game = hetman.game("warchest")
    assert game.action_space(game.setup(2, army="first-game")).size < 2500
