"""A table that cannot be loaded is set aside: it stops nobody, says why, and keeps its record."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

import hetman
from hetman.core import registry
from hetman.table import aside
from hetman.table.errors import Refused, SetAside
from hetman.table.store import Store
from hetman.table.table import Table
from table.tables import new_table, play_first_moves, play_out

Spoil = Callable[[Store, Table], None]


def run(store: Store, command: str, **values: Any) -> None:
    with store.engine.begin() as connection:
        connection.execute(text(command), values)


def remove_game(store: Store, table: Table) -> None:
    run(store, "UPDATE tables SET game = 'chess' WHERE id = :id", id=table.id)


def break_components(store: Store, table: Table) -> None:
    components = json.dumps({"units.json": "{"})
    run(store, "UPDATE tables SET components = :components WHERE id = :id", id=table.id, components=components)


def change_move(store: Store, table: Table) -> None:
    data = json.dumps({"moves": [[0, "deploy archer z9"]]})
    run(store, "UPDATE journal SET data = :data WHERE table_id = :id AND number = 2", id=table.id, data=data)


def break_row(store: Store, table: Table) -> None:
    run(store, "UPDATE journal SET data = '{' WHERE table_id = :id AND number = 2", id=table.id)


def lose_rows(store: Store, table: Table) -> None:
    run(store, "DELETE FROM chairs WHERE table_id = :id AND seat = 1", id=table.id)


BAD: dict[str, tuple[Spoil, str]] = {
    "game": (remove_game, "game"),
    "components": (break_components, "components"),
    "move": (change_move, "rules"),
    "row": (break_row, "damaged"),
    "chair": (lose_rows, "damaged"),
}


@pytest.fixture(params=BAD)
def bad(request: pytest.FixtureRequest) -> tuple[Spoil, str]:
    return BAD[request.param]


def test_a_bad_table_says_why_and_the_others_go_on(database: str, bad: tuple[Spoil, str]) -> None:
    spoil, reason = bad
    store = Store(database)
    table, other = new_table("person", "person"), new_table("person", "bot")
    for each in (table, other):
        play_first_moves(each, 3)
        store.save(each)
        play_first_moves(each, 1)
        store.save(each)
    spoil(store, table)
    with pytest.raises(SetAside, match=table.id) as error:
        store.load(table.id)
    assert error.value.reason == reason
    assert error.value.status == "running"
    assert store.load(other.id).status == "running"
    assert set(store.running()) == {table.id, other.id}
    store.close()


def test_reasons_hold_no_secrets(database: str) -> None:
    """An illegal move would list the legal ones, and with them a hand."""
    store = Store(database)
    table = new_table("person", "person")
    store.save(table)
    play_first_moves(table)
    store.save(table)
    change_move(store, table)
    with pytest.raises(SetAside) as error:
        store.load(table.id)
    assert "legal" not in str(error.value)
    assert error.value.detail.startswith("line ")
    store.close()


def test_a_running_game_ends_as_it_stands_and_its_record_can_be_read(database: str) -> None:
    store = Store(database)
    table = new_table("person", "person")
    store.save(table)
    play_first_moves(table, 4)
    store.save(table)
    remove_game(store, table)
    with pytest.raises(Refused):
        aside.kept_record(store.reader, table.id)
    with pytest.raises(Refused) as error:
        aside.end(store.engine, table.id, "stranger", "")
    assert error.value.key == "watching"
    aside.end(store.engine, table.id, "", table.chairs[1].token)
    with pytest.raises(Refused) as error:
        aside.end(store.engine, table.id, "person0", "")
    assert error.value.key == "over"
    record = aside.kept_record(store.reader, table.id)
    assert record.moves == table.playing.record.moves
    assert record.result == ()
    assert record.seed == table.seed.hex()
    assert hetman.Record.parse(str(record)) == record
    with pytest.raises(SetAside) as now:
        store.load(table.id)
    assert now.value.status == "over"
    store.close()


def test_the_record_of_a_damaged_game_ends_before_the_damage(database: str) -> None:
    store = Store(database)
    table = new_table("person", "person")
    for _ in range(4):
        store.save(table)
        play_first_moves(table)
    table.concede(0)
    store.save(table)
    whole = table.playing.record
    run(store, "UPDATE journal SET data = '{' WHERE table_id = :id AND number = 4", id=table.id)
    record = aside.kept_record(store.reader, table.id)
    assert 0 < len(record.moves) < len(whole.moves)
    assert record.moves == whole.moves[: len(record.moves)]
    assert (record.result, record.conceded, record.seed) == ((), None, table.seed.hex())
    assert hetman.Record.parse(str(record)) == record
    run(store, "UPDATE tables SET options = '{' WHERE id = :id", id=table.id)
    with pytest.raises(Refused) as error:
        aside.kept_record(store.reader, table.id)
    assert error.value.key == "no-record"
    store.close()


def test_a_finished_game_keeps_its_result(database: str) -> None:
    store = Store(database)
    over, conceded = new_table("bot", "bot", round_limit=1), new_table("person", "person")
    play_out(over)
    conceded.concede(0)
    for table in (over, conceded):
        store.save(table)
        assert str(aside.kept_record(store.reader, table.id)) == str(table.playing.record)
    store.close()


def test_a_game_whose_moves_do_not_fit_newer_rules_is_set_aside(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(database)
    table = new_table("person", "person")
    play_first_moves(table, 3)
    store.save(table)

    class Newer(type(table.game)):  # type: ignore[misc]
        version = "2"

        def legal(self, state: Any, move: Any) -> int:
            if len(state.stack) and state.actor == 0:
                raise hetman.IllegalMove("not under these rules")
            return int(super().legal(state, move))

    monkeypatch.setattr(registry, "REGISTERED", {"warchest": Newer()})
    with pytest.raises(SetAside) as error:
        store.load(table.id)
    assert (error.value.reason, error.value.version) == ("rules", "1")
    aside.end(store.engine, table.id, "person0", "")
    assert aside.kept_record(store.reader, table.id).version == "1"
    store.close()
