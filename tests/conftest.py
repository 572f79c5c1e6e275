"""Fixtures of all tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hetman
from ambush import Ambush
from hetman.bots import registry as bot_registry
from hetman.core import registry
from own_bots import write_distribution

TEXT = """
game-name = Ambush
game-about = Lay the strongest card alone.
seat-0 = Anna
seat-1 = Borys
seat-2 = Celina
card-hidden = a card
card-one = one
card-two = two
card-three = three
log-roll = The prize is {{ $prize }}.
log-draw = {{ $seat }} draws {{ $card }}.
log-lay = {{ $seat }} lays {{ $card }}.
log-look = {{ $seat }} looks at the deck.
log-skip = {{ $seat }} does not look.
log-see = {{ $seat }} sees {{ $card }}.
log-prize = {{ $seat }} takes {{ $points }}.
prompt-lay = Lay a card. {code}
wait-lay = {{ $seat }} lays a card.
prompt-look = Look?
wait-look = {{ $seat }} may look.
"""


@pytest.fixture
def ambush(monkeypatch: pytest.MonkeyPatch) -> Ambush:
    """A game that is registered for one test."""
    monkeypatch.setattr(registry, "REGISTERED", {})
    game = Ambush()
    hetman.register(game)
    return game


@pytest.fixture
def ambush_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> hetman.Game:
    """The same game with texts, for the table and the log."""
    monkeypatch.setattr(registry, "REGISTERED", {})

    class WithTexts(Ambush):
        folder = tmp_path / "ambush"

    (WithTexts.folder / "text").mkdir(parents=True)
    for code in ("en", "pl"):
        (WithTexts.folder / "text" / f"{code}.ftl").write_text(TEXT.format(code=code), encoding="utf-8")
    game = WithTexts()
    hetman.register(game)
    return game


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
