"""Backups are complete, portable, and can be restored while a server runs."""

from __future__ import annotations

import asyncio
import gzip
import resource
import signal
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hetman.table.backup import back_up, restore
from hetman.table.database import sqlite_url, written_part
from hetman.table.errors import Gone, Unusable
from hetman.table.service import TableService
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.table.time_control import TimeControl
from postgres import Postgres
from table.tables import new_table, play_first_moves, play_out
from table.test_database import OLD
from table.test_store import contents


def filled(url: str) -> tuple[Store, list[Table]]:
    store = Store(url)
    tables = [
        new_table("person", "bot", public=True, host="ewa"),
        new_table("person", "person", time_control=TimeControl.read("live 5+3")),
        new_table("bot", "bot", round_limit=1),
        new_table("person", "open"),
    ]
    for table in tables:
        store.save(table)
    play_first_moves(tables[0], 4)
    tables[0].say(0, "Ewa", "Dzień dobry!")
    play_first_moves(tables[1], 5)
    play_out(tables[2])
    for table in tables[:3]:
        store.save(table)
    store.save_record("r" * 22, tables[2].playing.record, "guest")
    return store, tables


def same(store: Store, tables: list[Table]) -> None:
    for table in tables:
        seen, wanted = contents(store.load(table.id)), contents(table)
        # A restore counts as a change, and moves the start of the clocks to the present server time.
        for each in (seen, wanted):
            del each["revision"], each["clocks"]
        assert seen == wanted


def test_a_backup_comes_back_into_the_same_database(database: str, tmp_path: Path) -> None:
    store, tables = filled(database)
    file = tmp_path / "backup.db"
    assert back_up(database, file) == 4
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]
    before = [store.load(table.id) for table in tables]
    play_first_moves(tables[1], 2)
    store.save(tables[1])
    later = new_table("person", "person")
    store.save(later)
    kept = restore(database, file)
    same(store, before)
    with pytest.raises(Gone):
        store.load(later.id)
    assert store.record("r" * 22) is not None
    # Nothing is lost: the state before is a backup too.
    restore(database, kept)
    same(store, [*tables, later])
    store.close()


def test_a_backup_takes_the_place_of_no_database(tmp_path: Path) -> None:
    used, other = tmp_path / "used.db", tmp_path / "other.db"
    (tmp_path / "link.db").symlink_to(used)
    store = Store(sqlite_url(used), alone=True)
    store.save(new_table("person", "bot"))
    for file in (used, tmp_path / "link.db", tmp_path / "." / "used.db"):
        with pytest.raises(Unusable, match="is the database itself"):
            back_up(sqlite_url(used), file)
    Store(sqlite_url(other)).close()
    with pytest.raises(Unusable, match=r"a server uses .*used\.db"):
        back_up(sqlite_url(other), used)
    assert len(store.running()) == 1
    store.close()
    assert back_up(sqlite_url(used), other) == 1, "an older backup is replaced"


def test_a_file_that_cannot_be_written_is_named(database: str, tmp_path: Path) -> None:
    Store(database).close()
    folder = tmp_path / "gone"
    with pytest.raises(Unusable, match=rf"cannot write {folder}/backup.db: No such file"):
        back_up(database, folder / "backup.db")
    with pytest.raises(Unusable, match=rf"{tmp_path} is a folder; name a file in it"):
        back_up(database, tmp_path)
    assert not tmp_path.with_name(f"{tmp_path.name}.part").exists()


def test_a_backup_that_cannot_be_finished_leaves_nothing(database: str, tmp_path: Path) -> None:
    store, _ = filled(database)
    file = tmp_path / "backup.db"
    back_up(database, file)
    older = file.read_bytes()
    (soft, hard), handler = resource.getrlimit(resource.RLIMIT_FSIZE), signal.getsignal(signal.SIGXFSZ)
    try:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(older) // 2, hard))
        with pytest.raises(Unusable):
            back_up(database, file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)
    assert file.read_bytes() == older
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]
    store.close()


def test_a_full_disk_is_that_of_the_backup(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with pytest.raises(Unusable) as error, written_part(file):
        raise sqlite3.OperationalError("database or disk is full")
    assert str(error.value) == f"cannot write {file}: its disk is full"
    assert list(tmp_path.iterdir()) == []


def test_a_backup_can_be_read_where_nothing_can_be_written(database: str, tmp_path: Path) -> None:
    store, tables = filled(database)
    file = tmp_path / "backup.db"
    back_up(database, file)
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (len(tables),)
    store.close()


def test_backups_move_between_databases(postgres: Postgres, tmp_path: Path) -> None:
    for number, (source, target) in enumerate(
        [(sqlite_url(tmp_path / "one.db"), postgres.create()), (postgres.create(), sqlite_url(tmp_path / "two.db"))]
    ):
        store, tables = filled(source)
        file = tmp_path / f"backup{number}.db"
        back_up(source, file)
        Store(target).close()
        restore(target, file)
        other = Store(target)
        same(other, tables)
        # A server can also open the backup itself.
        opened = Store(sqlite_url(file))
        same(opened, tables)
        for each in (store, other, opened):
            each.close()


def test_clocks_have_as_much_time_as_in_the_backup(database: str, tmp_path: Path) -> None:
    store, tables = filled(database)
    store.tick(tables[1].clocks.since + 40)
    back_up(database, tmp_path / "backup.db")
    store.tick(100_000)
    restore(database, tmp_path / "backup.db")
    table = store.load(tables[1].id)
    table.clocks.server.catch_up(store.server_time())
    seat = table.awaited[0]
    left = tables[1].chairs[seat].left
    assert left is not None
    assert table.clocks.left(seat, table.awaited) == pytest.approx(left - 40, abs=1)
    store.close()


async def until(found: Callable[[], Any]) -> None:
    for _ in range(300):
        if found():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not happen")


def test_a_running_server_follows_a_restore(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        service = TableService(Store(database, alone=True), workers=1, pause=0)
        await service.start()
        kept, other = new_table("person", "person"), new_table("person", "person")
        await service.open(kept)
        viewer = await service.subscribe(kept.id, frozenset({0}))
        await asyncio.to_thread(back_up, database, tmp_path / "backup.db")
        await service.open(other)
        async with service.transaction(kept.id) as table:
            table.concede(0)
        viewer.changed.clear()
        await asyncio.to_thread(restore, database, tmp_path / "backup.db")
        await asyncio.wait_for(viewer.changed.wait(), 20)
        async with service.read(kept.id) as table:
            assert table.status == "running"
        async with service.transaction(kept.id) as table:
            play_first_moves(table)
        await until(lambda: other.id not in service.live)
        await service.close()

    asyncio.run(play())


def test_a_backup_of_an_older_version_is_restored(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(gzip.decompress((OLD / "hetman-0.1.sql.gz").read_bytes()).decode())
    Store(sqlite_url(tmp_path / "hetman.db")).close()
    restore(sqlite_url(tmp_path / "hetman.db"), file)
    store = Store(sqlite_url(tmp_path / "hetman.db"))
    assert len(store.running()) == 9
    store.close()
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


def test_only_a_server_migrates(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(gzip.decompress((OLD / "hetman-0.1.sql.gz").read_bytes()).decode())
    with pytest.raises(Unusable, match="start `hetman serve` on it first"):
        back_up(sqlite_url(file), tmp_path / "backup.db")


def test_what_is_not_a_backup_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "hetman.db")
    store, tables = filled(url)
    (tmp_path / "text").write_text("nothing of the kind" * 100)
    sqlite3.connect(tmp_path / "empty.db").execute("CREATE TABLE other (id)").connection.close()
    for name, reason in (("none", "no such file"), ("text", "is not a backup"), ("empty.db", "is not a backup")):
        with pytest.raises(Unusable, match=reason):
            restore(url, tmp_path / name)
    same(store, tables)
    store.close()
    with pytest.raises(Unusable, match="no such database"):
        back_up(sqlite_url(tmp_path / "missing.db"), tmp_path / "backup.db")
    assert not (tmp_path / "missing.db").exists()
