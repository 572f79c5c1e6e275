"""The tool that lets priors practise against themselves."""

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


def test_urges_that_practised_beat_those_that_knew_nothing(tool: dict[str, Any]) -> None:
    nothing = [0.0] * len(EVALUATOR.policy_weights)
    spread, gained = tool["self_play"]("warchest", 2, {}, nothing, list(range(30)))
    learnt = [10 * float(more) for more in np.linalg.solve(spread + 50 * np.eye(len(nothing)), gained)]
    won = sum(tool["compare"]("warchest", 2, {}, learnt, nothing, seed) for seed in range(60))
    assert won > 45
    assert sum(tool["compare"]("warchest", 2, {}, nothing, nothing, seed) for seed in range(60)) < 45


def test_a_turn_is_worth_what_was_felt_after_it_and_the_result_most_of_all_near_the_end(tool: dict[str, Any]) -> None:
    patience = tool["TRACE_DECAY"]
    first, second, third, last = tool["lambda_returns"]([[0.5, 0.5], [0.6, 0.4], [0.9, 0.1], [1.0, 0.0]])
    assert last == third == [1.0, 0.0]
    assert second == pytest.approx([0.9 + 0.1 * patience, 0.1 - 0.1 * patience])
    assert first == pytest.approx(
        [0.6 * (1 - patience) + second[0] * patience, 0.4 * (1 - patience) + second[1] * patience]
    )


def test_a_move_is_measured_by_what_the_urges_would_have_drawn(tool: dict[str, Any]) -> None:
    """So that a feature which all moves share is neither praised nor blamed."""
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


def test_the_tool_prints_pulls_after_every_round() -> None:
    command = [sys.executable, str(TOOL), "warchest", "--rounds", "2", "--games", "4", "--option", "round_limit=5"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.split(":")[0] for line in lines[::2]] == ["round 1", "round 2"]
    once, twice = (json.loads(line) for line in lines[1::2])
    assert len(once) == len(twice) == len(EVALUATOR.policy_weights)
    assert once != twice
