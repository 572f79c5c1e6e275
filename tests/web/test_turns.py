"""The feed that tells that it is my turn."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as Xml

from fastapi.testclient import TestClient

from web.server import Table, service_of, serving

ATOM = "{http://www.w3.org/2005/Atom}"


def feed_of(client: TestClient) -> str:
    """Show the address of a new feed of the browser, without its host."""
    found = re.search(r"http://testserver(/turns/[\w-]{22}\.atom\?language=en)", client.post("/turns/feed").text)
    assert found is not None
    return found[1]


def entries(client: TestClient, feed: str) -> list[Xml.Element]:
    answer = client.get(feed)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/atom+xml")
    return Xml.fromstring(answer.content).findall(f"{ATOM}entry")


def mine(client: TestClient) -> Table:
    """A slow table of this browser against a guest who sits at another one."""
    table = Table(client, first=False, chairs=["me", "open"], pace="slow 3")
    guest = dict(client.cookies)
    client.cookies.clear()
    invitation = {"authorization": f"Bearer {table.tokens[1]}"}
    table.tokens[1] = client.post("/api/seat", json={"name": "Ala & Jan"}, headers=invitation).json()["token"]
    client.cookies.clear()
    client.cookies.update(guest)
    return table


def test_the_feed_has_an_entry_for_each_decision_that_waits_for_me(client: TestClient) -> None:
    table = mine(client)
    cookies = dict(client.cookies)
    feed, seen = feed_of(client), set()
    client.cookies.clear()
    for _ in range(30):
        actor, found = table.actor(), entries(client, feed)
        assert len(found) == (actor == 0)
        for entry in found:
            seen.add(entry.findtext(f"{ATOM}id"))
            link = entry.find(f"{ATOM}link")
            assert link is not None
            assert link.get("href") == f"http://testserver/tables/{table.id}"
            assert "War Chest" in str(entry.findtext(f"{ATOM}title"))
            assert "Ala & Jan" in str(entry.findtext(f"{ATOM}summary"))
        table.play(actor)
    # Each decision is another entry, so that readers show it as new.
    assert len(seen) > 5
    text = client.get(feed).text
    assert not [secret for secret in (*table.tokens.values(), *cookies.values()) if secret in text]


def test_a_reader_that_has_it_already_gets_nothing(client: TestClient) -> None:
    mine(client)
    feed = feed_of(client)
    tag = client.get(feed).headers["etag"]
    again = client.get(feed, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_bot_that_plays_for_me_is_not_my_turn(client: TestClient) -> None:
    table = mine(client)
    feed = feed_of(client)
    if table.actor() != 0:
        table.play(1)
    live = service_of(client).live[table.id].table
    assert len(entries(client, feed)) == len(live.awaited) == 1
    live.chairs[0].handed = True
    assert entries(client, feed) == []


def test_a_new_feed_and_its_end_close_the_old_address(client: TestClient) -> None:
    mine(client)
    first = feed_of(client)
    second = feed_of(client)
    assert [client.get(feed).status_code for feed in (first, second)] == [404, 200]
    assert client.post("/turns/end").headers["location"] == "/turns"
    assert client.get(second).status_code == 404
    assert client.get("/turns/wrong.atom").status_code == 404
    third = feed_of(client)
    client.post("/privacy/delete")
    assert client.get(third).status_code == 404


def test_the_address_is_stored_nowhere_and_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        mine(client)
        feed = feed_of(client)
        assert feed.split("/")[2][:22] not in client.get("/turns").text
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert feed.split("/")[2][:22].encode() not in stored
    with serving(tmp_path) as client:
        assert client.get(feed).status_code == 200
