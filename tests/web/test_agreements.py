"""Undo and draw by agreement over HTTP."""

from __future__ import annotations

from fastapi.testclient import TestClient

import hetman
from web.server import Table, service_of


def test_a_draw_is_offered_and_accepted(client: TestClient) -> None:
    table = Table(client)
    asked = table.post("proposal", 0, what="draw")
    assert asked.json() == {"agreed": False, "status": "running", "number": table.state(0)["number"]}
    assert table.state(1)["proposal"] == {"what": "draw", "seat": 0, "open": [1]}
    assert table.post("proposal/answer", 0, accept=True).json()["reason"] == "no-proposal"
    assert table.post("proposal/answer", None, accept=True).status_code == 403
    assert table.post("proposal/answer", 1, accept=True).json()["agreed"]
    state = table.state(0)
    assert (state["status"], state["winners"], state["proposal"]) == ("over", [0, 1], None)
    scene = table.get("/scene", 0).json()
    assert scene["over"]["result"] == "draw"
    assert scene["over"]["how"] == "The players agreed to a draw."
    assert hetman.verify(hetman.Record.parse(table.get("/record").text)).dice is not None


def test_a_declined_undo_changes_nothing(client: TestClient) -> None:
    table = Table(client)
    while "undo" not in table.get("/scene", 0).json()["ask"]:
        table.play(table.actor())
    before = table.state(None)["view"]
    assert table.post("proposal", 0, what="undo").status_code == 200
    assert table.post("proposal/answer", 1, accept=False).json()["agreed"] is False
    assert table.state(None)["view"] == before
    again = table.post("proposal", 0, what="undo")
    assert (again.status_code, again.json()["reason"]) == (409, "proposal-declined")


def test_the_page_offers_what_can_be_asked(client: TestClient) -> None:
    table = Table(client, chairs=["me", "bot:random"], first=False)
    assert table.get("/scene", 0).json()["ask"] == []
    people = Table(client)
    assert people.get("/scene", 0).json()["ask"] == ["draw"]
    assert people.get("/scene", None).json()["ask"] == []
    shown = client.get(f"/tables/{people.id}").text
    assert 'id="ask-draw"' in shown
    assert "asksDraw" in shown


def test_a_wrong_proposal_is_refused(client: TestClient) -> None:
    table = Table(client)
    assert table.post("proposal", 0, what="victory").status_code == 422
    assert table.post("proposal/answer", 0).status_code == 422
    assert table.post("proposal", None, what="draw").status_code == 403
    assert service_of(client).live[table.id].table.journal.proposals.current is None
