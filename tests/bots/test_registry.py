"""Bots by name."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from typer.testing import CliRunner

import hetman
from hetman import Seat
from hetman.bots import Bot, bot, bots, read_bot
from hetman.bots.levels import LEVELS
from hetman.bots.registry import BrokenBot, opponents
from hetman.bots.search import SearchBot
from hetman.bots.text_form import full_form, short_form
from hetman.cli import app
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


@pytest.mark.usefixtures("own_bots")
def test_an_installed_package_brings_bots(caplog: pytest.LogCaptureFixture) -> None:
    assert bots()[-3:] == ("lowest", "breaks", "fails")
    assert opponents() == (*LEVELS, "lowest", "breaks", "fails")
    assert type(read_bot("lowest", seed=3)).__name__ == "Lowest"
    # The others harm nobody. Each gets one line, once.
    bots()
    said = sorted(record.getMessage() for record in caplog.records)
    assert said == [
        "bot 'gone' of own-bots is left out: ModuleNotFoundError: No module named 'no_such_module'",
        "bot 'leaves' of own-bots is left out: SystemExit: usage",
        "bot 'mute' of own-bots is left out: ValueError: 'own_bots_dist:Mute' is not a bot: it has no choose(seat)",
        "bot 'page' of own-bots is left out: ValueError: that name is taken, choose another one",
    ]
    with pytest.raises(ValueError, match="no bot 'gone'"):
        read_bot("gone")


@pytest.mark.usefixtures("own_bots")
def test_settings_have_the_types_of_the_parameters() -> None:
    nth: Any = read_bot("own_bots_dist:Nth:n=3,wrap=no,label=5,share=0.5")
    assert (nth.n, nth.wrap, nth.label, nth.share) == (3, False, "5", 0.5)
    first: Any = read_bot("own_bots_dist:Nth:4")
    assert (first.n, first.share) == (4, None)
    breaks: Any = read_bot("breaks:moves=7")
    assert breaks.left == 7


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("own_bots_dist:Nth", "bot 'own_bots_dist:Nth' needs n, as in n=…"),
        ("own_bots_dist:Nth:n=x", "bot 'own_bots_dist:Nth:n=x': n must be an integer, got 'x'"),
        ("own_bots_dist:Nth:1,wrap=maybe", "wrap must be yes or no, got 'maybe'"),
        ("own_bots_dist:Nth:1,depth=2", "does not take depth; it takes n, wrap, label, share"),
        ("own_bots_dist:Lowest:n=3", "does not take n; it has no settings"),
        ("own_bots_dist:Low", "no bot 'own_bots_dist:Low': the module 'own_bots_dist' has Lowest, Nth, Breaks"),
        ("own_bots_dist", "no bot 'own_bots_dist'; did you mean 'own_bots_dist:Class'?"),
        ("own_bots_dist.Lowest", "did you mean 'own_bots_dist:Lowest'?"),
        ("./own_bots_dist.py:Lowest", "such as 'own_bots_dist:Lowest', got a file"),
        ("own_bots_dist.py:Lowest", "such as 'own_bots_dist:Lowest', got a file"),
        ("no_such_module:Bot", "no bot 'no_such_module:Bot': No module named 'no_such_module'"),
        (":Bot", "no bot ':Bot': expected module:Class"),
        ("own_bots_dist:__name__", "must be the class of a bot, got str 'own_bots_dist'"),
    ],
)
def test_wrong_settings_are_named(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_bot(text)


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("own_bots_dist:Unready", "cannot be made: OSError: no weights"),
        ("own_bots_leaves:Bot", "cannot be loaded: SystemExit: usage"),
        ("own_bots_needs:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
    ],
)
def test_the_code_of_a_bot_fails_before_the_game(text: str, complaint: str) -> None:
    """The command shows where, in the author's code alone, and ends with one line."""
    with pytest.raises(BrokenBot, match=f"bot '{text}' {complaint}") as raised:
        read_bot(text)
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value), "a worker process can send it"
    for command in (["arena", "warchest", text, "greedy"], ["play", "warchest", "--players", text]):
        result = CliRunner().invoke(app, command, prog_name="hetman")
        assert result.exit_code == 2
        lines = result.stderr.splitlines()
        assert lines[-1] == f"hetman: bot '{text}' {complaint}"
        assert [line for line in lines if line.startswith("  File ")]
        assert all("own_bots" in line for line in lines if line.startswith("  File "))


def test_a_level_has_a_full_form_for_records() -> None:
    assert full_form("knight") == "search:level=knight"
    assert full_form("page:margin=0.1") == "search:level=page,margin=0.1"
    assert full_form("module:Bot:n=3") == "module:Bot:n=3"
    assert short_form("search:level=knight") == "knight"
    assert short_form("search:500") == "search:500"
    same, level = read_bot("search:level=page,margin=0.1"), read_bot("page")
    assert isinstance(same, SearchBot)
    assert isinstance(level, SearchBot)
    assert (same.iterations, same.margin) == (level.iterations, 0.1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("serach", "no bot 'serach'; did you mean 'search'"),
        ("xyz", "there are page, squire, knight, hetman, random, greedy, linear, search, or module:Class"),
        ("search:many", "iterations must be an integer, got 'many'"),
        ("search:speed=3", "bot 'search:speed=3' does not take speed; it takes iterations, time, margin, cores"),
        ("search:0", "iterations must be an integer of at least 1, got 0"),
        ("search:2.5", "iterations must be an integer, got '2.5'"),
        ("search:3,iterations=4", "iterations is given twice"),
        ("search:level=king", "no level 'king'; there are page"),
        ("random:3", "expected NAME=VALUE, got '3'; it has no settings"),
        ("search:time=nan", "time must be above 0 and at most 3600 seconds, got nan"),
        ("search:margin=-1", "margin must be from 0 to 1, got -1"),
        ("search:seed=3", "the seed of a bot comes from the game"),
        ("greedy:worlds=0", "worlds must be an integer of at least 1, got 0"),
        ("greedy:steps=0.5", "steps must be an integer, got '0.5'"),
        ("nowhere.at.all:Bot", "no bot 'nowhere.at.all:Bot'"),
        ("hetman.core.dice:Dice", "has no choose"),
        ("hetman.core.dice:Nothing", "no bot"),
    ],
)
def test_names_that_mean_nothing(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_bot(text)
