"""Ways along the roads."""

from __future__ import annotations

from itertools import pairwise

from games.zizka.picture import spot
from games.zizka.table import table
from hetman.core.game import Last
from hetman.games.zizka import GAME
from hetman.games.zizka.drawing.roads import route
from pictures import by_id, echo, of_class

ROADS = GAME.box.contents.roads


def test_the_last_way_is_dotted_along_the_roads() -> None:
    view = table("zizka", "bores", field="tyn").view()
    before = table("zizka", "bores", field="vodnany").view()
    last = Last(before, [{"key": "move", "args": {"seat": ("seat", 0), "field": ("field", "tyn")}}])
    board = GAME.draw(view, echo, last=last)["board"]
    (trail,) = of_class(board, "trail")
    line = next(element.get("d", "") for element in trail.iter("path"))
    assert line.count("M") == len(route(ROADS, "vodnany", "tyn")) == 2
    assert {spot(ring) for ring in trail.iter("circle")} == {spot(by_id(board, "field-vodnany"))}
    assert not of_class(GAME.draw(view, echo)["board"], "trail")


def test_a_route_is_a_shortest_way_on_roads() -> None:
    roads = {frozenset(road) for road in ROADS}
    steps = route(ROADS, "blatna", "hrady")
    assert steps[0][0] == "blatna"
    assert steps[-1][1] == "hrady"
    assert all(one[1] == other[0] for one, other in pairwise(steps))
    assert all(frozenset(step) in roads for step in steps)
    names = [field.id for field in GAME.box.contents.fields]
    start, end = names.index("blatna"), names.index("hrady")
    assert len(steps) == GAME.box.distance[len(names) * start + end]
    assert route(ROADS, "tyn", "tyn") == []
