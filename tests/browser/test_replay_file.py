"""A shared game opens from disk, without a server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from hetman.presentation.replay import Replay
from hetman.presentation.replay_file import replay_file
from presentation.test_replay_file import finished


def test_the_file_opens_from_disk_and_asks_for_nothing(browser: Browser, tmp_path: Path) -> None:
    replay = Replay(finished("warchest").record)
    file = tmp_path / "game.html"
    file.write_text(replay_file(replay, "pl"), encoding="utf-8")
    page = browser.new_page(viewport={"width": 390, "height": 844})
    requests, faults = list[str](), list[str]()
    page.on("request", lambda request: requests.append(request.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text))
    page.goto(file.as_uri())
    before = page.locator("#board").inner_html()
    assert page.locator("#lines .result").is_hidden(), "who won is told at the end"
    page.click("#last")
    assert page.locator("#lines .result").is_visible()
    end = len(replay.frames) - 1
    assert page.locator("#place").inner_text() == f"{end} / {end}"
    assert page.locator("#board").inner_html() != before
    page.keyboard.press("Home")
    assert page.locator("#board").inner_html() == before
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert [url for url in requests if not url.startswith("data:")] == [file.as_uri()]
    assert faults == []
