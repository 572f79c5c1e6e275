"""Compile the hot modules if possible; otherwise install them as plain Python. The installation never fails here.

pyproject.toml has everything else about the package. With HETMAN_PURE=1 nothing is compiled.
"""

from __future__ import annotations

import ast
import contextlib
import inspect
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCES = Path("src")
COMPILED = [
    "hetman/core/action_space.py",
    "hetman/core/batch.py",
    "hetman/core/dice.py",
    "hetman/core/decision.py",
    "hetman/core/counts.py",
    "hetman/core/decisions.py",
    "hetman/core/evaluator.py",
    "hetman/core/learned_value.py",
    "hetman/core/observation_writer.py",
    "hetman/core/pile.py",
    "hetman/core/state.py",
    "hetman/core/steps.py",
    "hetman/games/*/rules.py",
    "hetman/games/*/rules/*.py",
    "hetman/games/*/evaluation/*.py",
    "hetman/bots/tree.py",
]
WRITTEN_IN_C = ["hetman/core/buffers.c", "hetman/core/perceptron.c"]
"""Extension modules that are C already."""
DEPENDS = ["setup.py", "src/hetman/core/entries.h"]
"""What they are compiled again for."""
LARGE = 10_000_000
"""Bytes of C in a library. The C compiler optimises larger ones less. Each module adds some 130,000, however short."""
DOC_PLACES = (
    r'"(?P<module>[\w.]+)",\s+NULL(?=, /\* docstring \*/)',
    r'CPyType_(?P<type>\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*"\)',
    r'\(PyCFunction\)CPyPy_(?P<function>\w+),\s+METH_[A-Z_| ]+, PyDoc_STR\("(?:[^"\\]|\\.)*"\)',
    r"\(getter\)(?P<property>\w+),\s+(?:NULL|\(setter\)\w+),\s+NULL(?=, NULL\})",
)
"""Where the C sources of mypyc hold the documentation of a module, a class, a function and a property."""
DOC_END = '")'
REMEDY = "on Debian: apt-get install {}, then pip install --force-reinstall --no-cache-dir (in a clone: make build)"
LONGEST = 240
"""Letters of a reason."""
LOAD = """
import importlib, sys
sys.path.insert(0, sys.argv[1])
for name in sys.argv[2:]:
    importlib.import_module(name)
"""


class BuildTogether(build_ext):
    """Build all extensions or none, because compiled modules depend on each other's memory layout."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
            self.check_libraries()
        except (Exception, SystemExit) as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()
            # Without libraries the wheel is for every platform.
            if "bdist_wheel" in self.distribution.command_obj:
                self.get_finalized_command("bdist_wheel").root_is_pure = True
            say_uncompiled(f"the C compiler failed: {error}")

    def check_libraries(self) -> None:
        """Load the libraries in a new process: a compiler may report success and write nothing, or something else."""
        names = [extension.name for extension in self.extensions]
        for name in names:
            if not Path(self.get_ext_fullpath(name)).exists():
                raise FileNotFoundError(f"it reported success, but did not write {name}")
        root = SOURCES if self.inplace else Path(self.build_lib)
        # Libraries for another machine do not load on this one.
        if names and (root / "hetman/__init__.py").exists() and "_PYTHON_HOST_PLATFORM" not in os.environ:
            loaded = subprocess.run([sys.executable, "-B", "-c", LOAD, root, *names], capture_output=True, text=True)
            if loaded.returncode != 0:
                raise ImportError(f"what it wrote does not load: {last_line(loaded.stderr)}")


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]


def libraries() -> dict[str, list[str]]:
    """Return the modules to compile by library: one library for each game and one for any other folder.

    Libraries are compiled in parallel, and only after a change. Calls between them are as fast as within one.
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
    """Return the extensions to build, with their C sources in build/; none if they cannot be built."""
    if os.environ.get("HETMAN_PURE") == "1":
        return []
    reason = obstacle()
    if reason:
        say_uncompiled(reason)
        return []

    try:
        extensions = translated(libraries())
    except (Exception, SystemExit) as error:
        # mypyc prints its errors and exits.
        say_uncompiled(f"mypyc failed: {type(error).__name__} {error}")
        return []
    flags = compiler_flags()
    for extension in extensions:
        extension.depends.append("setup.py")
        extension.extra_compile_args = extension.extra_compile_args + flags + level_for(extension)
    return extensions + written_in_c(flags)


def written_in_c(flags: list[str]) -> list[Extension]:
    """Return the extensions of the modules in WRITTEN_IN_C. With level 3, loops become vector instructions."""
    found = []
    level = ["/O2"] if sys.platform == "win32" else ["-O3"]
    for path in WRITTEN_IN_C:
        name = path.removesuffix(".c").replace("/", ".")
        found.append(Extension(name, [str(SOURCES / path)], extra_compile_args=level + flags, depends=DEPENDS))
    return found


def translated(grouped: dict[str, list[str]]) -> list[Extension]:
    """Write the libraries as C sources to build/. Returns their extensions.

    mypy also reads what the modules import and the packages around them. Errors there are not errors of a build, which
    has none of the packages that other modules need.
    """
    from mypyc.build import mypycify

    flags = [f"--cache-dir={os.devnull}", "--follow-imports=silent"]
    paths = [path for paths in grouped.values() for path in paths]
    with kept_times(Path("build")):
        extensions: list[Extension] = mypycify(
            [*flags, *paths],
            separate=[(paths, name) for name, paths in grouped.items()],
            opt_level="3",
            debug_level="0",
        )
        texts = dict(docstring for path in paths for docstring in docstrings(Path(path)))
        for source in {Path(source) for extension in extensions for source in extension.sources}:
            written = source.read_text(encoding="utf-8")
            source.write_text(documented(written, texts), encoding="utf-8")
    return extensions


@contextlib.contextmanager
def kept_times(folder: Path) -> Iterator[None]:
    """Give a C source that did not change its old time back, so that it is not compiled again."""
    before = {path: (path.read_bytes(), path.stat()) for path in folder.rglob("*.c")}
    yield
    for path, (content, status) in before.items():
        if path.exists() and path.read_bytes() == content:
            os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the docstrings of a module with the names that mypyc gives their owners in C."""
    module = ".".join(path.with_suffix("").relative_to(SOURCES).parts)
    waiting: list[tuple[str, ast.AST]] = [(module, ast.parse(path.read_text(encoding="utf-8")))]
    while waiting:
        name, owner = waiting.pop()
        text = ast.get_docstring(owner) if isinstance(owner, ast.Module | ast.ClassDef | ast.FunctionDef) else None
        if text:
            yield name, inspect.cleandoc(text)
        inside = name.replace(".", "___")
        for child in ast.iter_child_nodes(owner):
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                getter = any(ast.unparse(decorator) == "property" for decorator in child.decorator_list)
                waiting.append((f"{inside}{'_get_' if getter else '___'}{child.name}", child))


def documented(source: str, texts: dict[str, str]) -> str:
    """Write docstrings into a C source, because mypyc keeps only signatures. `help` then shows them."""

    def add(place: re.Match[str]) -> str:
        text = texts.get(next(name for name in place.groups() if name))
        if text is None:
            return place[0]
        if place[0].endswith("NULL"):
            return f'{place[0].removesuffix("NULL")}PyDoc_STR("{literal(text)}")'
        return f"{place[0].removesuffix(DOC_END)}{literal(text)}{DOC_END}"

    for pattern in DOC_PLACES:
        source = re.sub(pattern, add, source)
    return source


def literal(text: str) -> str:
    """Return a text as the inside of a C string."""
    plain = set(range(32, 127)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def level_for(extension: Extension) -> list[str]:
    """Return the optimisation level. Level 3 makes a library 12 % faster than level 1, but takes twice as long.

    A large library gets level 1, so that the whole installation takes a minute and a half.
    """
    written = sum(Path(source).stat().st_size for source in extension.sources)
    return ["-O1"] if written > LARGE and sys.platform != "win32" else []


def compiler_flags() -> list[str]:
    """Return the flags for the C compiler after those of mypyc."""
    if sys.platform == "win32":
        return []
    # Hidden symbols are called directly, which saves 8 %. Without the procedure table, calls into Python save 4 %.
    # mypyc sets -Werror, but a warning of some compiler is not a reason to run uncompiled.
    return ["-fvisibility=hidden", "-fno-plt", "-Wno-error"]


def obstacle() -> str | None:
    """Return why nothing can be compiled here, or None."""
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} is not CPython"
    try:
        import mypyc.build  # noqa: F401
    except Exception as error:
        return f"mypy[mypyc] is not installed or does not load: {error}"
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
    reason = " ".join(reason.split())
    if len(reason) > LONGEST:
        # It quotes the whole command of a compiler. The end says what went wrong.
        reason = f"{reason[: LONGEST // 2]} … {reason[-LONGEST // 2 :]}"
    line = f"hetman: installed as plain Python, which runs several times slower: {reason}"
    print(line, file=sys.stderr)
    # pip hides the output of a build unless it is verbose.
    if not sys.stderr.isatty():
        with contextlib.suppress(OSError), open("/dev/tty", "w") as terminal:
            print(f"\n{line}", file=terminal)


def remove_leftovers() -> None:
    """Remove the output of an earlier build, which setuptools would install with this one."""
    if "editable_wheel" in sys.argv or "--inplace" in sys.argv:
        for pattern in ("*.so", "*.pyd"):
            for path in SOURCES.rglob(pattern):
                path.unlink()
    else:
        for folder in Path("build").glob("lib*"):
            shutil.rmtree(folder)


# pip runs this file several times, mostly to ask for names and versions.
building = not {"bdist_wheel", "build_ext", "editable_wheel"}.isdisjoint(sys.argv)
if building:
    remove_leftovers()
setup(ext_modules=compiled_modules() if building else [], cmdclass={"build_ext": BuildTogether})
