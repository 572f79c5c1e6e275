"""The effect of cards on the points, from the records of an arena."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hetman import Match, game
from hetman.bots import read_bot
from hetman.core.seat import Seat

TOOL = Path(__file__).parents[2] / "tools/card_impact.py"


def run_tool(folder: Path, verb: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, folder, verb], capture_output=True, text=True, check=False)


def keep(folder: Path, games: int) -> list[float]:
    """Games of random bots, as an arena keeps them; returns the mean points of each."""
    folder.mkdir(parents=True)
    means = []
    for number in range(games):
        match = Match(game("grunwald"), seed=number)
        bots = [read_bot("random", seed=number + seat) for seat in range(2)]
        while not match.over:
            match.play(bots[match.actor].choose(Seat(match.state, match.actor)))
        (folder / f"{number}.hetman").write_text(str(match.record), encoding="utf-8")
        means.append(sum(match.state.scores()) / 2)
    return means


def test_points_with_a_card_minus_those_without(tmp_path: Path) -> None:
    means = keep(tmp_path / "records/1-random-random", 6)
    found = run_tool(tmp_path, "toss").stdout.splitlines()
    tossed = [match.read_text(encoding="utf-8").split("1 nature toss ")[1][0] for match in records(tmp_path)]
    having = [points for points, seat in zip(means, tossed, strict=True) if seat == "1"]
    lacking = [points for points, seat in zip(means, tossed, strict=True) if seat == "0"]
    difference = sum(having) / len(having) - sum(lacking) / len(lacking)
    assert found[0] == f"6 games, {sum(means) / 6:.1f} points a player"
    assert found[2].split()[:4] == ["1", str(len(having)), "games", f"{difference:+.2f}"]


def records(folder: Path) -> list[Path]:
    return sorted(folder.glob("records/*/*.hetman"))


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    found = run_tool(tmp_path, "event")
    assert found.returncode == 2
    assert "no records of games" in found.stderr
