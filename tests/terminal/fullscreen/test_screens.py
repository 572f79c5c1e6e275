"""Pictures of the screens in letters, at three widths. HETMAN_WRITE_SCREENS=1 writes them anew; look at the changes."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import hetman
from hetman.language import language
from hetman.presentation.hints import HintText
from hetman.presentation.moves import order_text
from hetman.presentation.texts import texts_of
from hetman.terminal.fullscreen.app import HetmanApp
from hetman.terminal.fullscreen.dialogs import Dialog
from hetman.terminal.fullscreen.lesson_screen import LessonScreen
from hetman.terminal.fullscreen.lesson_table import LessonTable
from hetman.terminal.fullscreen.replay_view import ReplayView
from hetman.terminal.fullscreen.start_screen import Chooser, level_sheet, offer_sheet, start_sheet
from hetman.terminal.saved_games import SavedGame
from terminal.fullscreen.driver import Driver, local_table, screen_text, sitting

FOLDER = Path(__file__).parent / "screens"
SIZES = [(60, 24), (80, 24), (100, 30)]
GAMES = ["warchest", "grunwald", "zizka", "chocim"]


LONG: dict[str, dict[str, Any]] = {"warchest": {"round_limit": 30}}
"""Options that keep a game from ending before all its states are reached."""


def compare(name: str, text: str) -> None:
    """Compare with the stored picture. Ends of lines do not count."""
    file = FOLDER / f"{name}.txt"
    if os.environ.get("HETMAN_WRITE_SCREENS"):
        file.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == file.read_text(encoding="utf-8"), f"{name} looks different; see the docstring"


def in_window(text: str, width: int, height: int) -> bool:
    lines = text.split("\n")
    return len(lines) <= height and all(len(line) <= width for line in lines)


async def pictures(driver: Driver, name: str) -> None:
    """Compare the screen at all sizes. The window changes while the table runs."""
    for width, height in SIZES:
        await driver.pilot.resize_terminal(width, height)
        await driver.pilot.pause()
        assert in_window(driver.text, width, height)
        compare(f"{name}-{width}", driver.text)


def test_the_first_screens_in_polish() -> None:
    async def look() -> None:
        for game in GAMES:
            async with sitting(local_table(game, code="pl")) as driver:
                await pictures(driver, f"{game}-start-pl")

    asyncio.run(look())


@pytest.mark.parametrize("game", GAMES)
def test_the_states_of_a_table(game: str) -> None:
    table = local_table(game, **LONG.get(game, {}))

    async def hints() -> list[HintText]:
        """Two moves, without a bot that thinks."""
        match = table.match
        decision = match.state.stack[-1]
        moves = match.moves(match.actor)[:2]
        orders = [order_text(match.game, decision, move, table.words) for move in moves]
        notations = [match.game.notation(move) for move in moves]
        return [HintText(move, order, ("gain",), ("risk",)) for move, order in zip(notations, orders, strict=True)]

    table.hints = hints  # type: ignore[method-assign]

    async def look() -> None:
        async with sitting(table) as driver:
            for state, reach in STATES.items():
                await reach(driver)
                await pictures(driver, f"{game}-{state}")
                await driver.press("escape")
            table.match.concede(1)
            driver.screen.changed()
            await driver.pilot.pause()
            await pictures(driver, f"{game}-result")

    asyncio.run(look())


async def nothing(driver: Driver) -> None:
    """The first screen."""


async def choose(driver: Driver) -> None:
    """A chosen thing: chips and actions."""
    await driver.press("enter")


async def refuse(driver: Driver) -> None:
    """A thing that cannot be chosen, with the reason."""
    await driver.pilot.resize_terminal(100, 30)
    await driver.pilot.pause()
    view = driver.screen.views["main"]
    unlit = [spot for spot in view.spots if not view.states[spot.links]]
    if unlit:
        await driver.click(view, unlit[0])
    else:
        await driver.write("attack nothing")
    assert driver.screen.message


async def happen(driver: Driver) -> None:
    """What happened, step by step: fights, dice, events. Moves are made until there is something."""
    for _ in range(20):
        choices = driver.screen.choices()
        assert choices is not None
        await driver.write(str(driver.dice.randrange(len(choices.all)) + 1))
        if driver.screen.step_now is not None:
            return


async def recap(driver: Driver) -> None:
    """The next decision, with the news above the bar."""
    while driver.screen.step_now is not None:
        await driver.press("escape")


async def hint(driver: Driver) -> None:
    await driver.pilot.press("f3")
    await driver.pilot.pause()
    assert isinstance(driver.app.screen, Dialog)


async def rules(driver: Driver) -> None:
    await driver.press("f2")


async def players(driver: Driver) -> None:
    await driver.press("f6")


async def log(driver: Driver) -> None:
    await driver.press("f6", "f6")


STATES: dict[str, Callable[[Driver], Awaitable[None]]] = {
    "start": nothing,
    "chosen": choose,
    "refused": refuse,
    "happened": happen,
    "recap": recap,
    "hint": hint,
    "rules": rules,
    "players": players,
    "log": log,
}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(game: str) -> None:
    found = hetman.game(game)

    async def look() -> None:
        app = HetmanApp(LessonScreen(LessonTable(found, found.lessons[0], 1, "en")))
        async with app.run_test(size=(80, 24)) as pilot:
            driver = Driver(pilot)
            await driver.pilot.pause()
            await pictures(driver, f"{game}-lesson")
            await driver.pilot.press("f8")
            await driver.pilot.pause()
            await pictures(driver, f"{game}-lesson-pl")

    asyncio.run(look())


@pytest.mark.parametrize("state", ["typed", "help"])
def test_what_is_the_same_in_all_games(state: str) -> None:
    async def look() -> None:
        async with sitting(local_table("warchest")) as driver:
            await driver.pilot.press(*{"typed": ("d", "e"), "help": ("f1",)}[state])
            await driver.pilot.pause()
            await pictures(driver, state)

    asyncio.run(look())


@pytest.mark.parametrize("size", SIZES)
def test_the_curtain_hides_everything(size: tuple[int, int]) -> None:
    async def look() -> str:
        async with sitting(local_table("warchest", "person,person"), size) as driver:
            return driver.text

    compare(f"curtain-{size[0]}", asyncio.run(look()))


def finished_game() -> hetman.Record:
    """A game of which one player gave up soon: it changes with the rules of the first moves alone."""
    match = hetman.Match(hetman.game("warchest"), seed=3, seats=2, army="first-game", round_limit=2)
    for _ in range(6):
        match.play(match.moves(match.actor)[0])
    match.concede(1)
    return match.record


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("at", [0, 8])
def test_a_replay(at: int, size: tuple[int, int]) -> None:
    async def look() -> str:
        app = HetmanApp(ReplayView(finished_game(), "en", None, at))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return screen_text(app)

    text = asyncio.run(look())
    assert in_window(text, *size)
    compare(f"replay-{at}-{size[0]}", text)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("what", ["start", "offer", "level"])
def test_the_start(what: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, environment, chocim = language("en"), {"XDG_DATA_HOME": str(tmp_path)}, hetman.game("chocim")
    saved = SavedGame(tmp_path / "warchest-2026-01-01-120000.hetman")
    table = local_table("warchest")
    for _ in range(2):
        table.match.play(table.match.moves(table.match.actor)[0])
    saved.write(table.match, table.company)
    monkeypatch.setattr("hetman.terminal.fullscreen.start_screen.last_change", lambda saved: 43200 + time.timezone)

    async def look() -> str:
        made = {
            "start": lambda width: start_sheet([saved], ["warchest", "grunwald"], words, width, environment),
            "offer": lambda width: offer_sheet(chocim, texts_of(chocim, "en"), width, environment),
            "level": lambda width: level_sheet(["page", "squire", "knight", "hetman"], words),
        }
        app = HetmanApp(Chooser(made[what], words.say("screen-start-keys")))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return screen_text(app)

    compare(f"{what}-{size[0]}", asyncio.run(look()))
