"""Finished games stay on disk after any abort, and contests are never mixed."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import hetman
from hetman.arena.contest import Contest, Pairing
from hetman.arena.play import Played, play_batch
from hetman.arena.schedule import Batch
from hetman.arena.store import CONTEST, DRAFT, GAMES, Store, StoreError

PAIRING = Pairing(0, 1)


def games(contest: Contest, *numbers: int) -> list[Played]:
    return play_batch(Batch(contest, PAIRING, numbers))


def reopened(folder: Path, contest: Contest) -> dict[tuple[Pairing, int], Played]:
    store = Store(folder, contest)
    store.close()
    return store.games


@pytest.fixture
def kept(tmp_path: Path, contest: Contest) -> Path:
    folder = tmp_path / "deep" / "arena"
    store = Store(folder, contest)
    store.add(games(contest, 0, 1))
    store.add(games(contest, 2))
    store.close()
    return folder


def test_games_are_found_again(kept: Path, contest: Contest) -> None:
    assert list(reopened(kept, contest).values()) == games(contest, 0, 1, 2)


def test_records_can_be_replayed(kept: Path, contest: Contest) -> None:
    store = Store(kept, contest)
    for played in games(contest, 0, 1, 2):
        place = store.record_path(PAIRING, played.number)
        assert place.relative_to(kept) == Path(f"records/1-random-greedy/{played.number}.hetman")
        assert place.read_text() == played.record
        hetman.verify(hetman.Record.parse(place.read_text()))
    store.close()


def test_names_of_bots_make_names_of_files(tmp_path: Path) -> None:
    contest = Contest.read(hetman.game("warchest"), ["search:time=0.2", "search:time=0.2", "search:5"])
    store = Store(tmp_path / "arena", contest)
    names = [store.record_path(pairing, 0).parent.name for pairing in contest.pairings]
    store.close()
    assert names == [
        "1-search_time_0.2-search_time_0.2_2",
        "2-search_time_0.2-search_5",
        "3-search_time_0.2_2-search_5",
    ]


@pytest.mark.parametrize("torn", [1, 20, -1])
def test_a_torn_last_line_is_dropped_and_its_game_comes_again(kept: Path, contest: Contest, torn: int) -> None:
    file = kept / GAMES
    whole = file.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    file.write_bytes(whole[: len(whole) - len(last)] + last[:torn])
    store = Store(kept, contest)
    assert [number for _, number in store.games] == [0, 1]
    store.add(games(contest, 2))
    store.close()
    assert file.read_bytes().count(b"\n") == 3
    assert list(reopened(kept, contest).values()) == games(contest, 0, 1, 2)


def test_a_damaged_line_is_named(kept: Path, contest: Contest) -> None:
    file = kept / GAMES
    lines = file.read_text().splitlines(keepends=True)
    file.write_text(lines[0] + lines[1][:30] + "\n" + lines[2])
    with pytest.raises(StoreError, match=r"games\.jsonl, line 2"):
        Store(kept, contest)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"bots": ("random", "search:5")}, "bots random, greedy instead of random, search:5"),
        ({"seed": 6}, "seed 5 instead of 6"),
        ({"seats": 4}, "seats 2 instead of 4"),
        ({"options": {"round_limit": 3}}, "round_limit=2.* instead of .*round_limit=3"),
    ],
)
def test_another_contest_is_refused(kept: Path, contest: Contest, changed: dict[str, object], reason: str) -> None:
    with pytest.raises(StoreError, match=reason):
        Store(kept, dataclasses.replace(contest, **changed))  # type: ignore[arg-type]


def test_games_of_other_code_are_refused(kept: Path, contest: Contest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Contest, "code", lambda self: "changed")
    with pytest.raises(StoreError, match="other code of the rules or the bots"):
        Store(kept, contest)


def test_a_start_that_was_killed_is_started_again(tmp_path: Path, contest: Contest) -> None:
    folder = tmp_path / "arena"
    folder.mkdir()
    (folder / DRAFT).write_text('{"game"')
    Store(folder, contest).close()
    assert {path.name for path in folder.iterdir()} == {CONTEST, GAMES}
    assert reopened(folder, contest) == {}


def test_a_damaged_contest_is_named(kept: Path, contest: Contest) -> None:
    for text in ("", "[]", '{"game": '):
        (kept / CONTEST).write_text(text)
        with pytest.raises(StoreError, match=r"arena\.json is damaged"):
            Store(kept, contest)


def test_something_else_is_left_alone(tmp_path: Path, contest: Contest) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    for place in (tmp_path, tmp_path / "letters.txt"):
        with pytest.raises(StoreError, match="has other files"):
            Store(place, contest)
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_two_at_once_are_refused(kept: Path, contest: Contest) -> None:
    pytest.importorskip("fcntl")
    store = Store(kept, contest)
    with pytest.raises(StoreError, match="another arena uses"):
        Store(kept, contest)
    store.close()
    assert len(reopened(kept, contest)) == 3
