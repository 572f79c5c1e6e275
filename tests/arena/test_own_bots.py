"""Bots of somebody's own in the arena."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import hetman
from hetman.arena.contest import Contest
from hetman.arena.session import RunOptions, Session

GAME = hetman.game("warchest")
QUICK = ["army=first-game", "round_limit=2"]


def session(folder: Path, workers: int, *bots: str) -> tuple[Session, io.StringIO]:
    said = io.StringIO()
    contest = Contest.read(GAME, bots, options=QUICK)
    return Session(contest, RunOptions(4, folder=folder, workers=workers), "en", Console(file=said, width=200)), said


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("bot", ["lowest", "own_bots_dist:Nth:n=3,wrap=no"])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_of_ones_own_plays_against_greedy(tmp_path: Path, bot: str, workers: int) -> None:
    playing, _ = session(tmp_path / "arena", workers, bot, "greedy")
    findings, done = playing.play()
    assert done
    assert findings.contest.bots == (bot, "greedy")
    records = sorted((tmp_path / "arena" / "records").rglob("*.hetman"))
    assert len(records) == 4
    for file in records:
        record = hetman.Record.parse(file.read_text(encoding="utf-8"))
        hetman.verify(record)
        assert {note.player.name for note in record.players} == {bot, "greedy"}


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_gets_a_traceback_and_its_record_is_kept(tmp_path: Path, workers: int) -> None:
    playing, said = session(tmp_path / "arena", workers, "breaks:moves=3", "greedy")
    with pytest.raises(
        ValueError, match=r"bot 'breaks:moves=3' failed in game \d .*I am broken; its record is "
    ) as error:
        playing.play()
    assert 'raise RuntimeError("I am broken")' in said.getvalue()
    file = Path(str(error.value).rpartition("its record is ")[2])
    record = hetman.Record.parse(file.read_text(encoding="utf-8"))
    assert record.result is None
    seat = next(note.seat for note in record.players if note.player.name == "breaks:moves=3")
    assert sum(made.actor == seat for made in record.moves) == 3
    record.replay()
