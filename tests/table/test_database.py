"""A database is opened, migrated and refused in plain words."""

from __future__ import annotations

import errno
import gzip
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, create_engine, text

import hetman
from hetman.table.chair import Chair
from hetman.table.database import copy_sqlite, migrate, read_url, sqlite_url
from hetman.table.errors import InUse, SetAside, Unusable
from hetman.table.schema import METADATA
from hetman.table.store import Store
from table.tables import new_table, play_first_moves

OLD = Path(__file__).parent / "data"
"""Databases of older versions: in each game a running table of two people with clocks and chat, one against a bot with
moves taken back, one that was given up and one with an open chair; also a finished game and a sealed choice.
"""


@pytest.fixture(params=["0.1", "0.2"])
def old(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    path = tmp_path / "hetman.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(gzip.decompress((OLD / f"hetman-{request.param}.sql.gz").read_bytes()).decode())
    return path


def old_rows(path: Path, query: str) -> list[dict[str, Any]]:
    with sqlite3.connect(path) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(query)]


def test_a_database_of_an_older_version_is_migrated(old: Path) -> None:
    """What the old rows said is there again: moves, undos, answers, chairs, chat."""
    tables = old_rows(old, "SELECT * FROM tables")
    moves = {
        row["id"]: old_rows(old, f"SELECT * FROM moves WHERE table_id = '{row['id']}' ORDER BY number")
        for row in tables
    }
    sealed = old_rows(old, "SELECT * FROM sealed ORDER BY table_id, seat, step")
    chairs = old_rows(old, "SELECT * FROM chairs ORDER BY table_id, seat")
    chat = old_rows(old, "SELECT * FROM messages ORDER BY table_id, number")
    assert len(tables) == 18
    assert sealed
    assert chat
    store = Store(sqlite_url(old))
    loaded, refused = 0, set()
    for row in tables:
        try:
            table = store.load(row["id"])
        except SetAside as error:
            # Rules that have changed since may refuse a game. Then it is set aside, and its record is still there.
            refused.add(error.reason)
            continue
        loaded += 1
        assert table.status == row["status"]
        assert table.taken_back == row["taken_back"]
        assert [vars_of(chair, seat, row["id"]) for seat, chair in enumerate(table.chairs)] == [
            {name: chair[name] for name in ("table_id", "seat", "kind", "name", "level", "left", "token")}
            for chair in chairs
            if chair["table_id"] == row["id"]
        ]
        assert [line.text for line in table.chat] == [one["text"] for one in chat if one["table_id"] == row["id"]]
        if table.match is None:
            continue
        record = table.match.record
        assert [(made.actor, made.text) for made in record.moves] == [
            (one["seat"], one["text"]) for one in moves[row["id"]]
        ]
        assert [[note.last, note.first] for note in record.undone] == json.loads(row["undone"])
        assert table.match.conceded == row["conceded"]
        steps = [
            (seat, table.game.notation(move))
            for seat, answers in sorted(table.match.sealed.steps.items())
            for move in answers
        ]
        assert steps == [(one["seat"], one["text"]) for one in sealed if one["table_id"] == row["id"]]
        if table.status == "running":
            seat = table.awaited[0]
            table.play(seat, table.number_for(seat), table.moves(seat)[0])
            store.save(table)
            assert len(store.load(row["id"]).playing.entries) == len(table.playing.entries)
    assert loaded >= 9
    assert refused <= {"rules"}
    found = store.record("record-" + "x" * 15)
    assert found is not None
    assert hetman.verify(found).dice
    store.close()


def vars_of(chair: Chair, seat: int, id: str) -> dict[str, Any]:
    named = {name: getattr(chair, name) for name in ("kind", "name", "level", "left", "token")}
    return {"table_id": id, "seat": seat, **named}


def test_a_backup_is_made_before_a_migration(old: Path) -> None:
    before = old_rows(old, "SELECT * FROM moves ORDER BY table_id, number")
    store = Store(sqlite_url(old))
    store.close()
    assert store.backup == old.with_name("hetman.db.schema-0001")
    assert store.backup.stat().st_mode & 0o777 == 0o600
    assert old_rows(store.backup, "SELECT * FROM moves ORDER BY table_id, number") == before
    again = Store(sqlite_url(old))
    again.close()
    assert again.backup is None


def test_migrations_make_the_tables_of_the_schema(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    store = Store(database)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_long_texts_fit_their_columns(database: str) -> None:
    """SQLite stores what is too long; PostgreSQL does not."""
    store = Store(database)
    table = new_table("person", "bot", host="g" * 22, public=True)
    table.say(0, "Świętosława" * 2, "Dzień dobry! " * 20)
    table.chairs[0].name = "ż" * 30
    store.save(table)
    play_first_moves(table, 5)
    store.save(table)
    assert store.load(table.id).chat == table.chat
    for rows in METADATA.tables.values():
        for column in rows.c:
            if isinstance(column.type, String) and column.type.length:
                with store.engine.connect() as connection:
                    query = text(f'SELECT max(length("{column.name}")) FROM {rows.name}')
                    assert (connection.execute(query).scalar_one() or 0) <= column.type.length
    store.close()


# What cannot be used


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "hetman.db")
    first = Store(url, alone=True)
    with pytest.raises(Unusable, match=r"another server \(process \d+\) uses .*hetman.db; stop it"):
        Store(url, alone=True)
    first.close()
    Store(url, alone=True).close()


def other_names(folder: Path) -> list[str]:
    """URLs of one file: through links, other spellings and parameters."""
    (folder / "inner").mkdir()
    (folder / "link.db").symlink_to(folder / "hetman.db")
    (folder / "second.db").symlink_to("link.db")
    (folder / "folder").symlink_to(folder)
    paths = ["./hetman.db", "hetman.db", "link.db", "second.db", "inner/../hetman.db", "folder/hetman.db"]
    absolute = [folder / "hetman.db", folder / "folder" / "link.db", f"//{folder}//./hetman.db"]
    parameters = [f"{path}?timeout=5" for path in ("hetman.db", "link.db", folder / "hetman.db")]
    return [f"sqlite:///{path}" for path in [*paths, *absolute, *parameters]] + ["sqlite+pysqlite:///hetman.db"]


def test_the_lock_holds_under_every_name_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names = other_names(tmp_path)
    for mine, other in [(names[0], name) for name in names] + [(name, names[0]) for name in names]:
        first = Store(mine, alone=True)
        with pytest.raises(InUse, match="another server"):
            Store(other, alone=True)
        first.close()
    # A link without its file leads to the same file as soon as a server has made it.
    (tmp_path / "new.db").symlink_to("later.db")
    first = Store("sqlite:///new.db", alone=True)
    with pytest.raises(InUse):
        Store("sqlite:///later.db", alone=True)
    first.close()


def test_a_file_with_hard_links_is_refused(tmp_path: Path) -> None:
    """SQLite names its log after the path, so that two names of one file have two logs."""
    Store(sqlite_url(tmp_path / "hetman.db"), alone=True).close()
    os.link(tmp_path / "hetman.db", tmp_path / "other.db")
    for name in ("hetman.db", "other.db"):
        with pytest.raises(Unusable, match=r"has 2 names \(hard links\)"):
            Store(sqlite_url(tmp_path / name), alone=True)
    (tmp_path / "other.db").unlink()
    Store(sqlite_url(tmp_path / "hetman.db"), alone=True).close()


@pytest.mark.parametrize(
    "name", ["file:hetman.db?uri=true", "file:hetman.db?nolock=1&uri=true", "hetman.db?uri=true", "file:hetman.db"]
)
def test_a_name_that_could_switch_the_lock_off_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Unusable, match="name the SQLite file by its path"):
        Store(f"sqlite:///{name}", alone=True)
    assert not list(tmp_path.iterdir())


def test_a_parameter_with_a_wrong_value_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="has a parameter that the database does not take"):
        Store(f"{sqlite_url(tmp_path / 'hetman.db')}?timeout=soon", alone=True)


def test_the_lock_ends_with_its_process(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "hetman.db")
    code = f"import os; from hetman.table.store import Store; s = Store({url!r}, alone=True); os._exit(9)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 9
    Store(url, alone=True).close()


def test_a_file_that_is_not_a_database_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "hetman.db"
    path.write_bytes(b"not a database at all" * 1000)
    with pytest.raises(Unusable, match=r"cannot use the database .*hetman.db: file is not a database"):
        Store(sqlite_url(path), alone=True)


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES])
def test_a_file_that_cannot_be_written_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("hetman.table.database.os.open", refuse)
    with pytest.raises(Unusable, match=rf"cannot use the database .*hetman.db: {os.strerror(code)}"):
        Store(sqlite_url(tmp_path / "hetman.db"), alone=True)


def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "file" / "hetman.db"):
        (tmp_path / "file").touch()
        with pytest.raises(Unusable, match="cannot use the database"):
            Store(sqlite_url(path), alone=True)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "hetman.db")
    Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unusable, match="a newer version of hetman made this database"):
        migrate(engine)


@pytest.mark.parametrize("url", ["mysql://host/name", "nonsense", "postgres:/x"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(Unusable, match="a database is sqlite:///FILE or postgresql://"):
        read_url(url)


def test_a_copy_is_complete_while_the_database_is_in_use(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "hetman.db"), alone=True)
    table = new_table("person", "bot")
    store.save(table)
    copy_sqlite(tmp_path / "hetman.db", tmp_path / "copy.db")
    play_first_moves(table)
    store.save(table)
    store.close()
    copied = Store(sqlite_url(tmp_path / "copy.db"))
    assert copied.load(table.id).revision == 1
    copied.close()
