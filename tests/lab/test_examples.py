"""The examples for researchers run as a user runs them and show what they promise, each in less than a minute."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

REASON = "not installed: make prove-lab"
EXAMPLES = Path(__file__).parents[2] / "examples" / "lab"
TESTED = {"arena_evaluation", "cfr", "mcts", "ppo", "random_rollout"}
LIMIT = 900
"""Seconds of the clock, because other tests may run beside this one."""

pytest.importorskip("gymnasium", reason=REASON)


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_tested() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.py")} == TESTED


def test_a_random_rollout() -> None:
    told = run("random_rollout")
    assert "steps a second" in told
    assert re.search(r"\d+ games, mean reward of the first seat [+-]0\.\d+", told)


def test_ppo_beats_random_and_the_arena_rates_it(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=REASON)
    network = tmp_path / "network.pt"
    told = run("ppo", "--save", str(network))
    wins = re.search(r"wins against random: ([\d.]+)%", told)
    assert wins is not None
    assert float(wins[1]) >= 90
    order = [line.split()[0] for line in run("arena_evaluation", str(network)).splitlines()]
    assert order.index("arena_evaluation:LearnedBot") < order.index("random")


def test_tree_search_of_openspiel_beats_random() -> None:
    pytest.importorskip("pyspiel", reason=REASON)
    found = re.search(r"(\d+) wins, (\d+) losses", run("mcts"))
    assert found is not None
    assert int(found[1]) > int(found[2])


def test_cfr_approaches_an_equilibrium() -> None:
    pytest.importorskip("pyspiel", reason=REASON)
    left = [float(value) for value in re.findall(r"exploitability ([\d.]+)", run("cfr"))]
    assert left[-1] < 0.05 < left[0]
    assert left == sorted(left, reverse=True)
