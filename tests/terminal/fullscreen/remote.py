"""A seat of a server in the terminal, for tests."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hetman.client.address import Address
from hetman.client.server import Server
from hetman.client.sitting import Sitter
from hetman.terminal.fullscreen.app import HetmanApp
from hetman.terminal.fullscreen.remote_table import RemoteTable
from hetman.terminal.fullscreen.table_screen import TableScreen
from hetman.terminal.join_command import sit_down
from terminal.fullscreen.driver import Driver

WAIT = 60.0


def seated(url: str, token: str, name: str = "Ala") -> RemoteTable:
    address = Address.read(f"{url}/sit/{token}")
    server = Server(address.server, lambda reason, wait: None, patience=20)
    taken = sit_down(server, address, Sitter(name))
    return RemoteTable(server, taken.table, taken.seat, "en")


@asynccontextmanager
async def at_table(table: RemoteTable) -> AsyncIterator[Driver]:
    app = HetmanApp(TableScreen(table))
    async with app.run_test(size=(80, 24)) as pilot:
        yield Driver(pilot)


async def until(driver: Driver, text: str) -> None:
    end = time.monotonic() + WAIT
    while text not in driver.text:
        assert time.monotonic() < end, f"no {text!r} in\n{driver.text}"
        await driver.pilot.pause(0.05)


async def play_to_the_end(driver: Driver) -> None:
    end = time.monotonic() + 4 * WAIT
    while not driver.over:
        assert time.monotonic() < end, driver.text
        if driver.screen.step_now is not None:
            await driver.pilot.press("escape")
        elif driver.screen.asked is not None:
            await driver.pilot.press("1", "enter")
        await driver.pilot.pause(0.02)
