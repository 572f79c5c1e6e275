"""The scripts that need no browser, run by node's own test runner."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import hetman

NODE = shutil.which("node")
STATIC = Path(hetman.__file__).parent / "web" / "static"
TESTS = sorted((Path(__file__).parent / "static").glob("*.test.js"))


@pytest.mark.skipif(NODE is None, reason="node is not installed; install nodejs to run the tests of the scripts")
@pytest.mark.parametrize("file", TESTS, ids=lambda file: str(file.name))
def test_script(file: Path, tmp_path: Path) -> None:
    """In a folder of modules, because node takes a plain .js file for a script of the old kind."""
    assert NODE is not None
    (tmp_path / "package.json").write_text('{"type": "module"}')
    for source in (*STATIC.glob("*.js"), file):
        shutil.copy(source, tmp_path)
    ran = subprocess.run([NODE, "--test", file.name], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
