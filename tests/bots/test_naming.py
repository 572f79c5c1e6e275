"""Bots by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import hetman
from hetman import Seat
from hetman.bots import Bot, bot, bots, naming, read_bot
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
    entry = EntryPoint("lowest", f"{__name__}:Lowest", naming.ENTRY_POINTS)
    monkeypatch.setattr(naming, "outside", lambda: {"lowest": entry})
    assert "lowest" in bots()
    assert isinstance(read_bot("lowest"), Lowest)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("serach", "no bot 'serach'; did you mean 'search'"),
        ("xyz", "there are page, squire, knight, hetman, random, greedy, search, or module:Class"),
        ("search:many", "'many' is no number; written like search:500"),
        ("search:speed=3", "bot 'search' does not take speed"),
        ("search:0", "iterations takes a whole number from 1 on, not 0"),
        ("search:2.5", "iterations takes a whole number from 1 on, not 2.5"),
        ("search:time=nan", "a time of up to 3600 seconds, not nan"),
        ("search:margin=-1", "a margin from 0 to 1, not -1"),
        ("search:seed=3", "seed comes from the game"),
        ("greedy:worlds=0", "worlds takes a whole number from 1 on, not 0"),
        ("greedy:steps=0.5", "steps takes a whole number from 0 on, not 0.5"),
        ("nowhere.at.all:Bot", "no bot 'nowhere.at.all:Bot'"),
        ("hetman.core.dice:Dice", "has no choose"),
        ("hetman.core.dice:Nothing", "no bot"),
    ],
)
def test_names_that_mean_nothing(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_bot(text)
