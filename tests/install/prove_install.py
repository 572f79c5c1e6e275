"""Every way to install Hetman, with and without a compiler and Python's headers: `make prove-install`.

It runs on an empty Debian system, made in a folder that is removed afterwards. Where that is not possible, it runs on
this machine with empty environments and a PATH of its own. It takes half an hour on two cores, half of it for
`make test`. `make prove-install ONLY=make_test` runs that alone, `ONLY="not make_test"` everything else. With
`TESTS="tests/core tests/bots"` that `make test` installs everything, but runs these tests only.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from install.machines import HEADERS_TOO, LEVELS, NOTHING, Debian, Machine
from install.project_copy import PLAIN, copy_tracked

REASONS = ("no working C compiler", "no Python headers")
"""Why it is plain Python, by level."""
TEST_SECONDS = 3600
"""How long `make test` may take on the empty system. It first installs everything, a browser and PostgreSQL too."""


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(prefix="prove-install-"))
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture(scope="module")
def untouched(folder: Path) -> Machine | None:
    """An empty system that nothing else uses, with a clone in it."""
    reason = Debian.obstacle()
    if reason:
        print(f"\nno empty Debian system: {reason}; everything runs on this machine")
        return None
    system = Debian.made(folder / "empty")
    copy_tracked(system.outside / "project")
    return system


@pytest.fixture(scope="module")
def machine(folder: Path, untouched: Machine | None) -> Machine:
    if isinstance(untouched, Debian):
        return untouched.copied(folder / "debian")
    system = Machine(folder / "machine")
    copy_tracked(system.outside / "project")
    return system


@pytest.fixture(scope="module", params=LEVELS)
def level(request: pytest.FixtureRequest, machine: Machine) -> str:
    machine.equip(request.param)
    return str(request.param)


@pytest.fixture(scope="module")
def built(level: str, machine: Machine) -> dict[str, str]:
    """The sources and what `python -m build` makes of them, by how they are installed."""
    environment(machine, "builder")
    machine.run("builder/bin/pip", "install", "build")
    machine.run("builder/bin/python", "-m", "build", "--outdir", f"dist/{level}", "project")
    made = machine.outside / "dist" / level
    (wheel,), (source,) = made.glob("*.whl"), made.glob("*.tar.gz")
    return {".": "./project", "sdist": f"dist/{level}/{source.name}", "wheel": f"dist/{level}/{wheel.name}"}


def environment(machine: Machine, name: str) -> None:
    machine.run(machine.python, "-m", "venv", "--clear", name)


def installed(machine: Machine, wanted: str) -> str:
    """Install into an empty environment. Returns what pip printed."""
    environment(machine, "venv")
    return machine.run("venv/bin/pip", "install", "--verbose", wanted)


@pytest.mark.parametrize("way", [".", "sdist", "wheel"])
def test_it_installs_and_plays(machine: Machine, level: str, built: dict[str, str], way: str) -> None:
    said = installed(machine, built[way])
    found = "compiled" if level == HEADERS_TOO else "plain"
    if way == "wheel":
        assert ("none-any" in built[way]) == (found == "plain")
    elif found == "compiled":
        assert PLAIN not in said
    else:
        assert f"{PLAIN}: {REASONS[LEVELS.index(level)]}" in said
        assert said.count(PLAIN) == 1
    moved = machine.run("venv/bin/python", "-I", "project/tests/install/first_moves.py", found)
    assert moved.rstrip().endswith(f"is {found}")
    assert machine.run("venv/bin/hetman", "--version").startswith("hetman ")
    print(f"\n{machine.name}, {level}, {way}: {found}")


def test_pipx_runs_it_by_the_name_of_the_distribution(machine: Machine, level: str, built: dict[str, str]) -> None:
    environment(machine, "runner")
    machine.run("runner/bin/pip", "install", "pipx")
    home, programs = str(machine.inside / "pipx"), str(machine.inside / "bin")
    run = ("runner/bin/pipx", "run", "--spec", built["wheel"], "hetman-table", "--version")
    assert machine.run(*run, PIPX_HOME=home, PIPX_BIN_DIR=programs).splitlines()[-1].startswith("hetman ")
    install = ("runner/bin/pipx", "install", "--force", built["wheel"])
    machine.run(*install, PIPX_HOME=home, PIPX_BIN_DIR=programs)
    assert "War Chest" in machine.run("bin/hetman", "games")


def test_the_command_that_an_error_names_installs_the_extra(
    machine: Machine, level: str, built: dict[str, str]
) -> None:
    if level != NOTHING:
        pytest.skip("once is enough: an extra has nothing to compile")
    installed(machine, built["wheel"])
    arena = ("venv/bin/hetman", "arena", "warchest", "random", "greedy", "--games", "2", "--folder", "arena")
    follow(machine, machine.run(*arena, status=2), "arena")
    assert "Elo" in machine.run(*arena)
    assert "the extra 'cluster'" in machine.run(*arena, "--cluster", "auto", status=2)


def test_a_game_and_a_bot_of_ones_own(machine: Machine, level: str, built: dict[str, str]) -> None:
    """`hetman new`, its check and a game of it; a bot against greedy in the arena and over HTTP."""
    if level != NOTHING:
        pytest.skip("once is enough: neither has anything to compile")
    installed(machine, f"{built['wheel']}[arena]")
    hetman = "venv/bin/hetman"
    machine.run(hetman, "new", "my_game")
    machine.run("venv/bin/pip", "install", "./my_game")
    machine.run("venv/bin/python", "-c", "import hetman, hetman.testing as t; t.check(hetman.game('my_game'))")
    played = machine.run(
        "sh", "-c", f"for line in 1 2 3 4 5 6 7 8 9 10; do echo 1; done | {hetman} play my_game --seed 4"
    )
    assert "My game" in played
    assert "The game is over." in played

    (machine.outside / "mine.py").write_text(
        "class Lowest:\n    def choose(self, seat):\n        return min(seat.moves())\n"
    )
    assert "Elo" in machine.run(hetman, "arena", "my_game", "mine:Lowest", "greedy", "--games", "4", "--folder", "own")
    with machine.start(hetman, "serve", "--no-browser") as process:
        address = printed_address(process)
        asked = json.dumps({"game": "my_game", "chairs": ["open", "bot:greedy"]}).encode()
        wanted = urllib.request.Request(f"{address}api/tables", asked, {"content-type": "application/json"})
        first_answer(address)
        with urllib.request.urlopen(wanted, timeout=60) as answer:
            token = json.load(answer)["tokens"]["0"]
        assert "The game is over" in machine.run(hetman, "bot", f"{address}sit/{token}", "mine:Lowest", "--games", "1")
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()


def follow(machine: Machine, said: str, extra: str) -> None:
    """Run the command at the end of an error of one line."""
    assert said.count("\n") == 1
    program, *words = shlex.split(said.rpartition(f"install the extra '{extra}': ")[2])
    machine.run(f"venv/bin/{program}", *words)


def test_make_play_on_an_empty_system(untouched: Machine | None) -> None:
    """The first start does not wait for the compiler. The second one is compiled."""
    if untouched is None:
        pytest.skip("needs an empty Debian system")
    serve_once(untouched)
    built, deadline = untouched.outside / "project/.venv/built", time.monotonic() + 900
    while not (built.exists() and built.read_text()):
        assert time.monotonic() < deadline, (built.parent / "build.log").read_text()
        time.sleep(1)
    serve_once(untouched)
    tried = ("../project/.venv/bin/python", "../project/tests/install/first_moves.py", "compiled")
    untouched.run(*tried, folder="project")


def serve_once(machine: Machine) -> None:
    """Start the table, fetch its first page and press Ctrl+C."""
    with machine.start("make", "play", folder="project") as process:
        page = first_answer(printed_address(process))
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()
    assert "Hetman" in page
    assert "War Chest" in page


def printed_address(process: subprocess.Popen[str]) -> str:
    """The address that a server prints when it starts."""
    printed = []
    assert process.stdout is not None
    for line in process.stdout:
        printed.append(line)
        if address := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return address[0]
    raise AssertionError("".join(printed))


def first_answer(address: str) -> str:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"no answer from {address}")


def test_make_test_on_an_empty_system(untouched: Machine | None) -> None:
    if untouched is None:
        pytest.skip("needs an empty Debian system")
    began = time.monotonic()
    printed = untouched.run("make", "test", folder="project", seconds=TEST_SECONDS, shown=True)
    assert re.search(r"\d+ passed", printed)
    assert " failed" not in printed
    minutes = (time.monotonic() - began) / 60
    print(f"\n{untouched.name}, make test with its installation: {last_line(printed)}, {minutes:.0f} min in all")


def last_line(printed: str) -> str:
    return printed.rstrip().splitlines()[-1].strip("= ")
