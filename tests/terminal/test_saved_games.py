"""Running games on disk."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import hetman
from hetman.terminal.players import Company, Player
from hetman.terminal.saved_games import (
    FileError,
    SavedGame,
    games_folder,
    new_saved_game,
    read_record_file,
    unfinished,
    write_whole,
)

COMPANY = Company((Player("person", "Ala"), Player("random")))


def running() -> hetman.Match:
    match = hetman.Match(hetman.game("warchest"), seed=5)
    match.play(match.state.moves()[0])
    return match


@pytest.fixture
def saved(tmp_path: Path) -> SavedGame:
    place = SavedGame(tmp_path / "game.hetman")
    place.write(running(), COMPANY)
    return place


def test_what_was_written_goes_on(saved: SavedGame) -> None:
    match, company = saved.resume()
    assert match.state == running().state
    assert match.free_undo
    assert company == COMPANY
    assert match.seed == running().seed


def test_several_people_may_not_undo_freely(tmp_path: Path) -> None:
    place = SavedGame(tmp_path / "game.hetman")
    place.write(running(), Company((Player("person"), Player("person"))))
    assert not place.resume()[0].free_undo
    alone = SavedGame(tmp_path / "alone.hetman")
    alone.write(running(), Company((Player("person"), Player("person")), alone=True))
    assert alone.resume()[0].free_undo
    assert alone.resume()[1].alone


def test_without_its_seed_a_game_cannot_go_on(saved: SavedGame) -> None:
    saved.seed_path.unlink()
    with pytest.raises(FileError, match=r"game\.hetman\.seed: No such file.*cannot continue without its seed"):
        saved.resume()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        '{"seed": "00"}',
        '{"seed": 7, "players": 3, "alone": false}',
        '{"players": ["person"]}',
    ],
)
def test_a_damaged_seed_file(saved: SavedGame, text: str) -> None:
    saved.seed_path.write_text(text)
    with pytest.raises(FileError, match="not the seed of a game"):
        saved.resume()


def test_the_seed_of_another_game(saved: SavedGame) -> None:
    secret = json.loads(saved.seed_path.read_text())
    saved.seed_path.write_text(json.dumps(secret | {"seed": "11" * 32}))
    with pytest.raises(FileError, match=r"game\.hetman: line 10: the seed does not have this hash"):
        saved.resume()
    saved.seed_path.write_text(json.dumps(secret | {"players": ["person"] * 4}))
    with pytest.raises(FileError, match="expected 2 players, got 4"):
        saved.resume()


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    match = hetman.Match(hetman.game("warchest"), seed=5, round_limit=1)
    while not match.over:
        match.play(match.state.moves()[0])
    place = SavedGame(tmp_path / "game.hetman")
    place.write(match, COMPANY)
    assert not place.seed_path.exists()
    with pytest.raises(FileError, match="this game is over; watch it with: hetman replay"):
        place.resume()


def test_damage_is_told_with_file_and_line(saved: SavedGame) -> None:
    saved.path.write_text(saved.path.read_text().replace("deal", "dael", 1))
    with pytest.raises(FileError, match=r"game\.hetman: line 12: "):
        saved.resume()


def test_what_is_no_record(tmp_path: Path) -> None:
    place = tmp_path / "x"
    with pytest.raises(FileError, match="x: No such file"):
        read_record_file(place)
    with pytest.raises(FileError, match="Is a directory"):
        read_record_file(tmp_path)
    place.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError, match="not a text file"):
        read_record_file(place)
    place.write_text("")
    with pytest.raises(FileError, match="line 1: "):
        read_record_file(place)


def test_removing(saved: SavedGame) -> None:
    saved.remove()
    assert list(saved.path.parent.iterdir()) == []
    saved.remove()


def test_the_folder_for_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert games_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/hetman/games")
    assert games_folder({}) == tmp_path / ".local/share/hetman/games"
    assert games_folder({"XDG_DATA_HOME": "relative"}) == tmp_path / ".local/share/hetman/games"


def test_fresh_places_do_not_collide(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    places = []
    for _ in range(4):
        place = new_saved_game("warchest", environment)
        place.write(running(), COMPANY)
        places.append(place.path)
    assert len(set(places)) == 4
    assert all(path.name.startswith("warchest-") and path.suffix == ".hetman" for path in places)
    assert games_folder(environment).stat().st_mode & 0o777 == 0o700


def test_unfinished_games_the_latest_first(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    assert list(unfinished(environment)) == []
    places = [new_saved_game("warchest", environment)]
    places[0].write(running(), COMPANY)
    places.append(new_saved_game("warchest", environment))
    places[1].write(running(), COMPANY)
    os.utime(places[0].path, (1, 1))
    assert list(unfinished(environment)) == [places[1], places[0]]
    places[1].path.unlink()
    assert list(unfinished(environment)) == [places[0]]


def test_a_reader_never_meets_half_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x"
    write_whole(file, "old", 0o600)
    seen = []
    replace = os.replace

    def spy(source: Path, target: Path) -> None:
        seen.append((file.read_text(), Path(source).read_text()))
        replace(source, target)

    monkeypatch.setattr(os, "replace", spy)
    write_whole(file, "new", 0o600)
    assert seen == [("old", "new")]
    assert file.read_text() == "new"
    assert list(tmp_path.iterdir()) == [file]
