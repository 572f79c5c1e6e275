"""A drawing that raises an error takes no table away: the game goes on with what can be drawn, or with plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

import hetman
from clicking import asked, clicked_move, positions
from hetman.core.game import Game
from hetman.web.rule_pictures import rule_pictures
from web.server import Table

SECRET = "the third card is a knight"


@pytest.fixture(params=["lights", "board", "everything"])
def broken(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, failed_drawings: list[str]
) -> Iterator[str]:
    """Games whose drawing fails: only with legal moves, always, or with plain text and small pictures too."""
    real = Game.draw

    def fail(*_: Any, **__: Any) -> Any:
        raise KeyError(SECRET)

    def draw(game: Game, view: Any, say: Any, **lit: Any) -> dict[str, str]:
        return fail() if request.param != "lights" or lit.get("moves") else real(game, view, say, **lit)

    monkeypatch.setattr(Game, "draw", draw)
    if request.param == "everything":
        monkeypatch.setattr(Game, "figure", fail)
        monkeypatch.setattr(Game, "plain_text", fail)
    rule_pictures.cache_clear()
    yield str(request.param)
    rule_pictures.cache_clear()


@pytest.mark.parametrize("name", hetman.games())
def test_every_page_is_there_and_both_seats_play_on(
    client: TestClient, broken: str, name: str, failed_drawings: list[str]
) -> None:
    table = Table(client, name, seats=2)
    with client.websocket_connect(f"/api/tables/{table.id}/live?scene=true", headers=table.headers(0)) as page:
        scene = page.receive_json()
        for _ in range(6):
            seat = table.actor()
            assert [table.get(path, seat).status_code for path in ("/scene", "/drawing", "/choices")] == [200] * 3
            number = table.state(seat)["number"]
            chosen = table.post("choose", seat, number=number, chosen=[], draft=[]).json()["question"]
            assert "board" in chosen["parts"]
            assert table.play(seat).status_code == 200
            while scene.get("number", -1) <= number:
                scene = page.receive_json()
            assert "board" in scene["parts"]
    assert [client.get(path).status_code for path in (f"/tables/{table.id}", f"/games/{name}/rules")] == [200] * 2
    assert len(failed_drawings) > 5
    assert not [line for line in failed_drawings if SECRET in line]
    failed_drawings.clear()


@pytest.mark.parametrize("name", hetman.games())
def test_every_legal_move_can_still_be_made_by_clicking(broken: str, name: str, failed_drawings: list[str]) -> None:
    for table, seat in positions(name, hetman.game(name).seats[0], count=2, apart=9):
        legal = asked(table, seat).choosing.moves
        for move in legal[:: max(1, len(legal) // 6)]:
            assert move.move in clicked_move(table, seat, move), table.game.notation(move.move)
    failed_drawings.clear()
