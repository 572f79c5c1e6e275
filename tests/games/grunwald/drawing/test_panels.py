"""A panel shows what a seat has, and who it is."""

from __future__ import annotations

import re

import pytest

from games.grunwald.picture import (
    drawn,
)
from games.grunwald.table import at_the_end, table
from hetman.games.grunwald.drawing import draw
from pictures import by_id, echo, markup, of_class


def test_a_panel_tells_stocks_cards_and_pawns() -> None:
    t = table(3, round=5, hand={1: "crown5 crown2"}, camp={1: "mercenary3 teuton1"}, purse={1: 7}, stores={1: 2})
    panel = drawn(t)["seat-1"]
    numbers = ["".join(cell.itertext()) for cell in of_class(panel, "goods")[0]]
    assert numbers[:2] == ["7", "2panel-feeds count=3"]
    assert of_class(panel, "short"), "two provisions for three knights"
    assert not of_class(drawn(t)["seat-0"], "short")
    rows = [len(list(row)) for row in of_class(panel, "minis")]
    assert rows == [3, 2]


def test_pawns_that_are_out_are_dashed() -> None:
    t = table(2).play("send officer crown", "send helper crown")
    assert [len(of_class(drawn(t)[f"seat-{seat}"], "absent")) for seat in range(2)] == [1, 1]


def test_an_officer_is_one_and_the_same_in_the_panel_and_on_the_board() -> None:
    t = table(2)
    assert by_id(drawn(t)["seat-0"], "officer-0").tag == "svg"
    assert by_id(drawn(t.play("send officer crown"))["board"], "officer-0").tag == "g"


def test_start_turn_and_passing_are_marked() -> None:
    t = table(3, start=1).play("pass")
    parts = drawn(t)
    assert "panel-start" in parts["seat-1"]
    assert "panel-passed" in parts["seat-1"]
    assert "panel-start" not in parts["seat-2"]
    assert of_class(parts["seat-2"], "turn")
    assert of_class(drawn(t, seat=0)["seat-2"], "awaited")
    assert not of_class(drawn(t, seat=0)["seat-2"], "turn"), "teal is for the viewer's own turn"


def test_an_office_is_dashed_while_it_is_only_led() -> None:
    running = drawn(table(2, round=5, hand={0: "crown5"}))["seat-0"]
    over = at_the_end(2, hand={0: "crown5"}, stores={0: 5})
    ended = draw(over.state.view(None), echo)["seat-0"]
    assert "panel-leads office=('office', 'crown')" in running
    assert 'stroke-dasharray="4 3"' in markup(of_class(running, "offs")[0])
    assert 'stroke-dasharray="4 3"' not in markup(of_class(ended, "offs")[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_its_panel(seats: int) -> None:
    parts = drawn(table(seats))
    assert list(parts) == ["board", "hand", "tray", "caption", *[f"seat-{seat}" for seat in range(seats)]]
    assert "board-caption round=1 count=8" in parts["caption"]


def test_seats_differ_in_more_than_colour() -> None:
    """Without its colours every pawn still differs from the others."""
    t = table(4).play(*["send officer crown"] * 4)
    pawns = [markup(by_id(drawn(t)["board"], f"officer-{seat}")) for seat in range(4)]
    grey = [re.sub(r"var\(--[\w-]+\)|officer-\d|transform=\"[^\"]*\"", "", pawn) for pawn in pawns]
    assert len(set(grey)) == 4
