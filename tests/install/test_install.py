"""hetman installs everywhere: compiled if possible, otherwise as plain Python, and never half of each."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
HEADERS = Path(sysconfig.get_path("include"))
PLAIN = "hetman: installed as plain Python"


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
        unset = ("CC", "HETMAN_PURE", "PYTHONPATH")
        inherited = {name: value for name, value in os.environ.items() if name not in unset}
        ran = subprocess.run(
            command,
            cwd=self.root,
            env={**inherited, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # no terminal: a build would talk to the person who runs the tests
        )
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


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    left_out = shutil.ignore_patterns(".*", "build", "tests", "*.egg-info", "*.so", "__pycache__")
    return Copy(shutil.copytree(PROJECT, tmp_path / "project", ignore=left_out))


@pytest.fixture
def core(copy: Copy) -> Copy:
    """Without games: the core compiles in seconds, and each game takes several times as long."""
    for game in (copy.root / "src/hetman/games").glob("*/"):
        shutil.rmtree(game)
    return copy


@pytest.fixture
def toolchain() -> None:
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler) or not (HEADERS / "Python.h").exists():
        pytest.skip("needs a C compiler and Python's headers")


@pytest.mark.usefixtures("toolchain")
def test_it_is_compiled_where_that_is_possible(core: Copy) -> None:
    assert PLAIN not in core.install()
    assert core.compiled() == "True"
    modules = {f"hetman/core/{name}" for name in ("decision", "dice", "pile", "state")}
    assert {"hetman/core__mypyc", *modules} <= core.libraries("site")
    assert core.python("import hetman; print(hetman.COMPILED)", HETMAN_PURE="1") == "False\n"


BOT_MOVE = """
import hetman
game = hetman.game("warchest")
match = hetman.Match(game, seed=1)
seat = hetman.Seat(match.state, match.actor)
print(hetman.COMPILED, game.notation(hetman.bot("search", iterations=20).choose(seat)) != "")
"""


@pytest.mark.usefixtures("toolchain")
def test_a_user_installs_it_compiled_and_a_bot_moves(copy: Copy) -> None:
    """`pip install .` in a new environment. Its isolated build has none of the packages that other modules need."""
    for game in (copy.root / "src/hetman/games").glob("*/"):
        if game.name != "warchest":
            shutil.rmtree(game)
    venv = copy.root / "venv"
    copy.run(sys.executable, "-m", "venv", str(venv))
    said = copy.run(str(venv / "bin/pip"), "install", "--verbose", ".")
    assert PLAIN not in said
    # Not from the folder of the sources, and with the packages of the environment only.
    moved = copy.run(str(venv / "bin/python"), "-I", "-c", BOT_MOVE)
    assert moved == "True True\n"
    assert copy.run(str(venv / "bin/hetman"), "--version").startswith("hetman ")


@pytest.mark.usefixtures("toolchain")
def test_it_is_plain_python_when_mypyc_finds_a_fault(core: Copy) -> None:
    """Whatever goes wrong while compiling, the installation never fails."""
    source = core.root / "src/hetman/core/dice.py"
    source.write_text(source.read_text() + '\n\nWRONG: int = "a word"\n')
    said = core.install()
    assert f"{PLAIN}, which runs several times slower: mypyc failed" in said
    assert core.libraries("site") == set()
    assert core.compiled() == "False"


def test_it_is_plain_python_without_a_compiler(copy: Copy) -> None:
    said = copy.install(CC="no-such-compiler")
    assert f"{PLAIN}, which runs several times slower: no working C compiler (no-such-compiler)" in said
    assert "apt-get install gcc" in said
    assert copy.libraries("site") == set()
    assert copy.compiled() == "False"


@pytest.mark.usefixtures("toolchain")
def test_it_is_plain_python_without_the_headers(copy: Copy) -> None:
    # The headers of Python lie in a folder that only -I leads to.
    blind = copy.compiler(
        "for word; do shift",
        f'[ "$word" = "-I{HEADERS}" ] || set -- "$@" "$word"',
        "done",
    )
    said = copy.install(CC=blind)
    assert f"{PLAIN}, which runs several times slower: no Python headers (Python.h)" in said
    assert "apt-get install python3-dev" in said
    assert copy.libraries("site") == set()
    assert copy.compiled() == "False"


@pytest.mark.usefixtures("toolchain")
def test_it_is_plain_python_when_the_compiler_breaks_down_half_way(core: Copy) -> None:
    frail = core.compiler('case "$*" in *__native_core*) exit 1;; esac')
    said = core.install(CC=frail)
    assert f"{PLAIN}, which runs several times slower: the C compiler failed" in said
    assert "building 'hetman.core.state' extension" in said
    assert core.libraries("site") == set()
    assert core.compiled() == "False"


@pytest.mark.parametrize("environment", [{"CC": "no-such-compiler"}, {"HETMAN_PURE": "1"}])
def test_no_build_keeps_what_an_earlier_one_compiled(copy: Copy, environment: dict[str, str]) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    platform = f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for folder in ("src", "build/lib", f"build/{platform}"):
        stale = copy.root / folder / f"hetman/core/dice{suffix}"
        stale.parent.mkdir(parents=True, exist_ok=True)
        stale.write_bytes(b"stale")
    copy.install(**environment)
    assert copy.libraries("site") == set()
    copy.install("--editable", ".", **environment)
    assert copy.libraries("src") == set()


def test_everything_in_the_package_is_installed(copy: Copy) -> None:
    copy.install(HETMAN_PURE="1")
    source, installed = copy.root / "src/hetman", copy.site / "hetman"
    assert files(installed) == files(source)


def files(folder: Path) -> set[str]:
    paths = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {str(path.relative_to(folder)) for path in paths}
