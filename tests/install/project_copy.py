"""Copies of the project, to install from."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

PROJECT = Path(__file__).parents[2]
HEADERS = Path(sysconfig.get_path("include"))
PLAIN = "hetman: installed as plain Python, which runs several times slower"
OUTSIDE = ("CC", "HETMAN_PURE", "PYTHONPATH", "VIRTUAL_ENV")
"""Variables that would tell a build or an installation about this test."""


def tracked() -> list[Path]:
    """The files of the project that belong to it: those that .gitignore does not leave out."""
    lines = (PROJECT / ".gitignore").read_text(encoding="utf-8").split()
    anywhere = [line.strip("/") for line in lines if not line.startswith("/")]
    at_root = {".git", *(line.strip("/") for line in lines if line.startswith("/"))}
    found = []
    for place in PROJECT.iterdir():
        if place.name not in at_root:
            found += [place] if place.is_file() else [path for path in place.rglob("*") if path.is_file()]
    paths = (path.relative_to(PROJECT) for path in found)
    return [path for path in paths if not any(fnmatch(part, line) for part in path.parts for line in anywhere)]


def copy_tracked(target: Path) -> Path:
    for path in tracked():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(PROJECT / path, target / path)
    return target


def run(command: list[str], cwd: Path, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command without a terminal: a build would print to the one of the person who runs the tests."""
    return subprocess.run(
        command,
        cwd=cwd,
        env={**{name: value for name, value in os.environ.items() if name not in OUTSIDE}, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def keep_one_game(project: Path, kept: str = "warchest") -> None:
    """Remove the other games. Each takes as long to compile as everything else together."""
    for game in (project / "src/hetman/games").glob("*/"):
        if game.name != kept:
            shutil.rmtree(game)


@dataclass
class Copy:
    """A copy of the project, and a folder to install it to."""

    root: Path

    @property
    def site(self) -> Path:
        return self.root / "site"

    def install(self, *options: str, **environment: str) -> str:
        """Install with pip; returns what the build printed."""
        pip = [sys.executable, "-m", "pip", "install", "--verbose", "--no-deps", "--no-build-isolation"]
        return self.run(*pip, "--target", str(self.site), *(options or (".",)), **environment)

    def python(self, program: str, **environment: str) -> str:
        """Run a program on what was installed, away from the packages that only a build may need."""
        build = ("mypy", "mypyc", "mypy_extensions", "setuptools")
        hide = f"import sys; sys.modules.update(dict.fromkeys({build}))\n"
        return self.run(sys.executable, "-c", hide + program, PYTHONPATH=str(self.site), **environment)

    def run(self, *command: str, **environment: str) -> str:
        ran = run(list(command), self.root, environment)
        assert ran.returncode == 0, ran.stdout
        return ran.stdout

    def compiled(self) -> str:
        """Whether what was installed runs compiled, as it says itself."""
        compiled, path = self.python("import hetman; print(hetman.COMPILED, hetman.__file__)").split()
        assert path.startswith(str(self.site))
        return compiled

    def libraries(self, folder: str) -> set[str]:
        """The compiled modules in a folder, by their paths without what the platform adds."""
        inside = self.root / folder
        return {str(path.relative_to(inside)).split(".")[0] for path in inside.rglob("*.so")}

    def compiler(self, *lines: str) -> str:
        """A C compiler that does what these lines of shell say before it compiles."""
        real = shlex.join(shlex.split(sysconfig.get_config_var("CC")))
        wrapper = self.root / "compiler"
        wrapper.write_text("\n".join(["#!/bin/sh", *lines, f'exec {real} "$@"', ""]))
        wrapper.chmod(0o755)
        return str(wrapper)
