"""A run of the arena: its messages, and its requirements before the start."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from hetman.arena.contest import Contest
from hetman.arena.progress import Bar
from hetman.arena.session import RunOptions, Session, default_folder
from hetman.extras import MissingExtra


def test_the_bar_counts_games_and_tells_the_time_left() -> None:
    file = StringIO()
    with Bar("Playing", "left", 10, 2, Console(file=file, force_terminal=True, width=80)) as bar:
        bar(3)
        bar(1)
        bar.progress.refresh()
        shown = file.getvalue()
    for words in ("Playing", "6/10", "left"):
        assert words in shown


def test_a_log_gets_no_bar() -> None:
    file = StringIO()
    with Bar("Playing", "left", 10, 0, Console(file=file)) as bar:
        bar(10)
    assert file.getvalue() == ""


def test_without_choix_nothing_is_played_in_vain(
    tmp_path: Path, contest: Contest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(MissingExtra):
        Session(contest, RunOptions(2, folder=tmp_path / "a"), "en", Console())
    assert not list(tmp_path.iterdir())


def test_the_folder_is_named_after_everything_that_decides_a_game(contest: Contest) -> None:
    other = Contest.read(contest.game, contest.bots, contest.seats, ["round_limit=3"], contest.seed)
    assert default_folder(contest) == default_folder(contest) != default_folder(other)
    assert default_folder(contest).parts[0] == "arena"
    assert default_folder(contest).name.startswith("warchest-")


def test_a_run_of_a_session(tmp_path: Path, contest: Contest) -> None:
    file = StringIO()
    session = Session(contest, RunOptions(5, folder=tmp_path / "a", workers=1), "pl", Console(file=file, width=200))
    findings, done = session.play()
    session.write(findings)
    assert done
    assert len(findings.games) == 6
    assert "partii będzie 6" in file.getvalue()
    assert str(tmp_path / "a" / "report.html") in file.getvalue()
