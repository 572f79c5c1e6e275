"""Leaders differ in more than their colour."""

from __future__ import annotations

import re
from itertools import combinations

from hetman.games.zizka.drawing.leaders import marker, pawn


def test_leaders_differ_in_more_than_colour() -> None:
    for one, other in combinations(("gules", "azure", "vert", "or"), 2):
        for shapes in ((marker(one), marker(other)), (pawn("zizka", one, False), pawn("zizka", other, False))):
            first, second = (re.sub(r"var\(--[\w-]+\)|url\(#[\w-]+\)|on-\w+", "", shape) for shape in shapes)
            assert first != second
