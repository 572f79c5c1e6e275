"""The same batches on a cluster: a local Ray, if it is installed."""

from __future__ import annotations

import importlib.util
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

with_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray comes with the extra 'cluster'")

HEAD = """
import sys, ray
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
print("at", ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""
ASKED = ["random", "greedy", "--games", "20", "--option", "round_limit=4"]

BROKEN = """
class Broken:
    def __init__(self, seed=0): pass
    def choose(self, seat): return 1 // 0
"""


@pytest.fixture
def token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's own secret, so that Ray does not create one in the home folder."""
    file = tmp_path / "token"
    file.write_text(secrets.token_hex(32))
    file.chmod(0o600)
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(file))


@pytest.fixture
def address(token: None, tmp_path: Path) -> Iterator[str]:
    """A cluster on this machine. It ends when the input of its head closes."""
    (tmp_path / "broken_bot.py").write_text(BROKEN)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    head = subprocess.Popen(
        [sys.executable, "-c", HEAD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    )
    assert head.stdout is not None
    announced = next(line for line in head.stdout if line.startswith("at "))
    yield announced.split()[1]
    head.communicate("", timeout=60)


def arena(*args: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from hetman.cli import main; main()", "arena", "warchest", *args]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


def on_cluster(*args: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Try twice, because Ray itself may fail on a busy machine."""
    for _ in range(3):
        ran = arena(*args, cwd=cwd)
        if "libc.so" not in ran.stderr:
            break
    return ran


def records(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text() for file in (folder / "records").rglob("*.hetman")}


@with_ray
def test_the_same_games_on_a_cluster(address: str, tmp_path: Path) -> None:
    ran = on_cluster(*ASKED, "--cluster", address, "--folder", "there", cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "20 games" in ran.stdout
    assert arena(*ASKED, "--workers", "1", "--folder", "here", cwd=tmp_path).returncode == 0
    assert len(records(tmp_path / "there")) == 20
    assert records(tmp_path / "there") == records(tmp_path / "here")
    failed = on_cluster("random", "broken_bot:Broken", "--cluster", address, cwd=tmp_path)
    assert failed.returncode == 2
    assert "bot 'broken_bot:Broken' failed in game" in failed.stderr
    assert "ZeroDivisionError" in failed.stderr
