"""A server of its own and Debian's Chromium; without it these tests are skipped."""

from __future__ import annotations

import asyncio
import shutil
import socket
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser, Page, sync_playwright

from hetman.web.app import create_app
from web.server import settings

CHROMIUM = shutil.which("chromium")


@contextmanager
def running(app: FastAPI) -> Iterator[str]:
    """Serve an app on a free port. Gives the address."""
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        assert time.monotonic() < deadline, "the server does not start"
        time.sleep(0.02)
    yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server whose bots move at once."""
    hosts = frozenset({"127.0.0.1"})
    with running(create_app(settings(tmp_path_factory.mktemp("site"), hosts=hosts, pause=0.02, away=0.5))) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        own = asyncio._get_running_loop()
        yield browser
        asyncio._set_running_loop(own)
        browser.close()
    asyncio._set_running_loop(None)


LOOPS: list[asyncio.AbstractEventLoop | None] = [None]
"""Playwright's event loop. Between the tests it looks as if it ran."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Hide that loop from other tests of this process: they run loops of their own. pytest asks this for all tests."""
    mine = item.path.is_relative_to(Path(__file__).parent)
    asyncio._set_running_loop(LOOPS[0] if mine else None)
    try:
        return (yield)
    finally:
        if mine:
            LOOPS[0] = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


Opened = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[Opened]:
    """Opens browsers of people who have been here before; any error in one of them fails the test."""
    faults: list[str] = []
    contexts = []

    def opened(
        path: str = "/", *, phone: bool = False, locale: str = "en", new: bool = False, motion: bool = False
    ) -> Page:
        size = {"width": 360, "height": 740} if phone else {"width": 1440, "height": 900}
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=locale,
            base_url=site,
            has_touch=phone,
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        if not new:
            context.add_init_script(
                "localStorage.getItem = (() => { const get = Storage.prototype.getItem; "
                "return (key) => key.startsWith('hetman-seen') ? '1' : get.call(localStorage, key); })();"
            )
        if not motion:
            context.add_init_script(
                "if (!localStorage.getItem('hetman-pace')) localStorage.setItem('hetman-pace', 'instant')"
            )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: (
                faults.append(f"{message.text} {message.location['url']}") if message.type == "error" else None
            ),
        )
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
