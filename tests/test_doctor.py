"""`hetman doctor` finds what is broken, says what to do, and changes nothing."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from hetman import doctor
from hetman.cli import app
from hetman.table.database import engine_for, migrate, sqlite_url
from hetman.table.store import Store


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def keys(url: str, port: int, state: str | None = None) -> set[str]:
    found = doctor.examine(url, "127.0.0.1", port)
    return {finding.key.removeprefix("doctor-") for finding in found if state in (None, finding.state)}


def run(url: str, port: int, language: str = "en") -> tuple[int, str]:
    ran = CliRunner().invoke(app, ["doctor", "--database", url, "--port", str(port), "--language", language])
    return ran.exit_code, " ".join(ran.output.split())


def test_a_new_machine_is_sound(tmp_path: Path, port: int) -> None:
    path = tmp_path / "new" / "hetman.db"
    assert {"database-new", "fonts", "port-free", "space"} <= keys(sqlite_url(path), port)
    code, said = run(sqlite_url(path), port)
    assert code == 0
    assert said.endswith("Everything that a server needs is there.")
    assert not path.parent.exists(), "it makes nothing"


def test_a_database_of_a_running_server_is_in_use(tmp_path: Path, port: int) -> None:
    url = sqlite_url(tmp_path / "hetman.db")
    store = Store(url, alone=True)
    assert {"database-in-use", "database-schema", "database-writable"} <= keys(url, port)
    store.close()
    assert "database-free" in keys(url, port)
    assert run(url, port)[0] == 0


def test_an_empty_database_will_be_migrated_but_not_by_the_doctor(tmp_path: Path, port: int) -> None:
    path = tmp_path / "hetman.db"
    path.touch()
    for _ in range(2):
        assert "database-migration" in keys(sqlite_url(path), port)


def test_a_damaged_database_is_broken(tmp_path: Path, port: int) -> None:
    path = tmp_path / "hetman.db"
    path.write_bytes(b"nothing of the kind" * 500)
    assert keys(sqlite_url(path), port, doctor.BROKEN) == {"database-unusable"}
    code, said = run(sqlite_url(path), port, "pl")
    assert code == 1
    assert "[usterka] Nie można użyć bazy danych" in said
    assert said.endswith("Jedna usterka.")


def test_a_newer_database_and_one_out_of_reach_are_broken(tmp_path: Path, port: int) -> None:
    engine = engine_for(sqlite_url(tmp_path / "hetman.db"))
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert keys(sqlite_url(tmp_path / "hetman.db"), port, doctor.BROKEN) == {"database-newer"}
    assert keys("postgresql://hetman@127.0.0.1:1/none", port, doctor.BROKEN) == {"database-unusable"}
    assert keys("mysql://host/name", port, doctor.BROKEN) == {"database-unusable"}


def test_a_database_that_cannot_be_written_is_broken(tmp_path: Path) -> None:
    engine = engine_for(sqlite_url(tmp_path / "hetman.db"))
    migrate(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only=ON")
    assert doctor.check_writable(engine).key == "doctor-database-read-only"
    engine.dispose()


def test_ports_are_explained(tmp_path: Path, port: int) -> None:
    with socket.create_server(("127.0.0.1", port)):
        assert doctor.check_port("127.0.0.1", port).state == doctor.NOTE
    # An address of the documentation range is of no machine.
    assert doctor.check_port("192.0.2.1", port).state == doctor.BROKEN


def test_missing_fonts_and_a_full_disk_are_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "STATIC", tmp_path)
    assert [finding.state for finding in doctor.check_fonts()] == [doctor.BROKEN]
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=5_000_000))
    assert doctor.check_space(tmp_path / "hetman.db") == (doctor.BROKEN, "doctor-space-low", {"count": 5})


def test_extras_and_plain_rules_are_only_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    monkeypatch.setattr(doctor, "is_compiled", lambda: False)
    monkeypatch.setenv("CC", "no-such-compiler")
    found = [*doctor.check_extras(), doctor.check_compiled()]
    assert {finding.state for finding in found} == {doctor.NOTE}
    assert found[-1].key == "doctor-no-compiler"


@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_command_to_copy_stays_on_one_line(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    asked = ["doctor", "--database", f"sqlite:///{tmp_path}/hetman.db", "-l", code]
    printed = CliRunner().invoke(app, asked, prog_name="hetman").stdout
    for extra in doctor.EXTRAS:
        assert f": pip install 'hetman-table[{extra}]'\n" in printed
