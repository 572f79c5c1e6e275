"""`hetman arena`: output, saved files, resuming and errors."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import hetman
from hetman.cli import app
from hetman.core import registry

QUICK = ["--option", "round_limit=2", "--seed", "5"]
SLOW = ["--option", "round_limit=20"]

LAZY = """
class Lazy:
    def __init__(self, seed=0): pass
    def choose(self, seat): return seat.moves()[0]
"""


ENDLESS = """
import os
from pathlib import Path

class Endless:
    def __init__(self, seed=0): pass
    def choose(self, seat):
        Path(f"thinking-{os.getpid()}").touch()
        while True: pass
"""


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    monkeypatch.chdir(tmp_path)
    for name in ("HETMAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["arena", "warchest", *args], prog_name="hetman")


def here(*args: str) -> Result:
    result = run(*args, "--workers", "1")
    assert result.exit_code == 0, result.output
    return result


def start(*args: str) -> subprocess.Popen[str]:
    """Start the command in its own process, which can be interrupted or killed."""
    command = [sys.executable, "-c", "from hetman.cli import main; main()", "arena", "warchest", *args]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def finish(process: subprocess.Popen[str]) -> tuple[str, str]:
    out, err = process.communicate(timeout=120)
    return out, err


def records(folder: Path) -> dict[str, str]:
    files = (folder / "records").rglob("*.hetman")
    return {str(file.relative_to(folder)): file.read_text() for file in files}


def lines(folder: Path) -> int:
    file = folder / "games.jsonl"
    return file.read_bytes().count(b"\n") if file.exists() else 0


def wait_for(folder: Path, games: int, process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + 90
    while lines(folder) < games and time.monotonic() < end:
        assert process.poll() is None, finish(process)
        time.sleep(0.02)


def test_what_it_prints_and_keeps(tmp_path: Path) -> None:
    result = here("random", "greedy", "--games", "8", "--folder", "a", *QUICK)
    for word in (
        "War Chest: random · greedy",
        "8 games",
        "round_limit=2",
        "seed 5",
        "Strength",
        "Who beats whom",
        "Units",
    ):
        assert word in result.stdout
    assert "Report: a/report.html" in result.stderr
    assert len(records(tmp_path / "a")) == 8
    for text in records(tmp_path / "a").values():
        hetman.verify(hetman.Record.parse(text))
    assert "<svg" in (tmp_path / "a" / "report.html").read_text()
    assert json.loads((tmp_path / "a" / "report.json").read_text())["games"] == 8


def test_json_alone_on_standard_output() -> None:
    result = here("random", "greedy", "page", "--games", "2", "--json", *QUICK)
    found = json.loads(result.stdout)
    assert found["games"] == 6
    assert len(found["pairs"]) == len(found["ratings"]) == 3


def test_in_polish() -> None:
    assert "Oddziały" in here("random", "greedy", "--games", "2", "--language", "pl", *QUICK).stdout


def test_the_same_command_goes_on_where_it_was(tmp_path: Path) -> None:
    here("random", "greedy", "--games", "4", *QUICK)
    (folder,) = (tmp_path / "arena").iterdir()
    before = {file: file.stat().st_mtime_ns for file in (folder / "records").rglob("*.hetman")}
    again = here("random", "greedy", "--games", "10", *QUICK)
    assert f"Continuing after 4 games in arena/{folder.name}" in again.stderr
    assert "10 games" in again.stdout
    assert lines(folder) == len(records(folder)) == 10
    assert all(file.stat().st_mtime_ns == written for file, written in before.items())
    # Fewer games are shown when fewer are asked for, and nothing is lost.
    assert "6 games" in here("random", "greedy", "--games", "6", *QUICK).stdout
    assert lines(folder) == 10


def test_odd_games_are_rounded_up_and_said() -> None:
    result = here("random", "greedy", "--games", "3", *QUICK)
    assert "Each pair plays 4 games instead of 3" in result.stderr
    assert "4 games" in result.stdout


def test_the_same_games_whatever_the_workers(tmp_path: Path) -> None:
    here("random", "search:5", "greedy", "--games", "6", "--folder", "one", *QUICK)
    assert (
        run("random", "search:5", "greedy", "--games", "6", "--folder", "two", "--workers", "2", *QUICK).exit_code == 0
    )
    assert records(tmp_path / "one") == records(tmp_path / "two")
    assert len(records(tmp_path / "one")) == 18
    figures = [json.loads((tmp_path / name / "report.json").read_text()) for name in ("one", "two")]
    for found in figures:
        del found["seconds"]
    assert figures[0] == figures[1]


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    asked = ["greedy", "search:20", "--games", "30", "--folder", "a", "--workers", "2", *SLOW]
    process = start(*asked)
    wait_for(tmp_path / "a", 4, process)
    os.killpg(process.pid, signal.SIGINT)
    out, err = finish(process)
    assert process.returncode == 130
    kept = lines(tmp_path / "a")
    assert 4 <= kept < 30
    assert f"Stopped after {kept} of 30 games." in err
    assert f"{kept} games" in out
    assert "Traceback" not in err
    result = run(*asked)
    assert result.exit_code == 0
    assert f"Continuing after {kept} games" in result.stderr
    here("greedy", "search:20", "--games", "30", "--folder", "b", *SLOW)
    assert records(tmp_path / "a") == records(tmp_path / "b")


def test_a_second_ctrl_c_does_not_wait_for_anybody(tmp_path: Path) -> None:
    (tmp_path / "endless_bot.py").write_text(ENDLESS)
    process = start("endless_bot:Endless", "random", "--folder", "a", "--workers", "2", *QUICK)
    end = time.monotonic() + 30
    # Before it works, a worker does not know yet that Ctrl-C is not for it.
    while len(list(tmp_path.glob("thinking-*"))) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(1)
    os.killpg(process.pid, signal.SIGINT)
    pressed = time.monotonic()
    _, err = finish(process)
    assert time.monotonic() - pressed < 30
    assert process.returncode == 130
    assert "Traceback" not in err


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    asked = ["greedy", "search:20", "--games", "12", "--folder", "a", "--workers", "2", *SLOW]
    process = start(*asked)
    wait_for(tmp_path / "a", 2, process)
    os.killpg(process.pid, signal.SIGKILL)
    finish(process)
    kept = lines(tmp_path / "a")
    assert 2 <= kept <= 12
    assert run(*asked).exit_code == 0
    here("greedy", "search:20", "--games", "12", "--folder", "b", *SLOW)
    assert records(tmp_path / "a") == records(tmp_path / "b")


def test_a_sequential_test_ends_early_and_says_so() -> None:
    result = here("greedy", "random", "--games", "400", "--sprt", "p0=0.6,p1=0.8", "--option", "round_limit=20")
    text = " ".join(result.stdout.split())
    assert "Does greedy win more than 60.0% of the games?" in text
    assert "The test ends at −2.94 or 2.94" in text
    assert "Yes, more than 60.0%." in text
    found = json.loads(here("greedy", "random", "--games", "400", "--sprt", "p0=0.6,p1=0.8", "--json", *SLOW).stdout)
    assert found["games"] == found["sprt"]["games"] < 100
    assert found["sprt"]["verdict"] == "better"


def test_a_sequential_test_that_runs_out_of_games_is_undecided() -> None:
    result = here("random", "random", "--games", "4", "--sprt", "elo0=-10,elo1=10", *QUICK)
    assert "whether it is more than 48.6% or less than 51.4%" in " ".join(result.stdout.split())


def test_teams_of_four_seats() -> None:
    result = here("random", "greedy", "--games", "4", "--seats", "4", *QUICK)
    assert "Raven and Raven II" in result.stdout


def test_a_bot_of_ones_own_in_the_folder_of_the_command(tmp_path: Path) -> None:
    (tmp_path / "lazy_bot.py").write_text(LAZY)
    process = start("lazy_bot:Lazy", "random", "--games", "4", "--workers", "2", *QUICK)
    out, err = finish(process)
    assert process.returncode == 0, err
    assert "lazy_bot:Lazy" in out


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["random"], "two bots, got 'random'"),
        (["random", "gredy"], "no bot 'gredy'; did you mean 'greedy'?"),
        (["random", "greedy", "--option", "colour=red"], "warchest has the options army"),
        (["random", "greedy", "--seats", "3"], "2 or 4 seats, got 3"),
        (["random", "greedy", "--games", "0"], "--games"),
        (["random", "greedy", "--workers", "0"], "--workers"),
        (["random", "greedy", "--seed", "-1"], "--seed"),
        (["random", "greedy", "page", "--sprt", "p1=0.6"], "needs two bots"),
        (["random", "greedy", "--sprt", "p1=2"], "0 < p0 < p1 < 1"),
        (["random", "greedy", "--components", "missing"], "missing: cannot read the components"),
        (["random", "greedy", "--folder", "full"], "full has other files"),
        (["random", "greedy", "--language", "cs"], "en, pl, got 'cs'"),
    ],
)
def test_mistakes_are_one_line_and_nothing_is_made(args: list[str], reason: str, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letters.txt").write_text("dear")
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("hetman: ")
    assert result.stderr.count("\n") == 1
    assert reason in result.stderr
    assert sorted(file.name for file in tmp_path.rglob("*")) == ["full", "letters.txt"]


def test_an_unknown_game() -> None:
    result = CliRunner().invoke(app, ["arena", "warchset", "random", "greedy"], prog_name="hetman")
    assert result.exit_code == 2
    assert "did you mean 'warchest'" in result.stderr


def test_another_contest_in_the_same_folder_is_refused() -> None:
    here("random", "greedy", "--games", "2", "--folder", "a", *QUICK)
    result = run("random", "page", "--games", "2", "--folder", "a", *QUICK)
    assert result.exit_code == 2
    assert "a has another contest: bots random, greedy instead of random, page" in result.stderr


def test_a_bot_that_fails_ends_the_run_with_its_traceback_and_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_bot.py").write_text(LAZY.replace("seat.moves()[0]", "1 // 0"))
    process = start("random", "failing_bot:Lazy", "--games", "4", "--workers", "2", *QUICK)
    _, err = finish(process)
    assert process.returncode == 2
    trace, _, line = err.partition("hetman: ")
    assert "return 1 // 0" in trace
    assert line.startswith("bot 'failing_bot:Lazy' failed in game ")
    assert line.count("\n") == 1


def test_own_components(ambush: hetman.Game, tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text('{"cards": 5}')
    args = ["arena", "ambush", "random", "greedy", "--games", "4", "--workers", "1", "--folder", "a"]
    result = CliRunner().invoke(app, [*args, "--components", "cards.json"], prog_name="hetman")
    assert result.exit_code == 0, result.output
    assert all("component cards.json" in text for text in records(tmp_path / "a").values())
    assert "has another contest: components " in CliRunner().invoke(app, args, prog_name="hetman").stderr
