"""Everything that the store sends is valid for PostgreSQL too, as far as one can test it without a server."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Insert, String, Update, event
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from ambush import Ambush
from hetman.table.database import MIGRATIONS, sqlite_url
from hetman.table.schema import METADATA
from hetman.table.store import Store
from hetman.table.table import Table
from table.tables import new_table, play_first_moves, play_out

POSTGRESQL = postgresql.dialect()  # type: ignore[no-untyped-call]


def words(text: str) -> list[str]:
    return text.replace("(", " ( ").replace(")", " ) ").replace(",", " , ").split()


@pytest.fixture
def migrations() -> str:
    """The SQL of all migrations for PostgreSQL."""
    written = io.StringIO()
    options = {"as_sql": True, "output_buffer": written}
    context = MigrationContext.configure(dialect_name="postgresql", opts=options)
    with Operations.context(context):
        for revision in reversed(list(ScriptDirectory(str(MIGRATIONS)).walk_revisions())):
            revision.module.upgrade()
    return written.getvalue()


def test_migrations_make_the_tables_of_the_schema(migrations: str) -> None:
    made = {words(part)[2]: words(part.split(";")[0]) for part in migrations.split("\n\n") if "CREATE TABLE" in part}
    for part in migrations.split(";"):
        if "ADD COLUMN" in part:
            _, _, name, _, _, *column = words(part)
            made[name] += [*column, ","]
    assert set(made) == set(METADATA.tables)
    for name, table in METADATA.tables.items():
        wanted = words(str(CreateTable(table).compile(dialect=POSTGRESQL)))
        assert sorted(made[name]) == sorted(wanted)
    # Numbers of seats, moves and steps are ours to give, and `left` is a word of SQL.
    assert "SERIAL" not in migrations
    assert '"left" FLOAT' in migrations
    for name, table in METADATA.tables.items():
        for index in table.indexes:
            assert f"CREATE INDEX {index.name} ON {name}" in migrations


Said = list[tuple[Any, Any, Any]]


@pytest.fixture
def said(tmp_path: Path, ambush: Ambush) -> Iterator[Said]:
    """Every statement of a store in full use, with its parameters."""
    store = Store(sqlite_url(tmp_path / "hetman.db"))
    heard: Said = []
    event.listen(
        store.engine, "before_execute", lambda _, clause, many, one, options: heard.append((clause, many, one))
    )
    use(store, new_table("person", "bot", host="ewa", public=True), new_table("person", "person", game=ambush))
    yield heard
    store.close()


def use(store: Store, table: Table, secret: Table) -> None:
    store.save(table)
    play_first_moves(table, 5)
    table.say(0, "Świętosława" * 2, "Dzień dobry! " * 20)
    table.chairs[1].guests.add("b" * 22)
    table.chairs[0].left = 12.5
    store.save(table)
    table.undo(0)
    store.save(table)
    secret.play(0, secret.number, secret.moves(0)[0])
    store.save(secret)
    store.load(secret.id)
    play_out(secret)
    store.save(secret)
    store.save_record("r" * 22, secret.playing.record, "guest")
    for found in (store.record("r" * 22), store.running(), store.of_guest("person0", 5), store.public("running", 5)):
        assert found
    assert store.with_token(table.chairs[0].token) == table.id


def test_every_statement_compiles_for_postgresql(said: Said) -> None:
    texts = {str(clause.compile(dialect=POSTGRESQL)) for clause, _, _ in said}
    verbs = {text.split()[0] for text in texts}
    assert verbs == {"SELECT", "INSERT", "UPDATE", "DELETE"}
    named = {name for name in METADATA.tables if any(f" {name} " in f" {text} ".replace("\n", " ") for text in texts)}
    assert named == set(METADATA.tables)


def test_texts_fit_their_columns(said: Said) -> None:
    """SQLite forgives what is too long; PostgreSQL does not."""
    seen = 0
    for clause, many, one in said:
        if not isinstance(clause, Insert | Update):
            continue
        table = METADATA.tables[str(clause.table)]
        given = clause.compile().params
        for row in many or [one or {}]:
            for name, value in {**given, **row}.items():
                column = table.columns.get(name)
                if column is not None and isinstance(column.type, String) and column.type.length and value:
                    assert len(value) <= column.type.length, name
                    seen += 1
    assert seen > 50
