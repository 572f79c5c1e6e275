"""The scripts that need no browser, run by node's own test runner."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import hetman

NODE = shutil.which("node")
SCRIPTS = Path(hetman.__file__).parent / "web" / "static"
TESTS = Path(__file__).parent / "static"


@pytest.mark.skipif(NODE is None, reason="node is not installed; install nodejs to run the tests of the scripts")
@pytest.mark.parametrize("name", sorted(file.name for file in TESTS.glob("*.test.js")))
def test_script(name: str, tmp_path: Path) -> None:
    """Run a test in a folder with a package.json, because without one node does not take a .js file for a module."""
    assert NODE is not None
    (tmp_path / "package.json").write_text('{"type": "module"}')
    for source in (*SCRIPTS.glob("*.js"), *TESTS.glob("*.js")):
        shutil.copy(source, tmp_path)
    ran = subprocess.run([NODE, "--test", name], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stdout + ran.stderr
