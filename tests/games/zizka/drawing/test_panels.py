"""Panels of the seats and of Torak."""

from __future__ import annotations

import pytest

from games.zizka.picture import buttons, drawn, labels
from games.zizka.table import table
from hetman.games.zizka import GAME
from pictures import echo, of_class


def test_a_panel_tells_points_purse_and_honours() -> None:
    t = table(
        "zizka",
        "bores",
        points={1: 7},
        coins={1: 5},
        luck={1: 2},
        poster={1: True},
        bounty={1: 6},
        favours={"wenceslas": 1},
        conquered={1: ["palisade", None]},
        morale={1: 4},
    )
    part = drawn(t)["seat-1"]
    shown = labels(part)
    assert "panel-points count=7" in shown
    assert "panel-coins count=5" in shown
    assert "panel-luck count=2" in shown
    assert "panel-poster count=6" in shown
    assert "panel-favour ruler=('ruler', 'wenceslas')" in shown
    assert "panel-castle level=('level', 'easy')" in shown
    assert "panel-morale place=4" in shown
    assert "panel-skill skill=('skill', 'die') count=3" in shown


def test_turn_first_player_and_victory_are_marked() -> None:
    t = table("zizka", "bores", first=1)
    assert of_class(drawn(t)["seat-0"], "turn")
    assert of_class(drawn(t, seat=1)["seat-0"], "awaited")
    assert not of_class(drawn(t, seat=1)["seat-0"], "turn"), "teal is for the viewer's own turn"
    assert "panel-first" in drawn(t)["seat-1"]
    assert "panel-first" not in drawn(t)["seat-0"]
    assert "panel-winner" in drawn(t, winners=[1])["seat-1"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_has_its_panel(seats: int) -> None:
    leaders = ("zizka", "bores", "katerina", "torak")[:seats]
    parts = drawn(table(*leaders))
    torak = ["seat-torak"] if seats == 1 else []
    assert [name for name in parts if name.startswith("seat-")] == [f"seat-{seat}" for seat in range(seats)] + torak


def test_torak_has_a_panel_with_posters_and_the_card_under_way() -> None:
    t = table("zizka", torak={"field": "veseli", "points": 12, "posters": "pursued notorious"})
    part = drawn(t)["seat-torak"]
    assert "panel-points count=12" in part
    assert "panel-wanted poster=('poster', 'pursued')" in part
    assert "text-effect-dear" in part
    assert "outlawed" not in part
    assert not buttons(part)
    tearing = GAME.draw(t.view(), echo, moves=[("tear", "pursued"), ("tear", "notorious")])["seat-torak"]
    assert buttons(tearing) == {"pursued", "notorious"}


def test_toraks_card_shows_while_it_is_carried_out() -> None:
    t = table("zizka", tyn="fair", torak={"field": "veseli"}).play("end").until("plot").play("plot rumour")
    part = GAME.draw(t.view(), echo)["seat-torak"]
    assert "panel-ploy ploy=('ploy', 'rumour')" in part
    assert "panel-ploy-tavern" in part
