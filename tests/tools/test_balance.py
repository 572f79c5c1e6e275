"""The tool that measures the balance of a game."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hetman
import hetman.testing

TOOL = Path(__file__).parents[2] / "tools/balance.py"


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    sys.path.insert(0, str(TOOL.parent))
    try:
        return runpy.run_path(str(TOOL)) | runpy.run_path(str(TOOL.with_name("equal_games.py")))
    finally:
        sys.path.remove(str(TOOL.parent))


def run_tool(*words: object) -> str:
    command = [sys.executable, str(TOOL), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def contest(tool: dict[str, Any], name: str, bot: str, seats: int, **notes: Any) -> Any:
    return tool["Contest"](name, hetman.game(name).version, bot, seats, **notes)


@pytest.mark.parametrize("bot", ["random", "policy"])
def test_games_of_equal_bots_are_summed_up(bot: str) -> None:
    words = ["grunwald", bot, "--seats", 3, "--games", 6, "--each", 3, "--option", "start=0"]
    reports = run_tool(*words, "--count", "held", "raided").split("\n\n")
    assert [report.split()[0] for report in reports[:2]] == ["3", "6"]
    lines = reports[1].splitlines()
    assert lines[1] == "start=0"
    shares = [float(found[1]) for line in lines if (found := re.match(r"seat \d won ([\d.]+)", line))]
    assert sum(shares) == pytest.approx(100, abs=0.3)
    # Six games have five skirmishes each.
    counted = [int(found[1]) for line in lines if (found := re.match(r"(?:held|raided): (\d+) times", line))]
    assert sum(counted) == 30


def test_an_interrupted_run_goes_on_with_the_same_games_on_several_processes(tmp_path: Path) -> None:
    words = ["grunwald", "random", "--seats", 2, "--games", 5]
    run_tool(*words, "--folder", tmp_path / "whole")
    run_tool("grunwald", "random", "--seats", 2, "--games", 2, "--folder", tmp_path / "parts")
    file = next((tmp_path / "parts").glob("*.jsonl"))
    with file.open("a", encoding="utf-8") as stream:
        stream.write('{"number": 2, "scor')
    run_tool(*words, "--folder", tmp_path / "parts", "--workers", 2)
    games = []
    for folder in ("whole", "parts"):
        lines = [json.loads(line) for line in (tmp_path / folder / file.name).read_text().splitlines()[1:]]
        games.append(sorted(({**line, "seconds": 0} for line in lines), key=lambda line: line["number"]))
    assert games[0] == games[1]
    assert [line["number"] for line in games[0]] == [0, 1, 2, 3, 4]
    result = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    assert result["games"] == 5
    assert sum(seat["mean"] for seat in result["seats"]) == pytest.approx(100)


def test_games_of_another_contest_are_not_mixed(tool: dict[str, Any], tmp_path: Path) -> None:
    tool["Games"](contest(tool, "grunwald", "random", 2), tmp_path)
    with pytest.raises(ValueError, match="has games of another contest"):
        tool["Games"](contest(tool, "grunwald", "random", 2, seed=7), tmp_path)


def test_every_setting_has_games_of_its_own(tmp_path: Path) -> None:
    reports = run_tool("chocim", "random", "--settings", "--games", 1, "--folder", tmp_path).strip().split("\n\n")
    assert len(reports) == len(list(tmp_path.glob("*.jsonl"))) == len(hetman.testing.settings_of(hetman.game("chocim")))


def test_points_of_winners_are_those_of_the_best(tool: dict[str, Any]) -> None:
    line = tool["play"](contest(tool, "grunwald", "random", 2), 1)
    assert line["winners"] == [seat for seat, share in enumerate(line["shares"]) if share]
    assert all(line["scores"][seat] == max(line["scores"]) for seat in line["winners"])
    # The log begins with the toss, so it has all eight rounds.
    assert line["events"]["round"] == 8


def test_periods_have_the_values_that_occurred_in_them(tool: dict[str, Any]) -> None:
    played = tool["play"](contest(tool, "chocim", "random", 2, period="week", happenings=("effect.action",)), 4)
    assert len(played["periods"]) == played["events"]["week"]
    assert sum(map(len, played["periods"])) <= played["events"]["effect"]
    found = tool["happened"]([played], ["pilaf"])
    assert {"pilaf"} | {value for week in played["periods"] for value in week} == set(found)
    for value, one in found.items():
        assert one["share"] == pytest.approx(sum(value in week for week in played["periods"]) / len(played["periods"]))


def test_a_value_moves_the_points_of_the_games_in_which_it_occurs(tool: dict[str, Any]) -> None:
    lines = [{"scores": [points], "periods": [[value]]} for points, value in [(7, "a"), (9, "a"), (4, "b"), (6, "b")]]
    found = tool["impact"](lines)
    assert (found["a"]["mean"], found["b"]["mean"]) == (3, -3)
    assert found["a"]["apart"] == pytest.approx(1.96 * 2**0.5)


def test_games_are_sorted_by_their_ending(tool: dict[str, Any]) -> None:
    siege = contest(tool, "chocim", "random", 2, ending="ending")
    lines = [tool["play"](siege, number) for number in range(3)]
    found = tool["ended"](siege, lines)
    assert sum(one["share"] for one in found.values()) == pytest.approx(1)
    assert sum(sum(one["won"]) for one in found.values()) == 3
    assert set(found) <= {"mutiny", "camp", "negotiation"}


def test_a_pool_is_watched_all_the_time(tool: dict[str, Any]) -> None:
    watched = tool["play"](contest(tool, "zizka", "random", 2, pool="bank"), 1)
    assert 0 <= watched["lowest"] < 71, "leaders begin with coins of the bank"
    won = tool["won_by_kind"]([watched], ["leader"])
    assert sum(one["share"] for one in won.values()) == 1
    assert len(won) == 2


def test_interval_of_a_share_counts_games_as_observations(tool: dict[str, Any]) -> None:
    """Games in which all or none of the events occur say less than their number of events."""
    clustered = [[5, 0], [0, 5]] * 50
    even = [[3, 2], [2, 3]] * 50
    assert tool["share_of"](clustered, 0)[0] == tool["share_of"](even, 0)[0] == 0.5
    assert tool["share_of"](clustered, 0)[1] == pytest.approx(0.098, abs=0.001)
    assert tool["share_of"](even, 0)[1] == pytest.approx(0.0196, abs=0.001)
