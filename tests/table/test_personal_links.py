"""Personal links work once, for a short time, and can be revoked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import select

from hetman.table.personal_links import LIFETIME, LinkedGuest, create_link, revoke_links, use_link
from hetman.table.schema import PERSONAL_LINKS
from hetman.table.store import Store


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def test_a_link_works_once_and_is_stored_as_a_hash(store: Store) -> None:
    secret = create_link(store.engine, "guest-of-ewa", "Ewa")
    with store.engine.connect() as connection:
        assert secret not in str(connection.execute(select(PERSONAL_LINKS)).all())
    assert use_link(store.engine, "another") is None
    assert use_link(store.engine, secret) == LinkedGuest("guest-of-ewa", "Ewa")
    assert use_link(store.engine, secret) is None


def test_a_link_expires(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("hetman.table.personal_links.time.time", lambda: now)
    first, second = create_link(store.engine, "a", ""), create_link(store.engine, "b", "")
    now += LIFETIME - 1
    assert use_link(store.engine, first) == LinkedGuest("a", "")
    now += 2
    assert use_link(store.engine, second) is None


def test_a_new_link_and_a_revocation_end_the_old_one(store: Store) -> None:
    old, other = create_link(store.engine, "a", ""), create_link(store.engine, "b", "")
    new = create_link(store.engine, "a", "")
    assert use_link(store.engine, old) is None
    revoke_links(store.engine, "a")
    assert use_link(store.engine, new) is None
    assert use_link(store.engine, other) == LinkedGuest("b", "")
