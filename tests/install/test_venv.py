"""Where no virtual environment can be made, one line says what to do."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

VENV = Path(__file__).parents[2] / "tools/venv"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder for stand-ins of programs. Nobody is root there, so that nothing is installed on this machine."""
    stand_in(tmp_path / "id", "echo 1000")
    return tmp_path


def stand_in(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def make_venv(home: Path) -> str:
    """What is said about an environment that could not be made."""
    ran = subprocess.run(
        [VENV, home / "made"],
        env={"PATH": f"{home}:{os.environ['PATH']}", "PYTHON": str(home / "python")},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 1
    assert not (home / "made").exists()
    return ran.stderr


def test_an_old_python(home: Path) -> None:
    stand_in(home / "python", "exit 1")
    said = make_venv(home)
    assert said.startswith(f"hetman: Python 3.11 or newer is needed, and {home}/python is older or missing.")
    assert said.count("\n") == 1


def test_a_missing_python(home: Path) -> None:
    assert make_venv(home).count("\n") == 1


def test_a_python_with_neither_venv_nor_pip(home: Path) -> None:
    real = shlex.quote(sys.executable)
    stand_in(home / "python", f'case "$1" in -m) mkdir -p "{home}/made"; exit 1;; *) exec {real} "$@";; esac')
    assert make_venv(home) == (
        "hetman: this Python cannot make a virtual environment."
        " On Debian: sudo apt-get install python3-venv, then make again\n"
    )
