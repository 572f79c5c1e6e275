"""The notes of the games name tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hetman

TESTS = Path(__file__).parents[1]
NAMED = re.compile(r"`(test_\w+?)(_?…|\.py)?`")


@pytest.fixture(scope="module")
def functions() -> set[str]:
    sources = (path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    return {found for text in sources for found in re.findall(r"def (test_\w+)", text)}


@pytest.mark.parametrize("name", hetman.games())
def test_every_test_that_the_notes_name_exists(name: str, functions: set[str]) -> None:
    notes = (hetman.game(name).folder / "NOTES.md").read_text(encoding="utf-8")
    files = {path.name for path in TESTS.rglob("test_*.py")}
    for test, rest in NAMED.findall(notes):
        if rest == ".py":
            assert f"{test}.py" in files, test
        elif rest:
            assert any(function.startswith(test) for function in functions), test
        else:
            assert test in functions, test
