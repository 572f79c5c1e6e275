"""Malformed requests get plain refusals, and the attack finds a server that fails."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).parents[2] / "tools"
REQUESTS = 250
"""The long form is `make prove-server`."""


def attack(*arguments: str, tool: Path = TOOLS / "attack.py") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(tool), *arguments], capture_output=True, text=True, timeout=1200)


def test_no_malformed_request_makes_the_server_fail(database: str) -> None:
    done = attack("--requests", str(REQUESTS), "--database", database)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{REQUESTS} requests" in done.stdout
    seen = {int(status): int(count) for count, status in re.findall(r"(\d+) × (\d+)", done.stdout)}
    assert {101, 200, 400, 403, 404, 409, 422} <= set(seen)


def test_a_server_that_fails_is_found(tmp_path: Path) -> None:
    changes = {
        # This server starts, and then cannot count requests to the API.
        "    uvicorn.run(": "    app.state.limits = None\n    uvicorn.run(",
        "    found = targets(url)\n    for": "    found = [Target()]\n    for",
        '/api/games"), list)': '/api/openapi.json"), dict)',
    }
    text = (TOOLS / "attack.py").read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "attack.py").write_text(text, encoding="utf-8")
    (tmp_path / "malformed.py").write_bytes((TOOLS / "malformed.py").read_bytes())
    done = attack("--requests", "20", tool=tmp_path / "attack.py")
    assert done.returncode == 1, done.stdout + done.stderr
    assert re.search(r"status 500: repeat with --seed 1 --only \d+", done.stdout)


def test_only_databases_of_this_machine_are_attacked() -> None:
    done = attack("--database", "postgresql://db.example/hetman")
    assert done.returncode == 2
    assert "must be on this machine" in done.stderr
