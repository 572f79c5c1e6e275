"""Bots by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import hetman
from hetman import Seat
from hetman.bots import Bot, bot, bots, read_bot, registry
from hetman.bots.levels import LEVELS
from hetman.bots.search import SearchBot
from hetman.language import LANGUAGES, language


class Lowest(Bot):
    """Takes the lowest move."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        return min(seat.moves())


def test_budgets_are_written_after_the_name() -> None:
    searching = read_bot("search:500")
    assert isinstance(searching, SearchBot)
    assert (searching.iterations, searching.time) == (500, None)
    timed = read_bot("search:time=0.2")
    assert isinstance(timed, SearchBot)
    assert timed.time == 0.2


def test_a_level_is_a_search() -> None:
    for level in ("page", "squire", "knight"):
        assert isinstance(bot(level), SearchBot)
        assert isinstance(bot("search", level=level), SearchBot)
    with pytest.raises(ValueError, match="no level 'king'; there are page, squire, knight, hetman"):
        bot("search", level="king")


@pytest.mark.parametrize("code", LANGUAGES)
def test_levels_have_names_that_people_understand(code: str) -> None:
    names = [language(code).say(f"bot-{level}") for level in LEVELS]
    assert names == {"en": ["page", "squire", "knight", "hetman"], "pl": ["paź", "giermek", "rycerz", "hetman"]}[code]


def test_a_class_from_outside_sits_down() -> None:
    state = hetman.game("warchest").start(army="first-game")
    state.roll(hetman.Dice(1))
    lowest = read_bot(f"{__name__}:Lowest", seed=3)
    assert isinstance(lowest, Lowest)
    assert lowest.seed == 3
    assert lowest.choose(Seat(state, state.actor)) == min(state.moves())


def test_an_installed_package_brings_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("lowest", f"{__name__}:Lowest", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "outside", lambda: {"lowest": entry})
    assert "lowest" in bots()
    assert isinstance(read_bot("lowest"), Lowest)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("serach", "no bot 'serach'; did you mean 'search'"),
        ("xyz", "there are page, squire, knight, hetman, random, greedy, search, or module:Class"),
        ("search:many", "'many' is not a number; write search:500"),
        ("search:speed=3", "bot 'search' does not take speed"),
        ("search:0", "iterations must be an integer of at least 1, got 0"),
        ("search:2.5", "iterations must be an integer of at least 1, got 2.5"),
        ("search:time=nan", "time must be above 0 and at most 3600 seconds, got nan"),
        ("search:margin=-1", "margin must be from 0 to 1, got -1"),
        ("search:seed=3", "the seed of a bot comes from the game"),
        ("greedy:worlds=0", "worlds must be an integer of at least 1, got 0"),
        ("greedy:steps=0.5", "steps must be an integer of at least 0, got 0.5"),
        ("nowhere.at.all:Bot", "no bot 'nowhere.at.all:Bot'"),
        ("hetman.core.dice:Dice", "has no choose"),
        ("hetman.core.dice:Nothing", "no bot"),
    ],
)
def test_names_that_mean_nothing(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_bot(text)
