"""Pictures of the screens in letters, at three widths. HETMAN_WRITE_SCREENS=1 writes them anew; look at the changes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import hetman
from hetman.language import language
from hetman.terminal.fullscreen.app import HetmanApp
from hetman.terminal.fullscreen.replay_view import ReplayView
from hetman.terminal.fullscreen.start_screen import Chooser, level_sheet, start_sheet
from terminal.fullscreen.driver import Driver, local_table, screen_text, sitting

FOLDER = Path(__file__).parent / "screens"
SIZES = [(60, 24), (80, 24), (100, 30)]
GAMES = ["warchest", "grunwald", "zizka", "chocim"]


def compare(name: str, text: str) -> None:
    """Compare with the stored picture. Ends of lines do not count."""
    file = FOLDER / f"{name}.txt"
    if os.environ.get("HETMAN_WRITE_SCREENS"):
        file.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == file.read_text(encoding="utf-8"), f"{name} looks different; see the docstring"


def in_window(text: str, width: int, height: int) -> bool:
    lines = text.split("\n")
    return len(lines) <= height and all(len(line) <= width for line in lines)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_screen_of_a_game(game: str, code: str, size: tuple[int, int]) -> None:
    async def look() -> str:
        async with sitting(local_table(game, code=code), size) as driver:
            return driver.text

    text = asyncio.run(look())
    assert in_window(text, *size)
    assert "F10" in text.split("\n")[-1]
    compare(f"{game}-{code}-{size[0]}", text)


async def choose(driver: Driver) -> None:
    await driver.press("enter")


async def write(driver: Driver) -> None:
    await driver.pilot.press("d", "e")
    await driver.pilot.pause()


async def help_(driver: Driver) -> None:
    await driver.press("f1")


async def players(driver: Driver) -> None:
    await driver.press("f6")


async def log(driver: Driver) -> None:
    await driver.press("f6", "f6", "f6")


STATES: dict[str, Callable[[Driver], Awaitable[None]]] = {
    "chosen": choose,
    "typed": write,
    "help": help_,
    "players": players,
    "log": log,
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_the_states_of_a_screen(state: str, size: tuple[int, int]) -> None:
    async def look() -> str:
        async with sitting(local_table("warchest"), size) as driver:
            await STATES[state](driver)
            return driver.text

    text = asyncio.run(look())
    assert in_window(text, *size)
    compare(f"state-{state}-{size[0]}", text)


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
@pytest.mark.parametrize("what", ["start", "level"])
def test_the_start(what: str, size: tuple[int, int]) -> None:
    words = language("en")

    async def look() -> str:
        made = {
            "start": lambda width: start_sheet([], ["warchest", "grunwald"], words, width),
            "level": lambda width: level_sheet(["page", "squire", "knight", "hetman"], words),
        }
        app = HetmanApp(Chooser(made[what], words.say("screen-start-keys")))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return screen_text(app)

    compare(f"{what}-{size[0]}", asyncio.run(look()))
