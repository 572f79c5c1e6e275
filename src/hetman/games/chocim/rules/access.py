"""Access: the fields to which a side may send units, as sets of bits. `box.py` makes a table of them."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.games.chocim.components.names import FIELDS
from hetman.games.chocim.rules.places import CAMP, FOREGROUND

Neighbours = Sequence[Sequence[int]]
"""By field: the fields beside it."""


def ottoman_access(neighbours: Neighbours, held: int, first: list[int], second: list[int]) -> int:
    """Own fields, the foreground and the first line; then, line by line, fields behind those that they hold."""
    allowed = [*range(FOREGROUND, len(FIELDS)), *first]
    behind = [field for field in first if held & 2**field]
    allowed += [field for field in second if any(near in behind for near in neighbours[field])]
    held_second = [field for field in second if held & 2**field]
    if any(near in behind for field in held_second for near in neighbours[field]):
        allowed.append(CAMP)
    return sum([2**field for field in set(allowed)])


def chain(neighbours: Neighbours, lost: int, link: bool, source: int) -> int:
    """Fields that fields of the Commonwealth link with the source, and lost fields next to the chain."""
    if lost & 2**source:
        return 0
    linked, seen = [source], {source}
    for field in linked:
        for near in neighbours[field]:
            if near not in seen:
                seen.add(near)
                if link if near == FOREGROUND else not lost & 2**near:
                    linked.append(near)
    return sum([2**field for field in seen])
