"""A game of `hetman new`, installed and played from home to its end by clicking."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.clicker import play_to_the_end
from hetman.scaffold.generator import new_game


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """The server of a person who has installed the new game."""
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(tmp_path / "site"), str(new_game("mygame", tmp_path))], check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "hetman", "serve", "--no-browser", "--port", "21410", "-l", "en"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert server.stdout is not None
        for line in server.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                yield found[0]
                break
    finally:
        os.killpg(server.pid, signal.SIGINT)
        server.wait(20)


def test_a_new_game_is_played_to_its_end_by_clicking(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", base_url=address, reduced_motion="reduce")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Five battles, one table")
    page.click('form[action="/games/mygame/now"] button')
    page.click("#help [data-close]")
    expect(page.locator("#board svg.board #die")).to_be_attached()
    assert play_to_the_end(page, seconds=90) > 2
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#log")).to_contain_text("turns up")
    context.close()
    assert faults == []
