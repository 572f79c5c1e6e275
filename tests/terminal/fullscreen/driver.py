"""A player of the full-screen table: sees what is lit, presses keys or clicks, and waits for the table."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

import hetman
from hetman.terminal.fullscreen.app import HetmanApp
from hetman.terminal.fullscreen.dialogs import CurtainScreen, Dialog
from hetman.terminal.fullscreen.local_table import LocalTable
from hetman.terminal.fullscreen.sheet_view import SheetView
from hetman.terminal.fullscreen.spots import Spot
from hetman.terminal.fullscreen.table_screen import TableScreen
from hetman.terminal.players import seat_company

SHORT: dict[str, dict[str, Any]] = {
    "warchest": {"army": "first-game", "round_limit": 2},
    "zizka": {"goal": 5},
    "grunwald": {},
    "chocim": {},
}
"""Options that make a game short."""
LONGEST_WAIT = 30.0
PLACES = ("moment", "hand", "main", "actions")
KEYS = {" ": "space", "-": "minus", "_": "underscore"}


def local_table(
    game: str, players: str = "person,random", code: str = "en", seed: int = 3, **options: Any
) -> LocalTable:
    found = hetman.game(game)
    company = seat_company(found, players.split(","), None, False)
    settings = {**SHORT.get(game, {}), **options}
    match = hetman.Match(found, seed=seed, seats=len(company.players), free_undo=not company.curtained, **settings)
    return LocalTable(match, company, code, None)


def screen_text(app: HetmanApp) -> str:
    """The letters on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


class Driver:
    """Sits at a table screen."""

    def __init__(self, pilot: Pilot[Any], seed: int = 1) -> None:
        self.pilot = pilot
        self.app = pilot.app
        self.dice = random.Random(seed)

    @property
    def screen(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def text(self) -> str:
        assert isinstance(self.app, HetmanApp)
        return screen_text(self.app)

    @property
    def over(self) -> bool:
        return self.screen.scene.result is not None

    def ready(self) -> bool:
        """Whether somebody at the keyboard has something to do."""
        screen = self.screen
        asked = screen.asked is not None or screen.step_now is not None or self.over
        return asked or not isinstance(self.app.screen, TableScreen)

    async def settle(self) -> None:
        """Wait until the table asks for something."""
        end = time.monotonic() + LONGEST_WAIT
        await self.pilot.pause()
        while not self.ready():
            assert time.monotonic() < end, f"nothing to do:\n{self.text}"
            await self.pilot.pause(0.01)

    async def see(self, text: str) -> None:
        """Wait until the text stands on the screen, whatever the breaks of its lines."""
        end = time.monotonic() + LONGEST_WAIT
        while text not in " ".join(self.text.split()):
            assert time.monotonic() < end, f"no {text!r} in\n{self.text}"
            await self.pilot.pause(0.01)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def write(self, text: str) -> None:
        """Type a line and Enter."""
        await self.pilot.press(*(KEYS.get(letter, letter) for letter in text))
        await self.press("enter")

    def lit(self, *names: str) -> list[tuple[SheetView, Spot]]:
        views = [self.screen.views[name] for name in names or PLACES]
        return [(view, spot) for view in views if view.display for spot in view.reachable()]

    def visible(self, view: SheetView, spot: Spot) -> tuple[int, int] | None:
        """A cell of the spot that the mouse can reach."""
        for line, start, _ in spot.cells:
            x, y = start - view.scroll_offset.x, line - view.scroll_offset.y
            if 0 <= x < view.size.width and 0 <= y < view.size.height:
                return x, y
        return None

    async def click(self, view: SheetView, spot: Spot) -> None:
        """Click on a spot. The wheel would bring it into the window; here the view scrolls."""
        if self.visible(view, spot) is None:
            line, start, _ = spot.cells[0]
            view.scroll_to(x=max(0, start - 5), y=max(0, line - 1), animate=False, force=True)
            await self.pilot.pause()
        at = self.visible(view, spot)
        if at is not None:
            await self.pilot.click(view, offset=at)
        await self.settle()


@asynccontextmanager
async def sitting(table: LocalTable, size: tuple[int, int] = (80, 24), seed: int = 1) -> AsyncIterator[Driver]:
    app = HetmanApp(TableScreen(table))
    async with app.run_test(size=size) as pilot:
        driver = Driver(pilot, seed)
        await driver.settle()
        yield driver


async def without_idling(*limits: float) -> None:
    """Textual's pilot waits after every key until the processor is idle, which takes long on a busy machine.

    In a whole game the driver waits for the table instead.
    """
    for _ in range(3):
        await asyncio.sleep(0)


async def pass_windows(driver: Driver) -> bool:
    """Lift a curtain, close a window, skip what happened. Returns whether there was one."""
    if isinstance(driver.app.screen, (CurtainScreen, Dialog)) or driver.screen.step_now is not None:
        await driver.press("enter")
        return True
    return False
