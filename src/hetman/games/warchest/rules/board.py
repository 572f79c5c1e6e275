"""The two boards as tables: hexes, locations, neighbours and distances."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.warchest.components import FIELDS, Field
from hetman.games.warchest.components.board import axial

# The 37 hexes for two come first: their numbers are the same on both boards.
HEXES: Final[tuple[str, ...]] = (
    *FIELDS[2].hexes(),
    *[name for name in FIELDS[4].hexes() if name not in FIELDS[2].hexes()],
)
NUMBERS: Final = {name: number for number, name in enumerate(HEXES)}

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


class Board:
    """Tables of one side of the board, by hex number."""

    def __init__(self, field: Field) -> None:
        names = [name for name in HEXES if name in set(field.hexes())]
        places = {axial(name): number for number, name in enumerate(names)}
        self.size: i64 = len(names)
        self.goal: i64 = field.markers
        self.locations: list[i64] = [NUMBERS[n] for side in (*field.start, field.neutral) for n in side]
        self.is_location: list[bool] = [number in self.locations for number in range(len(names))]
        self.start: list[list[i64]] = [[NUMBERS[name] for name in side] for side in field.start]
        self.distance: list[i64] = [apart(one, other) for one in places for other in places]
        self.neighbours: list[list[i64]] = [ring(places, centre, 1) for centre in places]
        self.second_ring: list[list[i64]] = [ring(places, centre, 2) for centre in places]
        self.rays: list[list[list[i64]]] = [rays(places, centre) for centre in places]
        """By hex and direction: up to three hexes in a straight line."""


def ring(places: dict[tuple[int, int], int], centre: tuple[int, int], radius: int) -> list[i64]:
    return [number for place, number in places.items() if apart(place, centre) == radius]


def rays(places: dict[tuple[int, int], int], centre: tuple[int, int]) -> list[list[i64]]:
    lines = []
    for dq, dr in DIRECTIONS:
        line: list[i64] = []
        for step in (1, 2, 3):
            place = (centre[0] + dq * step, centre[1] + dr * step)
            if place not in places:
                break
            line.append(places[place])
        if line:
            lines.append(line)
    return lines


BOARDS: Final[dict[int, Board]] = {seats: Board(field) for seats, field in FIELDS.items()}
