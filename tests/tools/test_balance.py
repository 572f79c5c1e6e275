"""The tool that measures the balance of a game."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hetman

TOOL = Path(__file__).parents[2] / "tools/balance.py"


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(TOOL))


@pytest.mark.parametrize("bot", ["random", "policy"])
def test_games_of_equal_bots_are_summed_up(bot: str) -> None:
    command = [sys.executable, str(TOOL), "grunwald", bot, "--seats", "3", "--games", "6", "--each", "3"]
    command += ["--option", "start=0", "--count", "held", "raided"]
    reports = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n\n")
    assert [report.splitlines()[0] for report in reports[:2]] == ["3 games", "6 games"]
    lines = reports[1].splitlines()
    shares = [float(found[1]) for line in lines if (found := re.match(r"seat \d won ([\d.]+)", line))]
    assert sum(shares) == pytest.approx(100, abs=0.3)
    # Six games have five skirmishes each.
    counted = [int(found[1]) for line in lines if (found := re.match(r"(?:held|raided): (\d+) times", line))]
    assert sum(counted) == 30


def test_points_of_winners_are_those_of_the_best(tool: dict[str, Any]) -> None:
    end, log = tool["play"](hetman.game("grunwald"), "random", 2, {}, 1)
    balance = tool["Balance"](2, ("round",))
    balance.add(end, log)
    assert (balance.points, balance.winners) == ([sum(end.scores()) / 2], [max(end.scores())])
    assert [seat for seat, share in enumerate(balance.shares[0]) if share] == list(end.winners())
    # The log begins with the toss, so it has all eight rounds.
    assert balance.events == [[8]]


def test_interval_of_a_share_counts_games_as_observations(tool: dict[str, Any]) -> None:
    """Games in which all or none of the events occur say less than their number of events."""
    clustered = [[5, 0], [0, 5]] * 50
    even = [[3, 2], [2, 3]] * 50
    assert tool["share_of"](clustered, 0)[0] == tool["share_of"](even, 0)[0] == 0.5
    assert tool["share_of"](clustered, 0)[1] == pytest.approx(0.098, abs=0.001)
    assert tool["share_of"](even, 0)[1] == pytest.approx(0.0196, abs=0.001)
