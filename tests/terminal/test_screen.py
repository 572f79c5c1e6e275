"""Lines on the screen."""

from __future__ import annotations

import sys
from io import StringIO
from types import SimpleNamespace

import pytest
from rich.console import Console

from hetman.terminal.screen import Screen
from terminal.script import Paper, typist


@pytest.fixture
def paper() -> Paper:
    return Paper(typist(["  deploy\x1b[A archer\x00\t e6\r "]))


def test_nothing_is_taken_for_markup(paper: Paper) -> None:
    paper.show("[bold]e6[/bold] :horse: 12 [e6]")
    assert paper.text == "[bold]e6[/bold] :horse: 12 [e6]\n"


def test_sentences_are_broken_and_commands_are_not(paper: Paper) -> None:
    paper.write("word " * 40)
    assert max(map(len, paper.text.splitlines())) <= 80
    paper.show("x" * 200)
    assert "x" * 200 in paper.text


def test_a_path_longer_than_a_line_stays_whole(paper: Paper) -> None:
    path = "/" + "folder/" * 20 + "2.network"
    paper.write(f"The last network is {path}. The report is beside it.")
    assert path in paper.text


def test_rows_keep_items_whole(paper: Paper) -> None:
    paper.row("Deploy", [f"{number} Light Cavalry e6" for number in range(1, 12)], 8)
    lines = paper.text.splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) > 2
    assert lines[0].startswith("  Deploy    1 Light Cavalry e6")
    assert all(line.startswith(" " * 12) for line in lines[1:])
    assert paper.text.count("Light Cavalry e6") == 11


def test_a_long_single_item_is_broken(paper: Paper) -> None:
    paper.row("help", ["word " * 30], 8)
    lines = paper.text.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[1].startswith(" " * 12 + "word")


def test_a_row_with_nothing_in_it_keeps_its_label(paper: Paper) -> None:
    paper.row("yes", [""], 4)
    assert paper.text == "  yes\n"


def test_what_cannot_be_printed_is_not_read(paper: Paper) -> None:
    assert paper.ask("Move:") == "deploy[A archer\t e6"


def test_clearing_a_terminal_forgets_scrollback_and_typed_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten = []
    readline = SimpleNamespace(clear_history=lambda: forgotten.append(True))
    monkeypatch.setitem(sys.modules, "readline", readline)
    file = StringIO()
    Screen(Console(file=file, force_terminal=True), typist([])).clear()
    assert "\033[2J" in file.getvalue()
    assert file.getvalue().endswith("\033[3J")
    assert forgotten


def test_a_stream_that_is_not_a_terminal_is_not_cleared() -> None:
    file = StringIO()
    Screen(Console(file=file), typist([])).clear()
    assert file.getvalue() == ""
