"""Positions of records come out as rows of a Parquet file, and self-play makes such records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import hetman
from hetman.cli import app

REASON = "the extra lab is not installed: make prove-lab"
parquet = pytest.importorskip("pyarrow.parquet", reason=REASON)
pytest.importorskip("numpy", reason=REASON)

SHORT = ["--option", "round_limit=3", "--option", "army=first-game"]


def command(*words: str | Path) -> Any:
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("selfplay") / "games"
    done = command("selfplay", "warchest", "random", "--games", "4", "--workers", "1", "--folder", folder, *SHORT)
    assert done.exit_code == 0, done.output
    assert "4 games played" in done.output
    return folder


def test_rows_are_the_decisions_of_the_records(made: Path, tmp_path: Path) -> None:
    out = tmp_path / "positions.parquet"
    assert command("export", made, "--out", out).exit_code == 0
    rows = parquet.read_table(out).to_pylist()
    files = sorted(made.rglob("*.hetman"))
    assert len(files) == 4
    expected = [decision for file in files for decision in decisions_of(file)]
    assert len(rows) == len(expected)
    for row, (file, number, seat, observation, action, outcome) in zip(rows, expected, strict=True):
        assert (row["file"], row["move"], row["seat"], row["action"]) == (file, number, seat, action)
        assert row["observation"] == observation
        assert row["outcome"] == outcome
        assert row["action"] in row["legal"]
        assert row["player"] == "bot random"


def decisions_of(file: Path) -> list[tuple[Any, ...]]:
    record = hetman.Record.parse(file.read_text(encoding="utf-8"))
    assert record.result is not None
    found: list[tuple[Any, ...]] = []
    state = record.start()
    for number in range(1, len(record.moves) + 1):
        move, seat = record.legal_move(state, number), state.actor
        if seat >= 0:
            game = state.setup.game
            row = game.observer(state.setup).row(state, seat)
            action = game.action_space(state.setup).number(state, move)
            outcome = 0.0 if len(record.result) == 2 else 1.0 if seat in record.result else -1.0
            found.append((str(file), number, seat, row, action, outcome))
        state.step(move)
    return found


def test_ratings_come_from_the_report_of_an_arena(made: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"ratings": [{"bot": "random", "elo": -120.0}]}), encoding="utf-8")
    out = tmp_path / "positions.parquet"
    assert command("export", made, "--out", out, "--ratings", report).exit_code == 0
    assert set(parquet.read_table(out)["rating"].to_pylist()) == {-120.0}


def test_more_games_are_added_to_the_same_folder(made: Path) -> None:
    before = {file: file.read_text(encoding="utf-8") for file in made.rglob("*.hetman")}
    done = command("selfplay", "warchest", "random", "--games", "6", "--workers", "1", "--folder", made, *SHORT)
    assert "6 games played" in done.output
    assert {file: file.read_text(encoding="utf-8") for file in before} == before
    assert len(list(made.rglob("*.hetman"))) == 6


def test_a_running_game_has_no_outcome(tmp_path: Path) -> None:
    match = hetman.Match(hetman.game("warchest"), seed=1, army="first-game")
    for _ in range(4):
        match.play(match.state.moves()[0])
    file = tmp_path / "game.hetman"
    file.write_text(str(match.record), encoding="utf-8")
    out = tmp_path / "positions.parquet"
    assert command("export", file, "--out", out).exit_code == 0
    assert parquet.read_table(out)["outcome"].to_pylist() == [None] * 4


@pytest.mark.parametrize(
    ("content", "message"), [(None, "no such file or folder"), ("", "empty.hetman"), ("folder", "no records there")]
)
def test_what_cannot_be_exported_is_named(content: str | None, message: str, tmp_path: Path) -> None:
    path = tmp_path / "empty.hetman"
    if content == "folder":
        path = tmp_path
    elif content is not None:
        path.write_text(content, encoding="utf-8")
    done = command("export", path, "--out", tmp_path / "out.parquet")
    assert done.exit_code == 2
    assert message in done.output + (done.stderr or "")
