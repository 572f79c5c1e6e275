"""Every package that the sources import is declared, and every declared one is used."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import hetman
from hetman import extras

PROJECT = Path(__file__).parents[2]
SOURCE = Path(hetman.__file__).parent
DECLARED = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PURPOSES = ("arena", "cluster", "lab", "postgres")
"""The extras for users. The others are for people who change Hetman."""
LARGE = {"pyspiel": "open-spiel", "torch": "torch"}
"""By module: packages of the extras `spiel` and `torch`, which `dev` leaves out because they are large."""
NOT_IMPORTED = {
    "librt": "compiled modules call its C functions; core/native.py names them for the compiler",
    "python-multipart": "FastAPI reads forms with it",
    "psycopg": "SQLAlchemy loads it for a PostgreSQL database",
    "ray": "arena/cluster.py loads it by name",
    "pandas": "for research on records in a program of the user's own",
}


def names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in requirements}


BASE = names(DECLARED["dependencies"])
OPTIONAL = {extra: names(lines) for extra, lines in DECLARED["optional-dependencies"].items()}


def imports(code: ast.AST, inside: bool = False) -> Iterator[tuple[str, bool]]:
    """Yield the imported modules, and whether the import is inside a function. Those for type checkers do not run."""
    for node in ast.iter_child_nodes(code):
        if isinstance(node, ast.Import):
            yield from ((alias.name, inside) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", inside
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for other in node.orelse:
                yield from imports(other, inside)
        else:
            yield from imports(node, inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


@cache
def owners() -> dict[str, str]:
    """The distribution of every installed file."""
    found: dict[str, str] = {}
    for distribution in distributions():
        name, folder = canonicalize_name(distribution.name), distribution.locate_file("")
        found |= {str(folder / file): name for file in distribution.files or ()}
    return found


@cache
def distribution_of(module: str) -> str:
    """The distribution of a module: of its first folder that is a package, because several may share a namespace."""
    words = module.split(".")
    if words[0] in LARGE:
        return LARGE[words[0]]
    for length in range(1, len(words) + 1):
        spec = find_spec(".".join(words[:length]))
        assert spec is not None, f"{module} is not installed: declare its package in an extra that `dev` contains"
        if spec.origin is not None:
            return owners()[spec.origin]
    raise AssertionError(f"{module} is a namespace: import a module in it")


def third_party() -> Iterator[tuple[Path, str, bool]]:
    for file in sorted(SOURCE.rglob("*.py")):
        for module, inside in imports(ast.parse(file.read_text(encoding="utf-8"))):
            if module.split(".")[0] not in {*sys.stdlib_module_names, "hetman"}:
                yield file, module, inside


def test_every_import_is_declared() -> None:
    """Environments and networks inherit from classes of an extra: such a module is loaded inside a function."""
    optional = set().union(*(OPTIONAL[extra] for extra in (*PURPOSES, "spiel", "torch")))
    for file, module, inside in third_party():
        package = distribution_of(module)
        place = f"{file.relative_to(SOURCE)} imports {module} of the package {package}"
        on_demand = file.parent in (SOURCE / "lab", SOURCE / "train") and file.name != "__init__.py"
        assert package in (BASE | optional if inside or on_demand else BASE), (
            f"{place}, which pyproject.toml does not declare"
        )


def test_every_declared_package_is_used() -> None:
    used = {distribution_of(module) for _, module, _ in third_party()}
    declared = BASE.union(*(OPTIONAL[extra] for extra in (*PURPOSES, "spiel", "torch")))
    assert declared - used == set(NOT_IMPORTED)


def test_the_extra_all_has_every_purpose() -> None:
    (line,) = DECLARED["optional-dependencies"]["all"]
    assert Requirement(line).extras == set(PURPOSES)


def test_the_name_of_the_distribution_is_the_declared_one() -> None:
    assert DECLARED["name"] == extras.DISTRIBUTION
    for lines in DECLARED["optional-dependencies"].values():
        assert all(Requirement(line).name == extras.DISTRIBUTION for line in lines if "hetman" in line)
    assert set(DECLARED["entry-points"]["pipx.run"]) == {extras.DISTRIBUTION}


@pytest.mark.parametrize("folder", ["docs", "src", "tools", "examples", "."])
def test_no_text_offers_the_package_of_another_project(folder: str) -> None:
    """`hetman` on the package index is another program."""
    wrong = re.compile(r"(pip install|pipx run|pipx install|uvx) (-\S+ )*['\"]?hetman(?!-table)\b")
    paths = (PROJECT / folder).glob("*") if folder == "." else (PROJECT / folder).rglob("*")
    for path in paths:
        if path.suffix in {".md", ".py", ".ftl", ".html", ".toml", ".sh"} or (path.is_file() and not path.suffix):
            found = wrong.search(path.read_text(encoding="utf-8"))
            assert found is None, f"{path.relative_to(PROJECT)}: {found[0]}"


def test_the_version_has_one_source() -> None:
    assert "version" in DECLARED["dynamic"]
    versions = re.findall(r"^## (\d+\.\d+\.\d+)", (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == hetman.__version__
