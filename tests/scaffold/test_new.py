"""`hetman new`: what it writes passes the suite, the type checker and the linter, and can be played at once."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import hetman
from ambush import Ambush
from hetman.cli import app
from hetman.extras import DISTRIBUTION
from hetman.language import LANGUAGES
from hetman.scaffold.generator import LONGEST, game_files
from hetman.web.locales import game_texts
from hetman.web.pages.rules import chapters

LONG = "a" * LONGEST


def new(*args: str) -> Result:
    return CliRunner().invoke(app, ["new", *args], prog_name="hetman")


def shell(folder: Path, *command: str, typed: str = "", **environment: str) -> str:
    """Run a program; returns what it printed."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**inherited, "HETMAN_LANGUAGE": "en", "XDG_DATA_HOME": str(folder), **environment},
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


@pytest.mark.parametrize("name", ["mygame", LONG])
def test_a_new_game_passes_every_check(tmp_path: Path, name: str) -> None:
    result = new(name, "--folder", str(tmp_path))
    assert result.exit_code == 0, result.output
    folder = tmp_path / name
    shell(folder, "ruff", "check", "--no-cache", ".")
    shell(folder, "ruff", "format", "--no-cache", "--check", ".")
    shell(folder, "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"))
    assert "6 passed" in shell(folder, "pytest", "-q", "-p", "no:cacheprovider", PYTHONPATH=str(folder))


def test_a_new_game_is_installed_and_played_in_the_terminal(tmp_path: Path) -> None:
    new("my_game", "--folder", str(tmp_path))
    pip = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", "site", "./my_game"]
    shell(tmp_path, *pip)
    site = str(tmp_path / "site")
    assert "\nmy_game  My game\n" in shell(tmp_path, "hetman", "games", PYTHONPATH=site)
    played = shell(tmp_path, "hetman", "play", "my_game", "--seed", "4", typed="1\n" * 20, PYTHONPATH=site)
    assert "On the table: “My game”." in played
    assert "Anna takes the prize" in played
    assert "The game is over." in played


def test_the_commands_for_the_next_steps_are_printed(tmp_path: Path) -> None:
    printed = new("mygame", "--folder", str(tmp_path)).stdout
    assert f"{tmp_path / 'mygame' / 'mygame' / 'rules.py'}" in printed.replace("\n  ", "").replace("\n", "")
    assert f"-m pip install -e {tmp_path / 'mygame'}\n" in printed
    assert "  hetman play mygame\n" in printed
    assert "  hetman serve\n" in printed


REFUSED = {
    "My Game!": f"expected a name of at most {LONGEST} lower-case letters, digits and underscores, a letter first, "
    "such as my_game, got 'My Game!'",
    "my-game": "such as my_game, got 'my-game'",
    "9lives": "such as lives, got '9lives'",
    "!?": "a letter first, got '!?'",
    LONG + "a": f"such as {LONG}, got",
    "class": "'class' is a word of Python: choose another name",
    "warchest": "there is a game 'warchest' already: choose another name",
    "json": "there is a Python package 'json' already: choose another name",
    "hetman": "there is a Python package 'hetman' already: choose another name",
    "hetman_table": "there is a Python package 'hetman_table' already: choose another name",
    "tests": "'tests' is the folder of the game's tests: choose another name",
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_name_that_cannot_be_used_is_refused(tmp_path: Path, name: str) -> None:
    result = new(name, "--folder", str(tmp_path))
    assert result.exit_code == 2
    assert REFUSED[name] in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mygame").mkdir()
    (tmp_path / "mygame" / "notes.txt").write_text("mine")
    result = new("mygame", "--folder", str(tmp_path))
    assert result.exit_code == 2
    assert f"{tmp_path / 'mygame'} exists already: choose another name, or remove it first" in result.stderr
    assert [path.name for path in (tmp_path / "mygame").iterdir()] == ["notes.txt"]
    assert "expected an existing folder" in new("mygame", "--folder", str(tmp_path / "nowhere")).stderr


def test_nothing_of_the_template_is_left_in_a_new_game() -> None:
    for path, text in game_files("mygame").items():
        assert "ambush" not in (path + text).lower(), path
        assert "scaffold" not in text, path


@pytest.mark.parametrize("name", ["game", "option", "position", "path", "v_e_r_b_s"])
def test_the_class_of_a_new_game_hides_nothing_that_its_module_uses(name: str) -> None:
    module = ast.parse(game_files(name)[f"{name}/__init__.py"])
    imported = {alias.name for line in module.body if isinstance(line, ast.ImportFrom) for alias in line.names}
    (own,) = [line.name for line in module.body if isinstance(line, ast.ClassDef)]
    assert own not in imported
    assert own.endswith("Game")


def test_a_new_game_needs_hetman_by_the_name_of_its_distribution() -> None:
    project = tomllib.loads(game_files("mygame")["pyproject.toml"])["project"]
    assert project["dependencies"] == [DISTRIBUTION]


def test_the_small_game_is_not_offered_itself() -> None:
    assert "ambush" not in hetman.games()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_new_game_says_how_to_win_and_how_a_turn_goes(ambush: Ambush, code: str) -> None:
    words = game_texts(code, ambush)
    assert [chapter["name"] for chapter in chapters(ambush, words)][:2] == ["aim", "turn"]
