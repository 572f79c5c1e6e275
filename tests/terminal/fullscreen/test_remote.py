"""A table of a server in the terminal: sit down, play, talk, watch; games that change between browser and terminal."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from client.served import ask, create, served
from hetman.client.server import Server
from hetman.terminal.fullscreen.dialogs import Dialog
from hetman.terminal.fullscreen.remote_table import RemoteTable
from terminal.fullscreen.remote import WAIT, at_table, play_to_the_end, seated, until


def play_by_http(url: str, id: str, token: str, decisions: int) -> None:
    """Make some decisions as a page of the browser sends them."""
    end = time.monotonic() + WAIT
    while decisions and time.monotonic() < end:
        state = ask(url, f"/api/tables/{id}", token=token)
        if state["status"] == "over":
            return
        if state["moves"]:
            ask(url, f"/api/tables/{id}/moves", {"number": state["number"], "move": state["moves"][0]}, token)
            decisions -= 1
        time.sleep(0.02)


def test_a_game_begun_in_the_browser_is_finished_in_the_terminal(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        made = create(url, "me", "bot:page")
        token = made["tokens"]["0"]
        play_by_http(url, made["id"], token, 1)

        async def run() -> None:
            async with at_table(seated(url, token)) as driver:
                await play_to_the_end(driver)

        asyncio.run(run())
        assert ask(url, f"/api/tables/{made['id']}", token=token)["status"] == "over"


def test_a_game_begun_in_the_terminal_is_finished_in_the_browser(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        made = create(url, "open", "bot:page")
        table = seated(url, made["tokens"]["0"])

        async def run() -> None:
            async with at_table(table) as driver:
                await until(driver, "Your hand")
                await driver.pilot.press("1", "enter")
                await driver.pilot.pause()

        asyncio.run(run())
        back = table.leave()[-1].split()[-1]
        token = back.rsplit("/", 1)[1]
        play_by_http(url, made["id"], token, 50)
        assert ask(url, f"/api/tables/{made['id']}", token=token)["status"] == "over"


def test_chat_and_undo_at_a_table_of_a_server(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        made = create(url, "me", "bot:page")
        token = made["tokens"]["0"]

        async def run() -> None:
            async with at_table(seated(url, token)) as driver:
                await until(driver, "Your hand")
                ask(url, f"/api/tables/{made['id']}/messages", {"text": "hello there"}, token)
                await until(driver, "hello there")
                await driver.pilot.press(*"say", "space", *"hi", "enter")
                await driver.pilot.press("f6", "f6", "f6")
                await until(driver, ": hi")

        asyncio.run(run())


def test_a_spectator_watches_and_decides_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        made = create(url, "me", "bot:page", public=True)
        server = Server(url, lambda reason, wait: None, patience=20)
        table = RemoteTable(server, made["id"], None, "en")

        async def run() -> None:
            async with at_table(table) as driver:
                await until(driver, "Raven")
                assert driver.screen.asked is None
                assert "Your hand" not in driver.text
                play_by_http(url, made["id"], made["tokens"]["0"], 50)
                end = time.monotonic() + WAIT
                while not isinstance(driver.app.screen, Dialog):
                    assert time.monotonic() < end
                    await driver.pilot.pause(0.05)

        asyncio.run(run())


def test_steps_at_a_server_are_shown_on_the_board(tmp_path: Path) -> None:
    """Each step has the view of its own moment, as at a local table."""
    with served(tmp_path) as url:
        made = create(url, "me", "bot:page", game="grunwald", options={})
        table = seated(url, made["tokens"]["0"])
        play_by_http(url, made["id"], made["tokens"]["0"], 12)
        steps = asyncio.run(table.steps(0))
        assert steps
        assert all(step.view["seat"] == 0 for step in steps)
        assert any(step.view != steps[-1].view for step in steps)


def test_who_types_while_others_decide_is_told_who_it_is(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        made = create(url, "me", "open")
        first, second = (seated(url, made["tokens"]["0"]), seated(url, made["tokens"]["1"], "Ola"))

        async def run() -> None:
            first.take(*first.fetch())
            waiting = second if first.position is not None else first
            async with at_table(waiting) as driver:
                await until(driver, "Your hand")
                for text in ("nonsense", "1", "moves"):
                    await driver.pilot.press(*text, "enter")
                await driver.pilot.press("escape", "f3")
                await until(driver, "A hint is there")
                assert driver.screen.asked is None

        asyncio.run(run())
