"""Lessons on the full screen: by what is marked alone, wrong choices, back, skip, leave and come back."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import hetman
from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.terminal.fullscreen.app import HetmanApp, lesson_table
from hetman.terminal.fullscreen.lesson_screen import WHOLE, LessonScreen
from hetman.terminal.fullscreen.styles import RING
from hetman.terminal.lesson_progress import first_index, progress_of
from terminal.fullscreen.driver import Driver, local_table, sitting, without_idling

LESSONS = [(hetman.game(name), lesson) for name in hetman.games() for lesson in hetman.game(name).lessons]
IDS = [f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
WIDTHS = {"first-battle": 60, "first-ride": 80, "first-muster": 100, "first-siege": 60, "first-defence": 80}
MOST = 300


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", without_idling)
    monkeypatch.setattr("textual.pilot.wait_for_idle", without_idling)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def first_battle() -> tuple[Game, Lesson]:
    game = hetman.game("warchest")
    return game, game.lessons[0]


class Learner(Driver):
    """Sits at a lesson."""

    @property
    def lesson(self) -> LessonScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, LessonScreen))

    @property
    def index(self) -> int:
        return self.lesson.lesson.place.index

    def ready(self) -> bool:
        return True

    async def until(self, index: int) -> None:
        for _ in range(MOST):
            if self.index >= index and self.lesson.step_now is None:
                return
            await self.press("enter")
        raise AssertionError(f"not at stop {index}:\n{self.text}")


@asynccontextmanager
async def learning(game: Game, lesson: Lesson, width: int = 80) -> AsyncIterator[Learner]:
    app = HetmanApp(LessonScreen(lesson_table(game, lesson, "en")))
    async with app.run_test(size=(width, 24)) as pilot:
        learner = Learner(pilot)
        await learner.settle()
        yield learner


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=IDS)
def test_enter_on_what_is_marked_leads_to_the_end(game: Game, lesson: Lesson) -> None:
    async def run() -> None:
        async with learning(game, lesson, WIDTHS.get(lesson.name, 80)) as learner:
            await learner.until(len(lesson.stops) - 1)
            await learner.pilot.pause()
            await learner.see("lesson done")
            await learner.press("enter")
            assert learner.app.return_value == WHOLE

    asyncio.run(run())
    kept = progress_of(game, lesson, os.environ)
    assert kept is not None
    assert kept.done


def test_a_click_on_what_is_marked_goes_on() -> None:
    async def run() -> None:
        async with learning(*first_battle()) as learner:
            await learner.until(1)
            hand = learner.lesson.views["hand"]
            marked = next(spot for spot in hand.spots if hand.states[spot.links] == RING)
            await learner.see("▸[LC Light Cavalry")
            await learner.click(hand, marked)
            board = learner.lesson.views["main"]
            marked = next(spot for spot in board.spots if board.states[spot.links] == RING)
            await learner.click(board, marked)
            assert learner.index == 2

    asyncio.run(run())


def test_a_wrong_choice_gets_a_kind_answer_and_later_the_move_is_shown() -> None:
    async def run() -> None:
        async with learning(*first_battle()) as learner:
            await learner.until(1)
            await learner.write("move lightcavalry i3")
            assert learner.index == 1
            await learner.see("the move is legal. But g4 lies in the middle")
            await learner.write("pass lightcavalry")
            await learner.see("That is allowed too.")
            assert "[Show me]" not in learner.text
            await learner.write("move lightcavalry i3")
            view = learner.lesson.views["news"]
            await learner.click(view, next(spot for spot in view.spots if spot.links[0][0] == "@lesson_show"))
            assert learner.index == 2

    asyncio.run(run())


def test_why_back_and_skip() -> None:
    async def run() -> None:
        async with learning(*first_battle()) as learner:
            await learner.until(2)
            await learner.see("step 3 of 11")
            await learner.press("f3")
            await learner.see("Control costs a coin")
            await learner.press("f4")
            assert learner.index == 1
            await learner.press("f4")
            assert learner.index == 0
            await learner.until(1)
            view = learner.lesson.views["news"]
            await learner.click(view, next(spot for spot in view.spots if spot.links[0][0] == "@lesson_skip"))
            assert learner.index == 2
            await learner.press("f8")
            await learner.see("krok 3 z 11")

    asyncio.run(run())


def test_who_leaves_comes_back_to_the_same_step() -> None:
    game, lesson = first_battle()

    async def run(stop: int) -> None:
        async with learning(game, lesson) as learner:
            assert learner.index == stop
            await learner.until(stop + 2)
            await learner.press("f10")
            assert learner.app.return_value is None

    asyncio.run(run(0))
    assert first_index(game, lesson, os.environ) == 2
    asyncio.run(run(2))


def test_a_lesson_at_the_table_returns_to_it() -> None:
    table = local_table("chocim")

    async def run() -> None:
        async with sitting(table) as driver:
            await driver.press("f5")
            await driver.see("First siege: the Commonwealth")
            await driver.press("enter")
            await driver.see("step 1 of")
            assert isinstance(driver.app.screen, LessonScreen)
            await driver.press("f10")
            await driver.see("F5 Lesson")
            assert driver.screen.asked is not None

    asyncio.run(run())


def test_marks_stand_around_a_thing_and_replace_no_letter() -> None:
    from hetman.drawing.characters import Run, Sheet, link
    from hetman.terminal.fullscreen.spots import ringed, spots_of

    sheet = Sheet(((Run("a "), Run("bc", "", (link("x"),)), Run("d")), (Run("/"), Run("e", "", (link("x"),)))))
    assert str(ringed(sheet, spots_of(sheet))) == "a▸bcd\n▸e◂"


def test_buttons_pressed_faster_than_a_move_is_made_change_nothing() -> None:
    async def run() -> None:
        async with learning(*first_battle()) as learner:
            await learner.until(1)
            learner.lesson.press_lesson_show("")
            learner.lesson.press_lesson_show("")
            await learner.settle()
            assert learner.index == 2
            await learner.until(3)
            before = learner.index
            learner.lesson.press_lesson_show("")
            learner.lesson.press_lesson_back("")
            await learner.settle()
            assert learner.index < before
            assert learner.lesson.asked is not None

    asyncio.run(run())
