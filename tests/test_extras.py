"""A command that lacks its extra says in one line which one to install."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hetman import extras
from hetman.cli import app

COMMANDS = {
    "choix": ("arena", ["arena", "warchest", "random", "greedy"]),
    "numpy": ("arena", ["arena", "warchest", "random", "greedy"]),
    "ray": ("cluster", ["arena", "warchest", "random", "greedy", "--cluster", "auto"]),
}


@pytest.mark.parametrize("package", COMMANDS)
def test_a_command_without_its_extra(package: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    extra, command = COMMANDS[package]
    result = CliRunner().invoke(app, command, prog_name="hetman")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert f"needs the package {package}, which is not installed" in result.stderr
    assert result.stderr.endswith(f"install the extra '{extra}': pip install 'hetman-table[{extra}]'\n")
    assert not list(tmp_path.iterdir())


def test_in_a_clone_its_own_tool_installs_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(extras.CLONE / ".venv"))
    assert extras.install_command("arena") == "tools/install arena"
    assert (extras.CLONE / "tools/install").exists()


def test_a_package_that_does_not_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_installed.py").write_text("import no_such_library")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(extras.MissingExtra, match=r"does not load \(No module named 'no_such_library'\)"):
        extras.load("half_installed", "lab", "a test")
