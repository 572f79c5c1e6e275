"""The tool that trains policy weights by self-play."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hetman
from hetman.core.dice import Dice
from hetman.core.match import Match

TOOL = Path(__file__).parents[2] / "tools/train_policy.py"
GAME = hetman.game("warchest")
EVALUATOR = GAME.evaluator()


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(TOOL))


def test_trained_weights_beat_zeros(tool: dict[str, Any]) -> None:
    nothing = [0.0] * len(EVALUATOR.policy_weights)
    fisher, gradient = tool["self_play"]("warchest", [2], {}, nothing, list(range(30)))
    trained = [10 * float(more) for more in np.linalg.solve(fisher + 50 * np.eye(len(nothing)), gradient)]
    won = sum(tool["compare"]("warchest", [2], {}, trained, nothing, seed) for seed in range(60))
    assert won > 45
    assert sum(tool["compare"]("warchest", [2], {}, nothing, nothing, seed) for seed in range(60)) < 45


def test_lambda_returns_mix_later_values_with_the_result(tool: dict[str, Any]) -> None:
    decay = tool["TRACE_DECAY"]
    first, second, third, last = tool["lambda_returns"]([[0.5, 0.5], [0.6, 0.4], [0.9, 0.1], [1.0, 0.0]])
    assert last == third == [1.0, 0.0]
    assert second == pytest.approx([0.9 + 0.1 * decay, 0.1 - 0.1 * decay])
    assert first == pytest.approx([0.6 * (1 - decay) + second[0] * decay, 0.4 * (1 - decay) + second[1] * decay])


def test_the_score_function_has_mean_zero_under_the_policy(tool: dict[str, Any]) -> None:
    """So a feature that all moves have gets no gradient."""
    state = Match(GAME, seed=4, seats=2).state.copy()
    state.roll(Dice(4))
    moves = state.moves()
    shares = EVALUATOR.sharpened_priors(state, moves)
    expected: dict[int, float] = {}
    for place, share in enumerate(shares):
        for feature, more in tool["score_function"](EVALUATOR, state, moves, shares, place).items():
            expected[feature] = expected.get(feature, 0.0) + more * share
    assert expected
    assert list(expected.values()) == pytest.approx([0.0] * len(expected), abs=1e-9)


def test_the_tool_prints_policy_weights_after_every_round() -> None:
    command = [sys.executable, str(TOOL), "warchest", "--rounds", "2", "--games", "4", "--option", "round_limit=5"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.split(":")[0] for line in lines[::2]] == ["round 1", "round 2"]
    once, twice = (json.loads(line) for line in lines[1::2])
    assert len(once) == len(twice) == len(EVALUATOR.policy_weights)
    assert once != twice
