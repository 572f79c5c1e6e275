"""The long measurement goes through all its parts, says what each found, and fails if a goal is missed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "prove_load.py"


@pytest.fixture
def prove_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, with other programs as its parts."""
    spec = importlib.util.spec_from_file_location("prove_load", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "print.py").write_text("import sys; print(sys.argv[1])")
    monkeypatch.setattr(module, "TOOLS", tmp_path)
    return module


@pytest.mark.parametrize(
    ("printed", "said", "code"),
    [
        ("load test: p95 9 ms for a page; the goal of 100 ms is reached", "p95 9 ms for a page; the goal", 0),
        ("memory test: the goals of 300 kB a table are MISSED", "the goals of 300 kB a table are MISSED", 1),
        ("the server does not start", "FAILED", 1),
    ],
)
def test_the_end_repeats_each_result(
    prove_load: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    printed: str,
    said: str,
    code: int,
) -> None:
    good = ("print.py", "load test: the goal is reached")
    monkeypatch.setattr(prove_load, "PARTS", {"first": good, "other": ("print.py", printed)})
    monkeypatch.setattr(sys, "argv", ["prove_load.py"])
    assert prove_load.main() == code
    last = capfd.readouterr().out.splitlines()[-2:]
    assert last[0] == "first: the goal is reached"
    assert last[1].startswith(f"other: {said}")


def test_its_parts_are_programs_of_the_project() -> None:
    text = TOOL.read_text(encoding="utf-8")
    for tool in ("load_test.py", "memory_test.py"):
        assert tool in text
        assert (TOOL.parent / tool).is_file()
