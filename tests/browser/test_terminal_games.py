"""Games that change between the terminal and the browser before they are over."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.clicker import Dice, click_something, play_to_the_end, wait_for_turn
from browser.conftest import Opened
from browser.test_play import create_table
from hetman.terminal.saved_games import SavedGame
from terminal.fullscreen.driver import local_table, sitting
from terminal.fullscreen.remote import at_table, seated
from terminal.fullscreen.remote import play_to_the_end as play_in_terminal

RESULT = re.compile("^(You win|You lose|A draw)$")


def in_terminal(work: Coroutine[Any, Any, None]) -> None:
    """Run a terminal in a thread of its own: the browser has a loop of its own in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


def test_a_game_begun_in_the_terminal_is_finished_in_the_browser(open_page: Opened, tmp_path: Path) -> None:
    saved = SavedGame(tmp_path / "game.hetman")
    table = local_table("warchest", "person:Ala,page", seed=7)
    table.saved = saved

    async def begin() -> None:
        async with sitting(table) as driver:
            await driver.write("1")
            await driver.settle()

    in_terminal(begin())
    table.leave()
    begun = [table.match.game.notation(entry.move) for entry in table.match.entries]
    page = open_page("/replays")
    page.set_input_files("#record", [saved.path, saved.seed_path])
    page.click(".form .go")
    page.wait_for_url(re.compile("/tables/"))
    play_to_the_end(page)
    expect(page.locator("#result h2")).to_have_text(RESULT)
    id = page.url.rsplit("/", 1)[1]
    record = page.request.get(f"/api/tables/{id}/record").text()
    assert f"seed {table.match.seed.hex()}" in record
    assert all(f" {text}\n" in record for text in begun)


def test_a_game_begun_in_the_browser_is_finished_in_the_terminal(open_page: Opened, site: str) -> None:
    page = open_page()
    create_table(page, "warchest", chair__1="bot:page")
    id = page.url.rsplit("/", 1)[1]
    dice = Dice(7)
    for _ in range(4):
        wait_for_turn(page)
        click_something(page, dice)
    token = page.request.post(f"/api/tables/{id}/join", data={}).json()["token"]

    async def finish() -> None:
        async with at_table(seated(site, token)) as driver:
            await play_in_terminal(driver)

    in_terminal(finish())
    expect(page.locator("#result h2")).to_have_text(RESULT)
