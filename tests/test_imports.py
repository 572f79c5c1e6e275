"""Imports point one way: core <- games <- bots, table <- web, terminal, arena, lab <- cli."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import hetman

SOURCE = Path(hetman.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

# What the parts of hetman may import of each other. `language` and `art` are tools that know no game.
ALLOWED: dict[str, set[str]] = {
    "core": {"core"},
    "art": {"art"},
    "language": {"language"},
    "games": {"core", "games", "art"},
    "bots": {"core", "bots"},
    "testing": {"core", "testing"},
    "bench": {"core", "bots", "bench", "pure"},
    "table": {"core", "bots", "table"},
    "web": {"core", "bots", "language", "art", "table", "verdict", "web"},
    "verdict": {"core", "language"},
    "terminal": {"core", "bots", "language", "terminal", "verdict"},
    "arena": {"core", "bots", "language", "art", "arena"},
    "pure": set(),
}
FREE = {"cli", "__init__", "__main__"}
OUTSIDE: dict[str, set[str]] = {
    "core": {"mypy_extensions"},
    "games": set(),
    "art": set(),
    "bots": set(),
    "testing": set(),
}


def part_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            found |= (
                {f"{node.module}.{alias.name}" for alias in node.names}
                if node.module == "hetman"
                else {node.module or ""}
            )
    return found


def name_of(file: Path) -> str:
    return str(file.relative_to(SOURCE))


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_imports_point_one_way(file: Path) -> None:
    part = part_of(file)
    for module in imports(file):
        words = module.split(".")
        if words[0] == "hetman" and part not in FREE:
            assert part in ALLOWED, f"{part} is a new part: say in this test what it may import"
            assert words[1] in ALLOWED[part], f"{name_of(file)} imports {module}"
        elif words[0] != "hetman" and part in OUTSIDE and words[0] not in sys.stdlib_module_names:
            assert words[0] in OUTSIDE[part], f"{name_of(file)} imports {module}, from outside"


@pytest.mark.parametrize("file", [file for file in FILES if part_of(file) == "games"], ids=name_of)
def test_a_game_imports_no_other_game(file: Path) -> None:
    parts = file.relative_to(SOURCE).parts
    for module in imports(file):
        if module.startswith("hetman.games.") and len(parts) > 2:
            assert module.split(".")[2] == parts[1], f"{name_of(file)} imports {module}"


@pytest.mark.parametrize("name", [name for name in hetman.games() if (SOURCE / "games" / name).is_dir()])
def test_nothing_outside_its_folder_knows_a_game_by_name(name: str) -> None:
    for file in FILES:
        if file.relative_to(SOURCE).parts[:2] != ("games", name):
            code = ast.parse(file.read_text(encoding="utf-8"))
            strings = {node.value for node in ast.walk(code) if isinstance(node, ast.Constant)}
            documented = {
                ast.get_docstring(node, clean=False) for node in ast.walk(code) if isinstance(node, ast.Module)
            }
            assert not any(isinstance(text, str) and name in text for text in strings - documented), name_of(file)
