"""The full-screen table: undo, typing, refusals, language, the curtain, saving, bots, windows that change."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual import events

import hetman
from hetman.bots.base import Bot, Candidate
from hetman.terminal.fullscreen.dialogs import CurtainScreen, Dialog
from hetman.terminal.fullscreen.local_table import LocalTable
from hetman.terminal.saved_games import SavedGame
from terminal.fullscreen.driver import Driver, local_table, sitting


def at_table(table: LocalTable, script: Callable[[Driver], Awaitable[Any]], size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        async with sitting(table, size) as driver:
            await script(driver)

    asyncio.run(run())


def test_a_typed_part_of_a_move_lists_what_fits_and_enter_plays_the_only_one() -> None:
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        await driver.pilot.press("d", "e", "p")
        await driver.pilot.pause()
        assert "deploy swordsman e6" in driver.text
        await driver.write("loy swordsman e6")
        assert "deploy swordsman e6" in str(table.match.record)

    at_table(table, script)


def test_tab_completes_a_typed_move() -> None:
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        await driver.pilot.press(*"deploy", "space", *"sw")
        await driver.pilot.pause()
        await driver.pilot.press("tab")
        assert driver.screen.line.value.startswith("deploy swordsman ")

    at_table(table, script)


def test_what_cannot_be_chosen_says_why() -> None:
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        view = driver.screen.views["main"]
        unlit = next(spot for spot in view.spots if not view.states[spot.links])
        await driver.click(view, unlit)
        assert driver.screen.message
        assert driver.screen.message.split()[0] in driver.text
        await driver.write("attack pikeman f4")
        assert driver.screen.message

    at_table(table, script)


def test_undo_goes_back_over_the_answers_of_bots() -> None:
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        before = len(table.match.entries)
        await driver.write("1")
        assert len(table.match.entries) > before
        await driver.press("f4")
        assert len(table.match.entries) == before
        assert "Your last move is undone." in driver.text
        await driver.write("undo")
        assert "You have no move to undo." in driver.text

    at_table(table, script)


def test_the_language_changes_everything() -> None:
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        await driver.press("f8")
        assert "Twoja ręka" in driver.text
        assert "Wyjdź" in driver.text
        await driver.write("language en")
        assert "Your hand" in driver.text

    at_table(table, script)


def test_escape_drops_what_is_chosen_and_a_chip_takes_one_thing_back() -> None:
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        await driver.click(*driver.lit("hand")[0])
        assert driver.screen.asked is not None
        assert driver.screen.asked.chips
        await driver.click(*driver.lit("bar")[0])
        assert not driver.screen.asked.chips
        await driver.click(*driver.lit("hand")[0])
        await driver.press("escape")
        assert not driver.screen.asked.choosing.items

    at_table(table, script)


@pytest.mark.parametrize("game", ["warchest", "grunwald", "zizka", "chocim"])
def test_a_window_that_changes_its_size(game: str) -> None:
    async def script(driver: Driver) -> None:
        for width, height in ((60, 24), (120, 40), (80, 24), (40, 12)):
            await driver.pilot.resize_terminal(width, height)
            await driver.pilot.pause()
            lines = driver.text.split("\n")
            assert len(lines) <= height
            assert all(len(line) <= width for line in lines)

    at_table(local_table(game), script)


def test_the_curtain_stands_between_two_people() -> None:
    table = local_table("warchest", "person,person", seed=7)

    async def script(driver: Driver) -> None:
        assert isinstance(driver.app.screen, CurtainScreen)
        assert "Your hand" not in driver.text
        await driver.press("enter")
        first = table.looking
        assert "Your hand" in driver.text
        await driver.write("1")
        assert isinstance(driver.app.screen, CurtainScreen)
        assert "Your hand" not in driver.text
        await driver.press("f4")
        assert table.looking == first
        assert table.match.actor == first
        assert "Your hand" in driver.text

    at_table(table, script)


def test_a_key_typed_ahead_does_not_lift_the_curtain() -> None:
    async def script(driver: Driver) -> None:
        curtain = driver.app.screen
        assert isinstance(curtain, CurtainScreen)
        early = events.Key("enter", "\r")
        early.time = curtain.lowered - 0.01
        driver.app.post_message(early)
        await driver.pilot.pause()
        assert driver.app.screen is curtain
        driver.app.post_message(events.Key("enter", "\r"))
        await driver.pilot.pause()
        assert driver.app.screen is not curtain

    at_table(local_table("warchest", "person,person", seed=7), script)


def test_help_rules_moves_and_hints_open_windows() -> None:
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        for key in ("f1", "f2"):
            await driver.press(key)
            assert isinstance(driver.app.screen, Dialog)
            await driver.press("escape")
        await driver.write("moves")
        assert isinstance(driver.app.screen, Dialog)
        before = len(table.match.entries)
        await driver.press("enter")
        assert len(table.match.entries) > before

    at_table(table, script)


def test_a_hint_is_put_into_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    from hetman.bots import levels

    monkeypatch.setitem(levels.LEVELS, "hetman", {"iterations": 60, "cores": 1})
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        await driver.pilot.press("f3")
        while not isinstance(driver.app.screen, Dialog):
            await driver.pilot.pause(0.05)
        await driver.press("enter")
        legal = [table.match.game.notation(move) for move in table.match.moves(0)]
        assert driver.screen.line.value in legal

    at_table(table, script)


def test_a_bot_that_fails_is_told() -> None:
    table = local_table("warchest", "person,random", seed=7)

    class Broken:
        def choose(self, seat: hetman.Seat) -> int:
            raise RuntimeError("no idea")

    table.bots[1] = Broken()  # type: ignore[assignment]

    async def script(driver: Driver) -> None:
        await driver.pilot.press("1", "enter")
        for _ in range(100):
            await driver.pilot.pause(0.02)
            if "no idea" in driver.text:
                return
        raise AssertionError(driver.text)

    at_table(table, script)


def test_a_game_is_saved_after_every_move_and_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    table = local_table("warchest", seed=7)
    table.saved = SavedGame(file)

    async def script(driver: Driver) -> None:
        await driver.write("1")

    at_table(table, script)
    assert any(str(file) in text for text in table.leave())
    match, company = SavedGame(file).resume()
    assert match.state == table.match.state
    again = LocalTable(match, company, "pl", SavedGame(file))

    async def on(driver: Driver) -> None:
        assert "Twój ruch" in driver.text
        await driver.write("1")

    before = len(match.entries)
    at_table(again, on)
    assert len(match.entries) > before


def test_who_leaves_at_once_leaves_no_file(tmp_path: Path) -> None:
    table = local_table("warchest", seed=7)
    table.saved = SavedGame(tmp_path / "game.hetman")

    async def script(driver: Driver) -> None:
        await driver.pilot.press("f10")

    at_table(table, script)
    table.leave()
    assert not list(tmp_path.iterdir())


def test_bots_alone_are_watched() -> None:
    table = local_table("warchest", "random,random", seed=7)

    async def script(driver: Driver) -> None:
        assert driver.over
        assert table.match.over

    at_table(table, script)


class Slow(Bot):
    """A bot that moves when it may."""

    def __init__(self) -> None:
        self.may_move = threading.Event()

    def choose(self, seat: hetman.Seat) -> int:
        self.may_move.wait(30)
        return seat.moves()[0]


def test_keys_that_come_faster_than_the_table_answers_change_nothing() -> None:
    """Enter twice, Escape and typed moves while a bot still thinks."""
    table = local_table("warchest", seed=7)
    table.bots[1] = slow = Slow()

    async def script(driver: Driver) -> None:
        before, move = len(table.match.entries), table.match.moves(0)[0]
        driver.screen.play_whole(move)
        driver.screen.play_whole(move)
        await driver.pilot.press("escape", "enter", *"1", "enter", "enter")
        assert driver.screen.asked is None
        assert not isinstance(driver.app.screen, Dialog)
        assert len(table.match.entries) == before + 1
        assert "▸ Bot" in driver.text.split("\n")[0]
        slow.may_move.set()
        await driver.settle()
        assert driver.screen.asked is not None

    at_table(table, script)


def test_a_hint_that_comes_after_the_move_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is sought in the position of the question, and no window of old moves opens over the next one."""
    table = local_table("warchest", seed=7)
    table.bots[1] = slow = Slow()
    sought, may_answer = threading.Event(), threading.Event()

    class Late(Bot):
        def explain(self, seat: hetman.Seat) -> list[Candidate]:
            sought.set()
            may_answer.wait(30)
            return [Candidate(seat.moves()[0], 0.5)]

    monkeypatch.setattr("hetman.terminal.local_hints.bot", lambda text, **options: Late())

    async def script(driver: Driver) -> None:
        await driver.pilot.press("f3")
        assert await asyncio.to_thread(sought.wait, 30)
        hints = [worker for worker in driver.app.workers if worker.group == "hint"]
        assert hints
        driver.screen.play_whole(table.match.moves(0)[0])
        await driver.pilot.pause()
        may_answer.set()
        await driver.app.workers.wait_for_complete(hints)
        assert not isinstance(driver.app.screen, Dialog)
        assert "The hetman is thinking" not in driver.text
        slow.may_move.set()
        await driver.settle()
        assert driver.screen.asked is not None

    at_table(table, script)


@pytest.mark.parametrize("key", ["f10", "ctrl+c", "ctrl+q"])
def test_keys_that_leave(key: str, tmp_path: Path) -> None:
    table = local_table("warchest", seed=7)
    table.saved = SavedGame(tmp_path / "game.hetman")

    async def script(driver: Driver) -> None:
        await driver.write("1")
        await driver.pilot.press(key)
        assert not driver.app.is_running

    at_table(table, script)
    assert SavedGame(tmp_path / "game.hetman").resume()[0].entries


def test_lines_typed_ahead_stay_apart() -> None:
    """Enter sends its own line, also if the screen reads it after the next letters have come."""
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        line = driver.screen.line
        line.value = "rules"
        await line.action_submit()
        line.value = "pas"
        await driver.pilot.pause()
        assert isinstance(driver.app.screen, Dialog)
        assert line.value == "pas"

    at_table(table, script)


def test_enter_keeps_its_place_among_keys_typed_ahead() -> None:
    """A slow screen reads many keys at once."""
    table = local_table("warchest", seed=7)

    async def script(driver: Driver) -> None:
        for key in (*"wrong", "enter", *"dex", "backspace", "p"):
            driver.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await driver.pilot.pause()
        assert driver.screen.line.value == "dep"

    at_table(table, script)
