"""The tool that fits an evaluator to games."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hetman

TOOL = Path(__file__).parents[2] / "tools/fit_evaluator.py"
EVALUATOR = hetman.game("warchest").evaluator()


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(TOOL))


def chosen(weights: list[float], seed: int) -> tuple[list[list[float]], list[float]]:
    """Three alternatives, and the shares that somebody with these weights gives them."""
    random = Random(seed)
    alternatives = [[random.gauss(0, 1) for _ in weights] for _ in range(3)]
    strengths = [exp(sum(w * one for w, one in zip(weights, those, strict=True))) for those in alternatives]
    return alternatives, [strength / sum(strengths) for strength in strengths]


def test_the_weights_that_made_the_shares_are_found_again(tool: dict[str, Any]) -> None:
    truth = [0.8, -0.5, 0.0, 1.2]
    samples = tool["Samples"]([chosen(truth, seed) for seed in range(300)])
    assert tool["fit"](samples, [0.0] * 4, ridge=1e-6) == pytest.approx(truth, abs=0.01)
    assert samples.cross_entropy(truth)[0] < samples.cross_entropy([0.0] * 4)[0]


def test_the_ridge_keeps_new_weights_near_the_old_ones(tool: dict[str, Any]) -> None:
    samples = tool["Samples"]([chosen([2.0], seed) for seed in range(50)])
    (loose,), (firm,) = (tool["fit"](samples, [-1.0], ridge=ridge) for ridge in (1.0, 1e6))
    assert firm == pytest.approx(-1, abs=0.01)
    assert firm < loose < 2


def fitted(*arguments: str) -> dict[str, list[float]]:
    command = [sys.executable, str(TOOL), "warchest", "--workers", "1", *arguments]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return {head.split(":")[0]: json.loads(values) for head, values in zip(lines[::2], lines[1::2], strict=True)}


def test_games_of_a_bot_fit_weights_and_policy_weights() -> None:
    found = fitted("--games", "2", "--bot", "greedy", "--option", "round_limit=5")
    assert {name: len(values) for name, values in found.items()} == {
        "weights": len(EVALUATOR.weights),
        "policy weights": len(EVALUATOR.policy_weights),
    }
    assert found["weights"] != [round(weight, 2) for weight in EVALUATOR.weights]


def test_rollouts_fit_weights_only() -> None:
    found = fitted("--games", "4", "--rollouts")
    assert list(found) == ["weights"]
    assert found["weights"] != [round(weight, 2) for weight in EVALUATOR.weights]
