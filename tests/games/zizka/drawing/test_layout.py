"""Where the names of the map lie."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.zizka.picture import text
from games.zizka.table import table
from hetman.games.zizka import GAME
from hetman.games.zizka.components.map import Field
from hetman.games.zizka.drawing.landscape import HEIGHT, TOP, WIDTH
from hetman.games.zizka.drawing.layout import Label, Layout, is_named
from hetman.language import LANGUAGES, language
from pictures import of_class

NAMED = [field.id for field in GAME.box.contents.fields if is_named(field)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_of_towns_do_not_cover_one_another(code: str) -> None:
    say = language(code, GAME.folder).say
    board = GAME.draw(table("zizka", "bores").view(), say)["board"]
    towns = of_class(board, "town")
    assert len(towns) == len(NAMED)
    boxes = []
    for town in towns:
        anchor = town.get("class", "").split()[1]
        boxes.append(Label(float(town.get("x", 0)), float(town.get("y", 0)), anchor).box(text(town)))
    assert not [pair for pair in combinations(boxes, 2) if pair[0].shared(pair[1])]
    assert all(box.x > 0 and box.right < WIDTH and box.y > TOP and box.bottom < TOP + HEIGHT for box in boxes)


def test_a_name_goes_where_nothing_is_in_its_way() -> None:
    fields = [Field(name, {}, 500, y, True, False, False, "") for name, y in (("one", 300), ("two", 360))]
    placed = Layout(fields, ()).labels((("one", "Praha"), ("two", "Brno")))
    assert placed["one"].y < placed["two"].y
    assert placed["one"].y < TOP + HEIGHT * 300 / 760, "above, since the other field lies below"
