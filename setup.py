"""Compiles the hot modules where that is possible, and installs them as plain Python where it is not.

Everything else about the package stands in pyproject.toml. With HETMAN_PURE=1 nothing is compiled.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

SOURCES = Path("src")
COMPILED = [
    "hetman/core/dice.py",
    "hetman/core/decision.py",
    "hetman/core/counts.py",
    "hetman/core/decisions.py",
    "hetman/core/evaluator.py",
    "hetman/core/pile.py",
    "hetman/core/state.py",
    "hetman/core/steps.py",
    "hetman/games/*/rules.py",
    "hetman/games/*/rules/*.py",
    "hetman/games/*/evaluation/*.py",
    "hetman/bots/tree.py",
]
LARGE = 5_000_000
"""Bytes of C in a library, above which it is compiled at a lower level."""
REMEDY = "on Debian: apt-get install {}, then install hetman again (in a clone: make build)"


class BuildTogether(build_ext):
    """Compiled modules know each other's memory layout, so they are installed together or not at all."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, LinkError) as error:
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions.clear()
            say_uncompiled(f"the C compiler failed: {error}")


def libraries() -> dict[str, list[str]]:
    """The modules to compile, by the library they go into: one for each game, one for any other folder.

    Libraries are compiled side by side, and only where something changed; calls between them measure no
    slower than within a single one.
    """
    grouped: dict[str, list[str]] = {}
    for path in sorted(path for pattern in COMPILED for path in SOURCES.glob(pattern)):
        # mypyc gives a compiled package a wrong __path__, so that its modules are not found.
        if path.name == "__init__.py":
            continue
        folders = path.relative_to(SOURCES).parts
        name = ".".join(folders[: 3 if folders[1] == "games" else 2])
        grouped.setdefault(name, []).append(str(path))
    return grouped


def compiled_modules() -> list[Extension]:
    """The extensions to build, written in C to build/; none where they cannot be built."""
    if os.environ.get("HETMAN_PURE") == "1":
        return []
    reason = obstacle()
    if reason:
        say_uncompiled(reason)
        return []

    try:
        extensions = translated(libraries())
    except (Exception, SystemExit) as error:
        # mypyc prints what it objects to, and exits.
        say_uncompiled(f"mypyc failed: {type(error).__name__} {error}")
        return []
    flags = compiler_flags()
    for extension in extensions:
        extension.depends.append("setup.py")
        extension.extra_compile_args = extension.extra_compile_args + flags + level_for(extension)
    return extensions


def translated(grouped: dict[str, list[str]]) -> list[Extension]:
    """The libraries as C sources in build/."""
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(
        [f"--cache-dir={os.devnull}", *(path for paths in grouped.values() for path in paths)],
        separate=[(paths, name) for name, paths in grouped.items()],
        opt_level="3",
        debug_level="0",
    )
    return extensions


def level_for(extension: Extension) -> list[str]:
    """How hard the compiler tries. Level 3 makes a small library 12 % faster than level 1, but takes twice as long.

    Nobody waits that long for a large one: a whole installation has a minute and a half.
    """
    written = sum(Path(source).stat().st_size for source in extension.sources)
    return ["-O1"] if written > LARGE and sys.platform != "win32" else []


def compiler_flags() -> list[str]:
    """What the C compiler is told after all that mypyc tells it."""
    if sys.platform == "win32":
        return []
    # Hidden symbols are called directly, which saves 8 %, and Python's own without a detour through the procedure
    # table, which saves 4 %. mypyc asks for -Werror, but a warning that only some compiler gives is no reason to run
    # uncompiled.
    return ["-fvisibility=hidden", "-fno-plt", "-Wno-error"]


def obstacle() -> str | None:
    """Why nothing can be compiled here, if so."""
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} is not CPython"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy[mypyc] is not installed"
    if sys.platform == "win32":
        return None
    if not compiles("#include <stdio.h>"):
        return f"no working C compiler ({c_compiler()[0]}); " + REMEDY.format("gcc libc6-dev python3-dev")
    if not compiles("#include <Python.h>"):
        return "no Python headers (Python.h); " + REMEDY.format("python3-dev")
    return None


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiles(program: str) -> bool:
    headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    command = [*c_compiler(), *headers, "-fsyntax-only", "-x", "c", "-"]
    try:
        return subprocess.run(command, input=program.encode(), capture_output=True).returncode == 0
    except OSError:
        return False


def say_uncompiled(reason: str) -> None:
    line = f"hetman: installed as plain Python, which runs several times slower: {reason}"
    print(line, file=sys.stderr)
    # pip shows nothing of what a build prints, unless asked to.
    if not sys.stderr.isatty():
        with contextlib.suppress(OSError), open("/dev/tty", "w") as terminal:
            print(f"\n{line}", file=terminal)


def remove_leftovers() -> None:
    """What an earlier build left would be taken for this one's."""
    if "editable_wheel" in sys.argv or "--inplace" in sys.argv:
        for pattern in ("*.so", "*.pyd"):
            for path in SOURCES.rglob(pattern):
                path.unlink()
    else:
        for folder in Path("build").glob("lib*"):
            shutil.rmtree(folder)


# pip runs this file several times over, mostly to ask for names and versions.
building = not {"bdist_wheel", "build_ext", "editable_wheel"}.isdisjoint(sys.argv)
if building:
    remove_leftovers()
setup(ext_modules=compiled_modules() if building else [], cmdclass={"build_ext": BuildTogether})
