"""What happened at a table: the recap and the playback."""

from __future__ import annotations

from fastapi.testclient import TestClient

from web.server import Table


def test_the_recap_tells_what_the_other_seat_did(client: TestClient) -> None:
    table = Table(client)
    table.play(0)
    assert table.get("/recap", 0).json()["groups"] == []
    move = table.state(1)["moves"][0]
    assert move.startswith("deploy")
    table.post("moves", 1, number=table.state(1)["number"], move=move)
    recap = table.get("/recap", 0).json()
    [group] = recap["groups"]
    assert group["who"] == 1
    changes = group["changes"]
    assert any(change["amount"] == 1 and change["places"] for change in changes)
    assert all(change["figure"] in recap["figures"] for change in changes if change["figure"].startswith("unit:"))


def test_a_change_of_somebody_else_has_the_sign_of_the_seat(client: TestClient) -> None:
    table = Table(client, game="grunwald", options={})
    for _ in range(60):
        table.play(next(seat for seat in (0, 1) if table.state(seat)["moves"]))
        recap = table.get("/recap", 0).json()
        changes = [change for group in recap["groups"] for change in group["changes"]]
        if any(change["seat"] == 1 and not change["own"] for change in changes):
            assert "<svg" in recap["figures"]["seat:1"]
            return
    raise AssertionError("the other seat never changed anything")


def test_spectators_get_no_recap(client: TestClient) -> None:
    table = Table(client)
    table.play(0)
    assert table.get("/recap", None).json()["groups"] == []


def test_the_playback_draws_each_step(client: TestClient) -> None:
    table = Table(client, game="grunwald", options={})
    for _ in range(60):
        table.play(next(seat for seat in (0, 1) if table.state(seat)["moves"]))
    steps = table.get("/playback?first=0", 0).json()["steps"]
    assert steps
    assert "board" in steps[0]["parts"]
    assert all(step["text"] and step["view"] is None for step in steps)
    seen = table.get("/playback?first=0&views=true", 0).json()["steps"]
    assert [step["text"] for step in seen] == [step["text"] for step in steps]
    assert all(step["view"]["seat"] == 0 and not step["parts"] for step in seen)
    later = table.get(f"/playback?first={steps[-1]['entry']}", 0).json()["steps"]
    assert later
    assert later[-1]["text"] == steps[-1]["text"]


def test_a_negative_move_number_is_refused(client: TestClient) -> None:
    assert Table(client).get("/playback?first=-1", 0).status_code == 422
