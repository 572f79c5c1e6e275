"""Whole games on the full screen: by keys alone, and by the mouse alone."""

from __future__ import annotations

import asyncio

import pytest

from hetman.terminal.fullscreen.spots import is_command
from terminal.fullscreen.driver import Driver, local_table, pass_windows, sitting

GAMES = ["warchest", "grunwald", "zizka", "chocim"]
MOST = 4000
ARROWS = ("tab", "left", "right", "up", "down", "shift+tab")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_end_by_keys(game: str) -> None:
    """Arrows and Enter choose. Now and then a move is typed, so that the game goes on."""

    async def play() -> None:
        async with sitting(local_table(game)) as driver:
            for turn in range(MOST):
                if await pass_windows(driver):
                    continue
                if driver.over:
                    return
                await key_turn(driver, turn)
            raise AssertionError(f"not over:\n{driver.text}")

    asyncio.run(play())


async def key_turn(driver: Driver, turn: int) -> None:
    asked = driver.screen.asked
    assert asked is not None
    if turn % 3 == 0:
        moves = sorted(asked.choosing.moves, key=lambda move: len(move.parts))
        # Games end sooner if people pass.
        move = driver.dice.choice(moves[: max(1, len(moves) // 3)])
        choices = driver.screen.choices()
        assert choices is not None
        number = next(choice.number for choice in choices.all if choice.move == move.move)
        await driver.write(str(number) if turn else asked.game.notation(move.move))
        return
    await driver.pilot.press(*driver.dice.choices(ARROWS, k=driver.dice.randrange(4)))
    found = driver.screen.cursor.spot
    if found is None or found[0].id in ("foot", "bar"):
        await driver.press("escape")
    else:
        await driver.press("enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_end_by_mouse(game: str) -> None:
    """Every click is on something lit: a thing on the board, a card, a die, a button."""

    async def play() -> None:
        async with sitting(local_table(game), seed=5) as driver:
            for _ in range(MOST):
                if driver.over:
                    return
                if not await close_by_mouse(driver):
                    await mouse_turn(driver)
            raise AssertionError(f"not over:\n{driver.text}")

    asyncio.run(play())


async def close_by_mouse(driver: Driver) -> bool:
    if driver.screen.step_now is None:
        return False
    view, spot = driver.lit("actions")[-1]
    assert spot.links[0][0] == "@skip"
    await driver.click(view, spot)
    return True


async def mouse_turn(driver: Driver) -> None:
    buttons, things = driver.lit("actions"), driver.lit("moment", "hand", "main")
    assert buttons or things, f"nothing is lit:\n{driver.text}"
    main = [one for one in buttons if driver.screen.offers[int(one[1].links[0][1][0])].main]
    passing = [one for one in buttons if is_command(one[1].links)][-1:]
    pick = driver.dice.random()
    pool = main if main and pick < 0.8 else passing if passing and pick < 0.4 else [*buttons, *things]
    await driver.click(*driver.dice.choice(pool))
