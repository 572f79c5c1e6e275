"""Nothing that a seat receives during whole games reveals what it may not know."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.core.verbs import HIDDEN
from hetman.table.bot_worker import bot_request
from hetman.table.database import sqlite_url
from hetman.table.service import TableService
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.web.dependencies import Viewer
from hetman.web.scene import choices_json, page_scene, state_of
from table.tables import new_table
from web.server import Table as Served
from web.server import serving

DECISIONS = 60
LOOKED_AT = 4
"""The number of decisions between two checks of everything that is sent. The checks are slow."""


def viewers(table: Table) -> Iterator[Viewer]:
    yield Viewer(None, (), "en")
    for seat in table.seats:
        yield Viewer(seat, (seat,), "en")


def received(table: Table, viewer: Viewer, service: TableService) -> dict[str, Any]:
    """Everything made from a position that a viewer is sent, but for what time alone changes."""
    everything: dict[str, Any] = {
        "scene": page_scene(table, viewer, service, 1e9),
        "state": state_of(table, viewer),
        "choices": choices_json(table, viewer),
        "record": str(table.playing.record_for(viewer.seat)),
    }
    for part in ("scene", "state"):
        for player in everything[part]["players"]:
            player.pop("clock")
    return everything


def imagined(table: Table, seat: int, dice: hetman.Dice) -> Table:
    """The same table with an imagined position, which looks the same to the seat."""
    other = copy.copy(table)
    other.match = copy.copy(table.playing)
    other.match.state = table.playing.state.imagine(seat, dice)
    return other


@pytest.fixture
def service(tmp_path: Path) -> Iterator[TableService]:
    service = TableService(Store(sqlite_url(tmp_path / "hetman.db")))
    yield service
    service.disk.shutdown()
    service.store.close()


def games() -> list[tuple[str, int]]:
    return [(name, seats) for name in hetman.games() for seats in hetman.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), games())
def test_a_seat_receives_the_same_in_every_imagined_position(name: str, seats: int, service: TableService) -> None:
    watch_game(new_table(*["person"] * seats, game=hetman.game(name)), service)


def test_secret_choices_are_sent_to_nobody_else(ambush: hetman.Game, service: TableService) -> None:
    watch_game(new_table("person", "person", "person", game=ambush), service)


def watch_game(table: Table, service: TableService) -> None:
    dice = hetman.Dice(3)
    for decision in range(DECISIONS):
        if not table.awaited:
            break
        for viewer in viewers(table) if decision % LOOKED_AT == 0 else ():
            sent = received(table, viewer, service)
            check_operands(table, viewer.seat, sent)
            if viewer.seat is not None:
                assert received(imagined(table, viewer.seat, dice), viewer, service) == sent
        seat = table.awaited[dice.below(len(table.awaited))]
        check_others_learn_nothing(table, seat, dice, service)


def check_operands(table: Table, seat: int | None, sent: dict[str, Any]) -> None:
    """Hidden operands of others' moves are hidden in the log and in the record."""
    lines = sent["record"].split("moves\n", 1)[1].splitlines()
    for entry, line in zip(table.playing.seen_entries(seat), lines, strict=False):
        shape = table.game.verbs.shape(entry.move)
        if any(operand.hidden for operand in shape.operands) and entry.decision.witness != seat:
            assert HIDDEN in line.split(), line


def check_others_learn_nothing(table: Table, seat: int, dice: hetman.Dice, service: TableService) -> None:
    """While a secret choice runs, an answer changes nothing for anybody else."""
    moves = table.moves(seat)
    others = [viewer for viewer in viewers(table) if viewer.seat != seat]
    number = table.number
    before = [received(table, viewer, service) for viewer in others] if table.choosing else []
    table.play(seat, table.number_for(seat), moves[dice.below(len(moves))])
    if table.choosing and table.number == number:
        assert [received(table, viewer, service) for viewer in others] == before


@pytest.mark.parametrize("name", hetman.games())
def test_seeds_tokens_and_guests_are_never_sent(name: str, tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        seats = hetman.game(name).seats[-1]
        served = Served(client, name, first=False, seats=seats, chairs=["me"] * seats)
        stored = Store(sqlite_url(tmp_path / "hetman.db")).load(served.id)
        secrets = {stored.seed.hex(), stored.host, *served.tokens.values()}
        dice = hetman.Dice(1)
        for _ in range(8):
            for seat in [None, *range(seats)]:
                own = {served.tokens[seat]} if seat is not None else set()
                read_everything(served, seat, secrets - own)
            state = served.state(None)
            actor = state["view"]["awaited"][0] if state["view"]["awaited"] else 0
            moves = served.state(actor)["moves"]
            if not moves:
                break
            served.play(actor, moves[dice.below(len(moves))])


def read_everything(served: Served, seat: int | None, secrets: set[str]) -> None:
    for path in ("", "/scene", "/drawing", "/choices", "/record"):
        text = served.get(path, seat).text
        assert not [secret for secret in secrets if secret in text], path
    page = served.client.get(f"/tables/{served.id}", headers=served.headers(seat))
    assert not [secret for secret in secrets if secret in page.text]
    refused = served.post("moves", seat, number=10**9, move="fly")
    assert not [secret for secret in secrets if secret in refused.text]


def test_a_host_is_shown_the_links_of_others_and_nobody_else_is(client: TestClient) -> None:
    client.post("/games/warchest?mode=friends", data={"chair-0": "me", "chair-1": "open", "seats": "2"})
    served = client.get("/").text
    id = served.split("/tables/")[1][:22]
    assert "/sit/" in client.get(f"/tables/{id}").text
    client.cookies.clear()
    assert "/sit/" not in client.get(f"/tables/{id}").text


def test_a_worker_gets_an_imagined_position() -> None:
    table = new_table("person", "person", army="random")
    true = table.playing.state.dump()
    asked = [bot_request(table.playing.state, 0, "random") for _ in range(20)]
    assert any(sent.position != true for sent in asked)
    assert table.seed.hex() not in json.dumps([sent.position for sent in asked])
