"""make runs the steps that are due, and none twice. The steps are stubs here that print their names."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SOURCES = "src/hetman"
FIRST = ["venv", "install", "compile"]
STEPS = {
    "venv": 'mkdir -p "$1/bin"; cp tools/program "$1/bin/hetman"',
    "install": "",
    "compile": 'printf "%s" "$COMPILES" >"$1"',
    "program": "",
}


class Clone:
    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("Makefile", "hetman", "pyproject.toml", "setup.py"):
            shutil.copy(PROJECT / name, root)
        for source in ("core/dice.py", "games/chess/rules.py", "web/pages.py"):
            path = root / SOURCES / source
            path.parent.mkdir(parents=True)
            path.touch()
        (root / "tools").mkdir()
        for step, action in STEPS.items():
            script = root / "tools" / step
            script.write_text(f"#!/bin/sh\necho {step}\n{action}\n")
            script.chmod(0o755)
        shutil.copy(PROJECT / "tools" / "play", root / "tools")

    def edit(self, name: str) -> None:
        self.age()
        (self.root / name).touch()

    def age(self) -> None:
        """Make every file a minute older, so that all later changes are newer."""
        for path in self.root.rglob("*"):
            made = path.lstat().st_mtime
            os.utime(path, (made - 60, made - 60), follow_symlinks=False)

    def run(self, *command: str, **environment: str) -> list[str]:
        """Return the steps that were run."""
        self.age()
        ran = subprocess.run(
            command,
            cwd=self.root,
            env={"PATH": os.environ["PATH"], "COMPILES": "dice.so", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert ran.returncode == 0, ran.stdout
        return ran.stdout.split()

    def planned(self, *words: str) -> str:
        """Return the commands that make would run."""
        command, path = ["make", "-n", *words], {"PATH": os.environ["PATH"]}
        return subprocess.run(command, cwd=self.root, env=path, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_a_second_start_takes_no_step(clone: Clone) -> None:
    assert clone.run("./hetman") == [*FIRST, "program"]
    assert clone.run("make", "play") == ["program"]
    assert clone.run("./hetman") == ["program"]


def test_the_first_table_does_not_wait_for_the_compiler(clone: Clone) -> None:
    printed = clone.run("make", "play")
    assert [word for word in printed if word in STEPS] == ["venv", "install", "program"]
    assert "Compiling" in printed
    built = clone.root / ".venv" / "built"
    deadline = time.monotonic() + 30
    while not (built.is_file() and built.read_text()):
        assert time.monotonic() < deadline, (clone.root / ".venv" / "build.log").read_text()
        time.sleep(0.05)
    assert clone.run("make", "play") == ["program"]


def test_a_clone_starts_by_its_own_command(clone: Clone) -> None:
    link = clone.root / "elsewhere"
    link.symlink_to("hetman")
    assert clone.run("./elsewhere", "games") == [*FIRST, "program"]


@pytest.mark.parametrize("source", ["core/dice.py", "games/chess/rules.py"])
def test_an_edited_source_is_compiled_before_the_next_start(clone: Clone, source: str) -> None:
    clone.run("./hetman")
    clone.edit(f"{SOURCES}/{source}")
    assert clone.run("./hetman") == ["compile", "program"]


def test_a_source_that_came_or_went_is_noticed(clone: Clone) -> None:
    clone.run("./hetman")
    old = clone.root / SOURCES / "core/verbs.py"
    old.touch()
    os.utime(old, (1e9, 1e9))
    assert clone.run("./hetman") == ["compile", "program"]
    old.unlink()
    assert clone.run("./hetman") == ["compile", "program"]


def test_what_no_compiled_module_can_import_compiles_nothing(clone: Clone) -> None:
    clone.run("./hetman")
    clone.edit(f"{SOURCES}/web/pages.py")
    assert clone.run("./hetman") == ["program"]


def test_new_requirements_are_installed_and_compiled_for(clone: Clone) -> None:
    clone.run("./hetman")
    clone.edit("pyproject.toml")
    assert clone.run("./hetman") == ["install", "compile", "program"]


def test_a_failed_compilation_is_tried_again_when_asked_for(clone: Clone) -> None:
    assert clone.run("make", "build", COMPILES="") == FIRST
    assert clone.run("./hetman", COMPILES="") == ["program"]
    assert clone.run("make", "build") == ["compile"]
    assert clone.run("make", "build") == []


def test_a_part_of_the_tests_can_be_named(clone: Clone) -> None:
    started = "/bin/pytest -n 2 --dist worksteal"
    assert f"{started} \n" in clone.planned("test")
    assert f"{started} tests/core tests/bots\n" in clone.planned("test", "TESTS=tests/core tests/bots")


def test_interpreted_play_needs_no_compilation(clone: Clone) -> None:
    assert clone.run("./hetman", HETMAN_PURE="1") == ["venv", "install", "program"]
    assert clone.run("./hetman") == ["compile", "program"]
