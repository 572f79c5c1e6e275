"""Every example runs as a user runs it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
import uvicorn

import hetman
from hetman.web.app import create_app
from hetman.web.server import bind
from web.server import settings

EXAMPLES = Path(__file__).parents[2] / "examples"
TESTED = {"analysis", "arrows", "bot", "http_bot", "tournament"}


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.py")} == TESTED


def test_a_bot() -> None:
    assert "winners: (0,)" in run("bot")


def test_a_tournament() -> None:
    lines = run("tournament").splitlines()
    assert lines[0].startswith("greedy")
    assert lines[-1].startswith("random")
    assert sum(float(line.split()[1]) for line in lines) == 12


def test_an_analysis_of_records() -> None:
    pytest.importorskip("pandas")
    analysis = load("analysis")
    records = [hetman.Record.parse(text) for text in analysis.random_records("grunwald", 30)]
    seats, moves = analysis.seats_table(records), analysis.moves_table(records)
    assert len(seats) == 60
    assert len(moves) == sum(made.actor != hetman.NATURE for record in records for made in record.moves)
    assert "30 games" in analysis.report(seats, moves)


def test_a_thousand_records() -> None:
    pytest.importorskip("pandas")
    assert "1000 games" in run("analysis")


def test_a_drawing_with_arrows(tmp_path: Path) -> None:
    assert "better: " in run("arrows", str(tmp_path / "board.svg"))
    drawn = ElementTree.parse(tmp_path / "board.svg").getroot()
    styles = [part.get("class") for part in drawn.iter() if (part.get("class") or "").startswith("arrow ")]
    assert styles == ["arrow played", "arrow advice"]


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server on loopback that answers at once, with room for many requests."""
    bound = bind("127.0.0.1", 14100)
    config = uvicorn.Config(create_app(settings(folder, hosts=None)), log_level="error")
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not running.started:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    running.should_exit = True
    thread.join(timeout=20)


def test_a_bot_over_http(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        out = run("http_bot", address, "grunwald")
    assert out.startswith("winners: [")
