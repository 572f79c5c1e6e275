"""A record on the whole screen: steps, the slider, eyes, languages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import hetman
from hetman.terminal.fullscreen.app import HetmanApp
from hetman.terminal.fullscreen.replay_view import ReplayView
from terminal.fullscreen.driver import screen_text


def finished() -> hetman.Match:
    match = hetman.Match(hetman.game("warchest"), seed=3, seats=2, army="first-game", round_limit=2)
    while not match.over:
        match.play(match.moves(match.actor)[0])
    return match


def replayed(keys: list[str], match: hetman.Match, check: Callable[[ReplayView, str], None]) -> None:
    async def run() -> None:
        view = ReplayView(match.record, "en")
        app = HetmanApp(view)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()
            check(view, screen_text(app))

    asyncio.run(run())


def test_arrows_go_from_decision_to_decision() -> None:
    match = finished()

    def check(view: ReplayView, text: str) -> None:
        assert view.at == view.stops[2]
        assert f"{view.at}/{len(match.entries)}" in text

    replayed(["right", "right", "right", "left"], match, check)


def test_the_end_tells_the_result() -> None:
    match = finished()

    def check(view: ReplayView, text: str) -> None:
        assert view.at == len(match.entries)
        assert "draw" in text or "winner" in text

    replayed(["end"], match, check)


def test_eyes_of_a_seat_see_its_hand_and_no_other() -> None:
    def check(view: ReplayView, text: str) -> None:
        assert view.seat == 0
        assert "Your hand" in text
        assert "Eyes: Raven" in text

    replayed(["right", "tab"], finished(), check)


def test_a_running_game_has_no_other_eyes() -> None:
    match = hetman.Match(hetman.game("warchest"), seed=3, seats=2, army="first-game")
    match.play(match.moves(match.actor)[0])

    def check(view: ReplayView, text: str) -> None:
        assert view.seat is None
        assert "Your hand" not in text
        assert "Eyes" not in text

    replayed(["tab", "end"], match, check)


def test_a_click_on_the_slider_goes_there() -> None:
    match = finished()

    async def run() -> None:
        view = ReplayView(match.record, "pl")
        app = HetmanApp(view)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            await pilot.click(view.views["slider"], offset=(90, 0))
            await pilot.pause()
            assert view.at > len(match.entries) * 3 // 4
            await pilot.press("home")
            assert view.at == 0
            assert "Początek" in screen_text(app)

    asyncio.run(run())


def test_a_narrow_window_leads_to_players_and_log() -> None:
    async def run() -> None:
        app = HetmanApp(ReplayView(finished().record, "en"))
        async with app.run_test(size=(60, 24)) as pilot:
            await pilot.press("end")
            for text in ("face down", "draws", "f7"):
                await pilot.press("f6")
                await pilot.pause()
                assert text in screen_text(app)

    asyncio.run(run())
