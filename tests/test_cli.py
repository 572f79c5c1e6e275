"""The command line: what it prints, and how it fails."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import select
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
from hetman.core.registry import games_to_learn
from hetman.presentation import png
from hetman.presentation.texts import texts_of
from hetman.terminal.saved_games import SavedGame

GAME = "warchest"
QUICK = ["--army", "first-game", "--round-limit", "2", "--seed", "7"]


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "REGISTERED", {})
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("HETMAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(args), input=typed, prog_name="hetman")


def fails(*args: str) -> str:
    """The one line of an error."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    line = result.stderr.removesuffix("\n")
    assert line.startswith("hetman: ")
    assert "\n" not in line
    assert "Traceback" not in line
    return line.removeprefix("hetman: ")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.hetman"
    assert run("play", GAME, *QUICK, "--save", str(file), typed="1\n" * 20).exit_code == 0
    assert hetman.Record.parse(file.read_text()).seed
    return file


@pytest.fixture
def running(tmp_path: Path) -> Path:
    file = tmp_path / "running.hetman"
    run("play", GAME, *QUICK, "--save", str(file), typed="1\n")
    return file


# Help


def test_help_names_every_command_and_an_example() -> None:
    for args in ([], ["--help"], ["-h"]):
        result = run(*args)
        assert result.exit_code == 0
        for command in ("play", "games", "replay", "verify", "arena", "bench", "soak"):
            assert f" {command} " in result.stdout
        assert "hetman serve (in the browser), or hetman play (here)" in result.stdout


@pytest.mark.parametrize("name", hetman.games())
def test_the_help_of_a_game_lists_its_options(name: str) -> None:
    result = run("play", name, "--help")
    assert result.exit_code == 0
    text = " ".join(result.stdout.replace("│", " ").split())
    assert f"{texts_of(hetman.game(name), 'en').say('game-name')}: " in text
    for option, setting in hetman.game(name).options.items():
        assert f"--{option.replace('_', '-')}" in text
        assert f"default: {setting.default}" in text


def test_options_of_games_and_of_the_table_have_different_names() -> None:
    common = {"seats", "players", "alone", "seed", "word", "save", "language", "help", "resume", "context", "lesson"}
    for name in hetman.games():
        assert not common & set(hetman.game(name).options)


@pytest.mark.parametrize("named", [["--lesson"], ["--lesson", "first-battle"]])
def test_a_lesson_line_by_line(named: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = run("play", "warchest", *named, "--plain", typed="\nquit\n")
    assert first.exit_code == 0
    assert "step 1 of 11" in first.stdout
    again = run("play", "warchest", *named, typed="quit\n")
    assert "step 1 of 11" not in again.stdout
    assert "step 2 of 11" in again.stdout


def test_a_lesson_that_does_not_exist() -> None:
    result = run("play", "warchest", "--lesson", "second-battle")
    assert result.exit_code == 2
    assert "warchest has the lessons first-battle, got 'second-battle'" in result.stderr


def test_the_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("hetman ")


# Games


def test_games_and_their_options() -> None:
    listed = run("games")
    order = [line.split()[0] for line in listed.stdout.splitlines() if line and not line.startswith(" ")]
    assert order[: len(hetman.games())] == list(games_to_learn())
    assert listed.exit_code == 0
    assert all(f"hetman play {name}" in listed.stdout for name in hetman.games())
    one = run("games", GAME, "--language", "pl")
    assert "--round-limit" in one.stdout
    assert "Limit rund" in one.stdout


# Playing


def test_a_game_from_start_to_verdict(finished: Path) -> None:
    assert "is sound" in " ".join(run("verify", str(finished)).stdout.split())
    replayed = run("replay", str(finished))
    assert replayed.exit_code == 0
    assert "Raven deploys the Swordsman on e6." in replayed.stdout
    assert not SavedGame(finished).seed_path.exists()


def test_leaving_and_coming_back(running: Path) -> None:
    match, _ = SavedGame(running).resume()
    assert sum(1 for entry in match.entries if entry.decision.seat == 0) == 1
    result = run("play", "--resume", str(running), "--language", "pl", typed="1\n" * 20)
    assert result.exit_code == 0
    assert "Koniec gry." in result.stdout
    assert run("verify", str(running)).exit_code == 0


def test_a_game_without_a_file_is_kept_in_the_data_folder(tmp_path: Path) -> None:
    result = run("play", GAME, *QUICK, typed="1\nquit\n")
    (file,) = (tmp_path / "data" / "hetman" / "games").glob("*.hetman")
    assert f"hetman play --resume {file}" in result.stdout
    assert f"hetman play --resume {file}" in run("games").stdout


def test_without_a_place_to_keep_it_the_game_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    result = run("play", GAME, *QUICK, typed="1\n" * 20)
    assert result.exit_code == 0
    assert "Cannot write /dev/null/hetman/games: Not a directory" in " ".join(result.stdout.split())
    assert "The game is over." in result.stdout
    left = run("play", GAME, *QUICK, typed="1\nquit\n")
    assert "The game was not saved." in left.stdout
    assert run("games").exit_code == 0


def test_settings_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    settings = [
        "--seats",
        "4",
        "--royal-guard",
        "classic",
        "--word",
        "0=ad astra",
        "--word",
        "2=x=y",
        "--seed",
        "ab" * 32,
    ]
    run("play", GAME, *settings, "--players", "person:Ala", "--save", str(file), typed="1\n")
    record = hetman.Record.parse(file.read_text())
    assert record.seats == 4
    assert record.options["royal_guard"] == "classic"
    assert record.words == {0: "ad astra", 2: "x=y"}
    match, company = SavedGame(file).resume()
    assert match.seed == bytes.fromhex("ab" * 32)
    assert [str(player) for player in company.players] == ["person:Ala", "squire", "squire", "squire"]


def test_a_number_as_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    run("play", GAME, "--seed", "12", "--save", str(file), typed="1\n")
    assert SavedGame(file).resume()[0].seed == (12).to_bytes(32, "big")


def test_two_people_get_a_curtain() -> None:
    result = run("play", GAME, *QUICK, "--players", "person,person", typed="\n1\n")
    assert "Pass the keyboard to Wolf." in result.stdout
    alone = run("play", GAME, *QUICK, "--players", "person,person", "--alone", typed="1\n1\n")
    assert "Pass the keyboard" not in alone.stdout


def test_bots_alone_need_no_input() -> None:
    result = run("play", GAME, *QUICK, "--players", "random,random")
    assert result.exit_code == 0
    assert "The game is over." in result.stdout


@pytest.mark.parametrize(
    ("args", "environment", "word"),
    [
        ([], {}, "Welcome"),
        ([], {"LANG": "pl_PL.UTF-8"}, "Witaj"),
        ([], {"LANG": "cs_CZ.UTF-8"}, "Welcome"),
        ([], {"LANG": "en_GB.UTF-8", "HETMAN_LANGUAGE": "pl"}, "Witaj"),
        (["--language", "en"], {"LANG": "pl_PL.UTF-8", "HETMAN_LANGUAGE": "pl"}, "Welcome"),
        (["-l", "pl"], {}, "Witaj"),
    ],
)
def test_the_language(args: list[str], environment: dict[str, str], word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("play", GAME, *args).stdout.startswith(word)


def test_the_language_may_stand_before_the_game() -> None:
    assert run("play", "--language", "pl", GAME).stdout.startswith("Witaj")


# Mistakes: one line, exit status 2


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["plya", GAME], "No such command 'plya'."),
        (["play"], "expected one of the games "),
        (["play", "warchset"], "no game 'warchset'; did you mean 'warchest'?"),
        (["play", GAME, "--army", "legion"], "option army: 'legion' is not a unit; expected random"),
        (["play", GAME, "--army", "archer,scout"], "option army: 2 seats need 2 lists of 4 units each"),
        (["play", GAME, "--royal-guard", "x"], "option royal_guard must be one of revised, classic, got 'x'"),
        (["play", GAME, "--round-limit", "0"], "option round_limit must be an integer from 1 to 1000, got '0'"),
        (["play", GAME, "--round-limt", "3"], "No such option: --round-limt"),
        (["play", GAME, "--army"], "Option '--army' requires an argument."),
        (["play", GAME, "--seats", "3"], "warchest takes 2 or 4 seats, got 3"),
        (["play", GAME, "--seats", "two"], "Invalid value for '--seats'"),
        (["play", GAME, "--players", "person,robot"], "player 'robot' is neither 'person' nor a bot"),
        (["play", GAME, "--seed", "xyz"], "a seed must be an integer"),
        (["play", GAME, "--seed", "-1"], "a seed must be an integer"),
        (["play", GAME, "--word", "hello"], "a word must be SEAT=TEXT"),
        (["play", GAME, "--word", "7=hello"], "a word needs a seat from 0 to 1, got 7"),
        (["play", GAME, "--word", "0="], "a seat's word must be one line"),
        (["play", GAME, "--components", "/nowhere"], "/nowhere: cannot read the components"),
        (["play", GAME, "--components", __file__], "warchest has no components to replace"),
        (["play", GAME, "--language", "de"], "a language must be one of en, pl, got 'de'"),
        (["play", GAME, "extra"], "Got unexpected extra argument"),
        (["play", GAME, "--save", "/nowhere/at/all"], "/nowhere/at/all: the folder /nowhere/at does not exist"),
        (["play", "--resume", "/nowhere"], "/nowhere: No such file or directory"),
        (["play", "--resume", "/nowhere", GAME], "--resume takes the game from the file"),
        (["games", "backgammon"], "no game 'backgammon'; there are "),
        (["replay"], "Missing argument 'FILE'."),
        (["replay", "/nowhere"], "/nowhere: No such file or directory"),
        (["replay", "/"], "/: Is a directory"),
        (["verify", "/nowhere"], "/nowhere: No such file or directory"),
        (["bench", "chess"], "no game 'chess'"),
        (["bench", GAME, "--seats", "3"], "warchest takes 2 or 4 seats, got 3"),
        (["bench", "--seconds", "0"], "Invalid value for '--seconds'"),
        (["soak", "chess"], "no game 'chess'"),
    ],
)
def test_a_mistake_is_one_line(args: list[str], line: str) -> None:
    assert fails(*args).startswith(line)


def test_a_wrong_language_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HETMAN_LANGUAGE", "klingon")
    assert fails("games") == "a language must be one of en, pl, got 'klingon'"


def test_a_usage_mistake_names_the_help() -> None:
    assert fails("play", GAME, "--arm", "x").endswith(f"(see hetman play {GAME} --help)")


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    assert "exists already" in fails("play", GAME, "--save", str(file))
    assert file.read_text() == "mine"


def test_a_finished_game_is_not_resumed(finished: Path) -> None:
    assert "this game is over" in fails("play", "--resume", str(finished))


def test_bad_records_name_the_line(finished: Path) -> None:
    text = finished.read_text()
    file = finished.with_name("bad.hetman")
    number, line = next((n, line) for n, line in enumerate(text.splitlines(), 1) if " 0 deploy swordsman " in line)
    file.write_text(text.replace(line, f"{line[:-2]}f4"))
    assert f"{file}: line {number}: 'deploy swordsman f4' is not legal" in fails("replay", str(file))
    assert f"{file} is not sound: line {number}: " in fails("verify", str(file))
    assert f"Plik {file} nie jest w porządku: line {number}: " in fails("verify", str(file), "-l", "pl")
    file.write_text("".join(text.splitlines(keepends=True)[:15]))
    assert "cut off here" in fails("replay", str(file))
    file.write_text("x" * 100_000)
    assert len(fails("verify", str(file))) < 1100
    file.write_bytes(bytes(range(256)))
    assert "not a text file" in fails("verify", str(file))


def test_replay_writes_a_position_as_a_picture(finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "position.svg"
    assert run("replay", str(finished), "--to", "3", "--seat", "0", "--picture", str(out)).exit_code == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
    assert "ends in .svg or .png" in fails("replay", str(finished), "--picture", str(tmp_path / "position.gif"))


def test_replay_without_a_browser_says_what_a_png_needs(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(png, "NAMES", ())
    monkeypatch.setattr(png, "PLACES", ())
    out = tmp_path / "position.png"
    said = fails("replay", str(finished), "--picture", str(out))
    assert said.endswith("install Chromium, Google Chrome or Microsoft Edge, or write SVG")
    assert not out.exists()


@pytest.mark.skipif(png.found_browser() is None, reason="no browser here")
def test_replay_writes_a_position_as_png(finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "position.png"
    assert run("replay", str(finished), "--to", "3", "--picture", str(out)).exit_code == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_replay_options_out_of_range(finished: Path, running: Path) -> None:
    moves = len(hetman.Record.parse(finished.read_text()).moves)
    expected = f"--to must be from 0 to {moves}, got {moves + 1}"
    assert expected in fails("replay", str(finished), "--to", str(moves + 1))
    assert "Invalid value for '--to'" in fails("replay", str(finished), "--to", "-1")
    assert "seat must be from 0 to 1, got 5" in fails("replay", str(finished), "--seat", "5")
    assert "still runs" in fails("replay", str(running), "--seat", "0")


def test_a_running_game_is_not_proved(running: Path) -> None:
    result = run("verify", str(running))
    assert result.exit_code == 2
    assert "cannot be checked" in " ".join(result.stdout.split())


def test_replay_step_by_step(finished: Path) -> None:
    result = run("replay", str(finished), "--step", "--to", "6", typed="\nquit\n")
    assert result.exit_code == 0
    assert "Move 7 of" in result.stdout
    assert run("replay", str(finished), "--step", typed="\n").exit_code == 0


# Bench and soak


def test_bench_prints_a_table_and_json() -> None:
    table = run("bench", GAME, "--seconds", "0.2")
    assert table.exit_code == 0
    assert "decisions per second" in table.stdout
    assert ("not compiled here" in table.stdout) != hetman.COMPILED
    found = json.loads(run("bench", GAME, "--seconds", "0.2", "--seats", "4", "--json").stdout)
    assert set(found["games"]) == {GAME}
    assert ("compiled" in found["games"][GAME]) == hetman.COMPILED
    assert found["games"][GAME]["interpreted"]["decisions"] > 0


def test_soak_counts_decisions(tmp_path: Path) -> None:
    result = run("soak", "grunwald", "--decisions", "100", "--folder", str(tmp_path / "soak"))
    assert result.exit_code == 0
    assert "no fault" in result.stdout


# In a process of its own

PYTHON = [sys.executable, "-m", "hetman"]


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([*PYTHON, "games"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert GAME in done.stdout
    done = subprocess.run([*PYTHON, "play", "nothing"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_closed_pipe_is_no_fault(finished: Path) -> None:
    for args in (["replay", str(finished)], ["play", GAME, "--players", "random,random"], ["--help"]):
        process = subprocess.Popen([*PYTHON, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
        process.wait(timeout=60)
        assert errors == ""


def test_a_disk_that_is_full_is_one_line(finished: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*PYTHON, "replay", str(finished)], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )
    assert done.returncode == 2
    assert done.stderr == "hetman: No space left on device\n"


def test_letters_that_a_terminal_does_not_know() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "HETMAN_LANGUAGE": "pl"}
    command = [*PYTHON, "play", GAME, *QUICK]
    done = subprocess.run(command, env=environment, input=b"\xff\xfe\n1\n", capture_output=True, timeout=60)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"rozstawia" in done.stdout


class Terminal:
    """A game in a real (pseudo-)terminal."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "60"}
        self.process = subprocess.Popen(
            [*PYTHON, *args], stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 60) -> str:
        """What has come since the last time, up to this text and a little more."""
        start, deadline = len(self.seen), time.monotonic() + seconds
        while text not in self.seen[start:]:
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError(f"{text!r} did not come: {self.seen[start:]}")
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            assert data, f"{text!r} did not come: {self.seen[start:]}"
            self.seen += data.decode(errors="replace")
        return self.seen[start:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt_until(self, text: str) -> str:
        """Ctrl-C, pressed again like an impatient person would: one that comes while the prompt is being written waits
        for the next key."""
        start = len(self.seen)
        for _ in range(30):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(TimeoutError):
                self.wait_for(text, seconds=5)
                return self.seen[start:]
        raise TimeoutError(f"{text!r} did not come: {self.seen[start:]}")

    def close(self) -> int:
        status = self.process.wait(timeout=60)
        os.close(self.master)
        return status


def test_ctrl_c_leaves_in_order(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    terminal = Terminal("play", GAME, "--plain", *QUICK, "--save", str(file))
    terminal.wait_for("Move:")
    terminal.type("1\n")
    terminal.wait_for("Move:")
    assert "Traceback" not in terminal.interrupt_until("--resume")
    assert terminal.close() == 130
    assert SavedGame(file).resume()[0].entries


def test_ctrl_d_leaves_in_order(tmp_path: Path) -> None:
    terminal = Terminal("play", GAME, "--plain", *QUICK, "--save", str(tmp_path / "game.hetman"))
    terminal.wait_for("Move:")
    terminal.type("\x04")
    assert "Traceback" not in terminal.wait_for("The table is closed.")
    assert terminal.close() == 0


def test_a_terminal_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    terminal = Terminal("play", GAME, "--plain", *QUICK, "--save", str(file))
    terminal.wait_for("Move:")
    terminal.type("1\n")
    terminal.wait_for("Move:")
    terminal.process.kill()
    terminal.close()
    match, _ = SavedGame(file).resume()
    assert sum(1 for entry in match.entries if entry.decision.seat == 0) == 1


def test_behind_the_curtain_the_screen_and_the_typed_lines_are_gone(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", GAME, "--plain", *QUICK, "--players", "person,person", "--save", str(tmp_path / "game.hetman")
    )
    terminal.wait_for("Enter:")
    terminal.type("\n")
    terminal.wait_for("Move:")
    terminal.type("pass swordsman\n")
    curtain = terminal.wait_for("Enter:")
    assert "\x1b[2J" in curtain
    assert "\x1b[3J" in curtain
    # The arrow key would call back the line that the other one typed, and at the curtain only an empty line goes on.
    terminal.type("\x1b[A\n")
    assert "pass swordsman" not in terminal.wait_for("Move:")
    terminal.type("quit\n")
    terminal.wait_for("--resume")
    assert terminal.close() == 0


# Servers


def test_backup_and_restore(tmp_path: Path) -> None:
    from hetman.table.database import sqlite_url
    from hetman.table.store import Store
    from table.tables import new_table

    assert "there is no such database" in fails("backup", str(tmp_path / "backup.db"))
    store = Store(sqlite_url(tmp_path / "data" / "hetman" / "hetman.db"))
    table = new_table("person", "person")
    store.save(table)
    made = run("backup", str(tmp_path / "backup.db"))
    assert (made.exit_code, "One table is saved" in made.stdout) == (0, True)
    table.concede(0)
    store.save(table)
    restored = run("restore", str(tmp_path / "backup.db"))
    assert restored.exit_code == 0
    assert "backup.db.before-" in restored.stdout.replace("\n", "")
    assert store.load(table.id).status == "running"
    store.close()
    assert "there is no such file" in fails("restore", str(tmp_path / "none.db"))
    assert "a database is sqlite:///FILE" in fails("backup", str(tmp_path / "x.db"), "--database", "mysql://x")
