"""The terminal and the arena with games of other packages."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hetman.cli import app
from packages import Packages


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(args), input=typed, prog_name="hetman")


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_list_has_all_games_that_can_be_played(packages: Packages, code: str) -> None:
    packages.install_module("fails", "import no_such_module\n")
    packages.install_game("sound", text__pl=None)
    listed = run("games", "-l", code)
    assert listed.exit_code == 0
    assert "\nsound  Sound\n" in listed.stdout
    assert "warchest  War Chest\n" in listed.stdout
    assert "fails" not in listed.stdout


def test_a_broken_game_says_why_it_cannot_be_played(packages: Packages) -> None:
    packages.install_module("fails", "import no_such_module\n")
    result = run("play", "fails")
    assert result.exit_code == 2
    assert "the game 'fails' cannot be played: expected it to load, got ModuleNotFoundError" in result.stderr


@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_whole_game_is_played_without_polish_texts(packages: Packages, code: str) -> None:
    packages.install_module("fails", "import no_such_module\n")
    packages.install_game("sound", text__pl=None)
    played = run("play", "sound", "--seed", "4", "-l", code, typed="1\n" * 20)
    assert played.exit_code == 0, played.output
    assert "Anna takes the prize" in played.stdout


def test_a_game_without_a_text_board_shows_a_table(packages: Packages) -> None:
    bare = "from hetman.scaffold.ambush import Ambush\nclass Bare(Ambush):\n    name = 'bare'\n    drawing = None\n"
    packages.install_module("bare", f"{bare}\nGAME = Bare()\n")
    played = run("play", "bare", "--seed", "4", typed="1\n" * 20)
    assert played.exit_code == 0, played.output
    assert "  seat  cards  shown\n" in played.stdout
    assert "{" not in played.stdout


def test_the_arena_and_the_soak_go_on_without_a_broken_game(packages: Packages) -> None:
    packages.install_module("fails", "import no_such_module\n")
    packages.install_game("sound", text__pl=None)
    contest = run("arena", "sound", "greedy", "random", "--games", "4", "--workers", "1", "-l", "pl")
    assert contest.exit_code == 0, contest.output
    missing = run("arena", "fails", "greedy", "random")
    assert "the game 'fails' cannot be played" in missing.stderr
