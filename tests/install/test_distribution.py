"""What is distributed, installed as a user does it: in isolation, into an empty environment.

`make prove-install` installs all of it, in every surrounding, on an empty Debian system.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from install.project_copy import PLAIN, PROJECT, copy_tracked, keep_one_game, run, tracked

FIRST_MOVES = PROJECT / "tests/install/first_moves.py"
MADE = {Path("PKG-INFO"), Path("setup.cfg")}
"""Files that setuptools adds."""


def done(*command: str | Path, cwd: Path, **environment: str) -> str:
    ran = run([str(word) for word in command], cwd, environment)
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def new_environment(folder: Path) -> Path:
    """The folder of the programs of an empty environment."""
    done(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    return folder / "venv/bin"


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """The source distribution, unpacked."""
    project = copy_tracked(tmp_path / "project")
    done(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, cwd=project)
    (archive,) = tmp_path.glob("hetman_table-*.tar.gz")
    shutil.unpack_archive(archive, tmp_path)
    return tmp_path / archive.name.removesuffix(".tar.gz")


def test_the_source_distribution_has_everything_that_a_clone_has(unpacked: Path) -> None:
    inside = {path.relative_to(unpacked) for path in unpacked.rglob("*") if path.is_file()}
    own = {path for path in inside if "hetman_table.egg-info" not in path.parts}
    assert own == {*tracked(), *MADE}


@pytest.mark.usefixtures("toolchain")
def test_a_compiled_wheel_from_the_source_distribution(unpacked: Path, tmp_path: Path) -> None:
    keep_one_game(unpacked)
    said = done(sys.executable, "-m", "build", "--wheel", "--outdir", tmp_path, cwd=unpacked)
    assert PLAIN not in said
    (wheel,) = tmp_path.glob("hetman_table-*.whl")
    assert "none-any" not in wheel.name
    programs = new_environment(tmp_path)
    done(programs / "pip", "install", wheel, cwd=tmp_path)
    moved = done(programs / "python", "-I", FIRST_MOVES, "compiled", cwd=tmp_path)
    assert moved.startswith("warchest · War Chest · War Chest · ")
    assert done(programs / "hetman", "--version", cwd=tmp_path).startswith("hetman ")


def test_a_plain_installation_without_a_compiler(tmp_path: Path) -> None:
    project = copy_tracked(tmp_path / "project")
    programs = new_environment(tmp_path)
    said = done(programs / "pip", "install", "--verbose", ".", cwd=project, CC="no-such-compiler")
    assert said.count(PLAIN) == 1
    moved = done(programs / "python", "-I", FIRST_MOVES, "plain", cwd=tmp_path)
    assert len(moved.splitlines()) == 1 + len(list((PROJECT / "src/hetman/games").glob("*/__init__.py")))
