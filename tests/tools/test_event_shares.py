"""The share of weeks or rounds in which something happens, from saved games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hetman import Match, game
from hetman.bots import read_bot
from hetman.core.seat import Seat

TOOL = Path(__file__).parents[2] / "tools/event_shares.py"


def run_tool(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, folder, *words], capture_output=True, text=True, check=False)


def test_values_are_counted_once_in_each_period(tmp_path: Path) -> None:
    match = Match(game("chocim"), seed=4)
    bots = [read_bot("random", seed=seat) for seat in range(2)]
    while not match.over:
        match.play(bots[match.actor].choose(Seat(match.state, match.actor)))
    (tmp_path / "4.hetman").write_text(str(match.record), encoding="utf-8")
    weeks: list[set[str]] = []
    for event in match.log(None):
        if event["key"] == "week":
            weeks.append(set())
        elif event["key"] == "effect":
            weeks[-1].add(event["args"]["action"][1])
    lines = run_tool(
        tmp_path, "--period", "week", "--event", "effect.action", "--expect", "pilaf,plunder"
    ).stdout.splitlines()
    assert lines[0] == f"1 games, {len(weeks)} periods"
    counted = {line.split()[0]: int(line.split()[-1]) for line in lines[1:]}
    assert {"pilaf", "plunder"} <= set(counted)
    assert counted == {name: sum(name in week for week in weeks) for name in counted}


def test_a_folder_without_such_periods_is_refused(tmp_path: Path) -> None:
    failed = run_tool(tmp_path, "--period", "week", "--event", "effect.action")
    assert failed.returncode == 2
    assert "no week in the records" in failed.stderr
