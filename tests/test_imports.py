"""Imports follow one table: core <- games <- bots, testing <- table, presentation <- web, terminal, arena <- cli."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hetman

PROJECT = Path(__file__).parents[1]
SOURCE = Path(hetman.__file__).parent
FILES = sorted(file for file in SOURCE.rglob("*.py") if SOURCE / "scaffold" / "project" not in file.parents)
"""Without the tests of a new game, which are no part of the package."""

# Who may import whom. `games/<name>` has parts of its own; "own" stands for the same game's.
ALLOWED: dict[str, set[str]] = {
    "core": {"core"},
    "drawing": {"drawing"},
    "language": {"language"},
    "components": {"core", "own components"},
    "rules": {"core", "own components", "own rules"},
    "evaluation": {"core", "own components", "own rules", "own evaluation"},
    "game drawing": {"core.game", "drawing", "own components", "own drawing", "own why_not"},
    "game": {"core", "own"},
    "bots": {"core", "bots"},
    "analysis": {"core", "bots", "analysis"},
    "testing": {"core", "language", "testing"},
    "presentation": {"core", "bots", "analysis", "language", "drawing", "presentation"},
    "table": {"core", "bots", "analysis", "extras", "table"},
    "web": {"core", "bots", "analysis", "language", "drawing", "presentation", "table", "web"},
    "client": {"core", "bots", "client"},
    "terminal": {"core", "bots", "analysis", "client", "language", "drawing", "presentation", "terminal"},
    "arena": {"core", "bots", "language", "drawing", "extras", "arena"},
    "lab": {"core", "bots", "drawing", "extras", "lab"},
    "train": {"core", "bots", "language", "drawing", "arena", "extras", "train"},
    "scaffold": {"core", "drawing", "testing", "scaffold"},
    "bench": {"core", "bots", "bench", "pure"},
    "pure": set(),
    "extras": set(),
}
FREE = {"cli", "doctor", "lab_commands", "server_commands", "__init__", "__main__"}
# Parts that import nothing but the standard library and hetman: the compiler must not need any package.
WITHOUT_PACKAGES = {
    "core",
    "components",
    "rules",
    "evaluation",
    "game drawing",
    "game",
    "drawing",
    "bots",
    "testing",
    "scaffold",
}
PACKAGES = {"librt", "mypy_extensions"}
"""`core/native.py` imports them for type checkers only."""


def part_of(file: Path) -> str:
    """The row of the table that a file belongs to."""
    first, *rest = file.relative_to(SOURCE).with_suffix("").parts
    if first != "games" or len(rest) < 2:
        return "game" if first == "games" else first
    return {"drawing": "game drawing", "components": "components"}.get(rest[1], rest[1]) if len(rest) > 2 else "game"


def row_entry(module: str, file: Path) -> set[str]:
    """The entries of a row, one of which an import of this module needs."""
    words = module.split(".")[1:]
    if words[0] != "games":
        return {words[0], ".".join(words[:2])}
    own = len(words) > 1 and words[1] == file.relative_to(SOURCE).parts[1]
    if not own:
        return {"another game"}
    return {"own", f"own {words[2]}"} if len(words) > 2 else {"own"}


@cache
def parsed(file: Path) -> tuple[frozenset[str], frozenset[str]]:
    """What a file imports, and its strings without the docstring of the module."""
    found: set[str] = set()
    strings: set[str] = set()
    code = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            found |= {imported(node.module or "", alias.name) for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.add(node.value)
    return frozenset(found), frozenset(strings - {ast.get_docstring(code, clean=False) or ""})


def imports(file: Path) -> frozenset[str]:
    return parsed(file)[0]


def imported(module: str, name: str) -> str:
    """`from package import name` imports the module `package.name` if there is one."""
    path = SOURCE.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if path.is_dir() or path.with_suffix(".py").is_file() else module


def name_of(file: Path) -> str:
    return str(file.relative_to(SOURCE))


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_imports_follow_the_table(file: Path) -> None:
    part = part_of(file)
    for module in imports(file):
        first = module.split(".")[0]
        if first == "hetman" and part not in FREE:
            assert part in ALLOWED, f"{part} is a new part: add a row for it to this test"
            assert row_entry(module, file) & ALLOWED[part], f"{name_of(file)} imports {module}"
        elif first != "hetman" and part in WITHOUT_PACKAGES and first not in sys.stdlib_module_names:
            assert first in PACKAGES, f"{name_of(file)} imports the package {module}"


def compiled_files() -> list[Path]:
    """The files that setup.py compiles."""
    code = ast.parse((PROJECT / "setup.py").read_text(encoding="utf-8"))
    assigned = {ast.unparse(node.targets[0]): node.value for node in code.body if isinstance(node, ast.Assign)}
    return [file for pattern in ast.literal_eval(assigned["COMPILED"]) for file in SOURCE.parent.glob(pattern)]


def files_of(module: str) -> Iterator[Path]:
    """The files of a module of hetman and of the packages around it, all of which a compiler reads."""
    words = module.split(".")
    for length in range(1, len(words) + 1):
        place = SOURCE.parent.joinpath(*words[:length])
        yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())


def test_a_compiler_meets_no_package() -> None:
    """An isolated build has none. It follows the imports of the compiled modules, however far they lead."""
    waiting = compiled_files()
    assert waiting
    read: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file in read:
            continue
        read.add(file)
        for module in imports(file):
            if module.split(".")[0] == "hetman":
                waiting += files_of(module)
            else:
                known = sys.stdlib_module_names | PACKAGES
                assert module.split(".")[0] in known, f"{name_of(file)} imports the package {module}"


@pytest.mark.parametrize("name", [name for name in hetman.games() if (SOURCE / "games" / name).is_dir()])
def test_nothing_outside_its_folder_knows_a_game_by_name(name: str) -> None:
    for file in FILES:
        if file.relative_to(SOURCE).parts[:2] != ("games", name):
            assert not any(name in text for text in parsed(file)[1]), name_of(file)
