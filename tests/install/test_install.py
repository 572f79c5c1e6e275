"""hetman installs everywhere: compiled if possible, otherwise as plain Python, and never half of each."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

from install.project_copy import HEADERS, PLAIN, PROJECT, Copy


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


@pytest.mark.usefixtures("toolchain")
def test_it_is_compiled_where_that_is_possible(core: Copy) -> None:
    assert PLAIN not in core.install()
    assert core.compiled() == "True"
    modules = {f"hetman/core/{name}" for name in ("decision", "dice", "pile", "state")}
    assert {"hetman/core__mypyc", *modules} <= core.libraries("site")
    assert core.python("import hetman; print(hetman.COMPILED)", HETMAN_PURE="1") == "False\n"


def falls_back(copy: Copy, reason: str, **environment: str) -> str:
    """Install a copy in which something goes wrong. Returns what the build printed."""
    said = copy.install(**environment)
    assert said.count(PLAIN) == 1
    (line,) = [line.strip() for line in said.splitlines() if PLAIN in line]
    assert line.startswith(f"{PLAIN}: {reason}")
    assert len(line) < 400
    assert copy.libraries("site") == set()
    assert copy.compiled() == "False"
    return said


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_it_is_plain_python_without_a_compiler(copy: Copy, compiler: str) -> None:
    said = falls_back(copy, f"no working C compiler ({compiler})", CC=compiler)
    assert "apt-get install gcc" in said


@pytest.mark.usefixtures("toolchain")
def test_it_is_plain_python_without_the_headers(copy: Copy) -> None:
    # The headers of Python lie in a folder that only -I leads to.
    blind = copy.compiler(
        "for word; do shift",
        f'[ "$word" = "-I{HEADERS}" ] || set -- "$@" "$word"',
        "done",
    )
    said = falls_back(copy, "no Python headers (Python.h)", CC=blind)
    assert "apt-get install python3-dev" in said


@pytest.mark.usefixtures("toolchain")
@pytest.mark.parametrize("end", ["exit 1", "kill -SEGV $$"])
def test_it_is_plain_python_when_the_compiler_breaks_down_half_way(core: Copy, end: str) -> None:
    frail = core.compiler(f'case "$*" in *__native_core*) {end};; esac')
    said = falls_back(core, "the C compiler failed: ", CC=frail)
    assert "building 'hetman.core.state' extension" in said


def test_it_is_plain_python_when_the_compiler_writes_nothing(core: Copy) -> None:
    falls_back(core, "the C compiler failed: it reported success, but did not write hetman.", CC="true")


@pytest.mark.usefixtures("toolchain")
def test_it_is_plain_python_when_a_library_does_not_load(core: Copy) -> None:
    broken = core.compiler('for word; do case "$word" in *.so) echo broken >"$word"; exit;; esac; done')
    falls_back(core, "the C compiler failed: what it wrote does not load: ImportError: ", CC=broken)


@pytest.mark.usefixtures("toolchain")
def test_it_is_plain_python_when_mypyc_finds_a_fault(core: Copy) -> None:
    source = core.root / "src/hetman/core/dice.py"
    source.write_text(source.read_text() + '\n\nWRONG: int = "a word"\n')
    falls_back(core, "mypyc failed: SystemExit 1")


@pytest.mark.usefixtures("toolchain")
@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise OSError('no memory')", "mypy[mypyc] is not installed or does not load: no memory"),
        ("def mypycify(*_, **__):\n    raise MemoryError('too large')", "mypyc failed: MemoryError too large"),
    ],
)
def test_it_is_plain_python_when_mypyc_itself_fails(core: Copy, program: str, reason: str) -> None:
    package = core.root / "other/mypyc"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "build.py").write_text(program)
    falls_back(core, reason, PYTHONPATH=str(package.parent))


@pytest.mark.usefixtures("toolchain")
def test_a_wheel_without_libraries_is_for_every_platform(core: Copy) -> None:
    frail = core.compiler('case "$*" in *__native_core*) exit 1;; esac')
    core.run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", ".", CC=frail)
    (wheel,) = core.root.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")


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
