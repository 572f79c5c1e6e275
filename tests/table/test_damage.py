"""A damaged SQLite file: one line, or some tables set aside, and never a backup over a good one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hetman import doctor
from hetman.table.backup import back_up, restore
from hetman.table.database import sqlite_url
from hetman.table.errors import Unusable
from hetman.table.service import TableService
from hetman.table.store import Store
from table.test_backup import filled, same

PAGE = 4096
GOOD = b"an older backup"


def damaged(folder: Path, every: int = 1) -> Iterator[Path]:
    """Yield the database with one of its pages overwritten: each in turn, or every second or third one."""
    store, _ = filled(sqlite_url(folder / "whole.db"))
    store.close()
    whole = (folder / "whole.db").read_bytes()
    for start in range(0, len(whole), every * PAGE):
        file = folder / f"page{start // PAGE}.db"
        file.write_bytes(whole[:start] + b"\xff" * PAGE + whole[start + PAGE :])
        yield file


def start(url: str) -> int:
    """Start a server and stop it. Returns how many tables it could not load."""

    async def run() -> int:
        service = TableService(Store(url, alone=True), workers=1, pause=3600)
        try:
            await service.start()
            return len(service.store.aside)
        finally:
            await service.close()

    return asyncio.run(run())


def test_a_server_starts_or_says_why_in_one_line(tmp_path: Path) -> None:
    started, aside, refused = 0, 0, []
    for file in damaged(tmp_path):
        try:
            aside += start(sqlite_url(file))
            started += 1
        except Unusable as error:
            refused.append(str(error))
    assert min(started, aside, len(refused)) > 0
    assert not [line for line in refused if "\n" in line]


def test_a_damaged_database_replaces_no_backup(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    for file in damaged(tmp_path, every=2):
        backup.write_bytes(GOOD)
        with pytest.raises(Unusable) as refused:
            back_up(sqlite_url(file), backup)
        assert "\n" not in str(refused.value)
        assert backup.read_bytes() == GOOD
        assert [path.name for path in tmp_path.glob("*.part")] == []
        found = [finding.key for finding in doctor.check_database(sqlite_url(file)) if finding.state == doctor.BROKEN]
        assert set(found) & {"doctor-database-damaged", "doctor-database-unusable"}
        with pytest.raises(Unusable, match=r"is not a backup of hetman|use an older backup"):
            restore(sqlite_url(tmp_path / "whole.db"), file)


def test_a_backup_comes_back_into_a_damaged_database_or_says_why_not(tmp_path: Path) -> None:
    store, tables = filled(sqlite_url(tmp_path / "kept.db"))
    back_up(sqlite_url(tmp_path / "kept.db"), tmp_path / "backup.db")
    store.close()
    restored, refused = 0, []
    for file in damaged(tmp_path, every=3):
        try:
            restore(sqlite_url(file), tmp_path / "backup.db")
        except Unusable as error:
            refused.append(str(error))
            continue
        again = Store(sqlite_url(file))
        same(again, tables)
        again.close()
        restored += 1
    assert restored
    assert not [line for line in refused if "\n" in line]
