"""What was saved is there again."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Insert, event

from ambush import Ambush
from hetman.core.record import Rules
from hetman.table.chat import MESSAGES
from hetman.table.database import sqlite_url
from hetman.table.errors import Conflict, Gone
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.table.time_control import TimeControl
from table.tables import before_stakes, new_table, play_first_moves, play_out


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def again(store: Store, table: Table) -> Table:
    """The table as another process finds it."""
    other = Store(store.engine.url.render_as_string(hide_password=False))
    try:
        return other.load(table.id)
    finally:
        other.close()


def contents(table: Table) -> dict[str, object]:
    """Everything that the store keeps."""
    left_out = ("match", "setup", "changed", "stored", "journal", "clocks")
    seen = {name: value for name, value in vars(table).items() if name not in left_out}
    match = table.match
    return seen | {
        "setup": table.setup.dump(),
        "record": str(match.record) if match else None,
        "sealed": match.sealed.steps if match else None,
        "clocks": (table.clocks.since, table.clocks.settled),
        "journal": table.journal.number,
    }


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = new_table("person", "bot", time_control=TimeControl.read("live 5+3"), public=True, host="ewa")
    store.save(table)
    assert contents(again(store, table)) == contents(table)
    play_first_moves(table, 5)
    table.say(0, "Ewa", "no, no")
    store.save(table)
    assert contents(again(store, table)) == contents(table)


def test_moves_that_were_taken_back_are_gone(store: Store) -> None:
    table = new_table("person", "bot")
    store.save(table)
    play_first_moves(table, 6)
    store.save(table)
    table.undo(0)
    table.undo(0)
    store.save(table)
    assert contents(again(store, table)) == contents(table)
    play_first_moves(table, 3)
    store.save(table)
    assert contents(again(store, table)) == contents(table)


def test_a_table_that_waits_and_one_that_is_over_come_back(store: Store) -> None:
    waiting = new_table("person", "open")
    waiting.words[0] = "fortuna"
    over = new_table("bot", "bot", round_limit=1)
    play_out(over)
    conceded = new_table("person", "person")
    conceded.concede(0)
    for table in (waiting, over, conceded):
        store.save(table)
        assert contents(again(store, table)) == contents(table)
        assert again(store, table).status == table.status


def test_secret_answers_survive(ambush: Ambush, store: Store) -> None:
    table = new_table("person", "person", "person", game=ambush, time_control=TimeControl.read("live 5+3"))
    table.play(2, table.number, table.moves(2)[0])
    store.save(table)
    found = again(store, table)
    assert contents(found) == contents(table)
    assert found.awaited == [0, 1]


def test_steps_of_secret_answers_survive(store: Store) -> None:
    table = before_stakes()
    for seat, steps in ((1, 2), (0, 1)):
        for _ in range(steps):
            table.play(seat, table.number_for(seat), table.moves(seat)[0])
    store.save(table)
    found = again(store, table)
    assert contents(found) == contents(table)
    assert [found.number_for(seat) for seat in (0, 1)] == [table.number + 1, table.number + 2]
    assert [found.playing.view(seat) for seat in (0, 1, None)] == [table.playing.view(seat) for seat in (0, 1, None)]
    table.undo(1)
    store.save(table)
    assert contents(again(store, table)) == contents(table)


def test_games_with_many_secret_answers_come_back(ambush: Ambush, store: Store) -> None:
    table = new_table("person", "person", "person", game=ambush)
    store.save(table)
    while table.awaited:
        play_first_moves(table)
        store.save(table)
        assert contents(again(store, table)) == contents(table)
    assert len(table.playing.entries) > 10


def test_guests_and_tokens_find_their_tables(store: Store) -> None:
    table, other = new_table("person", "open", public=True), new_table("bot", "bot")
    for each in (table, other):
        store.save(each)
    assert store.of_guest("person0", 10) == [table.id]
    assert store.of_guest("nobody", 10) == []
    assert store.with_token(table.chairs[1].token) == table.id
    assert store.with_token("nothing") is None
    assert store.public("open", 10) == [table.id]
    assert store.running() == [other.id]


def test_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Gone):
        store.load("nothing")


def test_two_writers_cannot_both_make_the_same_move(store: Store, database: str) -> None:
    table = new_table("person", "person")
    store.save(table)
    second = Store(database)
    other = second.load(table.id)
    play_first_moves(table)
    store.save(table)
    other.play(0, other.number, other.moves(0)[-1])
    with pytest.raises(Conflict):
        second.save(other)
    second.close()
    assert contents(again(store, table)) == contents(table)


def test_only_the_owner_reads_the_file_and_readers_do_not_wait(tmp_path: Path) -> None:
    path = tmp_path / "data" / "hetman.db"
    Store(sqlite_url(path)).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_change_writes_only_what_happened(store: Store) -> None:
    """What a move writes does not depend on the length of the game."""
    table = new_table("person", "person", round_limit=20)
    store.save(table)
    written = []

    def listen(_: Any, clause: Any, many: Any, one: Any, options: Any) -> None:
        written.append(sum(len(str(row)) for row in many or [one]) if isinstance(clause, Insert) else 0)

    event.listen(store.engine, "before_execute", listen)
    sizes = []
    for _ in range(60):
        play_first_moves(table)
        store.save(table)
        sizes.append(sum(written))
        written.clear()
    assert len(table.playing.entries) > 80
    assert max(sizes[30:]) < 2 * max(sizes[:30])
    before = written[:]
    store.save(table)
    assert written == before, "nothing has changed"


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from hetman.table.schema import METADATA

    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_record_is_kept(store: Store) -> None:
    table = new_table("bot", "bot", round_limit=1)
    play_out(table)
    store.save_record("abc", table.playing.record, "ewa")
    found = store.record("abc")
    assert str(found) == str(table.playing.record)
    assert store.record("other") is None
    assert store.save_record("def", table.playing.record, "ewa") == "abc"
    assert store.save_record("def", table.playing.record, "jan") == "def"
    assert [upload.id for upload in store.uploads("ewa", 9)] == ["abc"]


def test_the_oldest_messages_leave_the_database_too(store: Store) -> None:
    table = new_table("person", "bot")
    for number in range(MESSAGES + 5):
        table.say(0, "Ewa", f"message {number}")
        if number % 50 == 0:
            store.save(table)
    store.save(table)
    found = again(store, table)
    assert found.chat == table.chat
    assert found.chat[0].text == "message 5"


def test_who_sat_where_comes_back(store: Store) -> None:
    table = new_table("person", "bot")
    play_first_moves(table, 3)
    table.hand_over(0, "page")
    store.save(table)
    assert len(table.playing.players) == 3
    assert again(store, table).playing.players == table.playing.players


def test_a_running_game_goes_on_under_newer_rules(store: Store, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("person", "bot")
    play_first_moves(table, 3)
    store.save(table)
    start = len(table.playing.entries) + 1
    monkeypatch.setattr(type(table.game), "version", "2")
    later = Store(database)
    newer = later.load(table.id)
    assert newer.playing.rules == [Rules("2", start)]
    play_first_moves(newer, 3)
    later.save(newer)
    later.close()
    last = again(store, table)
    # The change is noted where it happened, not at the next start of the server.
    assert last.playing.rules == [Rules("2", start)]
    assert (last.playing.record.version, last.playing.record.rules_version) == ("1", "2")
